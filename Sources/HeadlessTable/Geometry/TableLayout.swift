// SPDX-License-Identifier: MIT

internal import SelectionCore

/// The positions of headers, rows and footers in a table, in points from its top.
///
/// A query costs one descent in the tree of the rows, plus O(log² *s*) to find the section of a
/// position among *s* sections.
struct TableLayout {
  private(set) var shape: TableShape
  var rows: Heights
  var headers: Heights
  var footers: Heights
  /// The height of the content above the first section.
  let leading: Double
  /// The height of the content below the last section.
  let trailing: Double

  /// Makes a layout from heights, one for each row and section of the shape.
  init(
    shape: TableShape, rows: Heights, headers: Heights, footers: Heights,
    leading: Double = 0, trailing: Double = 0
  ) {
    self.leading = Heights.kept(leading)
    self.trailing = Heights.kept(trailing)
    self.shape = shape
    self.rows = rows
    self.headers = headers
    self.footers = footers
  }

  /// The height of the whole content.
  var height: Double { top(ofSection: shape.sectionCount) + trailing }

  /// The position at which a section begins, or at which the last section ends.
  func top(ofSection section: Int) -> Double {
    leading + headers.top(of: section) + footers.top(of: section) + rows.top(of: start(of: section))
  }

  /// The range of positions of a section.
  func extent(ofSection section: Int) -> Range<Double> {
    let top = top(ofSection: section)
    return top..<max(top, self.top(ofSection: section + 1))
  }

  /// The range of positions of a section's header.
  func extent(ofHeader section: Int) -> Range<Double> {
    let top = top(ofSection: section)
    return top..<(top + headers.height(of: section))
  }

  /// The range of positions of a section's footer.
  func extent(ofFooter section: Int) -> Range<Double> {
    let bottom = top(ofSection: section + 1)
    return (bottom - footers.height(of: section))..<bottom
  }

  /// The range of positions of a row, or nil if it doesn't exist.
  func extent(ofRow number: Int) -> Range<Double>? {
    guard let path = shape.path(ofRow: number) else { return nil }
    let top =
      leading + headers.top(of: path.section + 1) + footers.top(of: path.section)
      + rows.top(of: number)
    return top..<(top + rows.height(of: number))
  }

  /// The row at a position, or nil if there is none.
  func row(at place: Double) -> Int? {
    let (number, isReached) = nearestRow(to: place)
    return isReached ? number : nil
  }

  /// The rows that overlap a part of the content, including rows without height between them.
  func rows(in part: Range<Double>) -> Range<Int> {
    let (first, _) = nearestRow(to: part.lowerBound)
    let (last, isReached) = nearestRow(to: Heights.place(before: part.upperBound))
    return first..<max(first, isReached ? last + 1 : last)
  }

  /// The first row that ends below a position, limited to the section at the position, and whether
  /// that row begins at the position or above it.
  ///
  /// If the section has no such row, the number after its last row.
  private func nearestRow(to place: Double) -> (number: Int, isReached: Bool) {
    let section = section(at: place)
    guard let range = shape.rows(inSection: section) else { return (shape.rowCount, false) }
    let inset = place - extent(ofHeader: section).upperBound
    guard inset >= 0 else { return (range.lowerBound, false) }
    let number = rows.number(at: rows.top(of: range.lowerBound) + inset)
    return (min(number, range.upperBound), number < range.upperBound)
  }

  /// The last section that begins at a position or above it.
  private func section(at place: Double) -> Int {
    var (low, high) = (0, shape.sectionCount)
    while low < high {
      let middle = low + (high - low) / 2
      if top(ofSection: middle) <= place { low = middle + 1 } else { high = middle }
    }
    return max(low - 1, 0)
  }

  private func start(of section: Int) -> Int {
    shape.rows(inSection: section)?.lowerBound ?? shape.rowCount
  }

  /// Updates all positions for a change to the data.
  ///
  /// - Parameters:
  ///   - mapping: How rows and sections move.
  ///   - newRows: The heights of the new rows, in order.
  ///   - newHeaders: The heights of the new sections' headers.
  ///   - newFooters: The heights of the new sections' footers.
  mutating func follow(
    _ mapping: TableMapping, newRows: Heights, newHeaders: Heights, newFooters: Heights
  ) {
    rows.follow(mapping.rows, new: newRows)
    headers.follow(mapping.sections, new: newHeaders)
    footers.follow(mapping.sections, new: newFooters)
    shape = mapping.newShape
  }
}
