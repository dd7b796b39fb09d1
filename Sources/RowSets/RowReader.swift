// SPDX-License-Identifier: MIT

/// Reads the runs of a set from its first row on, leaf by leaf.
///
/// A reader is safe to use, because it keeps alive the set whose nodes it reads. Steps performed
/// once per leaf are never inlined, because otherwise each loop over a set would add a kilobyte of
/// code.
struct RowReader: Sendable {
  /// The set, which keeps the nodes alive; other values that share the nodes don't write them.
  private let rows: RowSet
  private var position = 0
  /// The leaf at the position, which exists as long as `rows`, and the rows that the leaf covers.
  nonisolated(unsafe) private var leaf: NodeView?
  private var start = 0
  private var end = 0

  /// In a leaf of runs, the number of the run at the position, or of an earlier run.
  private var runNumber = 0

  @inline(never)
  init(_ rows: RowSet) { self.rows = rows }

  /// The next run of members.
  @inline(never)
  mutating func nextRun() -> Range<Int>? {
    var first: Int?
    while enterLeaf() {
      let (end, isMember) = run()
      if isMember {
        if first == nil { first = position }
      } else if let first {
        return first..<position
      }
      position = end
    }
    return first.map { $0..<position }
  }

  /// The run of rows of one state from the position on, within the leaf.
  private mutating func run() -> (end: Int, isMember: Bool) {
    guard let leaf = leaf else {
      return rows.word.map { $0.runEnd(at: position) } ?? (end, rows.isInverted)
    }
    guard leaf.kind.isRuns else {
      let (runEnd, isOn) = leaf.runEnd(at: position - start)
      return (start + runEnd, isOn != rows.isInverted)
    }
    while leaf.end(runNumber) <= position - start { runNumber += 1 }
    return (start + leaf.end(runNumber), (runNumber & 1 == 1) != rows.isInverted)
  }

  /// Moves on to the leaf at the position, or to the rows beyond the tree.
  ///
  /// - Returns: Whether there are more rows.
  private mutating func enterLeaf() -> Bool {
    if position < end { return true }
    runNumber = 0
    if position < rows.treeLength, let root = rows.root {
      let place = root.read { $0.leaf(covering: position) }
      (leaf, start, end) = (place.leaf, place.start, place.start + place.leaf.length)
      return true
    }
    (leaf, start, end) = (nil, position, rows.extent)
    return position < end
  }
}
