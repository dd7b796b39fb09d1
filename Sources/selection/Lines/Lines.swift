// SPDX-License-Identifier: MIT

internal import SelectionCore

/// How lines are parted, and what of them is shown.
struct LineFormat: Hashable {
  /// The byte that ends a line.
  var separator = UInt8(ascii: "\n")
  /// How many lines at the top are shown above the others, and cannot be chosen.
  var headerCount = 0
  /// What parts the fields of a line; nil for blanks.
  var delimiter: String?
  /// The fields of a line that are shown; nil for the line as it is.
  var fields: FieldList?
}

/// Lines as the bytes that they are, and as what is shown and searched of them.
struct Lines {
  let format: LineFormat
  /// The lines at the top that cannot be chosen.
  private(set) var header: [String] = []
  /// The lines as they came.
  private(set) var raw = ByteLines()
  /// What is shown of the lines, where that is not the lines as they came.
  private var shown: ByteLines?
  /// The bytes of what is shown with small letters of ASCII in place of capitals.
  private(set) var folded: [UInt8] = []
  /// The lines that are not all ASCII, in order.
  private(set) var linesBeyondASCII: [Int] = []
  /// How often each byte is among some that were looked at.
  private var frequencies = [Int](repeating: 0, count: 256)
  /// How many lines have been folded.
  private var foldedCount = 0

  init(format: LineFormat = LineFormat()) {
    self.format = format
    if format.fields != nil { shown = ByteLines() }
  }

  /// Parts bytes into lines; the last need not end.
  init(_ bytes: [UInt8], format: LineFormat = LineFormat()) {
    self.init(format: format)
    feed(bytes)
    finish()
  }

  var count: Int { raw.count }

  var indices: Range<Int> { 0..<raw.count }

  /// The bytes of a line, without its end.
  subscript(line: Int) -> ArraySlice<UInt8> { raw[line] }

  /// What is shown of the lines.
  var labels: ByteLines { shown ?? raw }

  /// Takes in bytes as they come.
  mutating func feed(_ bytes: some Collection<UInt8>) {
    raw.feed(bytes, separator: format.separator)
    takeIn()
  }

  /// Takes in the last line, if it has not ended.
  mutating func finish() {
    raw.finish(separator: format.separator)
    takeIn()
  }

  /// Takes in the lines that have ended since the last time.
  private mutating func takeIn() {
    let headers = min(format.headerCount - header.count, raw.count)
    if headers > 0 {
      header += (0..<headers).map { String(decoding: raw[$0].prefix(4096), as: UTF8.self) }
      raw.removeFirst(headers)
    }
    guard foldedCount < raw.count else { return }
    let new = raw.range(of: foldedCount..<raw.count)
    if shown == nil, raw.bytes.hasByte(0x1B, in: new) {
      // From now on what is shown is not what came.
      var lines = ByteLines()
      for line in 0..<foldedCount { lines.append(raw[line], separator: format.separator) }
      shown = lines
    }
    if shown != nil {
      for line in foldedCount..<raw.count {
        shown?.append(Label.bytes(of: raw[line], format), separator: format.separator)
      }
    }
    let labels = labels
    for place in stride(from: folded.count, to: labels.end, by: 1021) {
      frequencies[Int(labels.bytes[place])] += 1
    }
    let isASCII = folded.appendFolded(labels.bytes[folded.count..<labels.end])
    if !isASCII {
      for line in foldedCount..<labels.count where !labels[line].allSatisfy({ $0 < 0x80 }) {
        linesBeyondASCII.append(line)
      }
    }
    foldedCount = raw.count
  }

  /// The place among some bytes of two beside each other that these lines have least often.
  func rarestPair(of bytes: [UInt8]) -> Int {
    func frequency(_ place: Int) -> Int {
      frequencies[Int(bytes[place])] * frequencies[Int(bytes[place + 1])]
    }
    return (0..<max(bytes.count - 1, 0)).min { frequency($0) < frequency($1) } ?? 0
  }

  /// The bytes of some lines as they came, each with a byte after it.
  func bytes(of wanted: RowSet, endedBy end: UInt8) -> [UInt8] {
    var result: [UInt8] = []
    for run in wanted.ranges where end == format.separator {
      // Those beside each other stand there as they are wanted.
      result += raw.bytes[raw.range(of: run)]
      result.append(end)
    }
    for line in wanted where end != format.separator {
      result += raw[line]
      result.append(end)
    }
    return result
  }

  /// A line as text to be shown.
  func text(of line: Int) -> String {
    var line = labels[line]
    if line.last == UInt8(ascii: "\r") { line.removeLast() }
    return String(decoding: line.prefix(4096), as: UTF8.self).withTabStops.printable
  }
}
