// SPDX-License-Identifier: MIT

/// A band that is drawn over rows to select them, as a value.
///
///     var band = RubberBand<RowPath>(from: start)
///     try files.apply(.beginSweep(.replacing))
///     // At each move, and whenever the view has scrolled:
///     if let input = band.move(to: point, in: grid) { try files.apply(input) }
///     try files.apply(.endSweep)
///
/// Both ends are in the coordinates of the content, so that the band grows when the view scrolls
/// below a pointer that stays. It gives an input only if it covers other rows than before.
public struct RubberBand<Row: Hashable>: Hashable {
  /// Where it begins.
  public let start: ViewPoint
  /// Where it ends.
  public private(set) var end: ViewPoint
  /// The rows that it covers.
  public private(set) var covered = Spans<Row>()
  /// The frames of the rows that have been in sight.
  private var frames: [Row: ViewRect] = [:]
  /// Those rows, in the order in which they came.
  private var seen: [Row] = []

  /// Creates a band without size.
  ///
  /// - Parameter start: Where the pointer went down, in the coordinates of the content.
  public init(from start: ViewPoint) { (self.start, end) = (start, start) }

  /// The rectangle to draw, in the coordinates of the content.
  public var frame: ViewRect { ViewRect(from: start, to: end) }

  /// Moves the end, over rows that the view finds.
  ///
  /// - Parameters:
  ///   - end: Where the pointer is, in the coordinates of the content.
  ///   - rows: The rows that a rectangle overlaps, whether they are in sight or not.
  /// - Returns: The input, or nil if the same rows are covered.
  /// - Complexity: That of `rows`, and O(*k*) for *k* spans.
  public mutating func move(
    to end: ViewPoint, covering rows: (ViewRect) -> Spans<Row>
  ) -> Input<Row>? {
    self.end = end
    let old = covered
    covered = rows(frame)
    return covered == old ? nil : .continueSweep(over: covered)
  }

  /// Moves the end, over items of which the view knows the frames of those in sight.
  ///
  /// The band remembers frames, so that an item which has been scrolled out of sight is covered
  /// for as long as it is inside.
  ///
  /// - Parameters:
  ///   - end: Where the pointer is, in the coordinates of the content.
  ///   - visible: The items in sight, with their frames in the same coordinates.
  /// - Returns: The input, or nil if the same rows are covered.
  /// - Complexity: O(*k*) for *k* items that have been in sight.
  public mutating func move(
    to end: ViewPoint, over visible: some Sequence<(row: Row, frame: ViewRect)>
  ) -> Input<Row>? {
    for (row, frame) in visible where frames.updateValue(frame, forKey: row) == nil {
      seen.append(row)
    }
    let (seen, frames) = (seen, frames)
    return move(to: end) { band in
      Spans(seen.filter { frames[$0]?.overlaps(band) ?? false })
    }
  }
}

extension RubberBand where Row == RowPath {
  /// Moves the end, over a section whose rows are in lines of equal height.
  ///
  /// - Parameters:
  ///   - end: Where the pointer is, in the coordinates of the content.
  ///   - grid: Where the rows are.
  ///   - section: The section whose rows these are.
  /// - Returns: The input, or nil if the same rows are covered.
  /// - Complexity: As ``RowGrid/rows(in:section:)``.
  public mutating func move(
    to end: ViewPoint, in grid: RowGrid, section: Int = 0
  ) -> TableInput? {
    move(to: end) { grid.rows(in: $0, section: section) }
  }
}

extension RubberBand: Sendable where Row: Sendable {}
