// SPDX-License-Identifier: MIT

extension RowSet {
  /// The members in ascending order.
  ///
  /// - Complexity: O(1) amortized for each step.
  public struct Iterator: IteratorProtocol, Sendable {
    @usableFromInline let rows: RowSet
    @usableFromInline var chunk: RowChunk

    init(_ rows: RowSet) {
      self.rows = rows
      chunk = RowChunk(word: rows.word)
    }

    /// Returns the next member, or nil after the last member.
    @inlinable
    public mutating func next() -> Int? {
      while true {
        if let row = chunk.next() { return row }
        guard let more = rows.chunk(from: chunk.end) else { return nil }
        chunk = more
      }
    }
  }

  /// Creates an iterator over the members in ascending order.
  public func makeIterator() -> Iterator { Iterator(self) }

  /// The exact number of members.
  public var underestimatedCount: Int { count }

  /// The members as maximal ranges, in ascending order.
  public var ranges: Runs { Runs(self) }

  /// The runs of consecutive members of a set, in ascending order.
  ///
  /// The sequence is its own iterator: a copy continues from its current position.
  public struct Runs: Sequence, IteratorProtocol, Sendable {
    private var reader: RowReader

    init(_ rows: RowSet) { reader = RowReader(rows) }

    /// Returns the next run, or nil after the last run.
    ///
    /// - Complexity: O(1) amortized.
    public mutating func next() -> Range<Int>? { reader.nextRun() }
  }
}

extension RowSet: CustomStringConvertible {
  /// The runs, such as `{0, 3-5}`.
  public var description: String {
    "{\(ranges.map(Self.text).joined(separator: ", "))}"
  }

  /// A run as text, such as `3-5`.
  package static func text(_ run: Range<Int>) -> String {
    run.count == 1 ? "\(run.lowerBound)" : "\(run.lowerBound)-\(run.upperBound - 1)"
  }
}

#if !hasFeature(Embedded)
  extension RowSet: CustomReflectable {
    /// A mirror of the first hundred runs, each as text.
    public var customMirror: Mirror {
      Mirror(self, unlabeledChildren: ranges.prefix(100).map(Self.text), displayStyle: .set)
    }
  }
#endif

extension RowSet.Runs: CustomStringConvertible {
  /// The runs as ranges, such as `[0..<3, 7..<8]`.
  public var description: String {
    "[\(map { "\($0.lowerBound)..<\($0.upperBound)" }.joined(separator: ", "))]"
  }
}
