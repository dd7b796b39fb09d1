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
    guard let left, let right else { return leafDepth(at: place) }
    return place < left.count
      ? Int(leftBase) + left.depth(at: place) : Int(rightBase) + right.depth(at: place - left.count)
  }

  /// The first place, from a place on, whose depth is at most a limit, both relative to the node's
  /// least depth.
  ///
  /// - Complexity: O(log *n*).
  func first(from start: Int, atMost limit: Int) -> Int? {
    if limit < 0 || start >= count { return nil }
    guard let left, let right else { return firstInLeaf(from: start, atMost: limit) }
    if start < left.count,
      let found = left.first(from: start, atMost: limit - Int(leftBase))
    {
      return found
    }
    return right.first(from: max(start - left.count, 0), atMost: limit - Int(rightBase))
      .map { $0 + left.count }
  }

  /// The first place after a given place whose depth is at most that of the given place.
  ///
  /// - Parameters:
  ///   - place: The given place.
  ///   - depth: Set to the depth at the place, relative to the node's least.
  /// - Returns: The place; nil if all depths from there on are greater.
  /// - Complexity: O(log *n*).
  func end(ofSubtreeAt place: Int, _ depth: inout Int) -> Int? {
    guard let left, let right else {
      depth = leafDepth(at: place)
      return firstInLeaf(from: place + 1, atMost: depth)
    }
    if place < left.count {
      if let end = left.end(ofSubtreeAt: place, &depth) { return end }
      depth += Int(leftBase)
      return right.first(from: 0, atMost: depth - Int(rightBase)).map { $0 + left.count }
    }
    if let end = right.end(ofSubtreeAt: place - left.count, &depth) { return end + left.count }
    depth += Int(rightBase)
    return nil
  }

  private func firstInLeaf(from start: Int, atMost limit: Int) -> Int? {
    if bytes.isEmpty || limit >= 255 { return start < count ? start : nil }
    let limit = UInt8(limit)
    for place in min(start, count)..<bytes.count where bytes[place] <= limit { return place }
    return nil
  }

  /// The last place, before a place, whose depth is at most a limit, both relative to the node's
  /// least depth.
  ///
  /// - Complexity: O(log *n*).
  func last(before end: Int, atMost limit: Int) -> Int? {
    if limit < 0 || end <= 0 { return nil }
    guard let left, let right else { return lastInLeaf(before: min(end, count), atMost: limit) }
    if end > left.count,
      let found = right.last(before: end - left.count, atMost: limit - Int(rightBase))
    {
      return found + left.count
    }
    return left.last(before: min(end, left.count), atMost: limit - Int(leftBase))
  }

  private func lastInLeaf(before end: Int, atMost limit: Int) -> Int? {
    if bytes.isEmpty || limit >= 255 { return end - 1 }
    let limit = UInt8(limit)
    var place = end - 1
    while place >= 0 {
      if bytes[place] <= limit { return place }
      place -= 1
    }
    return nil
  }

  /// Appends the depths of a range of places.
  func appendDepths(in range: Range<Int>, above base: Int, to depths: inout [Int]) {
    guard !range.isEmpty else { return }
    guard let left, let right else {
      for place in range { depths.append(base + leafDepth(at: place)) }
      return
    }
    left.appendDepths(
      in: range.clamped(to: 0..<left.count), above: base + Int(leftBase), to: &depths)
    let rest = range.clamped(to: left.count..<count)
    right.appendDepths(
      in: (rest.lowerBound - left.count)..<(rest.upperBound - left.count),
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
