// SPDX-License-Identifier: MIT

extension IdentifiedTable: SelectionTable {
  /// The type that names a row, which is the row's identity.
  public typealias Row = ID

  /// The underlying table, which names rows by number and path.
  @inlinable
  public var rows: TableSelection { selection }

  /// Returns the path of the first shown row with an identity.
  ///
  ///     try mails.path(of: "m3")             // 0.2
  ///
  /// - Throws: `SelectionError.unknownID` if no shown row has this identity.
  /// - Complexity: O(log *n*).
  @inlinable
  public func path(of id: ID) throws(SelectionError) -> RowPath {
    guard let row = row(of: id) else { throw .unknown(id) }
    return row
  }

  /// Applies an input that names rows by their identities.
  ///
  ///     let rules = IdentifiedTable<String>.Rules(willSelect: { id, mails in
  ///       id == "m1" ? nil : id
  ///     })
  ///     try mails.apply(.tap("m1"), rules: rules).selected  // []
  ///     try mails.apply(.tap("m2"), rules: rules).selected  // ["m2"]
  ///
  /// An identity names the first row that has this identity. The program may mark and disable
  /// identities that are hidden or unknown. Unknown identities are added as hidden rows outside all
  /// sections. Of the rows that the user proposes or sweeps over, hidden rows are ignored.
  /// - Parameters:
  ///   - input: The input.
  ///   - rules: The app's rules, if the input comes from the user.
  /// - Returns: The resulting change.
  /// - Throws: `SelectionError.unknownID` if an identity that must be shown is not shown, and the
  ///   errors that the input throws.
  /// - Complexity: The cost of the input.
  @discardableResult
  @inlinable @inline(__always)
  public mutating func apply(
    _ input: SelectionInput<ID>, rules: Rules?
  ) throws(SelectionError) -> IdentifiedChange<ID> {
    // The most frequent input skips the switch over all inputs.
    switch input {
    case .act(let effect, let id):
      try apply(
        numbered: .act(effect, on: requiredNumber(of: id)), rules: rules?.ofPaths(self))
    default: try apply(translating: input, rules: rules?.ofPaths(self))
    }
  }

  /// The row number of an identity.
  ///
  /// - Throws: `SelectionError.unknownID` if no shown row has this identity.
  @inlinable
  func requiredNumber(of id: ID) throws(SelectionError) -> Int {
    guard let number = shownNumber(of: id) else { throw .unknown(id) }
    return number
  }

  /// Applies an input with the rows of its identities.
  @inlinable
  mutating func apply(
    translating input: SelectionInput<ID>, rules: PathRules?
  ) throws(SelectionError) -> IdentifiedChange<ID> {
    switch input {
    case .update(let contents, let vanished): return try update(to: contents, vanished: vanished)
    case .updateSection(let section, let ids, let vanished):
      return try update(section: section, to: ids, vanished: vanished)
    case .setList(let kind, let section):
      return try makeLists(by: .setList(kind, inSection: section), rules: rules)
    case .joinLists(let sections): return try makeLists(by: .joinLists(sections), rules: rules)
    default: break
    }
    let (numbered, added) = try translated(input)
    guard let added, added.count > 0 else {
      let change = try apply(numbered: numbered, rules: rules)
      if hasWaiting { forgetWaiting(uncheckedBy: input) }
      return change
    }
    let change = try selection.apply(numbered: numbered, rules: rules, adding: added.count)
    names = added.names
    return finish(change)
  }

  /// An input by row numbers, and the identities that it adds.
  ///
  /// This code is a separate function, so that none of its variables retains the table while the
  /// input writes it.
  @inlinable @inline(never)
  func translated(
    _ input: SelectionInput<ID>
  ) throws(SelectionError) -> (SelectionInput<Int>, AddedIdentities<ID>?) {
    let translation = IdentityTranslation(input, of: self)
    return (try input.translated(by: translation), translation.added)
  }

  /// Applies an input that names rows by their paths.
  ///
  ///     try mails.apply(byPath: .click(RowPath(0, 4)), rules: nil).selected  // ["m5"]
  ///
  /// A reload of the whole table keeps identities if the shape stays the same. Otherwise, rows have
  /// no identities after the reload, and the rows with checked identities become hidden.
  @discardableResult
  @inlinable
  public mutating func apply(
    byPath input: TableInput, rules: Rules?
  ) throws(SelectionError) -> IdentifiedChange<ID> {
    let rules = rules?.ofPaths(self)
    switch input {
    case .reloadData(let shape?) where shape != wholeShape: return try reload(as: shape)
    case .setList, .joinLists: return try makeLists(by: input, rules: rules)
    default: break
    }
    return finish(try selection.apply(input, asking: rules))
  }

  /// Applies an input whose rows are named by their numbers.
  @inlinable
  mutating func apply(
    numbered input: SelectionInput<Int>, rules: PathRules?
  ) throws(SelectionError) -> IdentifiedChange<ID> {
    if case .reloadData(let shape?) = input, shape != wholeShape { return try reload(as: shape) }
    return finish(try selection.apply(numbered: input, rules: rules))
  }

  /// Applies an input that may make lists, in which rows with the same identity share a checkmark:
  /// a table doesn't look for such rows before it has a list.
  @usableFromInline
  mutating func makeLists(
    by input: TableInput, rules: PathRules?
  ) throws(SelectionError) -> IdentifiedChange<ID> {
    guard selection.listSections.isEmpty else {
      return finish(try selection.apply(input, asking: rules))
    }
    var next = selection
    next.extras.shared = SharedCheckmarks(sharing(names))
    let change = try next.apply(input, asking: rules).replacing(before: selection)
    selection = next
    return finish(change)
  }

  /// Reloads the whole table with a new shape; checked identities are still counted with their
  /// section.
  ///
  /// - Throws: `SelectionError.tooManyRows`.
  @usableFromInline
  mutating func reload(as shape: TableShape) throws(SelectionError) -> IdentifiedChange<ID> {
    let old = selection.layout
    let named = selection.checkedMarks.intersection(names.rows)
      .intersection(RowSet(0..<old.whole.rowCount))
    let kept = old.count - old.whole.rowCount + named.count
    guard shape.rowCount <= .max - kept else { throw .tooManyRows }
    let change = old.reloaded(to: shape, leaving: named)
    return finish(selection.edit { $0.move(change) })
  }
}
