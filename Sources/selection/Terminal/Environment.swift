// SPDX-License-Identifier: MIT

internal import Foundation

/// What the process is told about the terminal it runs in.
enum Environment {
  private static let variables = ProcessInfo.processInfo.environment

  /// Whether the terminal can place its cursor.
  static var canDraw: Bool {
    guard let terminal = variables["TERM"] else { return false }
    return !terminal.isEmpty && terminal != "dumb"
  }

  /// Whether colours are wanted.
  static var hasColours: Bool { (variables["NO_COLOR"] ?? "").isEmpty }
}
