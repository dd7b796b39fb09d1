// SPDX-License-Identifier: MIT

/// A set whose members are all below the number of bits in a word is stored as a word, without
/// allocation; a word is enough for most tables.
///
/// A set becomes a tree when its members no longer fit in the word; it becomes a word again when an
/// operation rebuilds the set.
extension RowSet {
  /// The members as bits, of which the lowest is for row 0; nil if the set is a tree or inverted.
  @inlinable @inline(__always)
  package var word: UInt? {
    if case .word(let word) = form { word } else { nil }
  }

  /// Makes a set from its members as bits.
  @inlinable @inline(__always)
  package init(word: UInt) {
    self.init()
    form = .word(word)
  }

  /// The same set, stored as a tree instead of a word.
  var planted: RowSet {
    guard let word, word != 0 else { return self }
    // Two ends for each run, which begins where a bit differs from the one below it.
    let runs = (word & ~(word &<< 1)).nonzeroBitCount
    let leaf = Node.make(.runs, capacity: 2 * runs + 2)
    var position = 0
    while position < extent {
      let (end, isOn) = word.runEnd(at: position)
      leaf.view.appendRun(end - position, isOn)
      position = end
    }
    var set = RowSet()
    set.root = leaf.view.isDense ? Node.compact(leaf) : leaf
    set.form = .tree
    return set
  }

  /// Turns a word into a tree.
  mutating func plant() { if word != nil { self = planted } }

  /// The form of a set that isn't inverted: an empty word if there is no tree.
  @inline(__always)
  var treeForm: Form { root == nil ? .word(0) : .tree }

  /// Replaces rows in a word, like ``replace(_:count:isMember:)``.
  ///
  /// - Returns: Whether the result fits in a word; if not, the set doesn't change.
  @inline(__always)
  mutating func replaceInWord(_ rows: Range<Int>, count: Int, isMember: Bool) -> Bool {
    guard let word else { return false }
    let above = word >> rows.upperBound
    var below = word.slice(0..<rows.lowerBound)
    let (end, isTooFar) = rows.lowerBound.addingReportingOverflow(count)
    if isMember {
      guard !isTooFar, end <= UInt.bitWidth else { return false }
      below |= UInt(run: rows.lowerBound..<end)
    }
    if above != 0 {
      guard !isTooFar, end <= above.leadingZeroBitCount else { return false }
      below |= above &<< UInt(end)
    }
    form = .word(below)
    return true
  }

  /// The rows of a word that are members.
  func members(among word: UInt) -> UInt {
    if let own = self.word { return own & word }
    if treeLength == 0 { return word & UInt(run: 0..<extent) }
    var (rest, members) = (word, word)
    while rest != 0 {
      let lowest = rest & (0 &- rest)
      if !contains(rest.trailingZeroBitCount) { members ^= lowest }
      rest ^= lowest
    }
    return members
  }

  /// The combination of two sets if one of them is a word and the result is also a word; otherwise
  /// nil.
  @inline(__always)
  func combinedWord(with other: RowSet, _ rule: BooleanOperator) -> UInt? {
    guard let word else {
      // The word contains the result only if members of the other set alone aren't in it.
      guard let second = other.word, !rule(true, false) else { return nil }
      return rule.exchanged(second, members(among: second))
    }
    if let second = other.word { return rule(word, second) }
    return rule(false, true) ? nil : rule(word, other.members(among: word))
  }
}

extension UInt {
  /// The bits of one run; bits beyond a word are left out.
  @inlinable @inline(__always)
  package init(run: Range<Int>) {
    // A shift by more than a word gives no bits.
    self = (.max << run.lowerBound) & ~(.max << run.upperBound)
  }

  /// The bits of a range, moved to the lowest position; bits beyond a word are zero.
  @inline(__always)
  func slice(_ range: Range<Int>) -> UInt { self >> range.lowerBound & ~(.max << range.count) }

  /// The run of equal bits that begins at a position: its end and its value.
  @inline(__always)
  func runEnd(at place: Int) -> (end: Int, value: Bool) {
    let rest = self &>> UInt(place)
    let value = rest & 1 != 0
    return (place + (value ? ~rest : rest).trailingZeroBitCount, value)
  }
}

extension NodeView {
  /// The rows of a leaf that is no longer than a word, as bits.
  var word: UInt {
    var word: UInt = 0
    var position = 0
    everyRun(of: 0..<length) { count, isOn in
      if isOn { word |= UInt(run: position..<(position + count)) }
      position += count
    }
    return word
  }
}
