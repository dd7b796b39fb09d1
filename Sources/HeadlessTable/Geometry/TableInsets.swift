// SPDX-License-Identifier: MIT

/// Distances from the four edges, in points.
public struct TableInsets: Hashable, Sendable {
  /// From the top.
  public var top: Double
  /// From the left.
  public var left: Double
  /// From the bottom.
  public var bottom: Double
  /// From the right.
  public var right: Double

  /// Makes distances.
  public init(top: Double, left: Double, bottom: Double, right: Double) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }

  /// Zero distances.
  public static let zero = TableInsets(top: 0, left: 0, bottom: 0, right: 0)
}
