// SPDX-License-Identifier: MIT
import SelectionCore

/// A table whose rows can be selected.
protocol TablePeer {
  init(rowCount: Int, selected: [Int])
  /// The sum of the selected rows.
  var sum: Int { get }
  mutating func tap(_ row: Int)
  /// Taps a row, and returns the sum of the rows to redraw.
  mutating func tapAndRedraw(_ row: Int) -> Int
  /// The number of rows drawn as selected, of twelve.
  func draw(from row: Int) -> Int
  mutating func reload()
  /// Taps a row, and returns the sum of the rows to redraw, without events for a delegate.
  mutating func tapped(_ row: Int) -> Int
  /// Reloads, and selects these rows again.
  mutating func reload(selecting paths: [RowPath])
  /// Deletes rows at once; they are in ascending order.
  mutating func delete(_ rows: [Int])
  /// Deletes rows and inserts others at once, by their numbers before and after.
  mutating func change(deleting deleted: [Int], inserting inserted: [Int])
  mutating func selectAll()
  mutating func enableUndo()
}

/// This library's table.
struct LibraryTable: TablePeer {
  private var table: TableSelection

  init(rowCount: Int, selected: [Int]) {
    let shape: TableShape = [rowCount]
    table = TableSelection(shape: shape, policy: .multiple)
    _ = try? table.select(RowPaths(RowSet(selected), in: shape))
  }

  var sum: Int {
    var sum = 0
    for path in table.selectedRows { sum &+= path.row }
    return sum
  }

  mutating func tap(_ row: Int) { _ = try? table.tap(RowPath(section: 0, row: row)) }

  mutating func tapAndRedraw(_ row: Int) -> Int {
    guard let change = try? table.tap(RowPath(section: 0, row: row)) else { return -1 }
    var sum = change.events.isEmpty ? -1 : 0
    for path in change.rowsToRedraw { sum &+= path.row }
    return sum
  }

  func draw(from row: Int) -> Int {
    var drawn = 0
    for row in row..<(row + 12) where table.isSelected(RowPath(section: 0, row: row)) { drawn += 1 }
    return drawn
  }

  mutating func reload() { table.reloadData() }

  mutating func tapped(_ row: Int) -> Int {
    var sum = 0
    if let change = try? table.tap(RowPath(section: 0, row: row)) {
      for path in change.rowsToRedraw { sum &+= path.row }
    }
    return sum
  }

  mutating func reload(selecting paths: [RowPath]) {
    table.reloadData()
    _ = try? table.setSelected(paths)
  }

  mutating func change(deleting deleted: [Int], inserting inserted: [Int]) {
    _ = try? table.perform { update in
      update.deleteRows(at: deleted.map { RowPath(section: 0, row: $0) })
      update.insertRows(at: inserted.map { RowPath(section: 0, row: $0) })
    }
  }

  mutating func delete(_ rows: [Int]) {
    var update = TableUpdate()
    update.deleteRows(at: rows.map { RowPath(section: 0, row: $0) })
    _ = try? table.perform(update)
  }

  mutating func selectAll() { _ = try? table.selectAll() }
  mutating func enableUndo() { table.enableUndo() }
}

/// The code that an app writes by hand: the paths of the selected rows, and older ones for undo.
struct HandTable: TablePeer {
  private let rowCount: Int
  private var selected: Set<RowPath>
  private var older: [Set<RowPath>]?

  init(rowCount: Int, selected: [Int]) {
    self.rowCount = rowCount
    self.selected = Set(selected.lazy.map { RowPath(section: 0, row: $0) })
  }

  var sum: Int { selected.reduce(0) { $0 &+ $1.row } }

  mutating func tap(_ row: Int) {
    if older != nil {
      older?.append(selected)
      if let count = older?.count, count > 100 { older?.removeFirst() }
    }
    let path = RowPath(section: 0, row: row)
    if selected.remove(path) == nil { selected.insert(path) }
  }

  mutating func tapAndRedraw(_ row: Int) -> Int {
    tap(row)
    return row
  }

  func draw(from row: Int) -> Int {
    var drawn = 0
    for row in row..<(row + 12) where selected.contains(RowPath(section: 0, row: row)) {
      drawn += 1
    }
    return drawn
  }

  mutating func reload() { selected = [] }

  mutating func tapped(_ row: Int) -> Int { tapAndRedraw(row) }

  mutating func reload(selecting paths: [RowPath]) { selected = Set(paths) }

  mutating func change(deleting deleted: [Int], inserting inserted: [Int]) {
    delete(deleted.sorted())
    // The place of each new row among the old ones.
    let places = inserted.sorted().enumerated().map { $1 - $0 }
    selected = Set(
      selected.lazy.map { path in
        let before = Self.count(places, below: path.row + 1)
        return RowPath(section: 0, row: path.row + before)
      })
  }

  /// The number of elements below a number, by binary search.
  private static func count(_ rows: [Int], below row: Int) -> Int {
    var (low, high) = (0, rows.count)
    while low < high {
      let middle = (low + high) / 2
      if rows[middle] < row { low = middle + 1 } else { high = middle }
    }
    return low
  }

  mutating func delete(_ rows: [Int]) {
    var left = Set<RowPath>(minimumCapacity: selected.count)
    for path in selected {
      let low = Self.count(rows, below: path.row)
      if low < rows.count, rows[low] == path.row { continue }
      left.insert(RowPath(section: 0, row: path.row - low))
    }
    selected = left
  }

  mutating func selectAll() {
    selected = Set((0..<rowCount).lazy.map { RowPath(section: 0, row: $0) })
  }

  mutating func enableUndo() { older = [] }
}
