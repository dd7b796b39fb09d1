// SPDX-License-Identifier: MIT

internal import SelectionCore

/// How input is split into lines, and which parts of a line are shown.
struct LineFormat: Hashable {
  /// The byte that ends a line.
  var separator = UInt8(ascii: "\n")
  /// The number of header lines, which are shown above the other lines and can't be chosen.
  var headerCount = 0
  /// The text that separates the fields of a line; nil for blanks.
  var delimiter: [UInt8]?
  /// The fields of a line that are shown; nil for the whole line.
  var fields: FieldList?
  /// The fields of the shown text that are searched; nil for the whole text.
  var searched: FieldList?
  /// Whether the last line is shown first.
  var isReversed = false
}

/// Lines with their original bytes, and the parts of them that are shown and searched.
struct Lines {
  let format: LineFormat
  /// The lines at the top that can't be chosen.
  private(set) var header: [[UInt8]] = []
  /// The lines as read, or in reverse order.
  private(set) var raw = ByteLines()
  /// The lines read so far, if the order is reversed and the last line hasn't been read yet.
  private var pending: ByteLines?
  /// The shown parts of the lines, if these aren't the lines as read.
  private var shown: ByteLines?
  /// The searched parts of the lines, if these aren't the shown parts.
  private var sought: ByteLines?
  /// The bytes of the searched parts with uppercase ASCII letters replaced by lowercase letters.
  private(set) var folded: [UInt8] = []
  /// The numbers of lines that aren't all ASCII, in order.
  private(set) var linesBeyondASCII: [Int] = []
  /// The searched parts of the lines that aren't all ASCII, in lowercase without diacritics.
  private(set) var plain = ByteLines()
  /// For each line, the number of lines directly after it that begin with the whole line, as paths
  /// begin with their folder's path; such lines match all words that the line matches.
  ///
  /// Empty if the numbers aren't known.
  private(set) var followers: [Int32] = []
  /// The frequency of each byte in a sample.
  private var frequencies = [Int](repeating: 0, count: 256)
  /// The number of lines that have been folded.
  private var foldedCount = 0

  init(format: LineFormat = LineFormat()) {
    self.format = format
    if format.fields != nil { shown = ByteLines() }
    if format.searched != nil { sought = ByteLines() }
    if format.isReversed { pending = ByteLines() }
  }

  /// Splits bytes into lines; the last line needn't end with a separator.
  init(_ bytes: [UInt8], format: LineFormat = LineFormat()) {
    self.init(format: format)
    feed(bytes)
    finish()
  }

  var count: Int { raw.count }

  var indices: Range<Int> { 0..<raw.count }

  /// The bytes of a line, without the byte that ends it.
  subscript(line: Int) -> ArraySlice<UInt8> { raw[line] }

  /// The shown parts of the lines.
  var labels: ByteLines { shown ?? raw }

  /// The searched parts of the lines.
  var searched: ByteLines { sought ?? labels }

  /// Appends bytes.
  mutating func feed(_ bytes: some Collection<UInt8>) {
    guard pending == nil else {
      pending?.feed(bytes, separator: format.separator)
      return
    }
    raw.feed(bytes, separator: format.separator)
    takeIn()
  }

  /// Appends lines that are paths in preorder, given as bytes, and the number of each line's
  /// followers.
  mutating func feed(_ bytes: [UInt8], followers new: [Int32]) {
    followers += new
    feed(bytes)
  }

  /// Completes the last line, if it hasn't ended.
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

  /// Processes the lines that have been completed since the last time.
  private mutating func takeIn() {
    let headers = min(format.headerCount - header.count, raw.count)
    if headers > 0 {
      header += (0..<headers).map { Label.withoutColors(raw[$0].prefix(4096)) }
      raw.removeFirst(headers)
    }
    guard foldedCount < raw.count else { return }
    let new = raw.range(of: foldedCount..<raw.count)
    if shown == nil, raw.bytes.hasByte(0x1B, in: new) {
      // From now on the shown parts differ from the lines as read.
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
      for line in foldedCount..<raw.count {
        let bytes = fields.bytes(of: Array(labels[line]), delimiter: format.delimiter)
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

  /// The frequency of a byte in a sample.
  func frequency(of byte: UInt8) -> Int { frequencies[Int(byte)] }

  /// The position, in given bytes, of the pair of adjacent bytes that is rarest in these lines.
  func rarestPair(of bytes: [UInt8]) -> Int {
    func frequency(_ place: Int) -> Int {
      frequencies[Int(bytes[place])] * frequencies[Int(bytes[place + 1])]
    }
    return (0..<max(bytes.count - 1, 0)).min { frequency($0) < frequency($1) } ?? 0
  }

  /// The original bytes of some lines, or of some of their fields, each followed by a given byte.
  func bytes(of wanted: RowSet, fields: FieldList? = nil, endedBy end: UInt8) -> [UInt8] {
    var result: [UInt8] = []
    if let fields {
      for line in wanted {
        result += fields.bytes(of: Label.withoutColors(raw[line]), delimiter: format.delimiter)
        result.append(end)
      }
      return result
    }
    for run in wanted.ranges where end == format.separator {
      // Consecutive lines are stored in this form already.
      result += raw.bytes[raw.range(of: run)]
      result.append(end)
    }
    for line in wanted where end != format.separator {
      result += raw[line]
      result.append(end)
    }
    return result
  }

  /// The original bytes of a line, without colors.
  func plainBytes(of line: Int) -> [UInt8] { Label.withoutColors(raw[line]) }
}
