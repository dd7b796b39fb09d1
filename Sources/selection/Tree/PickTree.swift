// SPDX-License-Identifier: MIT

internal import SelectionCore
internal import SelectionOutline
internal import StoredFiles

/// A tree of paths to choose from: an outline, the paths of its nodes, and the query.
struct PickTree {
  var outline: OutlineSelection<Int>
  var paths = TreePaths()
  /// The search for the query, which continues when paths are added.
  var search = SearchStack()
  /// Whether the letters of a word needn't be adjacent in a path.
  var isFuzzy: Bool
  /// The folders that were collapsed when a search began, which are collapsed again at its end.
  var collapsedBefore: RowSet?
  /// Whether the keyboard focus moves to the first leaf that matches, because no leaf has matched
  /// so far.
  var awaitsLeaf = false
  /// The folders that are read while the user searches.
  var unread = UnreadFolders()
  /// The paths that aren't in the tree.
  private var ignored: IgnoredPaths?
  /// The lines from a pipe, from which the tree is made.
  var lines = TreeLines()
  /// The row of each node; nil while they must be counted again.
  var rowNumbers: [Int]?

  /// Makes an empty tree, to which lines with paths are added later.
  ///
  /// - Parameter options: The options, which contain the initially checked paths and the maximum
  ///   number of checked paths.
  /// - Throws: No error that a caller can cause.
  init(options: PickOptions) throws(TreeError) {
    try self.init([], options)
    paths = TreePaths(separator: options.format.separator)
    lines = TreeLines(separator: options.format.separator, checked: Set(options.checked))
  }

  /// Makes the tree for a folder of the file system; its folders are read when they are expanded.
  ///
  /// - Parameters:
  ///   - folder: The path of the folder.
  ///   - options: The maximum number of paths that can be checked.
  /// - Throws: An error if the folder can't be read.
  init(folder: [UInt8], options: PickOptions) throws(TreeError) {
    let isHere = folder == [UInt8(ascii: ".")]
    let root = folder.last == TreePaths.slash ? folder : folder + [TreePaths.slash]
    var paths = TreePaths()
    let ignored = options.leavesOutIgnored ? IgnoredPaths() : nil
    let nodes: [OutlineNode<Int>]
    do throws(SystemError) {
      nodes = paths.take(try Folder(folder), at: isHere ? [] : root, without: ignored)
    } catch {
      throw .unreadable(Lines.text(folder[...]), error)
    }
    try self.init(nodes, options)
    self.paths = paths
    self.ignored = ignored
    unread.add(nodes)
  }

  private init(_ nodes: [OutlineNode<Int>], _ options: PickOptions) throws(TreeError) {
    isFuzzy = options.isFuzzy
    outline = try Self.outline(
      of: nodes, limits: SelectionLimits(atMost: options.isExclusive ? 1 : options.limit))
  }

  /// Makes an outline of some nodes in its initial state.
  static func outline(
    of nodes: [OutlineNode<Int>], limits: SelectionLimits
  ) throws(TreeError) -> OutlineSelection<Int> {
    do throws(OutlineError) {
      // Paths added to a chosen folder are chosen, too.
      var outline = try OutlineSelection(
        nodes: nodes, options: OutlineOptions(newcomers: .inherit))
      try outline.collapseAll()
      outline.setCheckLimits(limits)
      if let first = nodes.first { _ = try? outline.apply(.focus(first.id)) }
      outline.enableUndo()
      return outline
    } catch {
      throw .refused(error)
    }
  }

  /// The query.
  var query: Query { search.query }

  /// The number of shown rows.
  var shownCount: Int { outline.rows.shape.rowCount }

  /// The row with the keyboard focus; nil if there is none.
  var cursor: Int? { outline.rows.lead?.row }

  /// The node at a row.
  func node(at place: Int) -> Int? { outline.id(of: RowPath(section: 0, row: place)) }

  /// Applies an input to the tree, and reads the folders that the input expands.
  ///
  /// - Parameter input: The input.
  /// - Throws: An error if the outline refuses the input, or if a folder can't be read; that folder
  ///   is then collapsed.
  mutating func apply(
    _ input: (inout OutlineSelection<Int>) throws(OutlineError) -> OutlineChange<Int>
  ) throws(TreeError) {
    awaitsLeaf = false
    let change: OutlineChange<Int>
    do throws(OutlineError) { change = try input(&outline) } catch { throw .refused(error) }
    try load(change.expanded)
  }

  /// Applies an input from the keyboard or the mouse.
  mutating func apply(_ input: TableInput) throws(TreeError) {
    awaitsLeaf = false
    do throws(SelectionError) {
      try outline.apply(byPath: input, rules: nil)
    } catch {
      throw .refused(.selection(error))
    }
  }

  /// Moves right or left, and reads a folder if the move expands the folder.
  mutating func go(right: Bool, _ effect: RowEffect = .focus) throws(TreeError) {
    awaitsLeaf = false
    let change: OutlineChange<Int>
    do throws(SelectionError) {
      change = try right ? outline.goRight(effect) : outline.goLeft(effect)
    } catch {
      throw .refused(.selection(error))
    }
    try load(change.expanded)
  }

  private mutating func load(_ groups: [Int]) throws(TreeError) {
    for group in groups where !outline.isLoaded(group) {
      let path = Array(paths.paths[group])
      let folder: Folder
      do throws(SystemError) {
        folder = try Folder(path)
      } catch {
        _ = try? outline.collapse(group)
        throw .unreadable(paths.name(of: group), error)
      }
      do throws(OutlineError) {
        try add(folder, to: group)
      } catch {
        throw .refused(error)
      }
    }
  }

  /// Reads the chosen folders that haven't been read, and the folders inside them.
  ///
  /// - Returns: An error for each folder that can't be read.
  mutating func readChosen() -> [TreeError] {
    var (errors, unreadable): ([TreeError], Set<Int>) = ([], [])
    while true {
      let unread = outline.checkedLeaves.filter {
        !outline.isLoaded($0) && !unreadable.contains($0)
      }
      if unread.isEmpty { return errors }
      for folder in unread {
        do throws(TreeError) { try load([folder]) } catch {
          errors.append(error)
          unreadable.insert(folder)
        }
      }
    }
  }

  /// Adds the contents of a folder; folders inside it are collapsed.
  mutating func add(_ folder: Folder, to group: Int) throws(OutlineError) {
    let nodes = paths.take(folder, at: Array(paths.paths[group]), without: ignored)
    rowNumbers = nil
    try outline.loadChildren(nodes, of: group)
    for node in nodes where node.kind == .unloaded { collapsedBefore?.insert(node.id) }
    unread.countRead(adding: nodes)
  }
}

/// An error thrown when a tree refuses an input.
enum TreeError: Error {
  case refused(OutlineError)
  case unreadable(String, SystemError)
}

extension TreeError: CustomStringConvertible {
  var description: String {
    switch self {
    case .refused(.tooManyChecked(_, let limit)): "no more than \(limit) lines"
    case .refused(let error): error.description
    case .unreadable(let name, let error): "cannot read \(name): \(error)"
    }
  }
}
