// SPDX-License-Identifier: MIT

extension RowNames {
  /// What becomes of rows that are told new identities: what is after the change, in its order,
  /// with the hashes of the identities that come in.
  ///
  /// Of several rows with one identity the k-th becomes the k-th: first those of `scope`, in
  /// ascending order, then those of `hidden`. Rows of `scope` without an identity go, and other
  /// rows are not touched.
  ///
  /// Both lists are walked together. Where they are the same they are compared and nothing is
  /// hashed; where they differ the index says where the new identity stands, and the walk goes on
  /// from there.
  ///
  ///     old    a b c d e f          `x` is not there, and `b` is found by a comparison
  ///     new    a x b e f c          `e` is looked up, and `f` is the next; `c` is looked up
  ///
  /// - Complexity: O(*k*) comparisons for *k* identities before and after, and O(log *m*) for each
  ///   place where the walk does not go on.
  @inlinable
  package func match(
    _ new: [ID], in scope: Range<Int>, hidden: RowSet
  ) -> (segments: [RowSegment], hashes: [UInt64]) {
    var walk = NameWalk(names: self, scope: scope, hidden: hidden)
    walk.walk(along: new, 0..<new.count)
    return (walk.segments, walk.hashes)
  }

  /// The rows that new contents show, if these are some of the rows in their order, each with an
  /// identity of its own; nil if they are not.
  ///
  /// Nothing is hashed: both are walked along.
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

  /// The rows of a range that are shown, if they are told in the order in which they are.
  ///
  /// - Returns: The numbers of the rows; nil if the range does not have them all, in this order.
  /// - Complexity: O(*n*) comparisons for *n* rows.
  @inlinable
  func rows(showing ids: [ID], in range: Range<Int>) -> RowSet? {
    var shown: [Range<Int>] = []
    guard !hasDuplicates, append(&shown, rowsOf: ids, in: range) else { return nil }
    return RowSet(ranges: shown)
  }

  /// Appends the rows of identities that are in a range in their order.
  ///
  /// - Returns: Whether all are there, and each row of the range has an identity.
  @inlinable
  func append(_ shown: inout [Range<Int>], rowsOf ids: [ID], in range: Range<Int>) -> Bool {
    var (row, i) = (range.lowerBound, 0)
    for segment in places.segments(in: range) {
      guard case .kept(let tokens) = segment else { return false }
      var token = tokens.lowerBound
      while i < ids.count, token < tokens.upperBound {
        let first = token
        while token < tokens.upperBound, i < ids.count, id(ofToken: token) == ids[i] {
          token += 1
          i += 1
        }
        if first < token {
          let start = row + (first - tokens.lowerBound)
          shown.append(start..<(start + token - first))
        }
        while i < ids.count, token < tokens.upperBound, id(ofToken: token) != ids[i] { token += 1 }
      }
      row += tokens.count
    }
    return i == ids.count && row == range.upperBound
  }
}
