// SPDX-License-Identifier: MIT

/// An empty coder, which takes the place of the coder with which UIKit reads nibs, because the test
/// double has no nibs.
public final class NibCoder: Sendable {
  /// Creates an empty coder.
  public init() {}
}
