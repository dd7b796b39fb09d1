// SPDX-License-Identifier: MIT

/// The sizes of nodes.
///
/// With the package trait `InvariantChecks`, each limit has a second value of a few entries, so
/// that trees of forty rows have three levels; see ``TreeForm``.
enum Limits {
  /// The maximum number of children of a branch, and the minimum for a branch that is not the root.
  ///
  /// If a branch would get too many children, they are divided between two branches, and at the
  /// seam another pair of children may be merged; so half of the children minus one must be enough.
  static var children: Int { size(16, small: 6) }
  static var fewestChildren: Int { size(6, small: 2) }
  /// The number of children that a branch gets when a tree is built, so that more children fit in
  /// later.
  static var filledChildren: Int { size(14, small: 4) }
  /// Space in a branch, because an edit may add two children before the branch is split.
  ///
  /// A branch has one more sum than children, and the number of sums is a multiple of four.
  static var slots: Int { (children + 3) | 3 }

  /// The maximum number of rows in a leaf of bits, the smaller number that leaves space when a tree
  /// is built, and the threshold for a small leaf.
  static var bits: Int { size(7_168, small: 8) }
  static var filledBits: Int { size(6_272, small: 6) }
  static var smallBits: Int { size(1_024, small: 2) }

  /// The maximum number of rows in a leaf of short runs.
  static var shortLength: Int { size(Int(UInt16.max), small: 300) }
  /// The maximum number of ends in a leaf of runs, the maximum after a merge, and the threshold for
  /// a small leaf.
  static var ends: Int { size(256, small: 6) }
  static var mergedEnds: Int { size(192, small: 5) }
  static var smallEnds: Int { size(32, small: 2) }
  /// The maximum number of ends in a leaf of long runs, and the maximum after a merge.
  ///
  /// Half a leaf of runs must fit, because a run that grows may turn that half into a leaf of long
  /// runs.
  static var longEnds: Int { size(144, small: 5) }
  static var mergedLongEnds: Int { size(64, small: 4) }
  /// A leaf with more ends than this, and more than one for every `denseSpacing` rows, is better
  /// stored as bits: an end takes the space of 16 bits.
  static var denseEnds: Int { size(48, small: 4) }
  static var denseSpacing: Int { size(16, small: 2) }
  /// A leaf with fewer changes than this, or with fewer than one for every `sparseSpacing` rows, is
  /// better stored as runs; that many ends, and two more, must fit in a leaf of runs.
  static var sparseChanges: Int { size(24, small: 3) }
  static var sparseSpacing: Int { size(32, small: 4) }

  /// The maximum number of sections in a leaf, the maximum after a merge, and the threshold for a
  /// small leaf.
  static var sections: Int { size(64, small: 4) }
  static var mergedSections: Int { size(48, small: 3) }
  static var smallSections: Int { size(16, small: 1) }

  @inline(__always)
  private static func size(_ size: Int, small: Int) -> Int {
    #if InvariantChecks
      TreeForm.current == .small ? small : size
    #else
      size
    #endif
  }
}

extension RowSet {
  /// Whether a set that fits in a word is stored as a word.
  @inlinable @inline(__always)
  package static var hasWords: Bool {
    #if InvariantChecks
      TreeForm.current != .small
    #else
      true
    #endif
  }
}

#if InvariantChecks
  /// The form of sets and shapes: the form used in programs, or a form in which even the few rows
  /// of an exhaustive test make trees.
  @usableFromInline
  package enum TreeForm: CaseIterable {
    /// Sets are never stored as words, and nodes have at most a few entries.
    case small
    /// The same limits as without the trait: short sets are stored as words, and nodes are large.
    case full

    /// The form of new sets and shapes; tests set it, in one thread, before they make any sets or
    /// shapes.
    ///
    /// Sets and shapes must be used with the form with which they were made.
    @usableFromInline nonisolated(unsafe) package static var current = TreeForm.small
  }
#endif
