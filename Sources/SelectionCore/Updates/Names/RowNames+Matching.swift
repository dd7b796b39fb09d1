// SPDX-License-Identifier: MIT

extension RowNames {
  /// Matches rows to new identities: returns the segments after the change, in order, and the
  /// hashes of the new identities.
  ///
  /// If several rows have the same identity, the k-th stays the k-th, counting first rows of
  /// `scope`, in ascending order, and then rows of `hidden`. Rows of `scope` without an identity
  /// are removed, and rows outside both ranges aren't considered.
  ///
  /// The method walks along both lists together. As long as the lists are the same, identities are
  /// compared, not hashed; where they differ, the method looks up the new identity in the index,
  /// and continues from the row that it finds.
  ///
  ///     old    a b c d e f          `x` isn't found, and `b` is found by a comparison
  ///     new    a x b e f c          `e` is looked up, and `f` is the next; `c` is looked up
  ///
  /// - Complexity: O(*k*) comparisons for *k* identities before and after, and O(log *m*) for each
  ///   place where the walk is interrupted.
  @inlinable
  package func match(
    _ new: [ID], in scope: Range<Int>, hidden: RowSet
  ) -> (segments: [RowSegment], hashes: [UInt64]) {
    var walk = NameWalk(names: self, scope: scope, hidden: hidden)
    walk.walk(along: new, 0..<new.count)
    return (walk.segments, walk.hashes)
  }

  /// The rows that new contents show, if these rows are a subsequence of the rows, each with a
  /// distinct identity; otherwise nil.
  ///
  /// The method walks along both lists, and hashes nothing.
  ///
  /// - Parameters:
  ///   - contents: The new contents, section by section.
  ///   - shape: All rows, section by section.
  /// - Returns: The numbers of the rows.
  /// - Complexity: O(*n*) comparisons for *n* rows.
  @inlinable
  func rows(showing contents: [[ID]], of shape: TableShape) -> RowSet? {
    guard !hasDuplicates, contents.count == shape.sectionCount else { return nil }
    var shown: [Range<Int>] = []
    var start = 0
    for (section, ids) in contents.enumerated() {
      let end = start + (shape.rowCount(inSection: section) ?? 0)
      guard append(&shown, rowsOf: ids, in: start..<end) else { return nil }
      start = end
    }
    return RowSet(ranges: shown)
  }

  /// The rows of a range with the given identities, if the identities are in the order of the rows.
  ///
  /// - Returns: The numbers of the rows; nil if the range doesn't contain all the identities in
  ///   this order.
  /// - Complexity: O(*n*) comparisons for *n* rows.
  @inlinable
  func rows(showing ids: [ID], in range: Range<Int>) -> RowSet? {
    var shown: [Range<Int>] = []
    guard !hasDuplicates, append(&shown, rowsOf: ids, in: range) else { return nil }
    return RowSet(ranges: shown)
  }

  /// Appends the rows with the given identities, if they are in a range in this order.
  ///
  /// - Returns: Whether all identities were found, and each row of the range has an identity.
  @inlinable
  func append(_ shown: inout [Range<Int>], rowsOf ids: [ID], in range: Range<Int>) -> Bool {
    var (row, i) = (range.lowerBound, 0)
    for segment in places.segments(in: range) {
      guard case .kept(let tokens) = segment else { return false }
      var token = tokens.lowerBound
      while i < ids.count, token < tokens.upperBound {
        let first = token
        while token < tokens.upperBound, i < ids.count, isID(ids[i], ofToken: token) {
          token += 1
          i += 1
        }
        if first < token {
          let start = row + (first - tokens.lowerBound)
          shown.append(start..<(start + token - first))
        }
        while i < ids.count, token < tokens.upperBound, !isID(ids[i], ofToken: token) { token += 1 }
      }
      row += tokens.count
    }
    return i == ids.count && row == range.upperBound
  }
}
