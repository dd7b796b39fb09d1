// SPDX-License-Identifier: MIT

/// The geometry of a section's rows, which are arranged in lines of equal height with one or more
/// columns.
///
///     let list = RowGrid(rowCount: 1_000, lineHeight: 36)
///     let pictures = RowGrid(
///       rowCount: 50, columns: 4, cellWidth: 120, cellHeight: 90)
///
/// If a size isn't positive or isn't finite, the grid contains no rows at any point.
public struct RowGrid: Hashable, Sendable {
  /// The number of rows; the last line may have fewer rows than the grid has columns.
  public var rowCount: Int
  /// The number of columns.
  public var columns: Int
  /// The upper left corner of the first cell.
  public var origin = ViewPoint(x: 0, y: 0)
  /// The width of a cell, or nil if each line is as wide as the view.
  public var cellWidth: Double?
  /// The height of a cell.
  public var cellHeight: Double
  /// The space between columns.
  public var columnGap = 0.0
  /// The space between lines.
  public var lineGap = 0.0
  /// Whether the first column is on the right.
  public var isRightToLeft = false

  /// Creates a list of lines that are as wide as the view.
  ///
  /// - Parameters:
  ///   - rowCount: The number of rows.
  ///   - lineHeight: The height of a line.
  public init(rowCount: Int, lineHeight: Double) {
    (self.rowCount, columns, cellHeight) = (rowCount, 1, lineHeight)
  }

  /// Creates a grid.
  ///
  /// - Parameters:
  ///   - rowCount: The number of rows.
  ///   - columns: The number of columns.
  ///   - cellWidth: The width of a cell.
  ///   - cellHeight: The height of a cell.
  public init(rowCount: Int, columns: Int, cellWidth: Double, cellHeight: Double) {
    (self.rowCount, self.columns) = (rowCount, columns)
    (self.cellWidth, self.cellHeight) = (cellWidth, cellHeight)
  }

  /// The lines of a grid with rows and columns.
  private var lines: Axis {
    Axis(start: origin.y, size: cellHeight, gap: lineGap, count: (rowCount - 1) / columns + 1)
  }

  /// The columns; nil if each line is as wide as the view.
  private var across: Axis? {
    cellWidth.map { Axis(start: origin.x, size: $0, gap: columnGap, count: columns) }
  }

  /// Returns the row at a point, or nil if the point is outside the rows.
  ///
  ///     let pictures = RowGrid(
  ///       rowCount: 50, columns: 4, cellWidth: 120, cellHeight: 90)
  ///     pictures.row(at: ViewPoint(x: 130, y: 100))  // 0.5
  ///
  /// - Parameters:
  ///   - point: The point, in content coordinates.
  ///   - section: The section of the grid's rows.
  /// - Returns: The row.
  /// - Complexity: O(log *n*).
  public func row(at point: ViewPoint, section: Int = 0) -> RowPath? {
    guard rowCount > 0, columns > 0, let line = lines.cell(at: point.y),
      var column = across.map({ $0.cell(at: point.x) }) ?? 0
    else { return nil }
    if isRightToLeft { column = columns - 1 - column }
    guard column < rowCount - line * columns else { return nil }
    return RowPath(section: section, row: line * columns + column)
  }

  /// Returns the rows that a rectangle overlaps; a row that the rectangle only touches isn't
  /// included.
  ///
  /// - Parameters:
  ///   - rect: The rectangle, in content coordinates.
  ///   - section: The section of the grid's rows.
  /// - Returns: The rows, with one span for each line, or a single span if all columns are covered.
  ///   If the rectangle covers only some of the columns in more than a million lines, the result is
  ///   empty; no band that a user draws is that large.
  /// - Complexity: O(*l* + log *n*) for *l* lines, or O(log *n*) if all columns are covered.
  public func rows(in rect: ViewRect, section: Int = 0) -> RowSpans {
    guard rowCount > 0, columns > 0 else { return RowSpans() }
    let lines = lines.cells(from: rect.minY, to: rect.maxY)
    var across = across?.cells(from: rect.minX, to: rect.maxX) ?? 0..<columns
    if isRightToLeft { across = columns - across.upperBound..<columns - across.lowerBound }
    guard !lines.isEmpty, !across.isEmpty else { return RowSpans() }
    func path(_ line: Int, _ column: Int) -> RowPath {
      RowPath(section: section, row: min(line * columns, rowCount - 1 - column) + column)
    }
    if across.count == columns {
      let (first, last) = (path(lines.lowerBound, 0), path(lines.upperBound - 1, columns - 1))
      return RowSpans([.rows(from: first, through: last)])
    }
    guard lines.count <= 1 << 20 else { return RowSpans() }
    return RowSpans(
      lines.compactMap { line in
        let count = min(across.upperBound, rowCount - line * columns) - across.lowerBound
        guard count > 0 else { return nil }
        let first = path(line, across.lowerBound)
        return .rows(from: first, through: path(line, across.lowerBound + count - 1))
      })
  }
}

/// Cells of equal size along one axis.
private struct Axis {
  var start: Double
  var size: Double
  var gap: Double
  var count: Int

  private func start(of cell: Int) -> Double { start + Double(cell) * (size + gap) }

  /// The cells that are at least partly between two positions.
  func cells(from low: Double, to high: Double) -> Range<Int> {
    guard size > 0, size + gap > 0, size.isFinite, gap.isFinite else { return 0..<0 }
    let first = cellsEnding(by: low)
    return first..<max(first, partitionPoint(of: count) { start(of: $0) < high })
  }

  /// The cell at a position, or nil if the position is in no cell; the end of a cell isn't in it.
  func cell(at position: Double) -> Int? {
    guard size > 0, size + gap > 0, size.isFinite, gap.isFinite else { return nil }
    let cell = cellsEnding(by: position)
    return cell < count && start(of: cell) <= position ? cell : nil
  }

  /// The number of cells that don't end after a position.
  private func cellsEnding(by position: Double) -> Int {
    partitionPoint(of: count) { !(start(of: $0) + size > position) }
  }
}
