// SPDX-License-Identifier: MIT

extension Node {
  /// Replaces positions of a leaf of bits with `count` rows in one state, which must fit.
  static func replaceInBits(_ node: inout Node, _ range: Range<Int>, count: Int, value: Bool) {
    let length = node.view.length
    let newLength = length - range.count + count
    makeUnique(&node, capacity: NodeView.wordCount(newLength))
    let view = node.view
    var weight = view.weight - view.countBits(range)
    var changes = view.changes - view.countChanges(range.lowerBound...range.upperBound)
    if newLength > length {
      view.extendBits(to: newLength)
      view.moveBitsUp(range.upperBound..<length, by: newLength - length)
    } else if newLength < length {
      view.copyBits(from: view, range.upperBound..<length, to: range.lowerBound + count)
      view.fill(newLength..<length, false)
      view.size = NodeView.wordCount(newLength)
      view.length = newLength
    }
    let new = range.lowerBound..<(range.lowerBound + count)
    view.fill(new, value)
    if value { weight += count }
    changes += view.change(at: new.lowerBound)
    if count > 0 { changes += view.change(at: new.upperBound) }
    view.weight = weight
    view.changes = changes
  }
}

extension NodeView {
  /// Flips one bit of a uniquely referenced leaf of bits.
  ///
  /// - Returns: Whether the bit is now set.
  @inline(__always)
  func flipBit(at position: Int) -> Bool {
    let isOn = !bit(position)
    var changes = changes
    if position > 0 { changes &+= bit(position &- 1) == isOn ? -1 : 1 }
    if position &+ 1 < length { changes &+= bit(position &+ 1) == isOn ? -1 : 1 }
    words[position >> Self.wordShift] ^= 1 &<< UInt(position & Self.wordMask)
    self.changes = changes
    weight &+= isOn ? 1 : -1
    return isOn
  }
}
