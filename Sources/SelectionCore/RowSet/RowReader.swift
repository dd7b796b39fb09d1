// SPDX-License-Identifier: MIT

/// Reads a set from its first row on, leaf by leaf.
///
/// Safe to use, for it holds the set whose nodes it looks into. What is done once a leaf is called
/// and never inlined: each loop over a set would take a kilobyte more.
@safe
@usableFromInline
struct RowReader: Sendable {
  /// Keeps the nodes alive: values that share them do not write them.
  private let rows: RowSet
  private var position = 0
  /// The leaf at the position, which lives as long as `rows`, and the rows it covers.
  nonisolated(unsafe) private var leaf: NodeView?
  private var start = 0
  private var end = 0

  /// The number of the run at the position, or of one before it, in a leaf of runs.
  private var runNumber = 0

  /// Words of the leaf that are still to be read whole, the first of them standing for row
  /// `nextStart`.
  ///
  /// They live as long as `rows` too.
  @usableFromInline nonisolated(unsafe) var nextWord: UnsafePointer<UInt>?
  @usableFromInline var nextStart = 0
  @usableFromInline var wordsLeft = 0
  /// Where the runs of the leaf that are still to be read begin and end, counted from `nextStart`,
  /// and how many rows of the first one were read.
  @usableFromInline nonisolated(unsafe) var nextEnds: UnsafePointer<UInt16>?
  @usableFromInline var runsLeft = 0
  @usableFromInline var rowsRead = 0
  @usableFromInline var flip: UInt

  @inline(never)
  init(_ rows: RowSet) {
    self.rows = rows
    flip = rows.isInverted ? .max : 0
  }

  /// Whether a word of bits can be read without looking at nodes.
  @inlinable @inline(__always)
  var hasWords: Bool { wordsLeft > 0 }

  /// Reads a word of bits, all of whose rows there are.
  @inlinable @inline(__always)
  mutating func nextWord(_ bits: inout UInt, _ first: inout Int) -> Bool {
    guard let word = unsafe nextWord else { return false }
    bits = unsafe word.pointee ^ flip
    first = nextStart
    unsafe nextWord = unsafe word + 1
    nextStart &+= UInt.bitWidth
    wordsLeft &-= 1
    return true
  }

  /// Whether a run can be read without looking at nodes.
  @inlinable @inline(__always)
  var hasRuns: Bool { runsLeft > 0 }

  /// Reads a run, or a word of one.
  @inlinable @inline(__always)
  mutating func nextRun(_ bits: inout UInt, _ first: inout Int) -> Bool {
    guard let run = unsafe nextEnds else { return false }
    first = unsafe nextStart &+ Int(run[0]) &+ rowsRead
    let rest = unsafe nextStart &+ Int(run[1]) &- first
    if rest > UInt.bitWidth {
      bits = .max
      rowsRead &+= UInt.bitWidth
      return true
    }
    bits = .max &>> UInt(UInt.bitWidth &- rest)
    rowsRead = 0
    unsafe nextEnds = unsafe run + 2
    runsLeft &-= 1
    return true
  }

  /// Finds the next word of rows, or words, that may have members.
  ///
  /// - Returns: whether there are more rows.
  @inline(never)
  mutating func nextBits(_ bits: inout UInt, _ first: inout Int) -> Bool {
    while enterLeaf() {
      if let leaf = unsafe leaf, leaf.kind == .bits {
        // The last word may stand for fewer rows: it is read here, after the others.
        let whole = (end - 1 - start) >> NodeView.wordShift
        if position == start, whole > 0 {
          unsafe (nextWord, nextStart, wordsLeft) = (UnsafePointer(leaf.words), start, whole)
          position = start + whole << NodeView.wordShift
          bits = 0
          return true
        }
        first = position
        bits = unsafe (leaf.words[whole] ^ flip) & NodeView.mask(end - position)
        position = end
        return true
      } else {
        let (runEnd, isMember) = run()
        if let leaf = unsafe leaf, leaf.kind == .runs, isMember, runNumber > 0 {
          // A run begins where the run before it ends.
          unsafe nextEnds = UnsafePointer(leaf.shortEnds + (runNumber - 1))
          (nextStart, runsLeft) = (start, (leaf.size - runNumber + 1) / 2)
          position = end
          bits = 0
          return true
        }
        first = position
        // A word more might lie beyond the last number there is.
        let isLong = isMember && runEnd - position > NodeView.wordLength
        position = isLong ? position + NodeView.wordLength : runEnd
        if isMember {
          bits = NodeView.mask(position - first)
          return true
        }
      }
    }
    return false
  }

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
    guard let leaf = unsafe leaf else {
      return rows.word.map { $0.runEnd(at: position) } ?? (end, rows.isInverted)
    }
    guard leaf.kind.isRuns else {
      let (runEnd, isOn) = leaf.runEnd(at: position - start)
      return (start + runEnd, isOn != rows.isInverted)
    }
    while leaf.end(runNumber) <= position - start { runNumber += 1 }
    return (start + leaf.end(runNumber), (runNumber & 1 == 1) != rows.isInverted)
  }

  /// Goes on to the leaf at the position, or the rows beyond the tree.
  ///
  /// - Returns: whether there are more rows.
  private mutating func enterLeaf() -> Bool {
    if position < end { return true }
    runNumber = 0
    if position < rows.treeLength, let root = unsafe rows.root {
      let place = root.read { $0.leaf(covering: position) }
      unsafe (leaf, start, end) = (place.leaf, place.start, place.start + place.leaf.length)
      return true
    }
    unsafe (leaf, start, end) = (nil, position, rows.extent)
    return position < end
  }
}
