// SPDX-License-Identifier: MIT

#if !hasFeature(Embedded)
  extension RowSet: Codable {
    /// Reads rows from a text of runs in ascending order, such as `"0-2 7"`; throws if the text
    /// isn't valid.
    public init(from decoder: any Decoder) throws {
      let text = try decoder.singleValueContainer().decode(String.self)
      var runs: [Range<Int>] = []
      for word in text.utf8.split(separator: UInt8(ascii: " ")) {
        guard let run = Self.run(word), run.lowerBound >= runs.last?.upperBound ?? 0 else {
          throw DecodingError.dataCorrupted(
            .init(
              codingPath: decoder.codingPath,
              debugDescription: """
                "\(String(Substring(word)).shortened)" is not a run of rows after those before it, \
                such as 7 or 3-5
                """))
        }
        runs.append(run)
      }
      self.init(ranges: runs)
    }

    /// Writes the rows as a text of runs, such as `"0-2 7"`, whose size doesn't depend on the runs'
    /// lengths.
    public func encode(to encoder: any Encoder) throws {
      var container = encoder.singleValueContainer()
      try container.encode(ranges.map(Self.text).joined(separator: " "))
    }

    /// Reads a run, such as `3-5`: ASCII digits, with a hyphen between the first row and the last.
    private static func run(_ word: Substring.UTF8View) -> Range<Int>? {
      let parts = word.split(
        separator: UInt8(ascii: "-"), maxSplits: 1, omittingEmptySubsequences: false)
      let isNumbers = parts.allSatisfy { part in
        part.allSatisfy { UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 }
      }
      guard isNumbers, let first = parts.first.flatMap({ Int(Substring($0)) }),
        let last = parts.last.flatMap({ Int(Substring($0)) }), first <= last, last < .max
      else { return nil }
      return first..<(last + 1)
    }
  }
#endif
