// SPDX-License-Identifier: MIT

extension RowSet {
  /// Returns the set with its rows rearranged by segments.
  ///
  ///     let rows: RowSet = [1, 4]
  ///     rows.rearranged([.kept(3..<5), .inserted(2), .kept(0..<3)])     // {1, 5}
  ///
  /// Long segments share nodes with this set if possible, and short segments are copied by whole
  /// words. So many changes at once cost no more than one pass, and few changes cost no more than a
  /// few edits.
  ///
  /// - Parameter segments: The new rows in ascending order: rows of this set, or new rows, which
  ///   aren't members. Rows that no segment contains are removed.
  /// - Returns: The members, by their new numbers.
  /// - Complexity: O(*m* log *n*) or O(*m* + *r*) for *m* segments, whichever is less.
  @inlinable
  public func rearranged(_ segments: some Sequence<RowSegment>) -> RowSet {
    rearranged(segmentList: Array(segments))
  }

  @usableFromInline
  func rearranged(segmentList segments: [RowSegment]) -> RowSet {
    if let word {
      if let new = word.rearranged(segments) { return RowSet(word: new) }
      if word != 0 { return planted.rearranged(segmentList: segments) }
    }
    return withTree { rearranged(segments, $0) }
  }

  private func rearranged(_ segments: [RowSegment], _ slot: UnsafePointer<Node>?) -> RowSet {
    var copier = RowCopier(slot)
    var length = 0
    for segment in segments {
      switch segment {
      case .kept(let rows):
        let rows = rows.lowerBound >= 0 ? rows : rows.clamped(to: Self.universe)
        let count = Swift.min(rows.count, .max - length)
        append(rows.lowerBound..<(rows.lowerBound + count), to: &copier)
        length += count
      case .inserted(let new):
        let count = Swift.min(Swift.max(new, 0), .max - length)
        copier.append(count, isInverted)
        length += count
      }
    }
    return RowSet(copier.finish(), isInverted: isInverted, length: length)
  }

  /// Appends the stored state of rows, within the tree or beyond it.
  @inline(__always)
  private func append(_ rows: Range<Int>, to copier: inout RowCopier) {
    if copier.append(rows) { return }
    let beyond = rows.clamped(to: treeLength..<Swift.max(treeLength, extent))
    copier.append(beyond.count, false)
    let outside = rows.upperBound - Swift.max(rows.lowerBound, extent)
    copier.append(Swift.min(outside, rows.count), isInverted)
  }
}

/// Copies rows of a tree.
///
/// The value stores the leaf and the run that were read last, which usually contain the next rows.
/// It is safe to use while the tree is kept alive, that is, for one call.
private struct RowCopier {
  private let slot: UnsafePointer<Node>?
  private let length: Int
  private var place: Place?
  private var rows = 0..<0
  /// A run of rows in one state, and that state.
  private var run = 0..<0
  private var isRunOn = false

  private var builder = NodeBuilder()
  /// Rows in one state that aren't in the builder yet, and that state.
  private var count = 0
  private var isOn = false

  init(_ slot: UnsafePointer<Node>?) {
    self.slot = slot
    length = slot?.view.length ?? 0
  }

  mutating func finish() -> Node? {
    flush()
    return builder.finish()
  }

  private mutating func flush() {
    builder.append(count, isOn)
    count = 0
  }

  /// Appends rows in one state.
  @inline(__always)
  mutating func append(_ more: Int, _ value: Bool) {
    guard more > 0 else { return }
    if value != isOn {
      flush()
      isOn = value
    }
    count += more
  }

  /// Appends those of the given rows that the tree covers.
  ///
  /// - Returns: Whether the tree covers all of the rows.
  @inline(__always)
  mutating func append(_ wanted: Range<Int>) -> Bool {
    if wanted.lowerBound >= run.lowerBound, wanted.upperBound <= run.upperBound {
      append(wanted.count, isRunOn)
      return true
    }
    return appendFromTree(wanted)
  }

  private mutating func appendFromTree(_ wanted: Range<Int>) -> Bool {
    let inTree = wanted.upperBound <= length ? wanted : wanted.clamped(to: 0..<length)
    guard let slot = slot, !inTree.isEmpty else { return wanted.isEmpty }
    if !rows.contains(inTree.lowerBound) {
      let found = slot.view.leaf(covering: inTree.lowerBound)
      rows = found.start..<(found.start + found.leaf.length)
      place = found
    }
    guard let place, inTree.upperBound <= rows.upperBound, inTree.count < rows.count else {
      flush()
      builder.append(slot, inTree, negated: false)
      return inTree.upperBound == wanted.upperBound
    }
    let start = rows.lowerBound
    let (lower, upper) = (inTree.lowerBound - start, inTree.upperBound - start)
    if place.leaf.kind.isRuns {
      let (end, value) = place.leaf.runEnd(at: lower)
      if upper <= end {
        run = inTree.lowerBound..<(start + end)
        isRunOn = value
        append(inTree.count, value)
        return inTree.upperBound == wanted.upperBound
      }
    }
    flush()
    builder.append(place.leaf, lower..<upper, negated: false)
    return inTree.upperBound == wanted.upperBound
  }
}

extension UInt {
  /// The bits rearranged by segments; nil if the result doesn't fit in a word.
  fileprivate func rearranged(_ segments: [RowSegment]) -> UInt? {
    var (bits, length): (UInt, Int) = (0, 0)
    for segment in segments {
      switch segment {
      case .kept(let rows):
        let rows = rows.lowerBound >= 0 ? rows : rows.clamped(to: RowSet.universe)
        let kept = slice(rows)
        guard kept == 0 || length < kept.leadingZeroBitCount + 1 else { return nil }
        bits |= kept << length
        length += Swift.min(rows.count, .max - length)
      case .inserted(let count): length += Swift.min(Swift.max(count, 0), .max - length)
      }
    }
    return bits
  }
}
