// SPDX-License-Identifier: MIT

extension RowSet {
  /// The runs in the form used in snapshots, such as `0-2` and `7`.
  var runWords: [String] {
    ranges.map {
      $0.count == 1 ? "\($0.lowerBound)" : "\($0.lowerBound)-\($0.upperBound - 1)"
    }
  }
}

#if !hasFeature(Embedded)
  extension RowSet: Codable {
    /// Reads rows from a text of runs in ascending order, such as `"0-2 7"`; throws if the text
    /// isn't valid.
    public init(from decoder: any Decoder) throws {
      self = try decoder.value { (text: String) throws(SnapshotError) in
        var words = SnapshotWords(text)
        let rows = try words.readRuns(below: .max)
        try words.end()
        return rows
      }
    }

    /// Writes the rows as a text of runs, such as `"0-2 7"`, whose size doesn't depend on the runs'
    /// lengths.
    public func encode(to encoder: any Encoder) throws {
      try encoder.write(runWords.joined(separator: " "))
    }
  }
#endif
