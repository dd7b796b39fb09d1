// SPDX-License-Identifier: MIT

extension IdentifiedTable {
  /// Applies an input that was meant for an older state of this table.
  ///
  ///     let shown = mails                              // what the user sees
  ///     …                                              // new contents come
  ///     try mails.apply(.select(.rows(from: "m2", through: "m4")), asOf: shown)
  ///
  /// An identity names the same row in both tables, or, if rows with the same identity were added,
  /// the first of them. An identity that was removed and inserted again is found, whereas a row
  /// that is named by its path is not. The older table determines which rows a span or a section
  /// contains, so rows that were added later aren't affected, even if rows share identities.
  /// Identities that are shown in the older table but not in this table are left out.
  /// - Parameters:
  ///   - input: The input, which refers to the older table.
  ///   - older: The table for which the input was meant; ``change(from:)`` describes which tables
  ///     can be compared.
  ///   - rules: The app's rules, if the input comes from the user.
  /// - Returns: The resulting change, or nil if the input's rows or section have been removed, or
  ///   if the table has been reloaded since the older state. If rows have changed, the result is
  ///   also nil for the rows to show, which would hide rows that were added later, and for a batch,
  ///   a mapping, a reload and a snapshot. If the result is nil, the table is unchanged.
  /// - Throws: The errors that the input throws.
  /// - Complexity: The cost of `TableSelection.apply(_:asOf:rules:)`, plus O(*k* log *n*) for *k*
  ///   rows in ranges and sections.
  @discardableResult
  public mutating func apply(
    _ input: SelectionInput<ID>, asOf older: IdentifiedTable, rules: Rules? = nil
  ) throws(SelectionError) -> IdentifiedChange<ID>? {
    let change = rows.change(from: older.rows)
    if case .edit(let edit) = input, let whole = change.wholeMapping {
      guard let edit = edit.following(whole) else { return nil }
      return try apply(.edit(edit), rules: rules)
    }
    guard let mapping = change.mapping else { return try apply(input, rules: rules) }
    switch input {
    // New contents by identity mean the same for any state.
    case .update: return try apply(input, rules: rules)
    case .restore, .reloadData, .perform, .follow, .edit, .show: return nil
    default: break
    }
    let following = FollowingIdentities(older: older, newer: self, mapping: mapping)
    guard !mapping.isReload else { return nil }
    let newer: SelectionInput<ID>
    do {
      newer = try input.translated(by: following)
    } catch {
      let paths = PathsOfNumbers(table: older.selection)
      guard error == .namesTwins,
        let input = try? older.translated(input).0.translated(by: paths)
      else { return nil }
      return try apply(byPath: input, asOf: older, rules: rules)
    }
    return try apply(newer, rules: rules)
  }

  /// Applies an input by path that was meant for an older state of this table.
  ///
  ///     let shown = mails
  ///     try mails.update(to: [["m0", "m1", "m2"]], vanished: .gone)
  ///     try mails.apply(byPath: .tap(RowPath(0, 1)), asOf: shown)
  ///     mails.selectedRows                   // ["m2"]
  ///
  /// - Parameters:
  ///   - input: The input, which refers to the older table.
  ///   - older: The table for which the input was meant; ``change(from:)`` describes which tables
  ///     can be compared.
  ///   - rules: The app's rules, if the input comes from the user.
  /// - Returns: The resulting change, or nil if the input's rows or section have been removed, or
  ///   if the table has been reloaded since the older state. If the result is nil, the table is
  ///   unchanged.
  /// - Throws: The errors that the input throws.
  /// - Complexity: The cost of `TableSelection.apply(_:asOf:rules:)`.
  @discardableResult
  public mutating func apply(
    byPath input: TableInput, asOf older: IdentifiedTable, rules: Rules? = nil
  ) throws(SelectionError) -> IdentifiedChange<ID>? {
    guard
      let change = try selection.apply(
        input, asOf: older.selection, rules: rules.map { TableRules(of: self, $0) })
    else { return nil }
    return finish(change)
  }
}

// Nested in a generic type, this would crash the optimizer of Swift 6.3.
private enum Unfollowed: Error {
  /// The rows or the section of an input were removed.
  case gone
  /// The input contains a span or a section, and several rows have one identity.
  case namesTwins
}

/// Replaces row numbers by paths.
private struct PathsOfNumbers: InputTranslation {
  let table: TableSelection

  func row(_ number: Int, _ key: String) throws(Unfollowed) -> RowPath {
    guard let path = table.path(ofRow: number) else { throw .gone }
    return path
  }
}

/// The identities and sections of an input after changes to the data.
private struct FollowingIdentities<ID: Hashable>: InputTranslation {
  let older: IdentifiedTable<ID>
  let newer: IdentifiedTable<ID>
  let mapping: TableMapping

  private func isGone(_ id: ID) -> Bool { older.row(of: id) != nil && newer.row(of: id) == nil }

  func row(_ id: ID, _ key: String) throws(Unfollowed) -> ID {
    if isGone(id) { throw .gone }
    return id
  }

  func rows(_ rows: SelectionSpans<ID>, _ key: String) throws(Unfollowed) -> SelectionSpans<ID> {
    var ids: [ID] = []
    var isEmpty = true
    for span in rows.spans {
      if case .row(let id) = span {
        ids.append(id)
        isEmpty = false
        continue
      }
      if older.hasDuplicates || newer.hasDuplicates { throw .namesTwins }
      guard let span = try? older.span(of: span),
        let numbers = try? older.rows.layout.numbers(of: RowSpans([span]))
      else { throw .gone }
      if !numbers.isEmpty { isEmpty = false }
      // There may be too many rows without an identity to visit each.
      ids += older.names.ids(of: numbers)
    }
    let found = ids.filter { !isGone($0) }
    guard !found.isEmpty || isEmpty else { throw .gone }
    return SelectionSpans(found)
  }

  func sections(_ sections: RowSet, _ key: String) throws(Unfollowed) -> RowSet {
    mapping.sections.applied(to: sections)
  }

  func section(_ section: Int) throws(Unfollowed) -> Int {
    guard let section = mapping.sections.newIndex(of: section) else { throw .gone }
    return section
  }
}
