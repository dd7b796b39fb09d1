// SPDX-License-Identifier: MIT

#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#endif

/// What the process is told about the terminal it runs in.
enum Environment {
  private static func variable(_ name: String) -> String {
    getenv(name).map { String(cString: $0) } ?? ""
  }

  /// Whether the terminal can place its cursor.
  static var canDraw: Bool { !["", "dumb"].contains(variable("TERM")) }

  /// Whether colors are wanted.
  static var hasColors: Bool { variable("NO_COLOR").isEmpty }
}
