// SPDX-License-Identifier: MIT

public import SelectionCore

/// Where everything is, in points from the upper left corner of the content.
///
/// The heights are asked for when first something depends on them: of every row once, as a table of
/// UIKit's does that estimates nothing. A delegate without a method for them is asked once. After a
/// change of the data only rows and sections that are new or reloaded are asked about, and all
/// after a batch that changes nothing.
extension TableView {
  /// A height for the table to choose.
  public nonisolated static let automaticDimension = -1.0

  /// How large the content is.
  public var contentSize: TableSize { TableSize(width: frame.width, height: layout.height) }

  /// The rectangle of a row; `.zero` if there is none.
  ///
  /// - Complexity: O(log *n*).
  public func rectForRow(at indexPath: RowPath) -> TableRect {
    let layout = layout
    return rect(layout.shape.rowNumber(of: indexPath).flatMap(layout.extent))
  }

  /// The rectangle of a section with its header and footer; `.zero` if there is none.
  public func rect(forSection section: Int) -> TableRect {
    rect(ofSection: section) { $0.extent(ofSection: section) }
  }

  /// The rectangle of a section's header; `.zero` if there is no such section.
  public func rectForHeader(inSection section: Int) -> TableRect {
    rect(ofSection: section) { $0.extent(ofHeader: section) }
  }

  /// The rectangle of a section's footer; `.zero` if there is no such section.
  public func rectForFooter(inSection section: Int) -> TableRect {
    rect(ofSection: section) { $0.extent(ofFooter: section) }
  }

  /// The row at a place in the content, or nil if there is none.
  ///
  /// - Complexity: O(log *n*) and O(log² *s*) for *s* sections.
  public func indexPathForRow(at point: TablePoint) -> RowPath? {
    guard point.x >= 0, point.x < max(frame.width, 0), point.y.isFinite else { return nil }
    let layout = layout
    return layout.row(at: point.y).flatMap(layout.shape.path)
  }

  /// The rows that reach into a rectangle of the content, in table order; nil if there are none.
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
