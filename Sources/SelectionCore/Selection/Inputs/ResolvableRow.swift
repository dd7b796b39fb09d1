// SPDX-License-Identifier: MIT

/// The name of a row in inputs that a transaction takes: a path, or the number of a row.
protocol ResolvableRow: Hashable {
  /// The target with this name.
  ///
  /// - Throws: `SelectionError.rowOutOfRange`.
  func target(for transaction: borrowing Transaction) throws(SelectionError) -> Target
  /// The number of the row in front of which others are moved, and its section.
  ///
  /// - Throws: `SelectionError.rowOutOfRange`, `.sectionOutOfRange`.
  func placeBefore(
    for transaction: borrowing Transaction
  ) throws(SelectionError) -> (row: Int, section: Int)
  /// The numbers of the rows with these names.
  ///
  /// - Throws: `SelectionError.rowOutOfRange`, `.sectionOutOfRange`, `.backwardsSpan`.
  static func numbers(
    of rows: Spans<Self>, for transaction: borrowing Transaction
  ) throws(SelectionError) -> RowSet
}

extension RowPath: ResolvableRow {
  @inline(__always)
  func target(for transaction: borrowing Transaction) throws(SelectionError) -> Target {
    try transaction.table.shape.target(at: self)
  }

  func placeBefore(
    for transaction: borrowing Transaction
  ) throws(SelectionError) -> (row: Int, section: Int) {
    let rows = try transaction.table.shape.requiredRows(inSection: section)
    if row == rows.count { return (rows.upperBound, section) }
    return (try transaction.table.shape.target(at: self).number, section)
  }

  static func numbers(
    of rows: RowSpans, for transaction: borrowing Transaction
  ) throws(SelectionError) -> RowSet { try rows.numbers(in: transaction.table.shape) }
}

/// The number of a row that is known to be there, the hidden ones after those that are shown.
extension Int: ResolvableRow {
  func target(for transaction: borrowing Transaction) throws(SelectionError) -> Target {
    guard let target = transaction.table.shape.target(ofRow: self) else {
      throw .rowOutOfRange(RowPath(section: 0, row: self), transaction.table.shape)
    }
    return target
  }

  func placeBefore(
    for transaction: borrowing Transaction
  ) throws(SelectionError) -> (row: Int, section: Int) {
    let target = try target(for: transaction)
    return (target.number, target.section)
  }

  static func numbers(
    of rows: Spans<Int>, for transaction: borrowing Transaction
  ) throws(SelectionError) -> RowSet {
    var ranges: [Range<Int>] = []
    ranges.reserveCapacity(rows.spans.count)
    for span in rows.spans {
      switch span {
      case .row(let row): ranges.append(row..<(row + 1))
      case .rows(let first, let last): ranges.append(first..<(last + 1))
      case .section(let section):
        ranges.append(try transaction.table.shape.requiredRows(inSection: section))
      case .all: ranges.append(0..<transaction.table.shape.rowCount)
      }
    }
    return RowSet(ranges: ranges)
  }
}
