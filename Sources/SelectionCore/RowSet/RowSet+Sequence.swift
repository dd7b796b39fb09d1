// SPDX-License-Identifier: MIT

extension RowSet: Sequence {
  /// The members in ascending order.
  ///
  /// O(1) a step.
  public struct Iterator: IteratorProtocol, Sendable {
    private var runs: Runs.Iterator
    private var rest: Range<Int> = 0..<0

    init(_ runs: Runs.Iterator) { self.runs = runs }

    /// The next member, or nil after the last.
    public mutating func next() -> Int? {
      if rest.isEmpty {
        guard let run = runs.next() else { return nil }
        rest = run
      }
      let row = rest.lowerBound
      rest = (row + 1)..<rest.upperBound
      return row
    }
  }

  /// Makes an iterator over the members in ascending order.
  public func makeIterator() -> Iterator { Iterator(ranges.makeIterator()) }

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
    /// O(1) amortised a step.
    public struct Iterator: IteratorProtocol, Sendable {
      private var runs: IndexingIterator<[Range<Int>]>

      init(_ rows: RowSet) { runs = rows.runs.makeIterator() }

      /// The next run, or nil after the last.
      public mutating func next() -> Range<Int>? { runs.next() }
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
