// SPDX-License-Identifier: MIT

/// The text of lines on the screen.
extension Lines {
  /// The maximum width on the screen of each column of fields except the last.
  private static let widestColumn = 40

  /// The text that is shown for a line.
  func text(of line: Int) -> String { Self.text(labels[line]) }

  /// The text that is shown for header lines and other lines.
  ///
  /// The same fields are shown for all lines, and they are aligned in columns if fields are
  /// separated by blanks.
  func texts(ofHeader header: [[UInt8]], and lines: [Int]) -> (header: [String], lines: [String]) {
    guard let fields = format.fields else {
      return (header.map { Self.text($0[...]) }, lines.map(text))
    }
    guard format.delimiter == nil, fields.columnCount > 1 else {
      return (header.map { Self.text(Label.bytes(of: $0[...], format)[...]) }, lines.map(text))
    }
    let cells = (header + lines.map(plainBytes)).map { line in
      fields.columns(of: line, delimiter: nil).map { $0.map(Self.text) ?? "" }
    }
    let widths = (0..<fields.columnCount).map { column in
      min(cells.map { TextWidth.of($0[column]) }.max() ?? 0, Self.widestColumn)
    }
    let texts = cells.map { cells in
      cells.enumerated().map { column, text in
        let isShort = TextWidth.of(text) < widths[column] && column < cells.count - 1
        return isShort ? text.fitted(to: widths[column]) : text
      }.joined(separator: " ")
    }
    return (Array(texts.prefix(header.count)), Array(texts.dropFirst(header.count)))
  }

  /// Bytes as text for the screen.
  static func text(_ line: ArraySlice<UInt8>) -> String {
    let line = line.last == UInt8(ascii: "\r") ? line.dropLast() : line
    return String(decoding: line.prefix(4096), as: UTF8.self).withTabStops.printable
  }
}
