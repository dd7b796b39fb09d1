// SPDX-License-Identifier: MIT

#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#endif
internal import StoredFiles

/// Standard output and standard error.
///
/// Lines may quote files and arguments, so what a terminal would obey in them is made visible here,
/// in one place.
enum Output {
  /// Writes bytes to standard output.
  static func write(_ bytes: [UInt8]) {
    do throws(SystemError) {
      try write(bytes, to: 1)
    } catch {
      // Where nobody reads any more there is nobody to tell; a full disk is another matter.
      guard error.number != EPIPE else { return }
      complain("cannot write standard output: \(error)")
      exit(2)
    }
  }

  /// Writes a line to standard output.
  static func print(_ line: String) { write(Array((line.printable + "\n").utf8)) }

  /// Writes text to a file, in place of what is there.
  static func write(_ text: String, to name: String) throws(SystemError) {
    let file = open(name, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o666)
    guard file >= 0 else { throw SystemError() }
    defer { close(file) }
    try write(Array(text.utf8), to: file)
  }

  /// Writes a line to standard error, after the name of the command.
  static func complain(_ line: String) {
    try? write(Array("selection: \(line.printable)\n".utf8), to: 2)
  }

  private static func write(_ bytes: [UInt8], to file: Int32) throws(SystemError) {
    var start = 0
    while start < bytes.count {
      let count = bytes.withUnsafeBytes { systemWrite(file, $0.baseAddress, start, $0.count) }
      if count >= 0 {
        start += count
      } else if errno != EINTR, errno != EAGAIN {
        throw SystemError()
      }
    }
  }

  /// The system's `write`, where a method has that name.
  private static func systemWrite(
    _ file: Int32, _ base: UnsafeRawPointer?, _ start: Int, _ end: Int
  ) -> Int {
    guard let base else { return 0 }
    #if canImport(Darwin)
      return Darwin.write(file, base + start, end - start)
    #elseif canImport(Glibc)
      return Glibc.write(file, base + start, end - start)
    #else
      return Musl.write(file, base + start, end - start)
    #endif
  }
}
