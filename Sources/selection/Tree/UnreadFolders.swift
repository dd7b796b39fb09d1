// SPDX-License-Identifier: MIT

internal import SelectionOutline

/// The folders of a tree that haven't been read, in the order in which they are read for a search:
/// folders near the root first.
struct UnreadFolders {
  /// The maximum number of paths that are read for searches.
  static let mostPaths = 300_000

  /// The folders that have been found: first the folders that have been removed for reading, then
  /// the others.
  private var found: [Int] = []
  private var tried = 0
  /// The number of paths in the folders that have been read.
  private var pathCount = 0
  /// The number of folders that have been read, including the topmost folder.
  private(set) var readCount = 1
  /// The time after which reading folders is interrupted to show their contents.
  var patience = Duration.milliseconds(20)

  /// The number of known folders, including the topmost folder.
  var count: Int { found.count + 1 }

  /// Whether all known folders have been read.
  var isEmpty: Bool { readCount == count }

  /// The next folder to read; nil if there are no more folders, or if enough have been read.
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
