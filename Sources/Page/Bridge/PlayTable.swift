// SPDX-License-Identifier: MIT
import SelectionCore

/// One of the page's lists: rows and their items, and the change made by the last input.
///
/// The page draws this state, and has no state of its own.
struct PlayTable {
  private(set) var contents: Contents
  /// The contents before the last input.
  private(set) var before: Contents
  /// The change made by the last input; nil if it changed the rows themselves.
  private(set) var change: SelectionChange?
  /// The rows whose appearance the last input changed.
  private(set) var redrawn = RowSet()
  /// The undo and redo steps in addition to the table's own.
  private(set) var steps = Steps()
  /// The inputs that keys and clicks mean.
  var profile: InputProfile
  /// The existing items, with their names.
  private(set) var items: Items
  private var typing = TypeAhead()
  /// The search that the shown rows match; nil if all rows are shown.
  private(set) var search: Search?

  /// The number of steps that the table itself keeps.
  private static let mostSteps = 200

  /// Creates a list of items, and applies inputs that can't be undone.
  init(_ items: Items, _ profile: InputProfile, _ inputs: [TableInput]) {
    self.items = items
    self.profile = profile
    contents = Contents(
      rows: TableSelection(shape: [Int(items.firstCount)]), order: Order(0..<items.firstCount))
    before = contents
    for input in inputs + [.enableUndo(limit: Self.mostSteps)] {
      if take(input) != nil { preconditionFailure("a list cannot begin so") }
    }
  }

  /// The table, which names rows by path.
  var rows: TableSelection { contents.rows }

  /// The name of a row; empty if the row doesn't exist.
  func name(of row: RowPath) -> String { contents.item(of: row).map(items.name) ?? "" }

  /// The name of the row with a number among all rows, shown or not.
  func name(ofRow number: Int) -> String {
    (0..<contents.order.count).contains(number) ? items.name(of: contents.order[number]) : ""
  }

  /// Applies an input.
  ///
  /// - Returns: A message with the reason why the change was refused; nil if it wasn't refused.
  mutating func take(_ input: TableInput) -> String? {
    let old = contents
    do throws(SelectionError) {
      let change = try contents.rows.apply(input)
      note(change, from: old)
      if !change.isEmpty { steps.forgetUndone() }
    } catch {
      return error.description
    }
    return nil
  }

  /// The input that a user's action means in this list, or nil if the action has no meaning.
  func input(for action: UserAction<RowPath>) -> TableInput? {
    profile.input(for: action, in: rows)
  }

  /// The row whose label begins with the typed letters.
  mutating func find(_ text: String, at time: Double) -> RowPath? {
    let (contents, items) = (contents, items)
    return typing.type(
      text, at: time, from: rows.lead?.row, count: rows.shape.rowCount,
      label: { row in contents.item(of: path(Int32(row))).map(items.searched) ?? "" }
    ).map { path(Int32($0)) }
  }

  private mutating func note(_ change: SelectionChange, from old: Contents) {
    before = old
    self.change = change
    redrawn = change.rowsToRedrawWithFocus.positions
  }
}

/// Changes to the rows themselves.
extension PlayTable {
  /// Changes rows in a single batch.
  mutating func perform(_ build: (inout TableUpdate, TableSelection) -> Void) -> String? {
    changeRows { (table) throws(SelectionError) in
      var update = TableUpdate()
      build(&update, table)
      return try table.perform(update)
    }
  }

  /// Deletes the selected rows, whether or not they are shown.
  mutating func deleteSelected() -> String? {
    if rows.selectedNumbers.isEmpty { return nil }
    if rows.hiddenSelectedCount == 0 {
      return perform { $0.deleteRows(at: $1.selectedRows.rowSpans) }
    }
    return changeRows { (table) throws(SelectionError) in
      try table.showAll()
      // No row that isn't shown is selected in their place.
      try table.apply(.setDeletionSuccessor(.none))
      let selected = table.selectedRows
      let change = try table.perform { $0.deleteRows(at: selected) }
      try table.apply(.setDeletionSuccessor(.next))
      return change
    }
  }

  /// Inserts new items before a given row, or at the end.
  mutating func insert(_ count: Int, at row: Int) -> String? {
    guard (0...rows.shape.rowCount).contains(row) else { return "row \(row) is out of range" }
    let next = rows.rowNumber(of: path(Int32(row)))
    return items.add(count).map { insert($0, at: next ?? contents.order.count) } ?? Items.refusal
  }

  /// Inserts copies of rows after the last of these rows.
  mutating func duplicate(_ copied: RowPaths) -> String? {
    guard let last = copied.last.flatMap(rows.rowNumber) else { return nil }
    return items.add(copiesOf: copied.compactMap(contents.item)).map { insert($0, at: last + 1) }
      ?? Items.refusal
  }

  /// Inserts items at a place, counted among all rows, whether or not they are shown.
  private mutating func insert(_ new: Range<Int32>, at place: Int) -> String? {
    changeRows(new: new) { (table) throws(SelectionError) in
      try table.showAll()
      var update = TableUpdate()
      update.insertRows(at: path(Int32(place)), count: new.count)
      return try table.perform(update)
    }
  }

  /// Moves the selected rows in front of a given row, or to the end.
  mutating func moveSelected(to place: Int) -> String? {
    let selected = rows.selectedRows.positions
    return changeRows { (table) throws(SelectionError) in
      try table.moveRows(fromOffsets: selected, toOffset: place, inSection: 0)
    }
  }

  /// Reorders all rows, whether or not they are shown.
  ///
  /// - Parameter order: Returns, given the items in their order, the places from which the items
  ///   are taken.
  /// - Returns: A message with the reason why the change was refused; nil if it wasn't refused.
  mutating func reorder(_ order: ([Int32]) -> [Int32]) -> String? {
    reorder(.kept(unshared: contents.order.size)) { $0.reorder(order) }
  }

  /// Shuffles all rows, whether or not they are shown.
  mutating func shuffle(seed: UInt32) -> String? {
    reorder(.shuffled(seed: seed)) { $0.shuffle(seed) }
  }

  /// Reorders all rows in the same way as the items.
  private mutating func reorder(
    _ before: Steps.OtherOrder, _ verb: (inout Order) -> TableMapping
  ) -> String? {
    var next = contents
    do throws(SelectionError) {
      try next.rows.showAll()
      try next.rows.apply(.follow(verb(&next.order)))
      // A table remembers how its rows moved, which takes twelve bytes for each row if all have
      // moved, and isn't needed here. A reload makes it forget this; the selection is then set
      // again.
      let (selected, lead) = (next.rows.selectedRows, next.rows.lead)
      next.rows.reloadData()
      try next.rows.setSelected(selected)
      if let lead { try next.rows.apply(.act(.focus, on: lead)) }
    } catch {
      return error.description
    }
    // The table from before the change still has its own steps.
    next.rows.enableUndo(limit: Self.mostSteps)
    finish(next, before)
    return nil
  }

  /// Changes the rows with a closure; the old contents become a step that can be undone.
  ///
  /// - Parameters:
  ///   - new: The items of the inserted rows.
  ///   - verb: The change to the table.
  /// - Returns: A message with the reason why the change was refused; nil if it wasn't refused.
  private mutating func changeRows(
    new: Range<Int32> = 0..<0,
    _ verb: (inout TableSelection) throws(SelectionError) -> SelectionChange
  ) -> String? {
    var next = contents
    // The table from before the change still has its own steps.
    next.rows.enableUndo(limit: Self.mostSteps)
    let change: SelectionChange
    do throws(SelectionError) { change = try verb(&next.rows) } catch { return error.description }
    guard let mapping = change.wholeMapping?.rows else { return nil }
    let (order, size) = contents.order.following(mapping, new: new)
    next.order = order
    finish(next, .kept(unshared: size))
    return nil
  }

  /// Sets contents whose rows have changed; the old contents become a step that can be undone.
  private mutating func finish(_ next: Contents, _ before: Steps.OtherOrder) {
    steps.push(contents, before)
    become(next)
  }

  /// Undoes or redoes the last step: a step of the table, or if there is none, a change of its
  /// rows.
  ///
  /// The mode and the search don't change.
  /// - Returns: Whether there was such a step.
  mutating func step(_ way: Steps.Way) -> Bool {
    let old = contents
    if ownStepCount(way) > 0 {
      note(way == .back ? contents.rows.undo() : contents.rows.redo(), from: old)
      return true
    }
    guard var next = steps.go(way, from: contents) else { return false }
    if next.rows.policy != old.rows.policy { next.rows.setPolicy(old.rows.policy) }
    // Ending a sweep never throws.
    if next.rows.isSweeping { _ = try? next.rows.apply(.endSweep) }
    become(next)
    return true
  }

  /// The number of steps that can be undone or redone.
  func stepCount(_ way: Steps.Way) -> Int { ownStepCount(way) + steps.count(way) }

  /// The number of the table's own steps that can be undone or redone.
  private func ownStepCount(_ way: Steps.Way) -> Int {
    way == .back ? rows.undoCount : rows.redoCount - steps.staleCount
  }

  /// Shows the rows that match a search, or all rows.
  mutating func show(_ search: Search?) {
    self.search = search
    become(contents)
  }

  /// Deselects the selected rows that aren't shown.
  mutating func deselectHidden() -> String? { take(.setSelected(rows.selectedRows.rowSpans)) }

  /// Moves the keyboard focus to the next or previous selected row, and wraps around at the end; if
  /// that row is hidden, the search ends.
  mutating func goToSelected(_ way: Steps.Way) -> String? {
    let selected = rows.selectedNumbers
    let here = rows.lead.flatMap(rows.rowNumber) ?? -1
    let next =
      switch way {
      case .back: selected.previous(before: here) ?? selected.last
      case .again: selected.next(after: here) ?? selected.first
      }
    guard let next else { return nil }
    let old = contents
    let isHidden = rows.hiddenNumbers.contains(next)
    if isHidden { show(nil) }
    let refusal = rows.path(ofRow: next).flatMap { take(.act(.focus, on: $0)) }
    // Different rows are shown than before, so more has changed than the focus.
    if isHidden { (before, change) = (old, nil) }
    return refusal
  }

  /// Sets new contents, and shows the rows that match the search.
  private mutating func become(_ next: Contents) {
    (before, contents, change) = (contents, next, nil)
    // Showing all rows, or any existing rows, never fails.
    if search != nil || next.rows.hiddenCount > 0 { _ = try? contents.rows.showAll() }
    if let search {
      let found = search.found(in: contents.order.items, of: items)
      _ = try? contents.rows.show(numbers: found)
    }
  }
}
