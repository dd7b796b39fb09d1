// SPDX-License-Identifier: MIT

extension ExtentsPiece {
  /// The depth at a place.
  ///
  /// - Complexity: O(log *n*).
  func depth(at place: Int) -> Int { base + node.depth(at: place) }
}

extension ExtentsNode {
  /// The depth at a place, relative to the node's least.
  fileprivate func depth(at place: Int) -> Int {
    guard let (left, right) = children else { return leafDepth(at: place) }
    return place < leftCount
      ? Int(leftBase) + left { $0.depth(at: place) }
      : Int(rightBase) + right { $0.depth(at: place - leftCount) }
  }

  /// The first place, from a place on, whose depth is at most a limit, both relative to the node's
  /// least depth.
  ///
  /// - Complexity: O(log *n*).
  func first(from start: Int, atMost limit: Int) -> Int? {
    if limit < 0 || start >= count { return nil }
    guard let (left, right) = children else { return firstInLeaf(from: start, atMost: limit) }
    if start < leftCount,
      let found = left({ $0.first(from: start, atMost: limit - Int(leftBase)) })
    {
      return found
    }
    return right { $0.first(from: max(start - leftCount, 0), atMost: limit - Int(rightBase)) }
      .map { $0 + leftCount }
  }

  /// The first place after a given place whose depth is at most that of the given place.
  ///
  /// - Parameters:
  ///   - place: The given place.
  ///   - depth: Set to the depth at the place, relative to the node's least.
  /// - Returns: The place; nil if all depths from there on are greater.
  /// - Complexity: O(log *n*).
  func end(ofSubtreeAt place: Int, _ depth: inout Int) -> Int? {
    guard let (left, right) = children else {
      depth = leafDepth(at: place)
      return firstInLeaf(from: place + 1, atMost: depth)
    }
    if place < leftCount {
      if let end = left({ $0.end(ofSubtreeAt: place, &depth) }) { return end }
      depth += Int(leftBase)
      return right { $0.first(from: 0, atMost: depth - Int(rightBase)) }.map { $0 + leftCount }
    }
    if let end = right({ $0.end(ofSubtreeAt: place - leftCount, &depth) }) {
      return end + leftCount
    }
    depth += Int(rightBase)
    return nil
  }

  /// The last place, before a place, whose depth is at most a limit, both relative to the node's
  /// least depth.
  ///
  /// - Complexity: O(log *n*).
  func last(before end: Int, atMost limit: Int) -> Int? {
    if limit < 0 || end <= 0 { return nil }
    guard let (left, right) = children else {
      return lastInLeaf(before: min(end, count), atMost: limit)
    }
    if end > leftCount,
      let found = right({ $0.last(before: end - leftCount, atMost: limit - Int(rightBase)) })
    {
      return found + leftCount
    }
    return left { $0.last(before: min(end, leftCount), atMost: limit - Int(leftBase)) }
  }

  private func firstInLeaf(from start: Int, atMost limit: Int) -> Int? {
    if start >= count { return nil }
    if bytes.isEmpty || limit >= 255 { return start }
    return bytes.firstIndex(from: start, atMost: UInt8(limit))
  }

  private func lastInLeaf(before end: Int, atMost limit: Int) -> Int? {
    if bytes.isEmpty || limit >= 255 { return end - 1 }
    return bytes.lastIndex(before: end, atMost: UInt8(limit))
  }

  /// The children of a branch; nil for a leaf.
  @inline(__always)
  private var children: (left: Child, right: Child)? {
    guard let left, let right else { return nil }
    return (Child(left), Child(right))
  }

  /// A child of a branch, whose references a search doesn't count.
  private struct Child {
    /// The branch keeps its children while a search reads them.
    private let node: Unmanaged<ExtentsNode>

    @inline(__always)
    init(_ node: ExtentsNode) {
      // The branch keeps its children.
      self.node = .passUnretained(node)
    }

    @inline(__always)
    func callAsFunction<Result>(_ read: (ExtentsNode) -> Result) -> Result {
      // The branch keeps its children, and nodes are never written.
      node._withUnsafeGuaranteedRef(read)
    }
  }

  /// Appends the depths of a range of places.
  func appendDepths(in range: Range<Int>, above base: Int, to depths: inout [Int]) {
    guard !range.isEmpty else { return }
    guard let left, let right else {
      for place in range { depths.append(base + leafDepth(at: place)) }
      return
    }
    left.appendDepths(
      in: range.clamped(to: 0..<leftCount), above: base + Int(leftBase), to: &depths)
    let rest = range.clamped(to: leftCount..<count)
    right.appendDepths(
      in: (rest.lowerBound - leftCount)..<(rest.upperBound - leftCount),
      above: base + Int(rightBase), to: &depths)
  }

  /// The defects of the node and the nodes below it.
  var defects: [String] {
    guard let left, let right else {
      var defects: [String] = []
      if count == 0 { defects.append("a leaf is empty") }
      if !bytes.isEmpty, bytes.min() != 0 { defects.append("a leaf's least depth isn't 0") }
      if bytes.count > Self.mostInLeaf { defects.append("a leaf has \(count) depths") }
      return defects
    }
    var defects = left.defects + right.defects
    if count != left.count + right.count { defects.append("a branch counts \(count)") }
    if min(leftBase, rightBase) != 0 { defects.append("a branch's least depth isn't 0") }
    if abs(left.height - right.height) > 1 {
      defects.append("a branch has parts of height \(left.height) and \(right.height)")
    }
    return defects
  }
}
