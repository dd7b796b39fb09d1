// SPDX-License-Identifier: MIT

internal import SelectionCore

/// What a delegate has answered about one input, so that nobody asks it twice.
///
/// A delegate may change the table while it is being asked. The input then has to be taken through the
/// table as the delegate left it; the answers that it gave are used again.
@MainActor
final class RecordedAnswers {
  private var bools: [SelectionQuestion: Bool] = [:]
  private var rows: [SelectionQuestion: RowPath?] = [:]
  private var primary: [RowPath: Bool] = [:]

  private func answer(_ question: SelectionQuestion, _ ask: () -> Bool) -> Bool {
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
  func rules(asking delegate: any TableViewDelegate, of table: TableView) -> SelectionRules {
    SelectionRules(
      shouldHighlight: { row, _ in
        self.answer(.shouldHighlight(row)) {
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
        self.answer(.shouldBeginMultipleSelection(row)) {
          delegate.tableView(table, shouldBeginMultipleSelectionInteractionAt: row)
        }
      },
      canPerformPrimaryAction: { row, _ in
        if let known = self.primary[row] { return known }
        let answer = delegate.tableView(table, canPerformPrimaryActionForRowAt: row)
        self.primary[row] = answer
        return answer
      })
  }
}
