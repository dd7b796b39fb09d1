// SPDX-License-Identifier: MIT

/// An empty coder that replaces the coder with which UIKit reads nibs; there are no nibs here.
public final class NibCoder: Sendable {
  /// Creates an empty coder.
  public init() {}
}
