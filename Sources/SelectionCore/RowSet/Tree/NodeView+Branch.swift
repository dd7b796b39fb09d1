// SPDX-License-Identifier: MIT

/// The running sums and children of a branch.
extension NodeView {
  func start(_ i: Int) -> Int { unsafe i == 0 ? 0 : ends[i - 1] }
  func weightBefore(_ i: Int) -> Int { unsafe i == 0 ? 0 : weights[i - 1] }

  /// The child that covers a position; the last one, if the position is the end.
  ///
  /// In a leaf of sections, the section that covers a row.
  @inline(__always)
  func index(covering position: Int) -> Int { long.first(above: position) }

  /// The first child that reaches a position: it covers the position, or ends there.
  @inline(__always)
  func index(reaching position: Int) -> Int { position > 0 ? index(covering: position - 1) : 0 }

  /// Runs over the children that a range reaches, each with the part of the range that it covers,
  /// counted from its own start.
  @inline(__always)
  func everyChild(
    in range: Range<Int>, _ body: (UnsafeMutablePointer<Node>, Range<Int>) -> Void
  ) {
    for i in index(covering: range.lowerBound)...index(reaching: range.upperBound) {
      let part = unsafe range.clamped(to: start(i)..<ends[i])
      unsafe body(children + i, part.shifted(by: -start(i)))
    }
  }

  /// How many children from a place on another branch has there too, with the same ends.
  @inline(__always)
  func commonChildren(with other: NodeView, from first: Int, to end: Int) -> Int {
    var i = first
    while i < end,
      unsafe ends[i] == other.ends[i], unsafe child(i).header == other.child(i).header
    {
      i &+= 1
    }
    return i &- first
  }

  /// Puts a child in; takes over the reference.
  func insertChild(_ child: consuming Node, at i: Int) {
    let view = child.view
    let (length, weight) = (view.length, view.weight)
    let count = size - i
    let (lengthBefore, weightBefore) = (start(i), weightBefore(i))
    unsafe (ends + i + 1).update(from: ends + i, count: count)
    unsafe (weights + i + 1).update(from: weights + i, count: count)
    unsafe (children + i + 1).moveInitialize(from: children + i, count: count)
    unsafe (children + i).initialize(to: child)
    unsafe ends[i] = lengthBefore
    unsafe weights[i] = weightBefore
    size += 1
    add(length: length, weight: weight, from: i)
  }

  /// Adds children from another branch, which keeps or gives them as the caller sees to.
  func appendSums(of other: NodeView, _ range: Range<Int>) {
    let lengthShift = length - other.start(range.lowerBound)
    let weightShift = weight - other.weightBefore(range.lowerBound)
    for i in range {
      let place = size + i - range.lowerBound
      unsafe ends[place] = unsafe other.ends[i] + lengthShift
      unsafe weights[place] = unsafe other.weights[i] + weightShift
    }
    size += range.count
    length = start(size)
    weight = weightBefore(size)
  }

  /// Lets go of children.
  func removeChildren(_ range: Range<Int>) {
    guard !range.isEmpty else { return }
    unsafe (children + range.lowerBound).deinitialize(count: range.count)
    closePlaces(range)
  }

  /// Closes the places of children that were moved elsewhere or let go.
  func closePlaces(_ range: Range<Int>) {
    let lengthShift = unsafe ends[range.upperBound - 1] - start(range.lowerBound)
    let weightShift = unsafe weights[range.upperBound - 1] - weightBefore(range.lowerBound)
    let count = size - range.upperBound
    unsafe (children + range.lowerBound).moveInitialize(
      from: children + range.upperBound, count: count)
    unsafe (ends + range.lowerBound).update(from: ends + range.upperBound, count: count)
    unsafe (weights + range.lowerBound).update(from: weights + range.upperBound, count: count)
    size -= range.count
    add(length: -lengthShift, weight: -weightShift, from: range.lowerBound)
  }

  /// Whether a node stands only for the one child that it has.
  var isChain: Bool { kind == .branch && size == 1 }

  /// Brings the sums up to date after a child has changed.
  func refresh(_ i: Int) {
    let child = child(i)
    unsafe add(
      length: child.length - (ends[i] - start(i)),
      weight: child.weight - (weights[i] - weightBefore(i)), from: i)
  }

  /// Adds to the sums of a child and all after it.
  func add(length moreLength: Int, weight moreWeight: Int, from i: Int) {
    if moreLength != 0 { unsafe add(moreLength, to: ends, from: i) }
    if moreWeight != 0 { unsafe add(moreWeight, to: weights, from: i) }
    length += moreLength
    weight += moreWeight
  }

  /// Adds to sums from a place on.
  ///
  /// All of them are gone through, for processors would guess wrong where to begin.
  private func add(_ more: Int, to sums: UnsafeMutablePointer<Int>, from i: Int) {
    var k = size
    while k > 0 {
      k &-= 1
      // Minus one from the place on, else zero.
      unsafe sums[k] &+= more & ((i &- 1 &- k) &>> (Int.bitWidth &- 1))
    }
  }
}

extension Node {
  /// Makes a branch of nodes of one level, of which there is at least one.
  static func branch(_ children: some Collection<Node>, level: Int) -> Node {
    let node = make(.branch, level: level)
    let view = node.view
    for child in children { view.insertChild(child, at: view.size) }
    return node
  }

  /// The node, or as long as it has but one child, that child.
  static func collapsed(_ node: consuming Node) -> Node {
    var node = node
    while let child = node.read({ unsafe $0.isChain ? $0.children[0] : nil }) { node = child }
    return node
  }
}
