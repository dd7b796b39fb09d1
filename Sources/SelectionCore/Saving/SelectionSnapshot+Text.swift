// SPDX-License-Identifier: MIT

extension SelectionSnapshot: CustomStringConvertible {
  /// The snapshot as text that consists of words separated by spaces.
  ///
  /// The first word is the version, and the second is the shape, in which `5*3` means three
  /// sections of five rows. The remaining words are written only if they are needed: `selected` and
  /// `checked` with runs of row numbers such as `0-2`; `anchor` and `lead` with a row path;
  /// `editing`; `before-editing` with the runs of rows selected before editing; and, for each of
  /// the app's layers, `layer` with the layer's name and the runs of its rows. In a layer's name,
  /// spaces, `%` and control characters are written as `%20`, `%25` and so on.
  @_optimize(size)
  public var description: String {
    var words = ["selection/\(version)", "shape"]
    var counts = shape.rowCounts[...]
    while let count = counts.first {
      let rest = counts.drop { $0 == count }
      let repeated = counts.count - rest.count
      words.append(repeated == 1 ? "\(count)" : "\(count)*\(repeated)")
      counts = rest
    }
    if !selected.isEmpty { words += ["selected"] + selected.runWords }
    if !checked.isEmpty { words += ["checked"] + checked.runWords }
    if let anchor { words += ["anchor", anchor.description] }
    if let lead { words += ["lead", lead.description] }
    if isEditing { words.append("editing") }
    if let rows = selectedBeforeEditing { words += ["before-editing"] + rows.runWords }
    for entry in layers.entries {
      words += ["layer", entry.layer.name.escaped] + entry.rows.runWords
    }
    return words.joined(separator: " ")
  }

  /// The maximum number of sections that can be read, so that a short text can't use up all memory.
  static let maximumSectionCount = 1 << 22

  /// Reads a snapshot from its text.
  ///
  /// - Parameter text: The text, which may come from an untrusted source.
  /// - Throws: ``SnapshotError`` if the text is invalid.
  /// - Complexity: O(*k*), where *k* is the number of bytes in the text and of sections that it
  ///   describes.
  public init(_ text: String) throws(SnapshotError) {
    var words = SnapshotWords(text)
    try words.readVersion()
    guard words.take("shape") else { throw .missing("the shape") }
    let shape = try words.readShape()
    self.shape = shape
    selected = try words.readRows("selected", in: shape) ?? []
    checked = try words.readRows("checked", in: shape) ?? []
    anchor = try words.readPath("anchor", in: shape)
    lead = try words.readPath("lead", in: shape)
    isEditing = words.take("editing")
    selectedBeforeEditing = try words.readRows("before-editing", in: shape, orNone: true)
    layers = try words.readLayers(in: shape)
    try words.end()
  }
}

extension String {
  private static let digits = Array("0123456789ABCDEF".utf8)

  /// The text as one word.
  fileprivate var escaped: String {
    if isEmpty { return "%" }
    var bytes: [UInt8] = []
    for byte in utf8 {
      // Words are separated by spaces, and the text is a single line.
      let isSpecial = byte <= 0x20 || byte == 0x25 || byte == 0x7F
      bytes +=
        isSpecial ? [0x25, Self.digits[Int(byte >> 4)], Self.digits[Int(byte & 15)]] : [byte]
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Reads an escaped word; nil if it isn't valid.
  fileprivate init?(escaped word: String) {
    if word.utf8.elementsEqual("%".utf8) {
      self = ""
      return
    }
    var (bytes, rest) = ([UInt8](), Array(word.utf8)[...])
    while let byte = rest.popFirst() {
      guard byte == 0x25 else {
        bytes.append(byte)
        continue
      }
      let values = rest.prefix(2).compactMap { Self.digits.firstIndex(of: $0) }
      guard values.count == 2 else { return nil }
      bytes.append(UInt8(values[0] * 16 + values[1]))
      rest = rest.dropFirst(2)
    }
    self.init(decoding: bytes, as: UTF8.self)
    if !escaped.utf8.elementsEqual(word.utf8) { return nil }
  }
}

extension RowSet {
  /// The runs in the form used in snapshots, such as `0-2` and `7`.
  fileprivate var runWords: [String] { ranges.map(RowSet.text) }
}

/// The words of a saved text, read in order.
struct SnapshotWords {
  private var words: ArraySlice<Substring.UTF8View>

  init(_ text: String) {
    words = Substring(text).utf8.split(separator: UInt8(ascii: " "))[...]
  }

  private mutating func next() -> String? { words.popFirst().map { String(Substring($0)) } }

  mutating func end() throws(SnapshotError) {
    if let word = next() { throw .unexpectedWord(word) }
  }

  mutating func take(_ word: String) -> Bool {
    guard let first = words.first, first.elementsEqual(word.utf8) else { return false }
    words.removeFirst()
    return true
  }

  mutating func readVersion() throws(SnapshotError) {
    let parts = next()?.split(separator: "/", maxSplits: 1) ?? []
    guard parts.count == 2, parts[0] == "selection" else { throw .notASnapshot }
    guard Int(digits: String(parts[1])).map(SelectionSnapshot.versions.contains) ?? false else {
      throw .unknownVersion(String(parts[1]))
    }
  }

  /// Takes the next word if it begins with a digit or a minus sign, unlike a name.
  private mutating func takeNumbers(
    _ sign: String
  ) throws(SnapshotError) -> (word: String, first: Int, second: Int?)? {
    guard let byte = words.first?.first, byte < UInt8(ascii: "A"), let word = next() else {
      return nil
    }
    var text = TextScanner(word)
    guard let (first, second) = text.pair(sign), text.isAtEnd else { throw .unexpectedWord(word) }
    return (word, first, second)
  }

  mutating func readShape() throws(SnapshotError) -> TableShape {
    var runs: [(rowCount: Int, sectionCount: Int)] = []
    var (sections, rows) = (0, 0)
    while let (word, count, times) = try takeNumbers("*") {
      let repeated = times ?? 1
      guard repeated > 0 else { throw .unexpectedWord(word) }
      let limit = SelectionSnapshot.maximumSectionCount
      guard repeated <= limit - sections else { throw .tooManySections(limit) }
      let (more, isTooMany) = count.multipliedReportingOverflow(by: repeated)
      guard !isTooMany, more <= .max - rows else { throw .tooManyRows }
      runs.append((count, repeated))
      (sections, rows) = (sections + repeated, rows + more)
    }
    return TableShape(runs: runs)
  }

  mutating func readRuns(below count: Int, orNone: Bool = false) throws(SnapshotError) -> RowSet {
    var runs: [Range<Int>] = []
    while let (word, first, end) = try takeNumbers("-") {
      let last = end ?? first
      guard first <= last, first >= runs.last?.upperBound ?? 0 else { throw .runsOutOfOrder(word) }
      guard last < count else { throw .rowOutOfRange("\(last)") }
      runs.append(first..<(last + 1))
    }
    guard orNone || !runs.isEmpty else { throw .missing("a run of rows") }
    return RowSet(ranges: runs)
  }

  /// Reads the rows that follow a name; nil if the next word isn't that name.
  mutating func readRows(
    _ name: String, in shape: TableShape, orNone: Bool = false
  ) throws(SnapshotError) -> RowSet? {
    take(name) ? try readRuns(below: shape.rowCount, orNone: orNone) : nil
  }

  /// Reads the app's layers.
  mutating func readLayers(in shape: TableShape) throws(SnapshotError) -> LayerMarks {
    var layers = LayerMarks()
    while take("layer") {
      guard let word = next() else { throw .missing("the name of a layer") }
      guard let layer = String(escaped: word).map(MarkLayer.init), layer.isOfApp,
        layers.entries.last.map({ $0.layer.precedes(layer) }) ?? true
      else { throw .unexpectedWord(word) }
      layers[layer] = try readRuns(below: shape.rowCount)
    }
    return layers
  }

  /// Reads the row that follows a name; nil if the next word isn't that name.
  mutating func readPath(
    _ name: String, in shape: TableShape
  ) throws(SnapshotError) -> RowPath? {
    guard take(name) else { return nil }
    guard let word = next() else { throw .missing("a row") }
    guard let path = RowPath(word) else { throw .unexpectedWord(word) }
    guard shape.contains(path) else { throw .rowOutOfRange(word) }
    return path
  }
}

#if !hasFeature(Embedded)
  extension SelectionSnapshot: Codable {
    /// Reads a snapshot from its text, and throws if the text is invalid.
    public init(from decoder: any Decoder) throws {
      self = try decoder.value { (text: String) throws(SnapshotError) in
        try SelectionSnapshot(text)
      }
    }

    /// Writes the snapshot as its text.
    public func encode(to encoder: any Encoder) throws { try encoder.write(description) }
  }
#endif
