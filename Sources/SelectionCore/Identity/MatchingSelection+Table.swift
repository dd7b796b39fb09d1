// SPDX-License-Identifier: MIT

extension MatchingSelection {
  /// Returns what is selected for a table that has some of the items, such as the pages that are
  /// loaded.
  ///
  ///     try mails.update(to: [mails.contents.joined() + page], vanished: .gone)
  ///     try mails.setSelected(selection.remoteSelection(of: mails.contents.joined(), matches: …))
  ///
  /// The result is `.only` if nothing else can be selected; else it is `.allExcept`, and a click in
  /// the table deselects the rest too. The table then selects all items that come later, so set its
  /// selection again whenever some have come. The table leaves disabled rows out, and the selection
  /// does not: let no query match them.
  /// - Parameters:
  ///   - items: The items that the table has.
  ///   - matches: Whether an item matches a query.
  /// - Returns: What to pass to ``IdentifiedTable/setSelected(_:)``.
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

  /// Takes over what an input of the user has changed in a table that was told this selection.
  ///
  ///     let change = try mails.toggle("m7")
  ///     selection.follow(change, in: mails) { id, search in subjects[id]!.contains(search) }
  ///
  /// Items that the input selected or deselected are so by name. An input that replaced the
  /// selection, such as a click, has deselected what is not loaded too. A change of the table's
  /// contents has no effect on the selection.
  /// - Parameters:
  ///   - change: The change that the input has made.
  ///   - table: The table after it.
  ///   - matches: Whether an item matches a query.
  /// - Complexity: O(*k* *s*) for *k* changed items and *s* steps; O(*n*) for *n* selected items of
  ///   a table that has all that is selected.
  public mutating func follow(
    _ change: IdentifiedChange<ID>, in table: IdentifiedTable<ID>, matches: (ID, Query) -> Bool
  ) {
    guard change.rows.mapping == nil else { return }
    guard table.selectsUnloaded else {
      self = MatchingSelection(steps: [.select(Set(table.selectedIDs + table.hiddenSelectedIDs))])
      return
    }
    for item in change.selected { select(item) { matches(item, $0) } }
    for item in change.deselected { deselect(item) { matches(item, $0) } }
  }
}
