// SPDX-License-Identifier: MIT

extension RowNames {
  /// What becomes of rows that are told new identities: what stands after the change, in its order,
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
    _ new: [ID], in scope: Range<Int>, hidden: Range<Int>
  ) -> (segments: [RowSegment], hashes: [UInt64]) {
    var walk = NameWalk(names: self, scope: scope, hidden: hidden)
    walk.walk(along: new, 0..<new.count)
    return (walk.segments, walk.hashes)
  }
}
