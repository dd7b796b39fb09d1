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

  /// The lines that are one of these texts.
  func indices(of texts: [String]) -> [Int] {
    guard !texts.isEmpty else { return [] }
    let wanted = Set(texts.map { Array($0.utf8) })
    return indices.filter { wanted.contains(Array(self[$0])) }
  }

  /// A line as text to be shown.
  func text(of line: Int) -> String {
    var line = self[line]
    if line.last == UInt8(ascii: "\r") { line.removeLast() }
    return String(decoding: line.prefix(4096), as: UTF8.self).printable
  }
}
