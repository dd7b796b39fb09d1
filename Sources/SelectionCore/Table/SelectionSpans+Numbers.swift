// SPDX-License-Identifier: MIT

extension SelectionSpans where Row == RowPath {
  /// Resolves the spans to row numbers in a table with the given shape.
  ///
  /// - Throws: `SelectionError.rowOutOfRange`, `.sectionOutOfRange`, and `.backwardsSpan`.
  /// - Returns: The row numbers.
  /// - Complexity: O(*k* log *n*) for *k* spans.
  public func numbers(in shape: TableShape) throws(SelectionError) -> RowSet {
    if spans.count == 1 { return RowSet(try spans[0].numbers(in: shape)) }
    if RowSet.hasWords, shape.rowCount <= UInt.bitWidth {
      // Sets of few rows need no storage.
      var word: UInt = 0
      let only = UInt(bitPattern: shape.onlySection ?? 0)
      for span in spans {
        // Most spans are rows of the only section, which two comparisons recognize.
        if case .row(let row) = span, row.section == 0, UInt(bitPattern: row.row) < only {
          word |= 1 &<< UInt(bitPattern: row.row)
        } else {
          word |= UInt(run: try span.numbers(in: shape))
        }
      }
      return RowSet(word: word)
    }
    var ranges: [Range<Int>] = []
    ranges.reserveCapacity(spans.count)
    for span in spans { ranges.append(try span.numbers(in: shape)) }
    return RowSet(ranges: ranges)
  }

  /// Creates the rows of a section from their numbers within it.
  ///
  /// - Complexity: O(*r*) for *r* runs.
  @usableFromInline
  init(offsets: RowSet, inSection section: Int) {
    self.init(
      offsets.ranges.map { run in
        .rows(
          from: RowPath(section: section, row: run.lowerBound),
          through: RowPath(section: section, row: run.upperBound - 1))
      })
  }
}

extension SelectionSpans.Span where Row == RowPath {
  /// Resolves the span to row numbers in a table with the given shape.
  ///
  /// - Throws: `SelectionError.rowOutOfRange`, `.sectionOutOfRange`, and `.backwardsSpan`.
  /// - Complexity: O(log *n*).
  public func numbers(in shape: TableShape) throws(SelectionError) -> Range<Int> {
    switch self {
    case .all: return 0..<shape.rowCount
    case .section(let section): return try shape.requiredRows(inSection: section)
    case .row(let row):
      let start = try shape.target(at: row).number
      return start..<(start + 1)
    case .rows(let first, let last):
      let start = try shape.target(at: first).number
      let end = first == last ? start : try shape.target(at: last).number
      guard start <= end else { throw .backwardsSpan(first, last) }
      return start..<(end + 1)
    }
  }
}

extension SelectionSpans where Row == Int {
  /// Creates rows from their numbers.
  ///
  /// - Complexity: O(*r*) for *r* runs.
  init(numbers: RowSet) {
    self.init(
      numbers.ranges.map { run in .rows(from: run.lowerBound, through: run.upperBound - 1) })
  }
}
