// SPDX-License-Identifier: MIT

internal import SelectionCore

/// What a delegate has answered about one input, so that nobody asks it twice.
///
/// A delegate may change the table while it is being asked. The input then has to be taken through
/// the table as the delegate left it; the answers that it gave are used again.
@MainActor
final class RecordedAnswers {
  private enum Question: Hashable {
    case rule(SelectionQuestion)
    case canPerformPrimaryAction(RowPath)
    case canFocus(RowPath)
  }

  private var bools: [Question: Bool] = [:]
  private var rows: [SelectionQuestion: RowPath?] = [:]

  private func answer(_ question: Question, _ ask: () -> Bool) -> Bool {
    if let known = bools[question] { return known }
    let answer = ask()
    bools[question] = answer
    return answer
  }

  private func answer(_ question: SelectionQuestion, _ ask: () -> RowPath?) -> RowPath? {
    if let known = rows[question] { return known }
    let answer = ask()
    rows[question] = .some(answer)
    return answer
  }

  /// Rules that ask the delegate of a table, each question once.
  func rules(of table: TableView) -> SelectionRules {
    guard let delegate = table.delegate else {
      return SelectionRules(canFocus: table.allowsFocus ? nil : { _, _ in false })
    }
    return SelectionRules(
      shouldHighlight: { row, _ in
        self.answer(.rule(.shouldHighlight(row))) {
          delegate.tableView(table, shouldHighlightRowAt: row)
        }
      },
      willSelect: { row, _ in
        self.answer(.willSelect(row)) { delegate.tableView(table, willSelectRowAt: row) }
      },
      willDeselect: { row, _ in
        self.answer(.willDeselect(row)) { delegate.tableView(table, willDeselectRowAt: row) }
      },
      shouldBeginMultipleSelection: { row, _ in
        self.answer(.rule(.shouldBeginMultipleSelection(row))) {
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
