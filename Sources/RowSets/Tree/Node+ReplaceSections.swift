// SPDX-License-Identifier: MIT

extension Node {
  /// Makes a tree of at least one section.
  static func sections(_ rowCounts: [Int]) -> Node {
    var builder = NodeBuilder()
    for start in stride(from: 0, to: rowCounts.count, by: Limits.mergedSections) {
      let part = rowCounts[start..<Swift.min(start + Limits.mergedSections, rowCounts.count)]
      let leaf = make(.sections, capacity: part.count)
      let view = leaf.view
      for count in part {
        view.ends[view.size] = view.weight + count
        view.size += 1
        view.weight += count
      }
      view.length = view.size
      builder.push(leaf)
    }
    return builder.finish() ?? make(.sections, capacity: 1)
  }

  /// Makes a tree of `count` sections of `rows` rows each, in which nodes are shared in many
  /// places.
  ///
  /// - Complexity: O(log² *s*).
  static func uniformSections(_ count: Int, rows: Int) -> Node {
    guard count > Limits.mergedSections else {
      return sections(Array(repeating: rows, count: count))
    }
    let half = uniformSections(count / 2, rows: rows)
    let even = concatenated(half, half)
    return count % 2 == 0 ? even : concatenated(even, sections([rows]))
  }

  /// Replaces sections of a leaf of sections with `count` sections of `rows` rows each.
  static func replaceInSections(_ node: inout Node, _ range: Range<Int>, count: Int, rows: Int) {
    let shift = count - range.count
    makeUnique(&node, capacity: node.view.size + Swift.max(shift, 0))
    let view = node.view
    let (ends, size) = (view.ends, view.size)
    let start = view.long.start(range.lowerBound)
    let more = rows * count - (view.long.start(range.upperBound) - start)
    if shift != 0 {
      (ends + range.upperBound + shift).update(
        from: ends + range.upperBound, count: size - range.upperBound)
    }
    view.size = size + shift
    view.length = view.size
    view.weight += more
    for k in 0..<count { ends[range.lowerBound + k] = start + rows * (k + 1) }
    if more != 0 { for k in (range.upperBound + shift)..<view.size { ends[k] += more } }
  }
}
