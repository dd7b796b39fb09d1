// SPDX-License-Identifier: MIT

/// Bytes that the command passes on to the system, a shell or a file; they needn't be UTF-8.
extension [UInt8] {
  /// The bytes as a C string, with a null byte at the end.
  var terminated: [CChar] { map(CChar.init(bitPattern:)) + [0] }

  /// The bytes as text for messages; the text differs from the bytes if they aren't UTF-8.
  var text: String { String(decoding: self, as: UTF8.self) }

  /// Appends the digits of a nonnegative number.
  mutating func appendNumber(_ number: Int) {
    if number >= 10 { appendNumber(number / 10) }
    append(UInt8(ascii: "0") + UInt8(number % 10))
  }
}
