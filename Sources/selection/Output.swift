// SPDX-License-Identifier: MIT

internal import Foundation
internal import SelectionStore

/// Standard output and standard error.
///
/// Lines may quote files and arguments, so what a terminal would obey in them is made visible here,
/// in one place.
enum Output {
  /// Writes bytes to standard output.
  static func write(_ bytes: some Sequence<UInt8>) {
    write(Data(bytes), to: .standardOutput)
  }

  /// Writes a line to standard output.
  static func print(_ line: String) { write(Array((line.printable + "\n").utf8)) }

  /// Writes text to a file, in place of what is there.
  static func write(_ text: String, to file: String) throws {
    try Data(text.utf8).write(to: URL(fileURLWithPath: file))
  }

  /// Writes a line to standard error, after the name of the command.
  static func complain(_ line: String) {
    write(Data("selection: \(line.printable)\n".utf8), to: .standardError)
  }

  private static func write(_ data: Data, to handle: FileHandle) {
    guard #available(macOS 10.15.4, *) else {
      handle.write(data)
      return
    }
    do {
      try handle.write(contentsOf: data)
    } catch {
      // Where nobody reads any more there is nobody to tell; a full disk is another matter.
      guard handle === FileHandle.standardOutput, error.systemErrorNumber != EPIPE else { return }
      complain("cannot write standard output: \(error.reason)")
      exit(2)
    }
  }
}
