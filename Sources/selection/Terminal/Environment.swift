// SPDX-License-Identifier: MIT

/// Information about the terminal from the environment.
enum Environment {
  /// The value of a variable; empty if it is not set.
  static func variable(_ name: String) -> String {
    bytes(of: name).text
  }

  /// The bytes of a variable; none if it is not set.
  static func bytes(of name: String) -> [UInt8] {
    getenv(name).map { Array(UnsafeRawBufferPointer(start: $0, count: strlen($0))) } ?? []
  }

  /// All variables with their values, as `NAME=value`.
  static var all: [[UInt8]] {
    var all: [[UInt8]] = []
    var place = environ
    while let variable = place.pointee {
      all.append(Array(UnsafeRawBufferPointer(start: variable, count: strlen(variable))))
      place += 1
    }
    return all
  }

  /// Whether the terminal can place its cursor.
  static var canDraw: Bool { !["", "dumb"].contains(variable("TERM")) }

  /// Whether the user wants colors.
  static var hasColors: Bool { variable("NO_COLOR").isEmpty }
}
