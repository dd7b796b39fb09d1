// SPDX-License-Identifier: MIT

/// A point, with coordinates in points from the upper left corner.
public struct TablePoint: Hashable, Sendable {
  /// The distance from the left edge.
  public var x: Double
  /// The distance from the top edge.
  public var y: Double

  /// Makes a point.
  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }

  /// The upper left corner.
  public static let zero = TablePoint(x: 0, y: 0)
}

/// A size, in points.
public struct TableSize: Hashable, Sendable {
  /// The width.
  public var width: Double
  /// The height.
  public var height: Double

  /// Makes a size.
  public init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }

  /// The size zero.
  public static let zero = TableSize(width: 0, height: 0)
}

/// A rectangle, in points.
public struct TableRect: Hashable, Sendable {
  /// The upper left corner.
  public var origin: TablePoint
  /// The size.
  public var size: TableSize

  /// Makes a rectangle.
  public init(origin: TablePoint, size: TableSize) {
    self.origin = origin
    self.size = size
  }

  /// Makes a rectangle.
  public init(x: Double, y: Double, width: Double, height: Double) {
    self.init(origin: TablePoint(x: x, y: y), size: TableSize(width: width, height: height))
  }

  /// The empty rectangle at the origin.
  public static let zero = TableRect(origin: .zero, size: .zero)

  /// The width.
  public var width: Double { size.width }
  /// The height.
  public var height: Double { size.height }
  /// The left edge.
  public var minX: Double { origin.x }
  /// The right edge.
  public var maxX: Double { origin.x + size.width }
  /// The upper edge.
  public var minY: Double { origin.y }
  /// The vertical center.
  public var midY: Double { origin.y + size.height / 2 }
  /// The lower edge.
  public var maxY: Double { origin.y + size.height }

  /// Returns whether a point is inside the rectangle; points on the right and lower edges are
  /// outside.
  public func contains(_ point: TablePoint) -> Bool {
    point.x >= minX && point.x < maxX && point.y >= minY && point.y < maxY
  }
}
