// SPDX-License-Identifier: MIT

/// Inputs by identity.
///
/// Every input that takes a row takes an identity in place of it, the first row of several; so does
/// every one that takes rows:
///
///     try table.apply(TableInput.tap, to: "m1")
///     try table.apply(TableInput.disable, to: ["m1", "m2"])
extension IdentifiedTable {
  /// Applies an input to the row of an identity.
  ///
  /// - Parameters:
  ///   - input: The input, such as `TableInput.tap`.
  ///   - id: The identity.
  ///   - rules: What the app answers.
  /// - Returns: The resulting change.
  /// - Throws: `SelectionError.unknownID` where no row has the identity, and what the input throws.
  /// - Complexity: That of the input.
  @discardableResult
  public mutating func apply(
    _ input: (RowPath) -> TableInput, to id: ID, rules: SelectionRules? = nil
  ) throws(SelectionError) -> IdentifiedChange<ID> {
    guard let row = row(of: id) else { throw .unknownID }
    return try apply(input(row), rules: rules)
  }

  /// Applies an input to the rows of identities.
  ///
  /// The program may mark identities that are hidden, or that are not there yet: these are hidden
  /// ones from then on, of no section.
  /// - Parameters:
  ///   - input: The input, such as `TableInput.select`.
  ///   - ids: The identities.
  ///   - rows: Rows that are meant beside them.
  /// - Returns: The resulting change.
  /// - Throws: What the input throws.
  /// - Complexity: O(*k* log *n*) for *k* identities.
  @discardableResult
  public mutating func apply(
    _ input: (RowSpans) -> TableInput, to ids: some Sequence<ID>,
    and rows: RowSpans = []
  ) throws(SelectionError) -> IdentifiedChange<ID> {
    var rows = rows
    var (next, added) = (names, [Int?]())
    rows.add(
      RowSet(try numbers(of: ids, in: &next, adding: &added)), in: selection.shape)
    let change = try selection.apply(input(rows), addingHidden: added)
    names = next
    return finish(change)
  }

  /// The row numbers of identities, of each the first of several; those that are not known become
  /// hidden rows of no section.
  ///
  /// - Throws: `SelectionError.tooManyRows`.
  func numbers(
    of ids: some Sequence<ID>, in names: inout RowNames<ID>, adding sections: inout [Int?]
  ) throws(SelectionError) -> [Int] {
    var numbers: [Int] = []
    for id in ids {
      if let row = names.row(of: id) {
        numbers.append(row)
      } else {
        numbers.append(try add(id, to: &names, adding: &sections, section: nil))
      }
    }
    return numbers
  }

  /// Names a hidden row that is to be added.
  ///
  /// - Returns: Its number.
  /// - Throws: `SelectionError.tooManyRows`.
  func add(
    _ id: ID, to names: inout RowNames<ID>, adding sections: inout [Int?], section: Int?
  ) throws(SelectionError) -> Int {
    guard sections.count < .max - selection.rows.count else { throw .tooManyRows }
    let row = selection.rows.count + sections.count
    names.append(id, row: row)
    sections.append(section)
    return row
  }

  /// Taps a row: a whole tap, with highlight.
  ///
  /// - Throws: `SelectionError.unknownID`, and what ``TableSelection/tap(_:rules:)`` throws.
  /// - Complexity: O(log *n*).
  @discardableResult
  public mutating func tap(
    _ id: ID, rules: SelectionRules? = nil
  ) throws(SelectionError) -> IdentifiedChange<ID> {
    try apply(TableInput.tap, to: id, rules: rules)
  }

  /// Selects a row in place of all others, also hidden ones.
  ///
  /// - Throws: `SelectionError.unknownID`, and what ``TableSelection/click(_:rules:)`` throws.
  /// - Complexity: O(log *n*).
  @discardableResult
  public mutating func click(
    _ id: ID, rules: SelectionRules? = nil
  ) throws(SelectionError) -> IdentifiedChange<ID> {
    try apply(TableInput.click, to: id, rules: rules)
  }

  /// Clicks a row with modifiers, by the conventions of a platform.
  ///
  /// - Returns: The resulting change, or nil if the click has no meaning.
  /// - Throws: `SelectionError.unknownID`, and what the input throws that it means.
  /// - Complexity: O(log *n*).
  @discardableResult
  public mutating func click(
    _ id: ID, modifiers: KeyModifiers, profile: InputProfile = .platform,
    rules: SelectionRules? = nil
  ) throws(SelectionError) -> IdentifiedChange<ID>? {
    guard let row = row(of: id) else { throw .unknownID }
    return try handle(.click(row, modifiers), profile: profile, rules: rules)
  }

  /// Does what an action of the user means, by the keyboard and mouse conventions of a platform.
  ///
  /// - Returns: The resulting change, or nil if the action has no meaning.
  /// - Throws: What the input throws that it means.
  /// - Complexity: As ``TableSelection/handle(_:profile:rules:)``.
  @discardableResult
  public mutating func handle(
    _ action: UserAction, profile: InputProfile = .platform,
    rules: SelectionRules? = nil
  ) throws(SelectionError) -> IdentifiedChange<ID>? {
    guard let input = profile.input(for: action, in: selection) else { return nil }
    return try apply(input, rules: rules)
  }

  /// Flips a row, and leaves all others.
  ///
  /// - Throws: `SelectionError.unknownID`, and what ``TableSelection/toggle(_:rules:)`` throws.
  /// - Complexity: O(log *n*).
  @discardableResult
  public mutating func toggle(
    _ id: ID, rules: SelectionRules? = nil
  ) throws(SelectionError) -> IdentifiedChange<ID> {
    try apply(TableInput.toggle, to: id, rules: rules)
  }

  /// Selects identities beside those that are selected, by the program.
  ///
  /// - Throws: `SelectionError.severalRowsInSingleMode`, `.rowOfList`.
  /// - Complexity: O(*k* log *n*) for *k* identities.
  @discardableResult
  public mutating func select(
    _ ids: some Sequence<ID>
  ) throws(SelectionError) -> IdentifiedChange<ID> { try apply(TableInput.select, to: ids) }

  /// Deselects identities, by the program.
  ///
  /// - Complexity: O(*k* log *n*) for *k* identities.
  @discardableResult
  public mutating func deselect(
    _ ids: some Sequence<ID>
  ) throws(SelectionError) -> IdentifiedChange<ID> { try apply(TableInput.deselect, to: ids) }

  /// Selects exactly these identities, by the program.
  ///
  /// - Throws: `SelectionError.severalRowsInSingleMode`, `.rowOfList`.
  /// - Complexity: O(*k* log *n*) for *k* identities.
  @discardableResult
  public mutating func setSelected(
    _ ids: some Sequence<ID>
  ) throws(SelectionError) -> IdentifiedChange<ID> { try apply(TableInput.setSelected, to: ids) }

  /// Checks identities of lists, by the program.
  ///
  /// - Throws: `SelectionError.notAList`, `.severalRowsInExclusiveList`.
  /// - Complexity: O(*k* log *n*) for *k* identities.
  @discardableResult
  public mutating func check(
    _ ids: some Sequence<ID>
  ) throws(SelectionError) -> IdentifiedChange<ID> { try apply(TableInput.check, to: ids) }

  /// Unchecks identities of lists, by the program.
  ///
  /// - Throws: `SelectionError.notAList`.
  /// - Complexity: O(*k* log *n*) for *k* identities.
  @discardableResult
  public mutating func uncheck(
    _ ids: some Sequence<ID>
  ) throws(SelectionError) -> IdentifiedChange<ID> { try apply(TableInput.uncheck, to: ids) }
}
