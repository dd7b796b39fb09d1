// SPDX-License-Identifier: MIT
package import SelectionCore

/// What can be said of parts of a set by what a set can do.
extension RowSet {
  /// The members in a range, numbered from the start of the range.
  package func slice(_ rows: Range<Int>) -> RowSet {
    rearranged([.kept(rows.clamped(to: 0..<Int.max))])
  }

  /// Moves rows elsewhere; each takes its membership along.
  ///
  /// - Parameters:
  ///   - rows: the rows to move, as they are numbered before.
  ///   - destination: where the first of them stands afterwards. Below zero it counts as zero.
  package mutating func move(_ rows: Range<Int>, to destination: Int) {
    let rows = rows.clamped(to: 0..<Int.max)
    let place = Swift.max(0, Swift.min(destination, .max - rows.count))
    let moved = slice(rows)
    closeGap(rows)
    replaceSubrange(place..<place, with: moved, count: rows.count)
  }

  /// Puts `count` rows in the place of the rows of a range; what is above moves up or down.
  ///
  /// - Parameters:
  ///   - rows: the rows to take out, as they are numbered before.
  ///   - replacement: the members among the new rows, numbered from zero; those not below `count`
  ///     are ignored.
  ///   - count: the number of new rows; below zero it counts as zero.
  package mutating func replaceSubrange(_ rows: Range<Int>, with replacement: RowSet, count: Int) {
    let rows = rows.clamped(to: 0..<Int.max)
    closeGap(rows)
    openGap(at: rows.lowerBound, count: count)
    let new = replacement.slice(0..<Swift.max(count, 0))
    formUnion(new.rearranged([.inserted(rows.lowerBound), .kept(0..<Swift.max(count, 0))]))
  }

  /// What became of an older set on the way to this one: which rows are new, and which are gone.
  package func difference(from older: RowSet) -> (inserted: RowSet, removed: RowSet) {
    (subtracting(older), older.subtracting(self))
  }
}
