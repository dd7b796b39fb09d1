// SPDX-License-Identifier: MIT

internal import SelectionOutline

/// The folders of a tree that haven't been read, in the order in which they are read for a search:
/// folders near the root first.
struct UnreadFolders {
  /// The maximum number of paths that are read for searches.
  static let mostPaths = 300_000

  /// The folders that have been found: first the tried folders, then the others.
  private var found: [Int] = []
  private var tried = 0
  /// The number of paths in the folders that have been read.
  private var pathCount = 0
  /// The number of folders that have been read, with the topmost.
  private(set) var readCount = 1
  /// The time for reading folders until what they contain is shown.
  var patience = Duration.milliseconds(20)

  /// The number of known folders, with the topmost.
  var count: Int { found.count + 1 }

  /// Whether all known folders have been read.
  var isEmpty: Bool { readCount == count }

  /// The next folder to read; nil if there are no more, or enough have been read.
  var next: Int? { tried < found.count && pathCount < Self.mostPaths ? found[tried] : nil }

  /// Removes the next folder to read.
  mutating func removeNext() -> Int? {
    guard let next else { return nil }
    tried += 1
    return next
  }

  /// Adds the folders among the contents of a folder that has been read.
  mutating func add(_ contents: [OutlineNode<Int>]) {
    pathCount += contents.count
    for node in contents where node.kind == .unloaded { found.append(node.id) }
  }

  /// Counts a folder that has been read, and adds the folders among its contents.
  mutating func countRead(adding contents: [OutlineNode<Int>]) {
    readCount += 1
    add(contents)
  }
}
