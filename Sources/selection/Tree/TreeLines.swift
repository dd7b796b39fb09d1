// SPDX-License-Identifier: MIT

internal import SelectionOutline

/// The lines from a pipe that are paths, and the time at which the tree is to be made from them
/// again.
struct TreeLines {
  private var lines = ByteLines()
  private(set) var separator = UInt8(ascii: "\n")
  /// The lines that are initially chosen.
  private var checked: Set<[UInt8]> = []
  /// The number of lines that the tree contains.
  private var shownCount = 0
  /// The earliest time at which the tree may be made again.
  private var due = ContinuousClock.now

  init() {}

  init(separator: UInt8, checked: Set<[UInt8]>) {
    self.separator = separator
    self.checked = checked
  }

  /// Whether lines have been read that aren't in the tree yet.
  var isBehind: Bool { shownCount < lines.count }

  /// Appends bytes; nil marks their end.
  ///
  /// - Returns: Whether the tree should be made from the lines now.
  mutating func feed(_ bytes: [UInt8]?) -> Bool {
    if let bytes {
      lines.feed(bytes, separator: separator)
    } else {
      lines.finish(separator: separator)
    }
    return isBehind && (bytes == nil || due <= .now)
  }

  /// The nodes of all lines so far, in preorder.
  ///
  /// - Parameters:
  ///   - paths: The paths, to which the paths of new nodes are added.
  ///   - old: The nodes that the tree contains, in preorder.
  /// - Returns: The nodes.
  mutating func nodes(in paths: inout TreePaths, after old: [Int]) -> [OutlineNode<Int>] {
    let firstNew = paths.count
    var nodes = paths.take(lines, after: old)
    shownCount = lines.count
    if !checked.isEmpty {
      for place in nodes.indices where nodes[place].id >= firstNew {
        let isChecked = checked.contains(Array(paths.paths[nodes[place].id]))
        if isChecked { nodes[place].isChecked = true }
      }
    }
    return nodes
  }

  /// Records that the tree contains all lines so far, and that making it began at a given time.
  ///
  /// Making the tree takes time in proportion to all lines, so the tree isn't made again until four
  /// times as long has passed.
  mutating func setShown(from start: ContinuousClock.Instant) {
    let end = ContinuousClock.now
    due = end + (end - start) * 4
  }
}
