// SPDX-License-Identifier: MIT

/// A value that represents a band drawn over rows to select them.
///
///     var band = RubberBand<RowPath>(from: ViewPoint(x: 0, y: 30))
///     try table.apply(.beginSweep(.replacing))
///     // At each move, and whenever the view has scrolled:
///     if let input = band.move(to: point, in: grid) { try table.apply(input) }
///     try table.apply(.endSweep)
///
/// Both ends of the band are in content coordinates, so the band grows when the view scrolls below
/// a pointer that doesn't move. Moving the band returns an input only if the band covers different
/// rows than before. If rows are inserted, removed or moved during the drag and the band names rows
/// by path, call ``invalidate()``.
public struct RubberBand<Row: Hashable>: Hashable {
  /// The fixed corner.
  public let start: ViewPoint
  /// The corner of the band at the pointer.
  public private(set) var end: ViewPoint
  /// The rows that the band covers.
  public private(set) var covered = SelectionSpans<Row>()
  /// Whether the rows under the names in ``covered`` may have changed.
  private var isInvalid = false
  /// The frames of the rows that have been visible so far.
  private var frames: [Row: ViewRect] = [:]
  /// The rows that have been visible so far, in the order in which they became visible.
  private var seen: [Row] = []

  /// Creates a band whose size is zero.
  ///
  /// - Parameter start: The point where the pointer was pressed, in content coordinates.
  public init(from start: ViewPoint) { (self.start, end) = (start, start) }

  /// The rectangle to draw, in content coordinates.
  public var frame: ViewRect { ViewRect(from: start, to: end) }

  /// Forgets which rows the band covers, so that the next move returns an input even if the band
  /// covers rows with the same names.
  ///
  ///     var band = RubberBand<RowPath>(from: ViewPoint(x: 0, y: 30))
  ///     // After new contents, other rows have the paths under the band.
  ///     band.invalidate()
  ///
  /// - Complexity: O(1).
  public mutating func invalidate() { isInvalid = true }

  /// Moves the band's end, and calls a closure to find the rows in the band's rectangle.
  ///
  /// - Parameters:
  ///   - end: The position of the pointer, in content coordinates.
  ///   - rows: A closure that returns the rows that a rectangle overlaps, visible or not.
  /// - Returns: The input to apply, or nil if the band still covers the same rows.
  /// - Complexity: The cost of `rows`, plus O(*k*) for *k* spans.
  public mutating func move(
    to end: ViewPoint, covering rows: (ViewRect) -> SelectionSpans<Row>
  ) -> SelectionInput<Row>? {
    self.end = end
    let old = covered
    covered = rows(frame)
    defer { isInvalid = false }
    return covered == old && !isInvalid ? nil : .continueSweep(over: covered)
  }

  /// Moves the band's end in a view that provides only the frames of its visible items.
  ///
  /// The band stores the frames, so an item that has been scrolled out of view remains covered
  /// while its frame is inside the band.
  ///
  /// - Parameters:
  ///   - end: The position of the pointer, in content coordinates.
  ///   - visible: The visible items, with their frames in content coordinates.
  /// - Returns: The input to apply, or nil if the band still covers the same rows.
  /// - Complexity: O(*k*) for *k* items that have been visible.
  public mutating func move(
    to end: ViewPoint, over visible: some Sequence<(row: Row, frame: ViewRect)>
  ) -> SelectionInput<Row>? {
    for (row, frame) in visible where frames.updateValue(frame, forKey: row) == nil {
      seen.append(row)
    }
    let (seen, frames) = (seen, frames)
    return move(to: end) { band in
      SelectionSpans(seen.filter { frames[$0]?.overlaps(band) ?? false })
    }
  }
}

extension RubberBand where Row == RowPath {
  /// Moves the band's end over a section whose rows are arranged in lines of equal height.
  ///
  /// - Parameters:
  ///   - end: The position of the pointer, in content coordinates.
  ///   - grid: The geometry of the rows.
  ///   - section: The section of the grid's rows.
  /// - Returns: The input to apply, or nil if the band still covers the same rows.
  /// - Complexity: The cost of ``RowGrid/rows(in:section:)``.
  public mutating func move(
    to end: ViewPoint, in grid: RowGrid, section: Int = 0
  ) -> TableInput? {
    move(to: end) { grid.rows(in: $0, section: section) }
  }
}

extension RubberBand: Sendable where Row: Sendable {}
