// SPDX-License-Identifier: MIT

/// The speed at which a view scrolls while the user drags the pointer near or beyond one of the
/// view's edges.
///
///     // In a frame of 1/60 s, with the pointer ten points above the lower edge:
///     let distance = autoscroll.speed(at: 390, from: 0, to: 400) / 60
public struct Autoscroll: Hashable, Sendable {
  /// The distance from an edge, inside the view, at which scrolling begins.
  public var margin: Double
  /// The additional distance after which scrolling reaches its top speed.
  public var reach: Double
  /// The top speed, as a distance per second.
  public var topSpeed: Double

  /// Creates a value from two distances and a top speed.
  ///
  /// - Parameters:
  ///   - margin: The distance from an edge, inside the view, at which scrolling begins.
  ///   - reach: The additional distance after which scrolling reaches its top speed.
  ///   - topSpeed: The top speed, as a distance per second.
  public init(margin: Double = 28, reach: Double = 120, topSpeed: Double = 2_400) {
    (self.margin, self.reach, self.topSpeed) = (margin, reach, topSpeed)
  }

  /// Returns the distance per second that the view scrolls.
  ///
  /// - Parameters:
  ///   - place: The position of the pointer.
  ///   - low: The upper or left edge of the view.
  ///   - high: The lower or right edge of the view.
  /// - Returns: The speed, which is negative toward the upper or left edge and zero between the
  ///   margins. If the view is so small that the margins overlap, the result is the sum of both
  ///   speeds.
  /// - Complexity: O(1).
  public func speed(at place: Double, from low: Double, to high: Double) -> Double {
    func share(_ depth: Double) -> Double {
      depth > 0 ? reach > 0 ? min(depth / reach, 1) : 1 : 0
    }
    let share = share(place - (high - margin)) - share(low + margin - place)
    // Without this, an infinite top speed between the margins would be no number.
    return share == 0 ? 0 : share * topSpeed
  }
}
