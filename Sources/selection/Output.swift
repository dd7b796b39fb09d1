// SPDX-License-Identifier: MIT

internal import Foundation

/// Standard output and standard error.
enum Output {
  /// Writes bytes to standard output.
  static func write(_ bytes: some Sequence<UInt8>) {
    try? FileHandle.standardOutput.write(contentsOf: Data(bytes))
  }

  /// Writes a line to standard output.
  static func print(_ line: String) { write(Array((line + "\n").utf8)) }

  /// Writes a line to standard error, after the name of the command.
  static func complain(_ line: String) {
    try? FileHandle.standardError.write(contentsOf: Data("selection: \(line)\n".utf8))
  }
}

/// Files and standard input.
enum Input {
  /// Reads a file whole, or standard input where it is called `-`.
  static func read(_ file: String) throws -> [UInt8] {
    guard file != "-" else { return Array(try FileHandle.standardInput.readToEnd() ?? Data()) }
    let handle = try FileHandle(forReadingFrom: URL(fileURLWithPath: file))
    defer { try? handle.close() }
    return Array(try handle.readToEnd() ?? Data())
  }

  /// Why a file could not be read, in a few words.
  static func reason(_ error: any Error) -> String {
    let error = error as NSError
    if let cause = error.userInfo[NSUnderlyingErrorKey] as? NSError {
      return reason(cause)
    }
    if error.domain == NSPOSIXErrorDomain { return String(cString: strerror(Int32(error.code))) }
    return error.localizedDescription
  }
}
