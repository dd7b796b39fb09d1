// SPDX-License-Identifier: MIT

internal import SelectionCore

/// A delegate's answers to the questions about a single input, so that each question is asked only
/// once.
///
/// A delegate may change the table while it is asked. The input is then applied again, to the
/// changed table, and the delegate's earlier answers are reused.
@MainActor
final class RecordedAnswers {
  private enum Question: Hashable {
    case shouldHighlight(RowPath)
    case willSelect(RowPath)
    case willDeselect(RowPath)
    case shouldBeginMultipleSelection(RowPath)
    case canPerformPrimaryAction(RowPath)
    case canFocus(RowPath)
  }

  /// The version of the table's state to which the input is being applied.
  var version: Int
  /// The state when the input began.
  private let first: TableSelection
  private let table: TableView
  private var bools: [Question: Bool] = [:]
  private var rows: [Question: RowPath?] = [:]

  init(of table: TableView) {
    self.table = table
    version = table.stateVersion
    first = table.state
  }

  /// Whether the delegate has changed the table, so that the current attempt is discarded.
  private var isStale: Bool { table.stateVersion != version }

  private func answer(_ question: Question, _ ask: () -> Bool) -> Bool {
    if let known = bools[question] { return known }
    guard !isStale else { return false }
    let answer = ask()
    bools[question] = answer
    return answer
  }

  private func answer(_ question: Question, _ ask: () -> RowPath?) -> RowPath? {
    if let known = rows[question] { return known }
    guard !isStale else { return nil }
    let answer = ask()
    rows[question] = .some(answer)
    return answer
  }

  /// Whether the delegate itself has selected a row when it was asked whether the row may be
  /// selected.
  ///
  /// In that case the user wants the row selected, not deselected.
  private func hasSelectedItself(_ row: RowPath) -> Bool {
    rows[.willSelect(row)] != nil && !first.isSelected(row) && first.shape == table.state.shape
  }

  /// Rules that ask the table's delegate, each question once; nil if there is no delegate.
  func rules() -> TableRules? {
    let table = table
    guard let delegate = table.delegate else {
      return table.allowsFocus ? nil : TableRules(canFocus: { _, _ in false })
    }
    return TableRules(
      shouldHighlight: { row, _ in
        self.answer(.shouldHighlight(row)) {
          delegate.tableView(table, shouldHighlightRowAt: row)
        }
      },
      willSelect: { row, _ in
        self.answer(.willSelect(row)) { delegate.tableView(table, willSelectRowAt: row) }
      },
      willDeselect: { row, _ in
        if self.hasSelectedItself(row) { return nil }
        return self.answer(.willDeselect(row)) { delegate.tableView(table, willDeselectRowAt: row) }
      },
      shouldBeginMultipleSelection: { row, _ in
        self.answer(.shouldBeginMultipleSelection(row)) {
          delegate.tableView(table, shouldBeginMultipleSelectionInteractionAt: row)
        }
      },
      canPerformPrimaryAction: { row, _ in
        self.answer(.canPerformPrimaryAction(row)) {
          delegate.tableView(table, canPerformPrimaryActionForRowAt: row)
        }
      },
      canFocus: { row, _ in
        table.allowsFocus
          && self.answer(.canFocus(row)) { delegate.tableView(table, canFocusRowAt: row) }
      })
  }
}
