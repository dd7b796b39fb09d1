// SPDX-License-Identifier: MIT

/// A collection of the paths of a table's rows, in table order.
///
/// The rows are the members of a ``RowSet``, and the sections of a ``TableShape`` determine their
/// paths.
///
/// The collection is a view rather than a copy: creating it and each step of an iteration
/// cost O(1), and each subscript costs O(log *n*).
public struct RowPaths: Sendable, Hashable {
  /// The positions of the rows among all rows of the shape; in a table that hides rows, the shape
  /// contains only the shown rows.
  public let positions: RowSet
  /// The shape to which the positions refer.
  public let shape: TableShape

  /// Creates a view of the rows at the given positions.
  ///
  /// Positions beyond the shape are left out.
  public init(_ positions: RowSet, in shape: TableShape) {
    if positions.extent > shape.rowCount, let last = positions.last, last >= shape.rowCount {
      self.positions = positions.intersection(RowSet(0..<shape.rowCount))
    } else {
      self.positions = positions
    }
    self.shape = shape
  }

  /// Whether the collection contains a row.
  ///
  /// - Complexity: O(log *n*).
  public func contains(_ path: RowPath) -> Bool {
    shape.rowNumber(of: path).map(positions.contains) ?? false
  }
}

extension RowPaths: RandomAccessCollection {
  /// The position of the first path.
  public var startIndex: Int { 0 }

  /// The position after the last path.
  ///
  /// - Complexity: O(1).
  public var endIndex: Int { positions.count }

  /// The path at a position, which must be one of `indices`.
  ///
  /// - Complexity: O(log *n*).
  public subscript(position: Int) -> RowPath {
    guard let number = positions.nth(position), let path = shape.path(ofRow: number) else {
      preconditionFailure("index \(position) is out of range 0..<\(count)")
    }
    return path
  }

  /// An iterator over the paths in table order.
  ///
  /// - Complexity: O(1) amortized for each step.
  public struct Iterator: IteratorProtocol, Sendable {
    private var rows: RowSet.Iterator
    private let shape: TableShape
    private var section = 0
    private var sectionRows: Range<Int> = 0..<0

    init(_ paths: RowPaths) {
      rows = paths.positions.makeIterator()
      shape = paths.shape
    }

    /// Returns the next path, or nil after the last path.
    public mutating func next() -> RowPath? {
      guard let number = rows.next() else { return nil }
      if !sectionRows.contains(number) {
        guard let target = shape.target(ofRow: number) else { return nil }
        (section, sectionRows) = (target.section, target.rows)
      }
      return RowPath(section: section, row: number - sectionRows.lowerBound)
    }
  }

  /// Returns an iterator over the paths in table order.
  public func makeIterator() -> Iterator { Iterator(self) }
}

extension RowPaths: CustomStringConvertible {
  /// The paths as text, in which each run within a section is written as one span: `[0.1, 1.0-4]`.
  public var description: String { "[\(spans.map { $0.description }.joined(separator: ", "))]" }

  /// The rows as spans, with one span for each run within a section.
  ///
  /// - Complexity: O(*r* log *n*) for *r* runs, plus O(log *n*) for each section that a run
  ///   overlaps.
  public var spans: [RowSpans.Span] {
    var spans: [RowSpans.Span] = []
    for run in positions.ranges {
      var start = run.lowerBound
      while start < run.upperBound, let first = shape.target(ofRow: start) {
        let end = Swift.min(run.upperBound, first.rows.upperBound)
        let last = RowPath(section: first.section, row: end - 1 - first.rows.lowerBound)
        spans.append(.rows(from: first.path, through: last))
        start = end
      }
    }
    return spans
  }
}

#if !hasFeature(Embedded)
  extension RowPaths: CustomReflectable {
    /// A mirror whose children are the first hundred rows.
    public var customMirror: Mirror {
      Mirror(self, unlabeledChildren: Array(prefix(100)), displayStyle: .collection)
    }
  }
#endif
