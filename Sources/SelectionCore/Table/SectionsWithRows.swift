// SPDX-License-Identifier: MIT

/// The sections that contain at least one of some rows, with the numbers of all their rows, in
/// table order.
///
/// The iteration alternately looks up a row's section and the next row after that section, so it
/// visits neither sections without such rows nor rows outside the given sections.
///
/// The type isn't a `Sequence`, because a program would contain code for each requirement of that
/// protocol.
///
/// - Complexity: O(log *n*) for each step.
struct SectionsWithRows {
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

  /// All sections that haven't been returned.
  func rest() -> [(section: Int, rows: Range<Int>)] {
    var (steps, sections) = (self, [(section: Int, rows: Range<Int>)]())
    while let section = steps.next() { sections.append(section) }
    return sections
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
