// SPDX-License-Identifier: MIT

extension KeyEffect {
  /// Returns the input that has this effect; for ``cancelOrDeselect``, the input that applies while
  /// a gesture is in progress.
  ///
  /// - Parameters:
  ///   - pageRows: The number of rows on a page.
  ///   - columns: The number of columns in which the rows are shown.
  /// - Returns: The input, which any table accepts.
  /// - Complexity: O(1).
  public func input<Row>(pageRows: Int = 10, columns: Int = 1) -> SelectionInput<Row> {
    switch self {
    case .go(let motion, let effect): .go(motion, effect, pageRows: pageRows, columns: columns)
    case .userSelectAll: .userSelectAll
    case .userDeselectAll: .userDeselectAll
    case .userToggleAll: .userToggleAll
    case .cancel, .cancelOrDeselect: .cancel
    }
  }
}

extension InputProfile {
  /// Returns the input for a user's action, or nil if the action has no meaning in this profile.
  ///
  /// - Parameters:
  ///   - action: The action.
  ///   - table: The table before the action.
  /// - Returns: The input, which any table accepts.
  /// - Complexity: O(log *n*).
  public func input(for action: UserAction<RowPath>, in table: TableSelection) -> TableInput? {
    switch action {
    case .key(let stroke, let pageRows, let columns):
      let effect = effect(of: stroke)
      // Not a set of gestures, because in Embedded Swift its hashing would link Unicode tables.
      let isUnderWay = TableGesture.allCases.contains(where: table.isUnderWay)
      if effect == .cancelOrDeselect, !isUnderWay {
        return table.hasRowsToDeselect ? .clickBesideRows : nil
      }
      return effect?.input(pageRows: pageRows, columns: columns)
    case .click(let row, let modifiers):
      return effect(ofClickWith: modifiers).map { .act($0, on: row) }
    case .secondaryClick(let row):
      guard !table.isSelected(row), table.listInForce(inSection: row.section) == nil
      else { return nil }
      return secondaryClick.map { .act($0, on: row) }
    case .clickBesideRows(let modifiers):
      return deselects(clickBesideRowsWith: modifiers) ? .clickBesideRows : nil
    case .press(let row, let modifiers):
      return effect(ofClickWith: modifiers).map { $0.isTap ? .touchDown(row) : .press(row, $0) }
    case .release: return isTouch(table) ? .touchUp : .release
    case .drag: return isTouch(table) ? .touchCancel : .drag
    case .go(let row):
      guard case .go(_, let effect)? = keys[KeyStroke(.down)] else { return nil }
      let selects = table.listInForce(inSection: row.section) == nil
      return .act(selects ? effect : .focus, on: row)
    }
  }

  /// Whether the pointer that is down is a finger: the profile has only taps, or this press was a
  /// tap.
  private func isTouch(_ table: TableSelection) -> Bool {
    hasOnlyTaps || table.touched != nil && clicks.values.contains(.tap)
  }
}

extension TableSelection {
  /// Whether a click outside the rows would deselect any rows.
  fileprivate var hasRowsToDeselect: Bool {
    mode != .none
      && !selectedMarks.rows.isSubset(of: rowsPassedOver.union(rowsOutOfReach))
  }
}
