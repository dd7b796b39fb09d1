// SPDX-License-Identifier: MIT

/// The lines of a file, as the bytes that they are.
struct Lines {
  private let bytes: [UInt8]
  private let ranges: [Range<Int>]

  /// Parts bytes into lines; the last need not end.
  init(_ bytes: [UInt8]) {
    var ranges: [Range<Int>] = []
    var start = 0
    for place in bytes.indices where bytes[place] == UInt8(ascii: "\n") {
      ranges.append(start..<place)
      start = place + 1
    }
    if start < bytes.count { ranges.append(start..<bytes.count) }
    self.bytes = bytes
    self.ranges = ranges
  }

  var count: Int { ranges.count }

  var indices: Range<Int> { ranges.indices }

  /// The bytes of a line, without its end.
  subscript(line: Int) -> ArraySlice<UInt8> { bytes[ranges[line]] }

  /// A line as text to be shown.
  func text(of line: Int) -> String {
    var line = self[line]
    if line.last == UInt8(ascii: "\r") { line.removeLast() }
    return String(decoding: line.prefix(4096), as: UTF8.self).printable
  }
}
