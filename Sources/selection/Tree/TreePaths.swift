// SPDX-License-Identifier: MIT

internal import SelectionOutline

/// The nodes of a tree of paths, and the path of each.
///
/// A node is the number of its line among the paths, so that a search of the lines finds nodes;
/// this number doesn't change when other nodes are loaded.
struct TreePaths {
  /// The path of each node, as it is printed.
  private(set) var paths: Lines
  /// The start of each node's name in its path.
  private var nameStarts: [Int32] = []

  /// Makes a tree without nodes.
  ///
  /// - Parameter separator: A byte that no path contains: a null byte for paths from the file
  ///   system, otherwise the byte that ends each line.
  init(separator: UInt8 = 0) { paths = Lines(format: LineFormat(separator: separator)) }

  /// The most bytes of the path of a folder; the rest of a longer path is one name.
  ///
  /// No path of a file is longer, and each node has its whole path, so without a limit a line would
  /// take space by the square of its names.
  static let longestFolder = 4_096

  /// The slash that separates names.
  static let slash = UInt8(ascii: "/")

  /// The path of a node as text, without a slash at its end.
  func path(of node: Int) -> String {
    let path = paths[node]
    return Lines.text(path.last == Self.slash && path.count > 1 ? path.dropLast() : path)
  }

  /// Whether a node is the folder of all absolute paths.
  func isRoot(_ node: Int) -> Bool { paths[node].isRoot }

  /// The number of nodes.
  var count: Int { paths.count }

  /// The name of a node, without a slash at the end.
  func name(of node: Int) -> String {
    let path = paths[node]
    let name = path.dropFirst(Int(nameStarts[node]))
    return Lines.text(name.last == Self.slash && name.count > 1 ? name.dropLast() : name)
  }

  /// Nodes that are added all at once, because each addition prepares the lines for searching.
  struct Batch {
    fileprivate let separator: UInt8
    fileprivate var bytes: [UInt8] = []
    fileprivate var nameStarts: [Int32] = []
    /// For each node, the number of nodes directly after it that are below it.
    fileprivate var followers: [Int32] = []

    /// The number of nodes.
    fileprivate var count: Int { nameStarts.count }

    /// Adds a node.
    ///
    /// - Parameters:
    ///   - path: Its path.
    ///   - start: The number of bytes in the path before the name.
    mutating func add(_ path: some Collection<UInt8>, nameAt start: Int) {
      bytes += path
      bytes.append(separator)
      nameStarts.append(Int32(clamping: start))
      followers.append(0)
    }

    /// Records that all nodes after a node are below it.
    fileprivate mutating func end(_ place: Int) {
      followers[place] = Int32(clamping: count - place - 1)
    }
  }

  /// Adds nodes.
  ///
  /// - Returns: The first added node; the others follow it.
  @discardableResult
  mutating func add(_ batch: Batch) -> Int {
    let first = count
    paths.feed(batch.bytes, followers: batch.followers)
    nameStarts += batch.nameStarts
    return first
  }
}

extension TreePaths {
  /// Makes the tree for lines that are paths.
  ///
  /// Names are separated by slashes; a line that ends with a slash is a folder. The line `/` is the
  /// folder of all absolute paths; without it, they have no folder in common. If the lines of a
  /// folder aren't consecutive, the lines are sorted first. Whatever comes after ``longestFolder``
  /// bytes is a single name.
  ///
  /// - Parameters:
  ///   - lines: The lines.
  ///   - old: The nodes that were made from some of the lines, in preorder; these nodes are kept.
  /// - Returns: The nodes in preorder.
  mutating func take(_ lines: ByteLines, after old: [Int] = []) -> [OutlineNode<Int>] {
    var order: [Int] = []
    order.reserveCapacity(lines.count)
    var (isSorted, hasRoot) = (true, false)
    for line in 0..<lines.count where !lines[line].isEmpty {
      hasRoot = hasRoot || lines[line].isRoot
      if isSorted, let last = order.last { isSorted = !lines[line].precedesAsPath(lines[last]) }
      order.append(line)
    }
    if !isSorted { order.sort { lines[$0].precedesAsPath(lines[$1]) } }
    var batch = Batch(separator: paths.format.separator)
    var next = count
    var stay = old[...]
    var nodes: [OutlineNode<Int>] = []
    nodes.reserveCapacity(order.count)
    // The last node and its ancestors: the end of each name in the path, and the places of new
    // nodes in the batch.
    var open: [(end: Int, place: Int?)] = []
    var last = ArraySlice<UInt8>()
    for line in order {
      let whole = lines[line]
      let isFolder = whole.last == Self.slash && whole.count > 1
      let path = isFolder ? whole.dropLast() : whole
      let common = path.commonPrefixCount(with: last)
      while let top = open.last, !path.hasName(endingAt: top.end, within: common) {
        if let place = top.place { batch.end(place) }
        open.removeLast()
      }
      last = path
      var start = open.last.map { $0.end + 1 } ?? 0
      while start < path.count {
        // A slash at the start of a path belongs to its first name.
        let rest = path.dropFirst(max(start, 1))
        var end = rest.firstIndex(of: Self.slash).map { $0 - path.startIndex } ?? path.count
        if hasRoot, start == 0, path.first == Self.slash {
          end = 0
        } else if end == start {
          // Two slashes count as one.
          start += 1
          continue
        }
        if start > Self.longestFolder { end = path.count }
        let isLast = end == path.count
        var (node, place) = (next, Int?.none)
        if let known = stay.first, paths[known].isSamePath(as: path.prefix(end)) {
          node = known
          stay.removeFirst()
        } else {
          place = batch.count
          batch.add(isLast ? whole : path.prefix(end + 1), nameAt: start)
          next += 1
        }
        nodes.append(
          OutlineNode(node, depth: open.count, kind: isLast && !isFolder ? .leaf : .group))
        open.append((end, place))
        start = end + 1
      }
    }
    for folder in open { if let place = folder.place { batch.end(place) } }
    add(batch)
    return nodes
  }
}

extension TreePaths {
  /// Adds the contents of a folder in the file system.
  ///
  /// - Parameters:
  ///   - folder: The folder.
  ///   - path: The folder's path as printed before the names; it ends with a slash unless it is
  ///     empty.
  ///   - ignored: The paths to leave out.
  /// - Returns: The nodes; the children of a folder aren't loaded.
  mutating func take(
    _ folder: Folder, at path: [UInt8], without ignored: IgnoredPaths? = nil
  ) -> [OutlineNode<Int>] {
    var batch = Batch(separator: paths.format.separator)
    var nodes: [OutlineNode<Int>] = []
    for entry in folder.entries {
      let whole = path + entry.name + (entry.isFolder ? [Self.slash] : [])
      if ignored?.contains(whole) == true { continue }
      batch.add(whole, nameAt: path.count)
      nodes.append(OutlineNode(count + nodes.count, kind: entry.isFolder ? .unloaded : .leaf))
    }
    add(batch)
    return nodes
  }
}

extension ArraySlice<UInt8> {
  /// Whether this is the path of the folder of all absolute paths.
  fileprivate var isRoot: Bool { allSatisfy { $0 == TreePaths.slash } }

  /// Whether this path is the same as another path, or the same with a slash at its end.
  fileprivate func isSamePath(as path: ArraySlice<UInt8>) -> Bool {
    guard count == path.count || count == path.count + 1 && last == TreePaths.slash
    else { return false }
    return starts(with: path)
  }

  /// The length of the common prefix of two paths.
  fileprivate func commonPrefixCount(with other: ArraySlice<UInt8>) -> Int {
    let most = Swift.min(count, other.count)
    var place = 0
    while place < most, self[startIndex + place] == other[other.startIndex + place] { place += 1 }
    return place
  }

  /// Whether a name in the path ends at a position in the common prefix with another path.
  fileprivate func hasName(endingAt end: Int, within common: Int) -> Bool {
    end <= common && (end == count || self[startIndex + end] == TreePaths.slash)
  }

  /// Whether a path precedes another in the order of a tree, in which a folder is directly before
  /// its contents.
  fileprivate func precedesAsPath(_ other: ArraySlice<UInt8>) -> Bool {
    let common = commonPrefixCount(with: other)
    if common == count || common == other.count { return count < other.count }
    let (mine, theirs) = (self[startIndex + common], other[other.startIndex + common])
    if mine == TreePaths.slash { return true }
    return theirs != TreePaths.slash && mine < theirs
  }
}
