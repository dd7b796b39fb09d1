// SPDX-License-Identifier: MIT

/// A place, in points from the upper left corner.
public struct TablePoint: Hashable, Sendable {
  /// How far to the right.
  public var x: Double
  /// How far down.
  public var y: Double

  /// Makes a place.
  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }

  /// The upper left corner.
  public static let zero = TablePoint(x: 0, y: 0)
}

/// How large something is, in points.
public struct TableSize: Hashable, Sendable {
  /// From left to right.
  public var width: Double
  /// From top to bottom.
  public var height: Double

  /// Makes a size.
  public init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }

  /// Nothing.
  public static let zero = TableSize(width: 0, height: 0)
}

/// A rectangle, in points.
public struct TableRect: Hashable, Sendable {
  /// Its upper left corner.
  public var origin: TablePoint
  /// How large it is.
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

  /// No rectangle, in the upper left corner.
  public static let zero = TableRect(origin: .zero, size: .zero)

  /// How wide it is.
  public var width: Double { size.width }
  /// How high it is.
  public var height: Double { size.height }
  /// Where it begins on the left.
  public var minX: Double { origin.x }
  /// Where it ends on the right.
  public var maxX: Double { origin.x + size.width }
  /// Where it begins at the top.
  public var minY: Double { origin.y }
  /// The middle between top and bottom.
  public var midY: Double { origin.y + size.height / 2 }
  /// Where it ends at the bottom.
  public var maxY: Double { origin.y + size.height }

  /// Whether a place is in it; those on its right and lower edge are not.
  public func contains(_ point: TablePoint) -> Bool {
    point.x >= minX && point.x < maxX && point.y >= minY && point.y < maxY
  }
}
