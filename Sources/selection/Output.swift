// SPDX-License-Identifier: MIT

internal import Foundation

/// Standard output and standard error.
enum Output {
  /// Writes bytes to standard output.
  static func write(_ bytes: some Sequence<UInt8>) {
    write(Data(bytes), to: .standardOutput)
  }

  /// Writes a line to standard output.
  static func print(_ line: String) { write(Array((line + "\n").utf8)) }

  /// Writes text to a file, in place of what is there.
  static func write(_ text: String, to file: String) throws {
    try Data(text.utf8).write(to: URL(fileURLWithPath: file), options: .atomic)
  }

  /// Writes a line to standard error, after the name of the command.
  static func complain(_ line: String) {
    write(Data("selection: \(line)\n".utf8), to: .standardError)
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
      guard handle === FileHandle.standardOutput, Input.errorNumber(error) != EPIPE else { return }
      complain("standard output: \(Input.reason(error))")
      exit(2)
    }
  }
}

/// Files and standard input.
enum Input {
  /// Reads a file whole, or standard input where it is called `-`.
  static func read(_ file: String) throws -> [UInt8] {
    let handle =
      file == "-"
      ? FileHandle.standardInput : try FileHandle(forReadingFrom: URL(fileURLWithPath: file))
    if #available(macOS 10.15.4, *) { return Array(try handle.readToEnd() ?? Data()) }
    return Array(handle.readDataToEndOfFile())
  }

  /// Why a file could not be read, in a few words.
  static func reason(_ error: any Error) -> String {
    errorNumber(error).map { String(cString: strerror($0)) } ?? error.localizedDescription
  }

  /// The system's number of an error, where it is known.
  static func errorNumber(_ error: any Error) -> Int32? {
    let error = error as NSError
    if let cause = error.userInfo[NSUnderlyingErrorKey] as? NSError { return errorNumber(cause) }
    if error.domain == NSPOSIXErrorDomain { return Int32(error.code) }
    let isMissing =
      error.domain == NSCocoaErrorDomain && error.code == CocoaError.fileNoSuchFile.rawValue
    return isMissing ? ENOENT : nil
  }
}
