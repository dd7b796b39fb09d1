// SPDX-License-Identifier: MIT

internal import StoredFiles

/// A file, or standard input, read in pieces.
final class Input {
  /// The descriptor of the open file.
  let file: Int32

  /// The name of standard input.
  static let standard = Array("-".utf8)

  /// Opens a file, or standard input if the name is `-`.
  init(_ name: [UInt8]) throws(SystemError) {
    file = name == Self.standard ? 0 : open(name.terminated, O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { throw SystemError() }
  }

  deinit { if file > 0 { close(file) } }

  /// Waits for the next bytes.
  ///
  /// - Returns: The bytes, at most 64 KiB, or nil at the end.
  func next() throws(SystemError) -> [UInt8]? {
    var count = 0
    let bytes = [UInt8](unsafeUninitializedCapacity: 1 << 16) { buffer, used in
      repeat {
        count = read(file, buffer.baseAddress, buffer.count)
      } while count < 0 && errno == EINTR
      used = max(count, 0)
    }
    guard count >= 0 else { throw SystemError() }
    return bytes.isEmpty ? nil : bytes
  }
}
