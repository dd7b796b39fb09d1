// SPDX-License-Identifier: MIT

/// An empty coder in place of the coder with which UIKit reads nibs; there are no nibs here.
public final class NibCoder: Sendable {
  /// Makes an empty coder.
  public init() {}
}
