// SPDX-License-Identifier: MIT

/// Stands where UIKit reads a view or a screen from a nib; there are no nibs, so nothing is in it.
public final class NibCoder: Sendable {
  /// Makes a coder with nothing in it.
  public init() {}
}
