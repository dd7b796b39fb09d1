// SPDX-License-Identifier: MIT

extension IdentifiedTable {
  /// The selection among all items, loaded or not.
  ///
  /// Hidden identities are included in the same way as shown identities. Rows that can't be
  /// selected, such as rows in lists, are exceptions if everything that isn't loaded is selected.
  /// - Complexity: O(*k*) for *k* named identities.
  public var remoteSelection: RemoteSelection<ID> {
    let selected = selection.selectedMarks.rows
    guard selectsUnloaded else { return .only(Set(names.ids(of: selected))) }
    return .allExcept(Set(names.ids(of: names.rows.subtracting(selected))))
  }

  /// Whether everything that isn't loaded is selected, so that new identities are selected when
  /// they are inserted.
  ///
  /// An input that replaces the selection, such as a click or deselect-all, sets the property to
  /// false, because such an input also deselects hidden identities.
  /// - Complexity: O(log *n*).
  public var selectsUnloaded: Bool { selection.selectsUnloaded }

  /// Programmatically sets the selection among all items, loaded or not.
  ///
  ///     // Also what is not loaded yet:
  ///     try pages.setSelected(.all)
  ///     try pages.toggle("m7")
  ///     pages.remoteSelection == .allExcept(["m7"])  // true
  ///     try pages.update(to: [loaded + next], vanished: .hidden)
  ///     pages.selectedRows                           // ["m1", "m2", "m8", "m9"]
  ///
  /// If all items except some are selected, disabled rows, rows in lists and rows in sections in
  /// mode single are left out, as with select-all. In mode single, all items except some are always
  /// too many. A sweep that is under way continues, and rows that it doesn't cover keep the state
  /// that they get here.
  /// - Parameter remote: The selection.
  /// - Returns: The resulting change.
  /// - Throws: `SelectionError.severalRowsInSingleMode`, `.rowOfList`, `.tooManyRows`.
  /// - Complexity: O(*k* log *n*) for *k* items in the selection.
  @discardableResult
  public mutating func setSelected(
    _ remote: RemoteSelection<ID>
  ) throws(SelectionError) -> IdentifiedChange<ID> {
    let old = selection.selectedMarks.rows
    let change = try select(remote)
    selection.carrySweep(since: old)
    // What isn't loaded, and how a sweep goes on, is known only now.
    return IdentifiedChange(change.rows.replacing(after: selection), names, change.vanished)
  }

  /// Sets the selection among all items; a sweep under way doesn't follow it yet.
  private mutating func select(
    _ remote: RemoteSelection<ID>
  ) throws(SelectionError) -> IdentifiedChange<ID> {
    let items: Set<ID>
    switch remote {
    case .only(let items): return try setSelected(items)
    case .allExcept(let exceptions): items = exceptions
    }
    if selection.mode == .single {
      throw .severalRowsInSingleMode(max(selection.rowsForAll.count, 2))
    }
    let added = AddedIdentities(names, knownCount: selection.allCount)
    let named = try items.map { id throws(SelectionError) in
      if let row = shownNumber(of: id) { return row }
      return try added.row(of: id)
    }
    let number = try unloadedNumber(adding: added)
    var rows = selection.rowsForAllAndHidden.subtracting(RowSet(named))
    rows.insert(number)
    let change = try selection.apply(
      numbered: .setSelected(SelectionSpans(numbers: rows)), rules: nil, adding: added.count)
    names = added.names
    selection.past.unloaded = number
    return finish(change)
  }

  /// The number of the hidden row that represents everything not loaded; adds that row if it
  /// doesn't exist.
  ///
  /// - Throws: `SelectionError.tooManyRows`.
  func unloadedNumber(
    adding added: AddedIdentities<ID>
  ) throws(SelectionError) -> Int {
    if let unloaded { return unloaded }
    return try added.addUnnamed()
  }
}

extension TableSelection {
  /// Sets the state before a sweep under way to the current selection, except for rows that the
  /// sweep may have changed and that haven't changed since other rows were selected: the selection
  /// among all items is a fact, as contents are.
  fileprivate mutating func carrySweep(since old: RowSet) {
    guard isSweeping, let sweep = extras.sweep else { return }
    let now = selectedMarks.rows
    let swept = sweep.rowsChanged(to: old).subtracting(old.symmetricDifference(now))
    extras.sweep?.base = now.subtracting(swept).union(sweep.base.intersection(swept))
  }

  /// Whether the row that represents everything not loaded is selected.
  var selectsUnloaded: Bool { past.unloaded.map(selectedMarks.rows.contains) ?? false }
}
