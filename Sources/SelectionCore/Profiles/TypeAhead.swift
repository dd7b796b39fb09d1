// SPDX-License-Identifier: MIT

/// Finding a row by typing the start of its label.
///
///     var typing = TypeAhead()
///     typing.type("e", at: 0.0, from: nil, count: 3) { labels[$0] }  // the first label with e
///     typing.type("t", at: 0.2, from: 1, count: 3) { labels[$0] }    // … with et
///
/// The prefix grows with each letter and starts over after a pause. The search wraps round. Case
/// and diacritics make no difference. One letter typed again and again goes from one label to the
/// next that starts with it.
///
/// In Embedded Swift a letter is a Unicode scalar and only the case of ASCII makes no difference:
/// Unicode's tables are larger there than all the rest.
public struct TypeAhead: Hashable, Sendable {
  #if hasFeature(Embedded)
    /// What labels consist of.
    package typealias Letter = Unicode.Scalar
    /// What letters are compared as.
    package typealias FoldedLetter = UInt32
  #else
    /// What labels consist of.
    package typealias Letter = Character
    /// What letters are compared as.
    package typealias FoldedLetter = String
  #endif

  /// What has been typed so far.
  public private(set) var prefix = ""
  /// How many seconds of pause start the prefix over.
  public var pause: Double

  private var lastTyped: Double?

  /// Makes a search for which nothing has been typed.
  public init(pause: Double = 1) { self.pause = pause }

  /// Takes what was typed, and finds the row.
  ///
  /// - Parameters:
  ///   - text: what was typed, usually one letter.
  ///   - time: when, in seconds from any fixed point; a time before the last one starts the prefix
  ///     over.
  ///   - current: the row on which the keyboard is; a prefix of one letter is looked for after
  ///     it, a longer one from it on.
  ///   - count: how many rows there are.
  ///   - label: the label of a row.
  /// - Returns: the row found, or nil if no label starts so; the prefix keeps growing all the same.
  /// - Complexity: O(*n*) labels asked for at most.
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
    guard count > 0, !prefix.isEmpty else { return nil }
    var wanted = prefix.letters.map(Self.foldCaseAndDiacritics)
    func isWanted(_ row: Int) -> Bool { Self.starts(label(row), wanted) }
    let isRepeated = wanted.count > 1 && wanted.allSatisfy { $0 == wanted[0] }
    if isRepeated, !(0..<count).contains(where: isWanted) { wanted = [wanted[0]] }
    var start = 0
    if let current, (0..<count).contains(current) {
      start = wanted.count == 1 ? current + 1 : current
    }
    return (start..<count).first(where: isWanted) ?? (0..<start).first(where: isWanted)
  }

  private static func starts(_ label: String, _ wanted: [FoldedLetter]) -> Bool {
    var letters = label.letters.makeIterator()
    return wanted.allSatisfy { wanted in
      letters.next().map { foldCaseAndDiacritics($0) == wanted } ?? false
    }
  }

  /// What a letter is compared as where case and diacritics make no difference: `É` as `e`.
  ///
  /// It goes by the letter's Unicode name, which for a letter with diacritics is that of the letter
  /// "with" them; combining marks are left out.
  ///
  /// - Complexity: O(1).
  package static func foldCaseAndDiacritics(_ letter: Letter) -> FoldedLetter {
    #if hasFeature(Embedded)
      return ("A"..."Z").contains(letter) ? letter.value + 32 : letter.value
    #else
      let lowercase = letter.lowercased()
      guard let scalar = lowercase.unicodeScalars.first else { return lowercase }
      if scalar.isASCII { return String(scalar) }
      guard let name = scalar.properties.name else { return lowercase }
      let words = name.split(separator: " ")
      // Letters of other scripts are compared by their names, without what they come "with".
      let base = words[..<(words.firstIndex(of: "WITH") ?? words.endIndex)]
      // The base letter of Latin script is named by itself, so that `É` is compared as `e` is.
      if base.starts(with: ["LATIN", "SMALL", "LETTER"]), base.count == 4, base[3].count == 1 {
        return base[3].lowercased()
      }
      return base.joined(separator: " ")
    #endif
  }
}

extension String {
  #if hasFeature(Embedded)
    fileprivate var letters: UnicodeScalarView { unicodeScalars }
  #else
    fileprivate var letters: String { self }
  #endif
}
