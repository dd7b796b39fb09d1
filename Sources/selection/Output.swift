// SPDX-License-Identifier: MIT

internal import StoredFiles

/// Standard output and standard error.
///
/// Lines may quote files and arguments, so control characters in them are made visible here, in one
/// place.
enum Output {
  /// Writes bytes to standard output.
  static func print(_ bytes: [UInt8]) {
    do throws(SystemError) {
      try send(bytes, to: 1)
    } catch {
      // If the reader has closed the pipe, an error can't be reported to anyone; a full disk must
      // be reported.
      guard error.number != EPIPE else { return }
      complain("cannot write standard output: \(error)")
      exit(2)
    }
  }

  /// Writes a line to standard output.
  static func print(_ line: String) { print(Array((line.printable + "\n").utf8)) }

  /// Writes bytes to a file, after its contents or in place of them.
  static func save(
    _ bytes: [UInt8], to name: [UInt8], keepingContents: Bool = false
  ) throws(SystemError) {
    let way = keepingContents ? O_APPEND : O_TRUNC
    let file = open(name.terminated, O_WRONLY | O_CREAT | way | O_CLOEXEC, 0o666)
    guard file >= 0 else { throw SystemError() }
    defer { close(file) }
    try send(bytes, to: file)
  }

  /// Writes a line to standard error, after the name of the command.
  static func complain(_ line: String) {
    try? send(Array("selection: \(line.printable)\n".utf8), to: 2)
  }

  /// Writes bytes to an open file.
  static func send(_ bytes: [UInt8], to file: Int32) throws(SystemError) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { write(file, $0.baseAddress, $0.count) }
      if count >= 0 {
        rest = rest.dropFirst(count)
      } else if errno != EINTR, errno != EAGAIN {
        throw SystemError()
      }
    }
  }
}
