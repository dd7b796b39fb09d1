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
      self = try decoder.value { (text: String) throws(SnapshotError) in
        var words = SnapshotWords(text)
        let rows = try words.readRuns(below: .max)
        try words.end()
        return rows
      }
    }

    /// Writes the rows as a text of runs, such as `"0-2 7"`: small however many rows there are.
    public func encode(to encoder: any Encoder) throws {
      try encoder.write(runWords.joined(separator: " "))
    }
  }
#endif
