// SPDX-License-Identifier: MIT

/// A point in a view, in any unit: points, pixels, or the columns and lines of a terminal.
public struct ViewPoint: Hashable, Sendable {
  /// The distance from the left edge.
  public var x: Double
  /// The distance from the top edge.
  public var y: Double

  /// Creates a point.
  @inlinable
  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }

  /// Whether another point is farther away than a distance; false if any coordinate or the distance
  /// is NaN.
  func isFarther(from other: ViewPoint, than distance: Double) -> Bool {
    let (x, y) = (x - other.x, y - other.y)
    return x * x + y * y > distance * distance
  }
}

/// A rectangle in a view, such as the frame of an item.
public struct ViewRect: Hashable, Sendable {
  /// The left edge.
  public var minX: Double
  /// The upper edge.
  public var minY: Double
  /// The right edge.
  public var maxX: Double
  /// The lower edge.
  public var maxY: Double

  /// Creates a rectangle from its upper left corner and its size.
  ///
  /// - Parameters:
  ///   - x: The left edge.
  ///   - y: The upper edge.
  ///   - width: The width.
  ///   - height: The height.
  @inlinable
  public init(x: Double, y: Double, width: Double, height: Double) {
    (minX, minY, maxX, maxY) = (x, y, x + width, y + height)
  }

  /// Creates the smallest rectangle that contains two points, in any order.
  ///
  /// - Parameters:
  ///   - first: A point.
  ///   - second: Another point.
  public init(from first: ViewPoint, to second: ViewPoint) {
    (minX, maxX) = first.x <= second.x ? (first.x, second.x) : (second.x, first.x)
    (minY, maxY) = first.y <= second.y ? (first.y, second.y) : (second.y, first.y)
  }

  /// The width.
  public var width: Double { maxX - minX }
  /// The height.
  public var height: Double { maxY - minY }

  /// Returns whether the interiors of two rectangles overlap.
  ///
  /// Rectangles whose edges only touch don't overlap, but a rectangle without width or height
  /// overlaps a rectangle that encloses it.
  ///
  /// - Parameter other: Another rectangle.
  /// - Returns: Whether the interiors overlap; the result is false if any edge is NaN.
  /// - Complexity: O(1).
  public func overlaps(_ other: ViewRect) -> Bool {
    minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY
  }
}
