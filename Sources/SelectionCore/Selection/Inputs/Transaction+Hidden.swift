// SPDX-License-Identifier: MIT

/// What a table is told by one that knows identities: rows that are hidden, shown again or
/// forgotten, and rows that share a checkmark.
extension TableSelection {
  /// Applies an input after taking in hidden rows, which its rows may name.
  ///
  /// - Parameters:
  ///   - input: The input, by the numbers of rows.
  ///   - rules: What the app answers.
  ///   - sections: For each of the hidden rows the section to which it belongs.
  /// - Returns: The resulting change.
  /// - Throws: `SelectionError.tooManyRows`, and what the input throws.
  @usableFromInline
  mutating func apply(
    _ input: Input<Int>, rules: SelectionRules?, addingHidden sections: [Int?]
  ) throws(SelectionError) -> SelectionChange {
    guard !sections.isEmpty else { return try apply(resolved: input, rules: rules) }
    let old = numbering.count
    guard sections.count <= .max - old else { throw .tooManyRows }
    var transaction = Transaction(self, rules)
    transaction.renumberHidden(
      IndexMapping(oldCount: old, segments: [.kept(0..<old), .inserted(sections.count)]))
    transaction.table.extras.hidden.append(sections)
    try transaction.run(input)
    return try finish(transaction, input.origin)
  }

  /// Applies a mapping of the data after which rows share their checkmarks as they do then.
  ///
  /// - Parameters:
  ///   - mapping: Where the rows went.
  ///   - shared: The rows that share their checkmark after it.
  ///   - selected: New rows that come selected.
  /// - Returns: The resulting change.
  /// - Throws: `SelectionError.foreignMapping`, `.tooManyRows`.
  mutating func apply(
    _ mapping: TableMapping, sharing shared: SharedCheckmarks, selecting selected: RowSet = []
  ) throws(SelectionError) -> SelectionChange {
    var transaction = Transaction(self, nil)
    try transaction.apply(mapping)
    transaction.setShared(shared)
    if !selected.isEmpty {
      let free = selected.subtracting(transaction.table.listRowsInForce)
      transaction.table.selectedMarks.set(free, among: free)
      transaction.table.enforceLaws()
    }
    return finish(transaction)
  }

  /// Lets hidden rows become rows that are shown already, which keep their own marks beside those
  /// of the hidden ones.
  ///
  /// - Parameters:
  ///   - merged: For each of these rows the number of the hidden row.
  ///   - shared: The rows that share their checkmark after it.
  /// - Returns: The resulting change, which is no step of the history.
  mutating func merge(
    _ merged: [(row: Int, hidden: Int)], sharing shared: SharedCheckmarks
  ) -> SelectionChange {
    var transaction = Transaction(self, nil)
    // Rows keep their numbers, and hidden ones close the gaps of those that became rows.
    let gone = RowSet(merged.map { $0.hidden })
    let closing = numbering.removing(hidden: gone)
    if !merged.isEmpty {
      var segments: [RowSegment] = []
      var start = 0
      for (row, hidden) in merged {
        segments.append(.kept(start..<row))
        segments.append(.kept(hidden..<(hidden + 1)))
        start = row + 1
      }
      segments.append(.kept(start..<shape.rowCount))
      segments += numbering.hiddenRows.subtracting(gone).ranges.map(RowSegment.kept)
      let all = IndexMapping(oldCount: numbering.count, segments: segments)
      transaction.renumberHidden(all, merged: RowSet(merged.map { $0.row }))
      transaction.table.extras.hidden.follow(.identity(of: shape), all)
    }
    transaction.setShared(shared)
    transaction.isStep = false
    // Rows give way to those that had the mark already.
    transaction.table.enforceLaws(
      selected: closing.applied(to: selectedMarks.rows),
      checked: closing.applied(to: checkedMarks))
    return finish(transaction)
  }

  /// Forgets hidden rows.
  ///
  /// - Parameter forgotten: Their numbers.
  /// - Returns: The resulting change, which is no step of the history.
  mutating func forgetHidden(_ forgotten: RowSet) -> SelectionChange {
    var transaction = Transaction(self, nil)
    transaction.isStep = false
    guard !forgotten.isEmpty else { return finish(transaction) }
    let all = numbering.removing(hidden: forgotten)
    transaction.renumberHidden(all)
    transaction.table.extras.hidden.follow(.identity(of: shape), all)
    return finish(transaction)
  }

  /// The numbers of the hidden rows.
  var hiddenRows: RowSet { numbering.hiddenRows }
}

extension Transaction {
  /// Lets all follow where hidden rows have other numbers, and those that are shown stay.
  fileprivate mutating func renumberHidden(_ all: IndexMapping, merged: RowSet = []) {
    let shape = table.shape
    table.lineage.advance(by: .identity(of: shape, allRows: all))
    table.selectedMarks.follow(all, keeping: merged)
    table.extras.renumber(all, merged: merged)
    if table.keepsHistory {
      let shown = IndexMapping.identity(shape.rowCount)
      if merged.isEmpty {
        table.sharedHistory.value.follow(all, shown: shown)
        table.extras.beginning?.follow(all, shown: shown)
      } else {
        table.sharedHistory.value.merge(all, shown: shown, merged: merged)
        table.extras.beginning?.merge(all, shown: shown, merged: merged)
      }
    }
  }

  /// Lets rows share their checkmarks from now on.
  fileprivate mutating func setShared(_ shared: SharedCheckmarks) {
    if shared != table.extras.shared { table.extras.shared = shared }
    shareCheckmarks()
  }
}
