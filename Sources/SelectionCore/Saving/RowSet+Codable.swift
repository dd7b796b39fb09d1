// SPDX-License-Identifier: MIT

extension RowSet {
  /// The runs as snapshots write them, such as `0-2` and `7`.
  var runWords: [String] {
    ranges.map {
      $0.count == 1 ? "\($0.lowerBound)" : "\($0.lowerBound)-\($0.upperBound - 1)"
    }
  }
}

#if !hasFeature(Embedded)
  extension RowSet: Codable {
    /// Reads rows from a text of runs in ascending order, such as `"0-2 7"`; anything else is
    /// corrupt data.
    public init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      let text = try container.decode(String.self)
      var words = SnapshotWords(text)
      do throws(SnapshotError) {
        self = words.peek == nil ? RowSet() : try words.readRuns(below: .max)
        if let word = words.peek { throw .unexpectedWord(word) }
      } catch {
        throw DecodingError.dataCorruptedError(
          in: container, debugDescription: error.description)
      }
    }

    /// Writes the rows as a text of runs, such as `"0-2 7"`: small however many rows there are.
    public func encode(to encoder: any Encoder) throws {
      var container = encoder.singleValueContainer()
      try container.encode(runWords.joined(separator: " "))
    }
  }
#endif
