// SPDX-License-Identifier: MIT

public import SelectionCore

/// The positions of rows, headers and footers, in points from the upper left corner of the content.
///
/// Heights are read when they are first needed: once for every row, as in a UIKit table that
/// doesn't estimate heights. A delegate without methods for heights is asked only once. After a
/// change to the data, only new and reloaded rows and sections are measured; after an empty batch,
/// all rows and sections are measured.
extension TableView {
  /// A value with which the table determines the height itself.
  public nonisolated static let automaticDimension = -1.0

  /// The size of the content.
  public var contentSize: TableSize { TableSize(width: frame.width, height: layout.height) }

  /// Returns the rectangle of a row, or `.zero` if the row doesn't exist.
  ///
  /// - Complexity: O(log *n*).
  public func rectForRow(at indexPath: RowPath) -> TableRect {
    let layout = layout
    return rect(layout.shape.rowNumber(of: indexPath).flatMap(layout.extent))
  }

  /// Returns the rectangle of a section with its header and footer, or `.zero` if the section
  /// doesn't exist.
  public func rect(forSection section: Int) -> TableRect {
    rect(ofSection: section) { $0.extent(ofSection: section) }
  }

  /// Returns the rectangle of a section's header, or `.zero` if the section doesn't exist.
  public func rectForHeader(inSection section: Int) -> TableRect {
    rect(ofSection: section) { $0.extent(ofHeader: section) }
  }

  /// Returns the rectangle of a section's footer, or `.zero` if the section doesn't exist.
  public func rectForFooter(inSection section: Int) -> TableRect {
    rect(ofSection: section) { $0.extent(ofFooter: section) }
  }

  /// Returns the row at a point in the content, or nil if there is none.
  ///
  /// - Complexity: O(log *n*), plus O(log² *s*) for *s* sections.
  public func indexPathForRow(at point: TablePoint) -> RowPath? {
    guard point.x >= 0, point.x < max(frame.width, 0), point.y.isFinite else { return nil }
    let layout = layout
    return layout.row(at: point.y).flatMap(layout.shape.path)
  }

  /// Returns the rows that overlap a rectangle in the content, in table order, or nil if there are
  /// none.
  public func indexPathsForRows(in rect: TableRect) -> [RowPath]? {
    guard rect.minX < frame.width, rect.maxX > 0, rect.minY < rect.maxY else { return nil }
    let layout = layout
    let rows = layout.rows(in: rect.minY..<rect.maxY).compactMap(layout.shape.path)
    return rows.isEmpty ? nil : rows
  }

  private func rect(_ extent: Range<Double>?) -> TableRect {
    guard let extent else { return .zero }
    return TableRect(
      x: 0, y: extent.lowerBound, width: frame.width,
      height: extent.upperBound - extent.lowerBound)
  }

  private func rect(ofSection section: Int, _ extent: (TableLayout) -> Range<Double>) -> TableRect {
    let layout = layout
    return rect(layout.shape.contains(section: section) ? extent(layout) : nil)
  }
}
