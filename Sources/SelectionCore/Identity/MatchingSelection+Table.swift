// SPDX-License-Identifier: MIT

extension MatchingSelection {
  /// Returns the selection for a table that contains some of the items, such as the loaded pages.
  ///
  ///     try mails.update(to: [loaded + next], vanished: .gone)
  ///     selection.selectAll(matching: "invoice")
  ///     try mails.setSelected(
  ///       selection.remoteSelection(of: loaded + next) { id, search in
  ///         subjects[id]?.contains(search) ?? false
  ///       })
  ///     mails.selectedRows                         // ["m2"]
  ///
  /// The result is `.only` if no other item can be selected. Otherwise, the result is `.allExcept`,
  /// and a click in the table also deselects items that aren't loaded. In this case, the table
  /// selects all items that are added later, so set the table's selection again after you add
  /// items. The table doesn't select disabled rows, but this selection does, so no query should
  /// match disabled rows.
  /// - Parameters:
  ///   - items: The items that the table contains.
  ///   - matches: Whether an item matches a query.
  /// - Returns: The argument for ``IdentifiedTable/setSelected(_:)``.
  /// - Complexity: O(*k* *s*) for *k* items and *s* steps.
  public func remoteSelection(
    of items: some Sequence<ID>, matches: (ID, Query) -> Bool
  ) -> RemoteSelection<ID> {
    var (selected, free): (Set<ID>, Set<ID>) = ([], [])
    for item in items {
      if contains(item, matches: { matches(item, $0) }) {
        selected.insert(item)
      } else {
        free.insert(item)
      }
    }
    let known = selected.union(free)
    let reachesMore = layers.contains { $0.selects || !$0.selected.isSubset(of: known) }
    return reachesMore ? .allExcept(free) : .only(selected)
  }

  /// Updates the selection for a user's input to a table that shows this selection.
  ///
  ///     let change = try mails.toggle("m3")
  ///     selection.follow(change, in: mails) { id, search in
  ///       subjects[id]?.contains(search) ?? false
  ///     }
  ///
  /// Items that the input selected or deselected become individual items in the steps. An input
  /// that replaced the selection, such as a click, has also deselected everything that isn't
  /// loaded. If a later input takes that back, such as ⌘⇧-click after ⇧-click, or undo, the earlier
  /// steps are in force again. A change to the table's contents doesn't affect the selection.
  ///
  /// The value remembers only the steps before the last input that replaced the selection, until
  /// the app changes the selection, or undo or redo replaces it again. If undo or redo goes
  /// further, or a canceled band takes back what the app has selected during the band, assign a
  /// copy of the selection that was made at that time.
  /// - Parameters:
  ///   - change: The change made by the input.
  ///   - table: The table after the input.
  ///   - matches: Whether an item matches a query.
  /// - Returns: Whether the selection and the table agree about what isn't loaded; false only if
  ///   the table selects it again and the earlier steps aren't remembered.
  /// - Complexity: O(*k* *s*) for *k* changed items and *s* steps, or O(*n* *s*) for *n* items in
  ///   the table if what isn't loaded was selected or deselected; O(*n*) for *n* selected items if
  ///   the table selects nothing that isn't loaded.
  @discardableResult
  public mutating func follow(
    _ change: IdentifiedChange<ID>, in table: IdentifiedTable<ID>, matches: (ID, Query) -> Bool
  ) -> Bool {
    guard change.rows.mapping == nil else { return true }
    let wasBeyond = change.rows.before.selectsUnloaded
    guard table.selectsUnloaded else {
      // What undo or redo leaves isn't what its next step returns to.
      let former = wasBeyond ? change.rows.events.isEmpty ? nil : steps : replaced
      self = MatchingSelection(steps: [.select(Set(table.selectedRows + table.hiddenSelectedRows))])
      replaced = former
      return true
    }
    if !wasBeyond {
      guard let former = replaced else { return false }
      self = MatchingSelection(steps: former)
      for item in table.names(ofRows: table.rows.selectedMarks.rows) {
        set(item, selected: true) { matches(item, $0) }
      }
      if case .allExcept(let items) = table.remoteSelection {
        for item in items { set(item, selected: false) { matches(item, $0) } }
      }
      return true
    }
    for item in change.selected { set(item, selected: true) { matches(item, $0) } }
    for item in change.deselected { set(item, selected: false) { matches(item, $0) } }
    return true
  }
}
