// SPDX-License-Identifier: MIT

/// Finds rows by typing the start of their labels.
///
///     var typing = TypeAhead()
///     typing.type("e", at: 0.0, from: nil, count: 3) { labels[$0] }  // 1
///     typing.type("t", at: 0.2, from: 1, count: 3) { labels[$0] }    // 2
///
/// The prefix grows with each letter and is cleared after a pause. The search wraps around, and
/// ignores case and diacritics, but not vowel signs, such as those of Hindi. Typing the same letter
/// repeatedly moves from one label that begins with this letter to the next.
///
/// In Embedded Swift, only the case of ASCII letters is ignored, because Unicode tables are larger
/// than the rest of the library.
public struct TypeAhead: Hashable, Sendable {
  /// The text that has been typed since the prefix was last cleared.
  public private(set) var prefix = ""
  /// The pause in seconds after which the prefix is cleared.
  public var pause: Double

  private var lastTyped: Double?

  /// Creates a search without typed text.
  public init(pause: Double = 1) { self.pause = pause }

  /// Adds typed text to the prefix, and finds a row whose label begins with the prefix.
  ///
  /// - Parameters:
  ///   - text: The typed text, usually one letter.
  ///   - time: The time in seconds from any fixed point; a time before the previous time clears the
  ///     prefix.
  ///   - current: The row with the keyboard focus. The search begins after this row if the prefix
  ///     is only the typed text, and at this row if the prefix is longer.
  ///   - count: The number of rows.
  ///   - label: The label of a row.
  /// - Returns: The row that was found, or nil if no label begins with the prefix. The prefix grows
  ///   in either case.
  /// - Complexity: At most O(*n*) labels are read.
  @discardableResult
  public mutating func type(
    _ text: String, at time: Double, from current: Int?, count: Int,
    label: (Int) -> String
  ) -> Int? {
    if let lastTyped, time >= lastTyped, time - lastTyped <= pause {
      prefix += text
    } else {
      prefix = text
    }
    lastTyped = time
    let letter = Array(Self.foldCaseAndDiacritics(text))
    var wanted = Array(Self.foldCaseAndDiacritics(prefix))
    guard count > 0, !wanted.isEmpty else { return nil }
    func isWanted(_ row: Int) -> Bool {
      Self.foldCaseAndDiacritics(label(row)).starts(with: wanted)
    }
    let isRepeated =
      !letter.isEmpty && wanted.indices.allSatisfy { wanted[$0] == letter[$0 % letter.count] }
    if isRepeated, !(0..<count).contains(where: isWanted) { wanted = letter }
    var start = 0
    if let current, (0..<count).contains(current) {
      start = wanted.count == letter.count ? current + 1 : current
    }
    return (start..<count).first(where: isWanted) ?? (0..<start).first(where: isWanted)
  }

  /// Adds typed text to the prefix, and finds the next item in a list, from the lead on, whose
  /// label begins with the prefix.
  ///
  ///     var typing = TypeAhead()
  ///     let label: (String) -> String = { $0.description }
  ///     if let found = typing.type("e", at: 0, in: ids, from: nil, label: label) {
  ///       cursor.handle(.go(to: found), in: ids, selection: &chosen)
  ///     }
  ///
  /// - Parameters:
  ///   - text: The typed text, usually one letter.
  ///   - time: The time in seconds from any fixed point.
  ///   - items: The items as they are shown, in order.
  ///   - lead: The item with the keyboard focus.
  ///   - label: The label of an item.
  /// - Returns: The item that was found, or nil if no label begins with the prefix.
  /// - Complexity: At most O(*n*) labels are read.
  @discardableResult
  public mutating func type<ID: Hashable>(
    _ text: String, at time: Double, in items: some RandomAccessCollection<ID>, from lead: ID?,
    label: (ID) -> String
  ) -> ID? {
    let list = FlatList(items)
    // Items with the same identity are one item, so the search goes on after the last of them.
    let current = lead.flatMap { lead in (0..<list.count).last { list[$0] == lead } }
    return type(text, at: time, from: current, count: list.count) { label(list[$0]) }
      .map { list[$0] }
  }

  #if hasFeature(Embedded)
    private static func foldCaseAndDiacritics(_ text: String) -> some Sequence<UInt32> {
      text.unicodeScalars.lazy.map { ("A"..."Z").contains($0) ? $0.value + 32 : $0.value }
    }
  #else
    /// The scalars of a text, for comparison without case and diacritics: `É` becomes `e`.
    private static func foldCaseAndDiacritics(_ text: String) -> some Sequence<String> {
      text.unicodeScalars.lazy.filter { !isIgnored($0.properties) }.map(fold)
    }

    /// Whether a scalar is a diacritic, or one that says how the scalar before it is drawn.
    private static func isIgnored(_ scalar: Unicode.Scalar.Properties) -> Bool {
      scalar.generalCategory == .nonspacingMark
        && (scalar.isDiacritic || scalar.isVariationSelector)
    }

    /// The form of a scalar, derived from its Unicode name, which for a letter with diacritics is
    /// the base letter's name, "with", and the diacritics.
    private static func fold(_ scalar: Unicode.Scalar) -> String {
      let lowercase = scalar.properties.lowercaseMapping
      guard let scalar = lowercase.unicodeScalars.first, !scalar.isASCII
      else { return String(lowercase.prefix(1)) }
      guard let name = scalar.properties.name else { return lowercase }
      let words = name.split(separator: " ")
      // Letters of other scripts are compared by their names, up to the word "with".
      let base = words[..<(words.firstIndex(of: "WITH") ?? words.endIndex)]
      // A base letter of Latin script is written as itself, so that `É` equals `e`.
      if base.starts(with: ["LATIN", "SMALL", "LETTER"]), base.count == 4, base[3].count == 1 {
        return base[3].lowercased()
      }
      return base.joined(separator: " ")
    }
  #endif
}
