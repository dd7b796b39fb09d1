// SPDX-License-Identifier: MIT

extension RowSet {
  /// The rows of this set put together out of segments.
  ///
  /// Long segments share what they can with this set, short ones are copied by whole words: many
  /// changes at once cost no more than one pass, and few cost no more than a few edits.
  ///
  /// - Parameter segments: what the new rows are, in ascending order: rows of this set, or new
  ///   rows, which are no members. Rows that stand in no segment are dropped.
  /// - Returns: the members, numbered by the segments.
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
    guard let root = unsafe root else { return unsafe rearranged(segments, nil) }
    return unsafe root.lend { unsafe rearranged(segments, $0) }
  }

  private func rearranged(_ segments: [RowSegment], _ slot: UnsafePointer<Node>?) -> RowSet {
    var builder = NodeBuilder()
    var finger = unsafe Finger(slot)
    var length = 0
    for segment in segments {
      switch segment {
      case .kept(let rows):
        let rows = rows.lowerBound >= 0 ? rows : rows.clamped(to: Self.universe)
        let count = Swift.min(rows.count, .max - length)
        append(rows.lowerBound..<(rows.lowerBound + count), to: &builder, &finger)
        length += count
      case .inserted(let new):
        let count = Swift.min(Swift.max(new, 0), .max - length)
        builder.append(count, isInverted)
        length += count
      }
    }
    return RowSet(builder.finish(), isInverted: isInverted, length: length)
  }

  /// Appends what the tree says of rows, or would say of those beyond it.
  private func append(_ rows: Range<Int>, to builder: inout NodeBuilder, _ finger: inout Finger) {
    if finger.append(rows, to: &builder) { return }
    let beyond = rows.clamped(to: treeLength..<Swift.max(treeLength, extent))
    builder.append(beyond.count, false)
    let outside = rows.upperBound - Swift.max(rows.lowerBound, extent)
    builder.append(Swift.min(outside, rows.count), isInverted)
  }
}

/// The leaf of a tree that was read last: rows that follow are mostly found in it.
///
/// Safe to use while the tree is lent, which is for the whole of one call.
@safe
private struct Finger {
  private let slot: UnsafePointer<Node>?
  private let length: Int
  private var place: Place?
  private var rows = 0..<0

  init(_ slot: UnsafePointer<Node>?) {
    unsafe self.slot = unsafe slot
    length = unsafe slot?.view.length ?? 0
  }

  /// Appends those of the rows that the tree speaks of.
  ///
  /// - Returns: whether that is all of them.
  mutating func append(_ wanted: Range<Int>, to builder: inout NodeBuilder) -> Bool {
    let inTree = wanted.upperBound <= length ? wanted : wanted.clamped(to: 0..<length)
    guard let slot = unsafe slot, !inTree.isEmpty else { return wanted.isEmpty }
    if !rows.contains(inTree.lowerBound) {
      let found = unsafe slot.view.leaf(covering: inTree.lowerBound)
      rows = found.start..<(found.start + found.leaf.length)
      place = found
    }
    if let place, inTree.upperBound <= rows.upperBound, inTree.count < rows.count {
      let start = rows.lowerBound
      builder.append(
        place.leaf, (inTree.lowerBound - start)..<(inTree.upperBound - start), negated: false)
    } else {
      unsafe builder.append(slot, inTree, negated: false)
    }
    return inTree.upperBound == wanted.upperBound
  }
}

extension UInt {
  /// The bits put together out of segments; nil if they are more than a word.
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
