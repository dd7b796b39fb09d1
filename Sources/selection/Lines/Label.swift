// SPDX-License-Identifier: MIT

/// The text that is shown for a line.
enum Label {
  /// The bytes that are shown for a line: its chosen fields, without colors.
  static func bytes(of line: ArraySlice<UInt8>, _ format: LineFormat) -> [UInt8] {
    let plain = withoutColors(line)
    guard let fields = format.fields else { return plain }
    return fields.bytes(of: plain, delimiter: format.delimiter)
  }

  /// A line without the sequences that set colors, `ESC [ … m`; other sequences are kept and shown.
  static func withoutColors(_ line: ArraySlice<UInt8>) -> [UInt8] {
    guard line.contains(0x1B) else { return Array(line) }
    var result: [UInt8] = []
    var rest = line
    while let escape = rest.firstIndex(of: 0x1B) {
      result += rest[..<escape]
      rest = rest[(escape + 1)...]
      guard rest.first == UInt8(ascii: "[") else {
        result.append(0x1B)
        continue
      }
      let end = rest.dropFirst().firstIndex { !(0x30...0x3B).contains($0) }
      // Programs that use colors also clear to the end of the line.
      if let end, rest[end] == UInt8(ascii: "m") || rest[end] == UInt8(ascii: "K") {
        rest = rest[(end + 1)...]
      } else {
        result.append(0x1B)
      }
    }
    return result + rest
  }
}

/// A list of fields of a line, such as `2`, `1,3`, `2..`, `..-2`.
struct FieldList: Hashable {
  /// The fields from one field through another; negative numbers count from the last field, which
  /// is -1.
  private struct Part: Hashable {
    var first = 1
    var last = -1
  }

  private var parts: [Part] = []

  /// Parses a list; returns nil if the list isn't valid.
  init?(_ list: some Collection<UInt8>) {
    for word in Array(list).split(separator: UInt8(ascii: ","), omittingEmptySubsequences: false) {
      guard let part = Self.part(word) else { return nil }
      parts.append(part)
    }
  }

  private static func part(_ word: ArraySlice<UInt8>) -> Part? {
    guard let dots = word.indices.first(where: { word[$0...].starts(with: "..".utf8) }) else {
      return number(word).map { Part(first: $0, last: $0) }
    }
    let ends = [word[..<dots], word[(dots + 2)...]]
    var part = Part()
    if !ends[0].isEmpty {
      guard let first = number(ends[0]) else { return nil }
      part.first = first
    }
    if !ends[1].isEmpty {
      guard let last = number(ends[1]) else { return nil }
      part.last = last
    }
    return part
  }

  private static func number(_ word: ArraySlice<UInt8>) -> Int? {
    guard let number = Int(String(decoding: word, as: UTF8.self)), number != 0, number != .min
    else { return nil }
    return number
  }

  /// The number of parts in the list, each of which is one column.
  var columnCount: Int { parts.count }

  /// The listed fields of a line, joined by the delimiter, or by a space if fields are separated
  /// by blanks.
  func bytes(of line: [UInt8], delimiter: [UInt8]?) -> [UInt8] {
    let columns = columns(of: line, delimiter: delimiter).compactMap(\.self)
    return Array(columns.joined(separator: delimiter ?? [0x20]))
  }

  /// The fields of a line in each column; nil if the line doesn't have that many.
  func columns(of line: [UInt8], delimiter: [UInt8]?) -> [ArraySlice<UInt8>?] {
    let fields = Self.fields(of: line, delimiter: delimiter)
    return parts.map { part in
      let first = max(part.first < 0 ? fields.count + part.first : part.first - 1, 0)
      let last = min(part.last < 0 ? fields.count + part.last : part.last - 1, fields.count - 1)
      return first <= last ? line[fields[first].startIndex..<fields[last].endIndex] : nil
    }
  }

  private static func fields(of line: [UInt8], delimiter: [UInt8]?) -> [ArraySlice<UInt8>] {
    guard let delimiter, !delimiter.isEmpty else {
      return line.split { $0 == 0x20 || $0 == 0x09 }
    }
    var fields: [ArraySlice<UInt8>] = []
    var start = 0
    while let place = line.first(delimiter, in: start..<line.count) {
      fields.append(line[start..<place])
      start = place + delimiter.count
    }
    return fields + [line[start...]]
  }
}
