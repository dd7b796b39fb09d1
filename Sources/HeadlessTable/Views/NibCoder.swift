// SPDX-License-Identifier: MIT

/// A coder that replaces the one with which UIKit reads nibs; it has no contents, because there are
/// no nibs.
public final class NibCoder: Sendable {
  /// Makes a coder without contents.
  public init() {}
}
