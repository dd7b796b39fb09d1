// SPDX-License-Identifier: MIT

extension Journal {
  /// The route from an older version of the data to the newest: the mappings in between, in order.
  ///
  /// The mappings aren't joined, because few rows are looked up: each row is mapped by one mapping
  /// after the other.
  struct Route {
    private let steps: [Entry]

    init(_ steps: [Entry]) { self.steps = steps }

    /// Creates the route of one change, whose version doesn't matter.
    init(_ mapping: TableMapping) { self.init([Entry(mapping, from: 0, nil, after: nil)]) }

    /// Whether no row moves.
    var isEmpty: Bool { steps.isEmpty }

    /// The newest number of a row, or nil if it was removed.
    ///
    /// - Complexity: O(*k* log *m*) for *k* mappings of *m* segments.
    func newIndex(of row: Int) -> Int? {
      steps.reduce(row) { row, step in row.flatMap(step.rows.newIndex) }
    }

    /// The newest state of some marks, or of the marks that a step flips.
    ///
    /// Removed rows are left out, and rows have the marks that a change to the data gave them.
    ///
    /// - Complexity: O(*k* *m* log *n*) for *k* mappings of *m* segments.
    @inline(never)
    func applied(to marks: MarkSets, areFlips: Bool) -> MarkSets {
      steps.reduce(marks) { $1.applied(to: $0, areFlips: areFlips) }
    }

    /// The newest number of a row; if it was removed, of the next row in the older order that still
    /// exists, otherwise of the previous one.
    ///
    /// Rows outside all sections are not neighbors.
    ///
    /// Source: semantics 13, *Anchor and lead of a step whose rows are gone*.
    /// - Complexity: O(*k* log *m*) for each run of rows that move together.
    func nearest(to row: Int) -> Int? {
      guard let first = steps.first?.mapping, let last = steps.last?.mapping else { return row }
      if let new = newIndex(of: row) { return new }
      let limits = (old: first.oldShape.rowCount, new: last.newShape.rowCount)
      var next = row
      while next < limits.old {
        let (rows, start) = piece(around: next)
        let new = start.map { $0 + (next - rows.lowerBound) }
        if let new, new < limits.new { return new }
        next = rows.upperBound
      }
      var before = min(row, limits.old)
      while before > 0 {
        let (rows, start) = piece(around: before - 1)
        let last = min(before, rows.upperBound) - 1
        if let start, start < limits.new {
          return min(start + (last - rows.lowerBound), limits.new - 1)
        }
        before = rows.lowerBound
      }
      return nil
    }

    /// The rows around a row that move together with it until the end, with the newest number of
    /// the first of them, or with nil if they are removed together.
    private func piece(around row: Int) -> (rows: Range<Int>, start: Int?) {
      var (place, before, after) = (row, row, Int.max - row)
      for step in steps {
        let piece = step.rows.piece(around: place)
        before = min(before, place - piece.rows.lowerBound)
        after = min(after, piece.rows.upperBound - place)
        guard let start = piece.start else { return ((row - before)..<(row + after), nil) }
        place = start + (place - piece.rows.lowerBound)
      }
      return ((row - before)..<(row + after), place - before)
    }
  }
}

extension TableMapping {
  /// The row to which an anchor or lead moves: its own row, or, if that row was removed, the next
  /// row that remains, otherwise the previous one; rows outside all sections are ignored.
  ///
  /// - Complexity: O(log *m*) for *m* segments.
  func nearest(to row: Int) -> Int? {
    rows.newIndex(of: row) ?? Journal.Route(self).nearest(to: row)
  }
}
