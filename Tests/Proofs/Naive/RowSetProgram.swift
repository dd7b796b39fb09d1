// SPDX-License-Identifier: MIT
package import RandomChoices
package import SelectionCore

/// A random program of changes to a set, each also made to an array with a `Bool` for each row.
package struct RowSetProgram<Source: Choices> {
  /// The number of rows at the start; when there are three times as many, the additional ones are
  /// removed.
  let length: Int
  /// The spacing of members at the start.
  let spacing: Int
  /// The largest number of rows in most changes.
  let longest: Int
  package private(set) var set: RowSet
  package private(set) var model: BoolModel
  package var choices: Source

  /// Makes a program with given initial rows.
  package init(
    _ choices: Source, length: Int, spacing: Int, longest: Int, start: inout some Choices
  ) {
    model = BoolModel((0..<length).map { _ in start.below(spacing) == 0 })
    set = model.rowSet
    self.choices = choices
    self.length = length
    self.spacing = spacing
    self.longest = longest
  }

  /// Makes one change to both, and describes it.
  package mutating func step() -> String {
    let name = change()
    if model.rows.count > 3 * length {
      set.closeGap(length..<model.rows.count)
      model.replace(length..<model.rows.count, with: BoolModel([]), count: 0)
    }
    return name
  }

  private mutating func change() -> String {
    let length = model.rows.count
    let row = choices.below(length + 2)
    let start = choices.below(length + 1)
    let range = start..<min(length, start + choices.below(longest))
    switch choices.below(15) {
    case 0...2:
      set.toggle(row)
      model.toggle(row)
      return "toggle \(row)"
    case 3:
      set.insert(range)
      model.assign(range, true)
      return "insert \(range)"
    case 4:
      set.remove(range)
      model.assign(range, false)
      return "remove \(range)"
    case 5, 6:
      let count = choices.below(8) == 0 ? choices.below(longest) : 1 + choices.below(3)
      set.openGap(at: row, count: count)
      model.replace(row..<row, with: BoolModel([]), count: count)
      return "open \(count) at \(row)"
    case 7, 8:
      let few = range.lowerBound..<min(range.upperBound, range.lowerBound + choices.below(3))
      let gap = choices.below(8) == 0 ? range : few
      set.closeGap(gap)
      model.replace(gap, with: BoolModel([]), count: 0)
      return "close \(gap)"
    case 9:
      let few = range.lowerBound..<min(range.upperBound, range.lowerBound + 1 + choices.below(3))
      let moved = choices.below(3) == 0 ? range : few
      set.move(moved, to: row)
      model.move(moved, to: row)
      return "move \(moved) to \(row)"
    case 10:
      set.formComplement(within: length)
      model.complement(within: length)
      return "complement within \(length)"
    case 11: return replaceSome(range)
    case 12: return combine()
    case 13:
      set.formComplement(within: row)
      model.complement(within: row)
      return "complement within \(row)"
    default: return rearrange()
    }
  }

  private mutating func replaceSome(_ range: Range<Int>) -> String {
    let source = choices.range(within: model.rows.count)
    let piece = source.lowerBound..<min(source.upperBound, source.lowerBound + 2 * range.count)
    set.replaceSubrange(range, with: set.slice(piece), count: piece.count)
    model.replace(range, with: model.slice(piece), count: piece.count)
    return "replace \(range) by \(piece)"
  }

  private mutating func combine() -> String {
    var filling = RandomSource(seed: UInt64(choices.below(1 << 16)))
    var otherModel = BoolModel(
      (0..<choices.below(length)).map { _ in filling.below(spacing) == 0 })
    var other = otherModel.rowSet
    if choices.below(2) == 0 {
      other = set
      otherModel = model
      let range = choices.range(within: model.rows.count)
      other.insert(range)
      otherModel.assign(range, true)
    }
    switch choices.below(4) {
    case 0:
      set.formUnion(other)
      model = model.combined(with: otherModel) { $0 || $1 }
      return "union"
    case 1:
      set.formIntersection(other.union(set.slice(0..<(model.rows.count / 2))))
      let half = model.slice(0..<(model.rows.count / 2))
      model = model.combined(with: otherModel.combined(with: half) { $0 || $1 }) { $0 && $1 }
      return "intersection"
    case 2:
      set.subtract(other)
      model = model.combined(with: otherModel) { $0 && !$1 }
      return "subtract"
    default:
      set.formSymmetricDifference(other)
      model = model.combined(with: otherModel) { $0 != $1 }
      return "symmetric difference"
    }
  }

  private mutating func rearrange() -> String {
    var segments: [RowSegment] = []
    var row = 0
    while row < model.rows.count {
      let end = min(model.rows.count, row + 1 + choices.below(model.rows.count / 4 + 2))
      segments.append(.kept(row..<end))
      if choices.below(3) == 0 { segments.append(.inserted(choices.below(40))) }
      row = end + choices.below(3)
    }
    if choices.below(2) == 0 {
      for i in segments.indices { segments.swapAt(i, i + choices.below(segments.count - i)) }
    }
    set = set.rearranged(segments)
    model = model.rearranged(segments)
    return "rearranged by \(segments)"
  }
}
