// SPDX-License-Identifier: MIT
internal import SelectionCore

/// Rules as data, by path; the paths don't change when the rows move.
struct PathRules {
  /// The question that a rule answers.
  enum Question: String {
    case highlight, select, deselect, pan
  }

  private var forbidden: [Question: [Int: RowSet]] = [:]
  private var redirects: [Question: [RowPath: RowPath]] = [:]

  /// Makes a rule refuse rows of a table.
  mutating func forbid(
    _ question: Question, _ rows: RowSpans, in shape: TableShape
  ) throws(SelectionError) {
    let numbers = try rows.numbers(in: shape)
    for case .rows(let first, let last) in RowPaths(numbers, in: shape).spans {
      forbidden[question, default: [:]][first.section, default: []]
        .insert(first.row..<(last.row + 1))
    }
  }

  /// Makes a rule replace a row with a different row.
  mutating func redirect(_ question: Question, _ row: RowPath, to target: RowPath) {
    redirects[question, default: [:]][row] = target
  }

  private func allows(_ question: Question, _ row: RowPath) -> Bool {
    !(forbidden[question]?[row.section]?.contains(row.row) ?? false)
  }

  private func answer(_ question: Question, _ row: RowPath) -> RowPath? {
    allows(question, row) ? redirects[question]?[row] ?? row : nil
  }

  /// The rules for a table.
  var rules: TableRules? {
    guard !(forbidden.isEmpty && redirects.isEmpty) else { return nil }
    return TableRules(
      shouldHighlight: { row, _ in allows(.highlight, row) },
      willSelect: { row, _ in answer(.select, row) },
      willDeselect: { row, _ in answer(.deselect, row) },
      shouldBeginMultipleSelection: { row, _ in allows(.pan, row) })
  }
}
