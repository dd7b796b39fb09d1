// SPDX-License-Identifier: MIT

internal import Foundation

/// A file, or standard input, read piece by piece.
struct Input {
  private let handle: FileHandle

  /// Opens a file, or standard input where it is called `-`.
  init(_ file: String) throws {
    handle =
      file == "-"
      ? FileHandle.standardInput : try FileHandle(forReadingFrom: URL(fileURLWithPath: file))
  }

  /// Waits for the next bytes.
  ///
  /// - Returns: what has come, at most 64 KiB, or nil at the end.
  func next() throws -> [UInt8]? {
    #if os(Windows)
      let bytes = [UInt8](handle.readData(ofLength: 1 << 16))
    #else
      var bytes = [UInt8](repeating: 0, count: 1 << 16)
      var count = read(handle.fileDescriptor, &bytes, bytes.count)
      while count < 0, errno == EINTR { count = read(handle.fileDescriptor, &bytes, bytes.count) }
      guard count >= 0 else { throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO) }
      bytes.removeLast(bytes.count - count)
    #endif
    return bytes.isEmpty ? nil : bytes
  }

  /// Reads a file whole, or standard input where it is called `-`.
  static func whole(_ file: String) throws -> [UInt8] {
    let input = try Input(file)
    var bytes: [UInt8] = []
    while let next = try input.next() { bytes += next }
    return bytes
  }
}
