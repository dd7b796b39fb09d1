// SPDX-License-Identifier: MIT

/// The app's functions that are called for a user's input before the input takes effect.
///
///     let rules = TableRules(willSelect: { row, table in
///       row.section == 0 ? nil : row
///     })
///     try table.tap(RowPath(0, 1), rules: rules)  // no change
///
/// A rule names rows as the table's inputs do: by path in a ``TableSelection``, by identity in an
/// ``IdentifiedTable``. It isn't called for a row without a name, for which the input takes effect.
///
///     try mails.tap("m1", rules: .init(willSelect: { id, mails in
///       mails.isChecked(id) ? nil : id
///     }))
///
/// A rule that is nil allows everything and has no cost. Each rule receives the table as it was
/// before the input, and it must not access the table that is being changed.
///
/// Rules are called for the row that the user has tapped, clicked or reached, and not for each row
/// that the input marks. For a range, rules are called only for the row at the range's end. No rule
/// is called for select-all, the continuation of a pan, a sweep, a tap on a header, a view's
/// proposal, or the program's inputs. A rule prevents the user from choosing individual rows, but
/// other inputs can still mark these rows. To limit which rows may be marked, use
/// ``SelectionLimits`` and ``InputReceiver/disable(_:)``.
public struct SelectionRules<Table: InputReceiver> {
  /// The rules by path for an input to a table.
  @usableFromInline let ofPaths: (Table) -> PathRules

  /// Creates rules; rules that you leave out allow everything.
  ///
  /// - Parameters:
  ///   - shouldHighlight: Whether a touch on a row highlights it; if the result is false, the touch
  ///     has no effect. The rule is called for a tap, and when a finger touches a row.
  ///   - willSelect: The row to select in place of the given row: that row itself, another row, or
  ///     nil for no row. The rule is called once for the row that a tap, a click, a key or a range
  ///     reaches, before the row's mark changes. On a row of a checkmark list, the rule is called
  ///     before the row is checked or unchecked.
  ///   - willDeselect: The row to deselect in place of the given row: that row itself, another row,
  ///     or nil for no row. The rule is called if the input would deselect the row that is tapped
  ///     or clicked and, in mode single, for the row that the input would replace. The rule isn't
  ///     called for other rows that a click replaces.
  ///   - shouldBeginMultipleSelection: Whether a two-finger pan that begins on a row selects rows.
  ///     The rule is called when a pan begins, and for a tap with ⌘ or ⇧ that would begin editing.
  ///   - canPerformPrimaryAction: Whether a tap on a row performs the row's primary action; if the
  ///     rule is nil, taps perform the action except during editing. The rule is called only for
  ///     taps.
  ///   - canFocus: Whether a row can have the keyboard focus; keys that move the focus skip all
  ///     other rows. If the rule is nil, enabled rows can have the focus. The rule is called for
  ///     keys that move the focus, for each row up to the row that the focus reaches.
  public init(
    shouldHighlight: ((Table.Row, Table) -> Bool)? = nil,
    willSelect: ((Table.Row, Table) -> Table.Row?)? = nil,
    willDeselect: ((Table.Row, Table) -> Table.Row?)? = nil,
    shouldBeginMultipleSelection: ((Table.Row, Table) -> Bool)? = nil,
    canPerformPrimaryAction: ((Table.Row, Table) -> Bool)? = nil,
    canFocus: ((Table.Row, Table) -> Bool)? = nil
  ) {
    ofPaths = { table in
      func allows(
        _ rule: ((Table.Row, Table) -> Bool)?, withoutName answer: Bool = true
      ) -> ((RowPath) -> Bool)? {
        rule.map { rule in { table.name(ofRow: $0).map { rule($0, table) } ?? answer } }
      }
      func replaces(_ rule: ((Table.Row, Table) -> Table.Row?)?) -> PathRules.Replacement? {
        guard let rule else { return nil }
        return { (path) throws(SelectionError) in
          guard let row = table.name(ofRow: path) else { return path }
          guard let answer = rule(row, table) else { return nil }
          // Another row may have the same name.
          return answer == row ? path : try table.path(of: answer)
        }
      }
      return PathRules(
        shouldHighlight: allows(shouldHighlight), willSelect: replaces(willSelect),
        willDeselect: replaces(willDeselect),
        shouldBeginMultipleSelection: allows(shouldBeginMultipleSelection),
        canPerformPrimaryAction: allows(
          canPerformPrimaryAction, withoutName: !table.rows.isEditing),
        canFocus: allows(canFocus))
    }
  }

  /// Creates the rules of a table from rules that name rows by path, as a view's delegate does.
  ///
  /// - Parameter rules: The rules.
  public init(byPath rules: TableRules) { ofPaths = { rules.ofPaths($0.rows) } }

  /// Creates the rules for one input to a table within another one, such as the table of a tree.
  ///
  /// - Parameters:
  ///   - whole: The other table before the input; its rows are those of the table within it.
  ///   - rules: The rules of the other table.
  public init<Whole>(of whole: Whole, _ rules: SelectionRules<Whole>) {
    let rules = rules.ofPaths(whole)
    ofPaths = { _ in rules }
  }
}

/// The rules of a table by paths.
public typealias TableRules = SelectionRules<TableSelection>

extension InputReceiver {
  /// The type of the rules that this table calls, which name rows as the table does.
  ///
  ///     let rules = IdentifiedTable<String>.Rules(canFocus: { id, _ in id != "m2" })
  public typealias Rules = SelectionRules<Self>

  /// Returns whether keys can move the keyboard focus to a row: the answer of the rule `canFocus`,
  /// or, without this rule, whether the row is enabled.
  ///
  /// - Parameters:
  ///   - path: The row.
  ///   - rules: The rules.
  /// - Returns: Whether the row can have the focus; false if the row doesn't exist.
  /// - Complexity: O(log *n*).
  public func canFocus(_ path: RowPath, rules: Rules?) -> Bool {
    guard rows.shape.contains(path) else { return false }
    return rules?.ofPaths(self).canFocus?(path) ?? rows.isEnabled(path)
  }

  /// The name of the row at a path, or nil if the row doesn't exist or has no name.
  fileprivate func name(ofRow path: RowPath) -> Row? {
    rows.rowNumber(of: path).flatMap(name(ofRow:))
  }
}
