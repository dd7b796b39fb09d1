// SPDX-License-Identifier: MIT
package import SelectionCore

/// Operations on parts of a set, built from the set's own operations.
extension RowSet {
  /// The members in a range, numbered from the start of the range.
  package func slice(_ rows: Range<Int>) -> RowSet {
    rearranged([.kept(rows.clamped(to: 0..<Int.max))])
  }

  /// Moves rows, which keep their membership.
  ///
  /// - Parameters:
  ///   - rows: The rows to move, by their numbers before.
  ///   - destination: The number of the first of them afterwards. A negative number counts as zero.
  package mutating func move(_ rows: Range<Int>, to destination: Int) {
    let rows = rows.clamped(to: 0..<Int.max)
    let place = Swift.max(0, Swift.min(destination, .max - rows.count))
    let moved = slice(rows)
    closeGap(rows)
    replaceSubrange(place..<place, with: moved, count: rows.count)
  }

  /// Replaces the rows of a range by `count` rows; the rows above move up or down.
  ///
  /// - Parameters:
  ///   - rows: The rows to remove, by their numbers before.
  ///   - replacement: The members among the new rows, numbered from zero; those not below `count`
  ///     are ignored.
  ///   - count: The number of new rows; a negative number counts as zero.
  package mutating func replaceSubrange(_ rows: Range<Int>, with replacement: RowSet, count: Int) {
    let rows = rows.clamped(to: 0..<Int.max)
    closeGap(rows)
    openGap(at: rows.lowerBound, count: count)
    let new = replacement.slice(0..<Swift.max(count, 0))
    formUnion(new.rearranged([.inserted(rows.lowerBound), .kept(0..<Swift.max(count, 0))]))
  }

  /// The difference between an older set and this one: the inserted and the removed rows.
  package func difference(from older: RowSet) -> (inserted: RowSet, removed: RowSet) {
    (subtracting(older), older.subtracting(self))
  }
}
