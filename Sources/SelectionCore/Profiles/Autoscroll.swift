// SPDX-License-Identifier: MIT

/// How fast a view scrolls while something is dragged near one of its edges, or beyond it.
///
///     let way = autoscroll.speed(at: y, from: view.minY, to: view.maxY) * secondsSinceLastFrame
public struct Autoscroll: Hashable, Sendable {
  /// How far from an edge it begins, inside the view.
  public var margin: Double
  /// How far beyond that it is fastest.
  public var reach: Double
  /// How far it scrolls in a second then.
  public var topSpeed: Double

  /// Creates the way in which a view scrolls.
  ///
  /// - Parameters:
  ///   - margin: How far from an edge it begins, inside the view.
  ///   - reach: How far beyond that it is fastest.
  ///   - topSpeed: How far it scrolls in a second then.
  public init(margin: Double = 28, reach: Double = 120, topSpeed: Double = 2_400) {
    (self.margin, self.reach, self.topSpeed) = (margin, reach, topSpeed)
  }

  /// How far the view scrolls in a second.
  ///
  /// - Parameters:
  ///   - place: Where the pointer is.
  ///   - low: The upper or left edge of the view.
  ///   - high: The lower or right edge.
  /// - Returns: The speed: below zero towards the low edge, zero between the margins, and the
  ///   difference of both if the view is so small that they overlap.
  /// - Complexity: O(1).
  public func speed(at place: Double, from low: Double, to high: Double) -> Double {
    func share(_ depth: Double) -> Double { depth > 0 ? min(depth / reach, 1) : 0 }
    return (share(place - (high - margin)) - share(low + margin - place)) * topSpeed
  }
}
