// SPDX-License-Identifier: MIT

/// The running sums and children of a branch.
extension NodeView {
  /// The first position of a child; if the index is the number of children, the end of the branch.
  @inline(__always)
  func start(_ i: Int) -> Int { starts[i] }

  /// The index of the child that covers a position; the last child if the position is the end.
  @inline(__always)
  func index(covering position: Int) -> Int {
    Swift.min(starts.last(notAbove: position), size &- 1)
  }

  /// The index, found by the branch's running sums, of the child that covers a position below the
  /// length.
  ///
  /// Children usually have about the same length, so one multiplication guesses the child. If the
  /// guess is right, which processors predict, no load waits for a search.
  @inline(__always)
  func index(coveringRow position: Int, by starts: Sums) -> Int {
    let guess = Int(truncatingIfNeeded: (Int64(position) &* scale) &>> Self.scaleShift)
    if starts.isShort, UInt(bitPattern: guess) < UInt(bitPattern: size),
      starts[guess] <= position, position < starts[guess &+ 1]
    {
      return guess
    }
    return starts.last(notAbove: position)
  }

  /// The binary logarithm of the scale that means one child for each position.
  private static var scaleShift: Int64 { 36 }

  /// Sets the scale as if all children had the same length.
  private func rescale() {
    scale = length > 0 ? Int64(size) << Self.scaleShift / Int64(length) : 0
  }

  /// The first child that covers a position or ends at it.
  @inline(__always)
  func index(reaching position: Int) -> Int { position > 0 ? index(covering: position - 1) : 0 }

  /// Calls a closure with each child that overlaps a range, and with the part of the range inside
  /// the child, relative to the child's start.
  @inline(__always)
  func everyChild(
    in range: Range<Int>, _ body: (UnsafeMutablePointer<Node>, Range<Int>) -> Void
  ) {
    for i in index(covering: range.lowerBound)...index(reaching: range.upperBound) {
      let part = range.clamped(to: start(i)..<start(i + 1))
      body(children + i, part.shifted(by: -start(i)))
    }
  }

  /// The number of consecutive children that another branch also has in the same places.
  @inline(__always)
  func commonChildren(with other: NodeView, from first: Int, to end: Int) -> Int {
    var i = first
    while i < end,
      start(i + 1) == other.start(i + 1), child(i).header == other.child(i).header
    {
      i &+= 1
    }
    return i &- first
  }

  /// Inserts a child, and takes ownership of the reference.
  func insertChild(_ child: consuming Node, at i: Int) {
    let view = child.view
    let (length, weight) = (view.length, view.weight)
    if i < size {
      starts.open(i)
      weights.open(i)
      (children + i + 1).moveInitialize(from: children + i, count: size - i)
    }
    (children + i).initialize(to: child)
    size += 1
    add(length: length, weight: weight, from: i)
    rescale()
  }

  /// Adds the sums of children of another branch; the caller copies or moves the references.
  func appendSums(of other: NodeView, _ range: Range<Int>) {
    starts.append(other.starts, range, at: size)
    weights.append(other.weights, range, at: size)
    size += range.count
    length += other.start(range.upperBound) - other.start(range.lowerBound)
    weight += other.weights[range.upperBound] - other.weights[range.lowerBound]
    rescale()
  }

  /// Releases children.
  func removeChildren(_ range: Range<Int>) {
    guard !range.isEmpty else { return }
    (children + range.lowerBound).deinitialize(count: range.count)
    closePlaces(range)
  }

  /// Removes the entries of children that were moved elsewhere or released.
  func closePlaces(_ range: Range<Int>) {
    let removedLength = start(range.upperBound) - start(range.lowerBound)
    let removedWeight = weights[range.upperBound] - weights[range.lowerBound]
    (children + range.lowerBound).moveInitialize(
      from: children + range.upperBound, count: size - range.upperBound)
    starts.close(range)
    weights.close(range)
    size -= range.count
    length -= removedLength
    weight -= removedWeight
    rescale()
  }

  /// Whether a node is a branch with a single child.
  var isChain: Bool { kind == .branch && size == 1 }

  /// Updates the sums after a child has changed.
  func refresh(_ i: Int) {
    let child = child(i)
    add(
      length: child.length - (start(i + 1) - start(i)),
      weight: child.weight - (weights[i + 1] - weights[i]), from: i)
  }

  /// Adds to the sums of a child and all later children.
  @inline(never)
  func add(length moreLength: Int, weight moreWeight: Int, from i: Int) {
    if moreLength != 0 {
      starts.add(moreLength, after: i)
      length += moreLength
    }
    if moreWeight != 0 {
      weights.add(moreWeight, after: i)
      weight += moreWeight
    }
  }
}

extension Node {
  /// Makes a branch of at least one node; all nodes must have the same level.
  static func branch(_ children: some Collection<Node>, level: Int) -> Node {
    let node = makeBranch(level: level)
    let view = node.view
    for child in children { view.insertChild(child, at: view.size) }
    return node
  }

  /// The node; as long as the node has only one child, the child replaces it.
  static func collapsed(_ node: consuming Node) -> Node {
    var node = node
    while let child = node.read({ $0.isChain ? $0.children[0] : nil }) { node = child }
    return node
  }
}
