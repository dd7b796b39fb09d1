// SPDX-License-Identifier: MIT

/// AppKit's ranges: the consecutive selected rows that contain the anchor become the new range.
extension Transaction {
  /// Turns the block of selected rows that contains the anchor into the range from the anchor to a
  /// row.
  ///
  /// - Parameters:
  ///   - target: The row.
  ///   - fromLead: Whether the range begins at the lead if no row is selected, as for a key; if
  ///     false, it begins at the first row that the user can change.
  /// - Throws: The same errors as ``extend(to:_:)``.
  /// - Complexity: O(log *n*), and the cost of rows that ranges skip.
  @_optimize(size)
  mutating func extendBlock(to target: Target, fromLead: Bool) throws(SelectionError) {
    guard table.mode == .multiple, list(of: target) == nil else {
      return try extend(to: target, .adding)
    }
    let passed = table.rowsPassedOver
    let start = blockAnchor(passed, fromLead: fromLead) ?? target.number
    var reached = target
    if canChange(target) {
      guard let answer = try requestSelect(target) else { return }
      guard list(of: answer) == nil else { return try mark(answer, by: .click) }
      reached = answer
    }
    let base = table.selectedMarks.rows
    let range = min(start, reached.number)..<(max(start, reached.number) + 1)
    let (block, covered) = (RowSet(block(around: start, passed)), RowSet(range))
    let changing = table.shown(block.union(covered)).subtracting(passed)
    table.selectedMarks.set(covered, among: changing)
    trimSections(preferring: [reached.number], base)
    if canChange(reached) { emit(.didSelect(reached.path)) }
    table.anchorNumber = start
    table.leadNumber = reached.number
  }

  /// The first shown row that isn't among those that ranges skip.
  func firstRow(besides passed: RowSet) -> Int? { table.layout.shownRows.subtracting(passed).first }

  /// The row at which the range begins; nil if it begins at its other end.
  private func blockAnchor(_ passed: RowSet, fromLead: Bool) -> Int? {
    let selected = table.shown(table.selectedMarks.rows)
    if let first = selected.first {
      guard let anchor = table.anchorNumber else { return first }
      return selected.next(after: anchor - 1) ?? selected.previous(before: anchor)
    }
    guard fromLead else { return firstRow(besides: passed) }
    return table.leadNumber.map { target($0) }.flatMap { list(of: $0) == nil ? $0.number : nil }
  }

  /// The rows around a row, up to the nearest shown rows that aren't selected; rows that ranges
  /// skip don't end the block.
  private func block(around row: Int, _ passed: RowSet) -> Range<Int> {
    let selected = table.selectedMarks.rows
    guard selected.contains(row) else { return row..<row }
    let others = table.layout.shownRows.subtracting(selected).subtracting(passed)
    let end = others.next(after: row) ?? table.layout.whole.rowCount
    return (others.previous(before: row).map { $0 + 1 } ?? 0)..<end
  }
}
