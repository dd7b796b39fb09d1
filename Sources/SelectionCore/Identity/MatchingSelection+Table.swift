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
  /// loaded. A change to the table's contents doesn't affect the selection.
  /// - Parameters:
  ///   - change: The change made by the input.
  ///   - table: The table after the input.
  ///   - matches: Whether an item matches a query.
  /// - Complexity: O(*k* *s*) for *k* changed items and *s* steps, or O(*n*) for *n* selected items
  ///   if the table contains all selected items.
  public mutating func follow(
    _ change: IdentifiedChange<ID>, in table: IdentifiedTable<ID>, matches: (ID, Query) -> Bool
  ) {
    guard change.rows.mapping == nil else { return }
    guard table.selectsUnloaded else {
      self = MatchingSelection(steps: [.select(Set(table.selectedRows + table.hiddenSelectedRows))])
      return
    }
    for item in change.selected { select(item) { matches(item, $0) } }
    for item in change.deselected { deselect(item) { matches(item, $0) } }
  }
}
