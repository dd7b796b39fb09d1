// SPDX-License-Identifier: MIT

extension IndexMapping {
  /// A run of indices and the run that replaces it.
  public struct Splice: Hashable, Sendable {
    /// The removed indices, in terms of the old numbers.
    public let removed: Range<Int>
    /// The inserted indices, in terms of the new numbers; they begin where the removed indices
    /// began.
    public let inserted: Range<Int>
  }

  /// The smallest single run that contains all changes, or nil if the mapping contains no changes.
  ///
  /// Indices before the run don't change, and neither do indices after it when they are counted
  /// from the end.
  ///
  /// Use the splice for views that accept one change at a time, such as GTK's views, with
  /// `items-changed`:
  ///
  ///     if let splice = try table.insertRows(at: RowPath(0, 1)).mapping?.rows.splice {
  ///       list.replace(splice.removed, by: splice.inserted)
  ///     }
  ///
  /// - Complexity: O(1).
  public var splice: Splice? {
    var (first, last) = (0, 0)
    if case .kept(let kept) = segment(0), kept.lowerBound == 0 { first = kept.count }
    if case .kept(let kept) = segment(segmentCount - 1), kept.upperBound == oldCount {
      last = min(kept.count, oldCount - first, newCount - first)
    }
    let (removed, inserted) = (first..<oldCount - last, first..<newCount - last)
    return removed.isEmpty && inserted.isEmpty
      ? nil : Splice(removed: removed, inserted: inserted)
  }
}
