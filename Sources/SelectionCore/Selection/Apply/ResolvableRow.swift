// SPDX-License-Identifier: MIT

/// The name of a row in the inputs of a transaction: a path, or a row number.
protocol ResolvableRow: Hashable {
  /// The target with this name.
  ///
  /// - Throws: `SelectionError.rowOutOfRange`.
  func target(for transaction: borrowing Transaction) throws(SelectionError) -> Target
  /// The number of the row before which other rows are moved, and its section.
  ///
  /// - Throws: `SelectionError.rowOutOfRange`, `.sectionOutOfRange`.
  func placeBefore(
    for transaction: borrowing Transaction
  ) throws(SelectionError) -> (row: Int, section: Int)
  /// The numbers of the rows with these names.
  ///
  /// - Throws: `SelectionError.rowOutOfRange`, `.sectionOutOfRange`, `.backwardsSpan`.
  static func numbers(
    of rows: SelectionSpans<Self>, for transaction: borrowing Transaction
  ) throws(SelectionError) -> RowSet
  /// The numbers of the rows to show; nil for all rows of the table.
  ///
  /// - Throws: `SelectionError.rowOutOfRange`, `.sectionOutOfRange`, `.backwardsSpan`.
  static func numbersToShow(
    of rows: SelectionSpans<Self>, for transaction: borrowing Transaction
  ) throws(SelectionError) -> RowSet?
}

extension RowPath: ResolvableRow {
  func target(for transaction: borrowing Transaction) throws(SelectionError) -> Target {
    // Calling a method of the table copies it, so for a plain table only its shape is read.
    transaction.table.isPlain
      ? try transaction.table.shape.target(at: self)
      : try transaction.table.layout.target(at: self)
  }

  func placeBefore(
    for transaction: borrowing Transaction
  ) throws(SelectionError) -> (row: Int, section: Int) {
    let rows = try transaction.table.shape.requiredRows(inSection: section)
    if row == rows.count {
      return (transaction.table.layout.whole.start(ofSection: section + 1), section)
    }
    return (try transaction.table.target(at: self).number, section)
  }

  static func numbers(
    of rows: RowSpans, for transaction: borrowing Transaction
  ) throws(SelectionError) -> RowSet {
    transaction.table.isPlain
      ? try rows.numbers(in: transaction.table.shape)
      : try transaction.table.layout.numbers(of: rows)
  }

  static func numbersToShow(
    of rows: RowSpans, for transaction: borrowing Transaction
  ) throws(SelectionError) -> RowSet? {
    if rows.spans == [.all] { return nil }
    // A path names a shown row, but a whole section includes its hidden rows.
    let layout = transaction.table.layout
    var (named, spans): (RowSpans, [Range<Int>]) = ([], [])
    for span in rows.spans {
      switch span {
      case .row, .rows: named.spans.append(span)
      case .section(let section): spans.append(try layout.whole.requiredRows(inSection: section))
      case .all: spans.append(0..<layout.whole.rowCount)
      }
    }
    return try layout.numbers(of: named).union(RowSet(ranges: spans))
  }
}

/// A row number that is known to be valid.
extension Int: ResolvableRow {
  func target(for transaction: borrowing Transaction) throws(SelectionError) -> Target {
    guard let target = transaction.table.target(ofRow: self) else {
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
    of rows: SelectionSpans<Int>, for transaction: borrowing Transaction
  ) throws(SelectionError) -> RowSet {
    let (layout, shape) = (transaction.table.layout, transaction.table.shape)
    var (named, spans): ([Range<Int>], [Range<Int>]) = ([], [])
    named.reserveCapacity(rows.spans.count)
    for span in rows.spans {
      switch span {
      case .row(let row): named.append(row..<(row + 1))
      case .rows(let first, let last): named.append(first..<(last + 1))
      case .section(let section):
        _ = try shape.requiredRows(inSection: section)
        spans.append(layout.whole.rows(ofSections: section..<(section + 1)))
      case .all: spans.append(0..<layout.whole.rowCount)
      }
    }
    guard !spans.isEmpty else { return RowSet(ranges: named) }
    return layout.shown(RowSet(ranges: spans)).union(RowSet(ranges: named))
  }

  static func numbersToShow(
    of rows: SelectionSpans<Int>, for transaction: borrowing Transaction
  ) throws(SelectionError) -> RowSet? {
    let whole = transaction.table.layout.whole
    var (ranges, isAll): ([Range<Int>], Bool) = ([], false)
    ranges.reserveCapacity(rows.spans.count)
    for span in rows.spans {
      switch span {
      case .row(let row): ranges.append(row..<(row + 1))
      case .rows(let first, let last): ranges.append(first..<(last + 1))
      case .section(let section): ranges.append(try whole.requiredRows(inSection: section))
      case .all: isAll = true
      }
    }
    return isAll ? nil : RowSet(ranges: ranges)
  }
}
