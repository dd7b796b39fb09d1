// SPDX-License-Identifier: MIT

/// The running sums and children of a branch.
extension NodeView {
  func start(_ i: Int) -> Int { unsafe i == 0 ? 0 : ends[i - 1] }
  func weightBefore(_ i: Int) -> Int { unsafe i == 0 ? 0 : weights[i - 1] }

  /// The index of the child that covers a position; the last one, if the position is the end.
  ///
  /// In a leaf of sections, the section that covers a row.
  @inline(__always)
  func index(covering position: Int) -> Int { long.first(above: position) }

  /// The first child that reaches a position: it covers the position, or ends at it.
  @inline(__always)
  func index(reaching position: Int) -> Int { position > 0 ? index(covering: position - 1) : 0 }

  /// Calls a closure with each child that overlaps a range, and with the part of the range inside
  /// the child, relative to the child's start.
  @inline(__always)
  func everyChild(
    in range: Range<Int>, _ body: (UnsafeMutablePointer<Node>, Range<Int>) -> Void
  ) {
    for i in index(covering: range.lowerBound)...index(reaching: range.upperBound) {
      let part = unsafe range.clamped(to: start(i)..<ends[i])
      unsafe body(children + i, part.shifted(by: -start(i)))
    }
  }

  /// The number of consecutive children that another branch also has at the same place.
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

  /// Inserts a child, and takes ownership of the reference.
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

  /// Adds the sums of children of another branch; the caller copies or moves the references.
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

  /// Releases children.
  func removeChildren(_ range: Range<Int>) {
    guard !range.isEmpty else { return }
    unsafe (children + range.lowerBound).deinitialize(count: range.count)
    closePlaces(range)
  }

  /// Removes the entries of children that were moved elsewhere or released.
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

  /// Whether a node is a branch with a single child.
  var isChain: Bool { kind == .branch && size == 1 }

  /// Updates the sums after a child has changed.
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

  /// Adds to the sums from a place on.
  ///
  /// It visits all of them, because processors would mispredict where to begin.
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
  /// Makes a branch of nodes of one level, at least one.
  static func branch(_ children: some Collection<Node>, level: Int) -> Node {
    let node = make(.branch, level: level)
    let view = node.view
    for child in children { view.insertChild(child, at: view.size) }
    return node
  }

  /// The node, or while that has only one child, the child.
  static func collapsed(_ node: consuming Node) -> Node {
    var node = node
    while let child = node.read({ unsafe $0.isChain ? $0.children[0] : nil }) { node = child }
    return node
  }
}
