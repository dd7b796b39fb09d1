// SPDX-License-Identifier: MIT

extension SelectionSnapshot: CustomStringConvertible {
  /// The snapshot as a text of words parted by spaces.
  ///
  /// First the version, then the shape, in which `5*3` stands for three sections of five rows;
  /// then, each where there is one, `selected` and `checked` with runs of row numbers such as
  /// `0-2`, `anchor` and `lead` with a row path, `editing`, and `before-editing` with the runs of
  /// what was selected before it.
  public var description: String {
    var words = ["selection/\(version)", "shape"]
    var counts = shape.rowCounts[...]
    while let count = counts.first {
      let rest = counts.drop { $0 == count }
      let repeated = counts.count - rest.count
      words.append(repeated == 1 ? "\(count)" : "\(count)*\(repeated)")
      counts = rest
    }
    for (name, rows) in [("selected", selected), ("checked", checked)] where !rows.isEmpty {
      words.append(name)
      words += rows.runWords
    }
    if let anchor { words += ["anchor", anchor.description] }
    if let lead { words += ["lead", lead.description] }
    if isEditing { words.append("editing") }
    if let selectedBeforeEditing {
      words.append("before-editing")
      words += selectedBeforeEditing.runWords
    }
    return words.joined(separator: " ")
  }

  /// The most sections that are read, so that a short text cannot ask for all memory.
  static let maximumSectionCount = 1 << 22

  /// Reads a snapshot from its text.
  ///
  /// - Parameter text: the text, of which nothing is trusted.
  /// - Throws: what is wrong with it.
  /// - Complexity: O(*k*) for a text of *k* bytes and the sections that it names.
  public init(_ text: String) throws(SnapshotError) {
    var words = SnapshotWords(text)
    try words.readVersion()
    guard words.take("shape") else { throw .missing("the shape") }
    let shape = try words.readShape()
    self.shape = shape
    selected = words.take("selected") ? try words.readRuns(below: shape.rowCount) : RowSet()
    checked = words.take("checked") ? try words.readRuns(below: shape.rowCount) : RowSet()
    anchor = words.take("anchor") ? try words.readPath(in: shape) : nil
    lead = words.take("lead") ? try words.readPath(in: shape) : nil
    isEditing = words.take("editing")
    selectedBeforeEditing =
      words.take("before-editing")
      ? words.peek == nil ? [] : try words.readRuns(below: shape.rowCount) : nil
    if let word = words.peek { throw .unexpectedWord(word) }
  }
}

/// The words of a snapshot, read one after the other.
struct SnapshotWords {
  private var words: ArraySlice<Substring.UTF8View>

  init(_ text: String) {
    words = Substring(text).utf8.split(separator: UInt8(ascii: " "))[...]
  }

  var peek: String? { words.first.map { String(Substring($0)) } }

  mutating func take(_ word: String) -> Bool {
    guard let first = words.first, first.elementsEqual(word.utf8) else { return false }
    words.removeFirst()
    return true
  }

  mutating func readVersion() throws(SnapshotError) {
    let parts = words.popFirst()?.split(separator: UInt8(ascii: "/"), maxSplits: 1) ?? []
    guard parts.count == 2, parts[0].elementsEqual("selection".utf8) else { throw .notASnapshot }
    guard Int(digits: parts[1]).map(SelectionSnapshot.versions.contains) ?? false else {
      throw .unknownVersion(String(Substring(parts[1])))
    }
  }

  /// Takes the next word if it begins with a digit or a sign, as numbers do and names do not.
  private mutating func takeNumeric() -> Substring.UTF8View? {
    guard let byte = words.first?.first, byte < UInt8(ascii: "A") else { return nil }
    return words.popFirst()
  }

  mutating func readShape() throws(SnapshotError) -> TableShape {
    var runs: [(rowCount: Int, sectionCount: Int)] = []
    var (sections, rows) = (0, 0)
    while let word = takeNumeric() {
      let parts = word.split(
        separator: UInt8(ascii: "*"), maxSplits: 1, omittingEmptySubsequences: false)
      guard let count = Int(digits: parts[0]),
        let repeated = parts.count == 2 ? Int(digits: parts[1]) : 1, repeated > 0
      else { throw .unexpectedWord(String(Substring(word))) }
      let limit = SelectionSnapshot.maximumSectionCount
      guard repeated <= limit - sections else { throw .tooManySections(limit) }
      let (more, isTooMany) = count.multipliedReportingOverflow(by: repeated)
      guard !isTooMany, more <= .max - rows else { throw .tooManyRows }
      runs.append((count, repeated))
      (sections, rows) = (sections + repeated, rows + more)
    }
    return TableShape(runs: runs)
  }

  mutating func readRuns(below count: Int) throws(SnapshotError) -> RowSet {
    var runs: [Range<Int>] = []
    while let word = takeNumeric() {
      let text = String(Substring(word))
      let ends = word.split(
        separator: UInt8(ascii: "-"), maxSplits: 1, omittingEmptySubsequences: false)
      guard let first = Int(digits: ends[0]), let last = Int(digits: ends[ends.count - 1]) else {
        throw .unexpectedWord(text)
      }
      guard first <= last, first >= runs.last?.upperBound ?? 0 else { throw .runsOutOfOrder(text) }
      guard last < count else { throw .rowOutOfRange("\(last)") }
      runs.append(first..<(last + 1))
    }
    guard !runs.isEmpty else { throw .missing("a run of rows") }
    return RowSet(ranges: runs)
  }

  mutating func readPath(in shape: TableShape) throws(SnapshotError) -> RowPath {
    guard let word = words.popFirst() else { throw .missing("a row") }
    let text = String(Substring(word))
    guard let path = RowPath(text) else { throw .unexpectedWord(text) }
    guard shape.contains(path) else { throw .rowOutOfRange(text) }
    return path
  }
}

#if !hasFeature(Embedded)
  extension SelectionSnapshot: Codable {
    /// Reads a snapshot from its text; what is none is corrupt data.
    public init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      let text = try container.decode(String.self)
      do throws(SnapshotError) {
        try self.init(text)
      } catch {
        throw DecodingError.dataCorruptedError(
          in: container, debugDescription: error.description)
      }
    }

    /// Writes the snapshot as its text.
    public func encode(to encoder: any Encoder) throws {
      var container = encoder.singleValueContainer()
      try container.encode(description)
    }
  }
#endif
