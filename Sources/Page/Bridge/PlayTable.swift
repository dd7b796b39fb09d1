// SPDX-License-Identifier: MIT
import SelectionCore

/// One of the page's lists: a table of items, and the change by the last input.
///
/// The page draws this state and has none of its own.
struct PlayTable {
  private(set) var table: IdentifiedTable<Int32>
  /// The table before the last input.
  private(set) var before: IdentifiedTable<Int32>
  /// The change by the last input; nil if it changed the rows themselves.
  private(set) var change: IdentifiedChange<Int32>?
  /// The rows that look different after it.
  private var redrawn = RowSet()
  /// The steps of undo and redo besides the table's own.
  private(set) var steps = Steps()
  /// The inputs that keys and clicks mean.
  var profile: InputProfile
  /// The items of the rows.
  private(set) var items: Items
  private var typing = TypeAhead()
  /// The search that the shown rows match; nil if all are shown.
  private(set) var search: Search?

  /// The number of steps that the table itself keeps.
  private static let mostSteps = 200

  /// Creates a list of items and applies inputs that can't be undone.
  init(_ items: Items, _ profile: InputProfile, _ inputs: [TableInput]) {
    self.items = items
    self.profile = profile
    table = IdentifiedTable(sections: [Array(0..<items.firstCount)])
    before = table
    for input in inputs + [.enableUndo(limit: Self.mostSteps)] {
      if take(input) != nil { preconditionFailure("a list cannot begin so") }
    }
  }

  /// The table, which names rows by number and path.
  var rows: TableSelection { table.rows }

  /// The name of a row; empty if the row doesn't exist.
  func name(of row: RowPath) -> String { table.id(of: row).map(items.name) ?? "" }

  /// Applies an input.
  ///
  /// - Returns: The reason why it was refused, as a message; nil if it wasn't.
  mutating func take(_ input: TableInput) -> String? {
    let old = table
    do throws(SelectionError) {
      let change = try table.apply(byPath: input)
      note(change, from: old)
      if !change.rows.isEmpty { steps.forgetUndone() }
    } catch {
      return error.description
    }
    return nil
  }

  /// The input that an action of the user means in this list, or nil if it has no meaning.
  func input(for action: UserAction<RowPath>) -> TableInput? {
    profile.input(for: action, in: rows)
  }

  /// The row whose label begins with the typed letters.
  mutating func find(_ text: String, at time: Double) -> RowPath? {
    typing.type(text, at: time, in: table, label: items.searched)
  }

  private mutating func note(
    _ change: IdentifiedChange<Int32>, from old: IdentifiedTable<Int32>
  ) {
    before = old
    self.change = change
    redrawn = change.rows.rowsToRedrawWithFocus.positions
  }
}

/// Changes of the rows themselves.
extension PlayTable {
  /// Changes rows in one batch.
  mutating func perform(_ build: (inout TableUpdate, TableSelection) -> Void) -> String? {
    var update = TableUpdate()
    build(&update, rows)
    return changeRows { (table) throws(SelectionError) in
      try table.apply(byPath: .perform(update))
    }
  }

  /// Inserts new items before a row, or at the end.
  mutating func insert(_ count: Int, at row: Int) -> String? {
    guard (0...rows.shape.rowCount).contains(row) else { return "row \(row) is out of range" }
    let next = table.id(of: path(Int32(row)))
    return items.add(count).map { ids in
      insert(ids) { table in next.flatMap(table.row)?.row }
    } ?? Items.refusal
  }

  /// Inserts copies of rows after the last of them.
  mutating func duplicate(_ copied: RowPaths) -> String? {
    guard let last = copied.last.flatMap(table.id) else { return nil }
    return items.add(copiesOf: copied.compactMap(table.id)).map { ids in
      insert(ids) { table in table.row(of: last).map { $0.row + 1 } }
    } ?? Items.refusal
  }

  /// Inserts items at a place among all rows, shown or not; at the end if the place is nil.
  private mutating func insert(
    _ ids: Range<Int32>, at place: (IdentifiedTable<Int32>) -> Int?
  ) -> String? {
    changeRows { (table) throws(SelectionError) in
      try table.apply(byPath: .show(.all))
      var contents = table.contents[0]
      contents.insert(contentsOf: ids, at: place(table) ?? contents.count)
      return try table.update(section: 0, to: contents, vanished: .gone)
    }
  }

  /// Moves the selected rows before a row, or to the end.
  mutating func moveSelected(to place: Int) -> String? {
    let selected = rows.selectedRows.positions
    return changeRows { (table) throws(SelectionError) in
      try table.moveRows(fromOffsets: selected, toOffset: place, inSection: 0)
    }
  }

  /// Reorders all rows, shown or not.
  ///
  /// - Parameter order: Returns, for the items in their order, the places from which they come.
  /// - Returns: The reason why it was refused, as a message; nil if it wasn't.
  mutating func reorder(_ order: ([Int32]) -> [Int]) -> String? {
    changeRows { (table) throws(SelectionError) in
      try table.apply(byPath: .show(.all))
      let items = table.contents[0]
      let sorted = order(items).filter(items.indices.contains).map { items[$0] }
      return try table.update(section: 0, to: sorted, vanished: .gone)
    }
  }

  /// Changes the rows with a closure; the table from before is a step to undo.
  private mutating func changeRows(
    _ verb: (inout IdentifiedTable<Int32>) throws(SelectionError) -> IdentifiedChange<Int32>
  ) -> String? {
    var next = table
    // The table from before still has its own steps.
    _ = try? next.apply(byPath: .enableUndo(limit: Self.mostSteps))
    let change: IdentifiedChange<Int32>
    do throws(SelectionError) { change = try verb(&next) } catch { return error.description }
    steps.push(table, beforeSegments: change.rows.mapping?.rows.segments.count ?? 0)
    become(next)
    return nil
  }

  /// Undoes or redoes the last step: one of the table, or else a change of its rows.
  ///
  /// The mode and the search don't change.
  /// - Returns: Whether there was such a step.
  mutating func step(_ way: Steps.Way) -> Bool {
    let old = table
    if ownStepCount(way) > 0 {
      let change = try? table.apply(byPath: way == .back ? .undo : .redo)
      change.map { note($0, from: old) }
      return true
    }
    guard var next = steps.go(way, from: table) else { return false }
    if next.policy != old.policy { _ = try? next.apply(byPath: .setPolicy(old.policy)) }
    // Ending it never throws.
    if next.rows.isSweeping { _ = try? next.apply(byPath: .endSweep) }
    become(next)
    return true
  }

  /// The number of steps that can be undone, or redone.
  func stepCount(_ way: Steps.Way) -> Int { ownStepCount(way) + steps.count(way) }

  /// The number of the table's own steps that can be undone, or redone.
  private func ownStepCount(_ way: Steps.Way) -> Int {
    way == .back ? table.undoCount : table.redoCount - steps.staleCount
  }

  /// Shows the rows that match a search, or all.
  mutating func show(_ search: Search?) {
    self.search = search
    become(table)
  }

  /// Deselects the selected rows that aren't shown.
  mutating func deselectHidden() -> String? { take(.setSelected(rows.selectedRows.rowSpans)) }

  /// Sets another table, and shows the rows that match the search.
  private mutating func become(_ next: IdentifiedTable<Int32>) {
    (before, table, change) = (table, next, nil)
    // Showing all rows, or any existing ones, never fails.
    if search != nil || next.rows.hiddenCount > 0 { _ = try? table.apply(byPath: .show(.all)) }
    if let search {
      let found = search.found(in: table.contents[0], of: items)
      _ = try? table.apply(byPath: .show(numbers: found))
    }
  }
}

/// Drawing.
extension PlayTable {
  /// The rows of a window at whose place the contents look different than before the last input.
  func rowsToDraw(in window: Range<Int>) -> [Int] {
    let window = window.clamped(to: 0..<rows.shape.rowCount)
    let (old, new) = (places(of: window, in: before.rows), places(of: window, in: rows))
    let isOfMarks = change != nil
    return window.filter { row in
      let path = path(Int32(row))
      return old[row - window.lowerBound] != new[row - window.lowerBound]
        || (isOfMarks
          ? redrawn.contains(row)
          : before.id(of: path) != table.id(of: path)
            || before.rows.looks(of: path) != rows.looks(of: path))
    }
  }

  /// The positions of rows in the selection order, from 1, if it is kept; else 0.
  ///
  /// Looking up each row separately would go through the whole order each time.
  private func places(of window: Range<Int>, in table: TableSelection) -> [Int] {
    var places = Array(repeating: 0, count: window.count)
    guard table.keepsOrder else { return places }
    let (rows, order) = (RowSet(window), table.selectionOrder)
    var earlier = 0
    for group in order {
      for row in group.positions.intersection(rows) {
        places[row - window.lowerBound] = earlier + group.positions.rank(of: row) + 1
      }
      earlier += group.count
    }
    return places
  }
}
