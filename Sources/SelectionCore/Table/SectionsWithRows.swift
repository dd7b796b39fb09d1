// SPDX-License-Identifier: MIT

/// Those of some sections that hold at least one of some rows, with the numbers of all their rows,
/// in table order.
///
/// It goes from row to section and from section to row in turn, so that neither the sections
/// without such rows nor the rows outside of the sections are visited: a step costs O(log *n*).
struct SectionsWithRows: Sequence, IteratorProtocol {
  private let shape: TableShape
  private let sections: RowSet?
  private let rows: RowSet
  private var row: Int?

  /// - Parameters:
  ///   - rows: the rows.
  ///   - shape: the shape of their table.
  ///   - sections: the sections; nil for all.
  init(_ rows: RowSet, in shape: TableShape, among sections: RowSet? = nil) {
    self.shape = shape
    self.sections = sections
    self.rows = rows
    row = sections?.isEmpty == true ? nil : rows.first
  }

  mutating func next() -> (section: Int, rows: Range<Int>)? {
    while let row, let target = shape.target(ofRow: row) {
      if let sections, !sections.contains(target.section) {
        self.row = sections.next(after: target.section).flatMap(shape.rows(inSection:))
          .flatMap { rows.next(after: $0.lowerBound - 1) }
      } else {
        self.row = rows.next(after: target.rows.upperBound - 1)
        return (target.section, target.rows)
      }
    }
    return nil
  }
}
