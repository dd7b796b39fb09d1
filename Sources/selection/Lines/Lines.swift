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
  /// The fields of what is shown that are searched; nil for all of it.
  var searched: FieldList?
  /// Whether the last line comes first.
  var isReversed = false
}

/// Lines as the bytes that they are, and as what is shown and searched of them.
struct Lines {
  let format: LineFormat
  /// The lines at the top that cannot be chosen.
  private(set) var header: [[UInt8]] = []
  /// The lines as they came, or in the opposite order.
  private(set) var raw = ByteLines()
  /// The lines so far, if the last comes first and has not come yet.
  private var pending: ByteLines?
  /// What is shown of the lines, where that is not the lines as they came.
  private var shown: ByteLines?
  /// What is searched of the lines, if that is not what is shown.
  private var sought: ByteLines?
  /// The bytes of what is searched with small letters of ASCII in place of capitals.
  private(set) var folded: [UInt8] = []
  /// The lines that are not all ASCII, in order.
  private(set) var linesBeyondASCII: [Int] = []
  /// What is searched of these, without marks and capitals.
  private(set) var plain = ByteLines()
  /// How often each byte is among some that were looked at.
  private var frequencies = [Int](repeating: 0, count: 256)
  /// How many lines have been folded.
  private var foldedCount = 0

  init(format: LineFormat = LineFormat()) {
    self.format = format
    if format.fields != nil { shown = ByteLines() }
    if format.searched != nil { sought = ByteLines() }
    if format.isReversed { pending = ByteLines() }
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

  /// What is searched of the lines.
  var searched: ByteLines { sought ?? labels }

  /// Takes in bytes as they come.
  mutating func feed(_ bytes: some Collection<UInt8>) {
    guard pending == nil else {
      pending?.feed(bytes, separator: format.separator)
      return
    }
    raw.feed(bytes, separator: format.separator)
    takeIn()
  }

  /// Takes in the last line, if it has not ended.
  mutating func finish() {
    if var all = pending {
      pending = nil
      all.finish(separator: format.separator)
      let headers = min(format.headerCount, all.count)
      for line in Array(0..<headers) + (headers..<all.count).reversed() {
        raw.append(all[line], separator: format.separator)
      }
    }
    raw.finish(separator: format.separator)
    takeIn()
  }

  /// Takes in the lines that have ended since the last time.
  private mutating func takeIn() {
    let headers = min(format.headerCount - header.count, raw.count)
    if headers > 0 {
      header += (0..<headers).map { Label.withoutColors(raw[$0].prefix(4096)) }
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
    if let fields = format.searched {
      let delimiter = format.delimiter.map { Array($0.utf8) }
      for line in foldedCount..<raw.count {
        let bytes = fields.bytes(of: Array(labels[line]), delimiter: delimiter)
        sought?.append(bytes, separator: format.separator)
      }
    }
    let labels = searched
    for place in stride(from: folded.count, to: labels.end, by: 1021) {
      frequencies[Int(labels.bytes[place])] += 1
    }
    let isASCII = folded.appendFolded(labels.bytes[folded.count..<labels.end])
    if !isASCII {
      for line in foldedCount..<labels.count where !labels[line].allSatisfy({ $0 < 0x80 }) {
        linesBeyondASCII.append(line)
        plain.append(separator: format.separator) { PlainLetters.append(labels[line], to: &$0) }
      }
    }
    foldedCount = raw.count
  }

  /// How often a byte is among some that were looked at.
  func frequency(of byte: UInt8) -> Int { frequencies[Int(byte)] }

  /// The place among some bytes of two beside each other that these lines have least often.
  func rarestPair(of bytes: [UInt8]) -> Int {
    func frequency(_ place: Int) -> Int {
      frequencies[Int(bytes[place])] * frequencies[Int(bytes[place + 1])]
    }
    return (0..<max(bytes.count - 1, 0)).min { frequency($0) < frequency($1) } ?? 0
  }

  /// The bytes of some lines as they came, or of some of their fields, each with a byte after it.
  func bytes(of wanted: RowSet, fields: FieldList? = nil, endedBy end: UInt8) -> [UInt8] {
    var result: [UInt8] = []
    if let fields {
      let delimiter = format.delimiter.map { Array($0.utf8) }
      for line in wanted {
        result += fields.bytes(of: Label.withoutColors(raw[line]), delimiter: delimiter)
        result.append(end)
      }
      return result
    }
    for run in wanted.ranges where end == format.separator {
      // Those beside each other are there as they are wanted.
      result += raw.bytes[raw.range(of: run)]
      result.append(end)
    }
    for line in wanted where end != format.separator {
      result += raw[line]
      result.append(end)
    }
    return result
  }

  /// The bytes of a line as they came, without colors.
  func plainBytes(of line: Int) -> [UInt8] { Label.withoutColors(raw[line]) }
}
