// SPDX-License-Identifier: MIT

extension RowSet: Sequence {
  /// The members in ascending order.
  ///
  /// - Complexity: O(1) amortized a step.
  public struct Iterator: IteratorProtocol, Sendable {
    /// Members that were found and not given yet: bit 0 stands for row `start`.
    @usableFromInline var bits: UInt = 0
    @usableFromInline var start = 0
    @usableFromInline var reader: RowReader

    init(_ rows: RowSet) {
      // A word is all that there is to read.
      bits = rows.word ?? 0
      reader = RowReader(rows.word == nil ? rows : RowSet())
    }

    /// The next member, or nil after the last.
    @inlinable
    public mutating func next() -> Int? {
      while bits == 0 {
        let isMore =
          reader.hasWords
          ? reader.nextWord(&bits, &start)
          : reader.hasRuns ? reader.nextRun(&bits, &start) : findMore()
        guard isMore else { return nil }
      }
      let row = start &+ bits.trailingZeroBitCount
      bits &= bits &- 1
      return row
    }

    @usableFromInline
    mutating func findMore() -> Bool { reader.nextBits(&bits, &start) }
  }

  /// Makes an iterator over the members in ascending order.
  public func makeIterator() -> Iterator { Iterator(self) }

  /// The number of members, which is exact.
  public var underestimatedCount: Int { count }

  /// The members as the longest possible ranges, in ascending order.
  public var ranges: Runs { Runs(self) }

  /// A set of rows seen as the runs of consecutive members, in ascending order.
  public struct Runs: Sequence, Sendable {
    private let rows: RowSet

    init(_ rows: RowSet) { self.rows = rows }

    /// The runs in ascending order.
    ///
    /// - Complexity: O(1) amortized a step.
    public struct Iterator: IteratorProtocol, Sendable {
      private var reader: RowReader

      init(_ rows: RowSet) { reader = RowReader(rows) }

      /// The next run, or nil after the last.
      public mutating func next() -> Range<Int>? { reader.nextRun() }
    }

    /// Makes an iterator over the runs in ascending order.
    public func makeIterator() -> Iterator { Iterator(rows) }
  }
}

extension RowSet: CustomStringConvertible {
  /// The runs, such as `{0, 3-5}`.
  public var description: String {
    let runs = ranges.map {
      $0.count == 1 ? "\($0.lowerBound)" : "\($0.lowerBound)-\($0.upperBound - 1)"
    }
    return "{\(runs.joined(separator: ", "))}"
  }
}

extension RowSet.Runs: CustomStringConvertible {
  /// The runs as ranges, such as `[0..<3, 7..<8]`.
  public var description: String {
    "[\(map { "\($0.lowerBound)..<\($0.upperBound)" }.joined(separator: ", "))]"
  }
}
