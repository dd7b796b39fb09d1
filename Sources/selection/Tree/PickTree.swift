// SPDX-License-Identifier: MIT

internal import SelectionCore
internal import SelectionOutline
internal import StoredFiles

/// A tree of paths to choose from: an outline, the paths of its nodes, and the query.
struct PickTree {
  private(set) var outline: OutlineSelection<Int>
  private(set) var paths: TreePaths
  /// The query.
  private(set) var query = Query("")
  /// The folders that were collapsed when a search began, which are collapsed again at its end.
  private var collapsedBefore: [Int]?

  /// Makes the tree for lines that are paths, with its folders collapsed.
  ///
  /// - Parameters:
  ///   - lines: The lines.
  ///   - options: The initially checked paths, and the most that can be checked.
  /// - Throws: If a line isn't a valid path.
  init(_ lines: ByteLines, options: PickOptions) throws(TreeError) {
    var paths = TreePaths()
    var nodes = paths.take(lines)
    if !options.checked.isEmpty {
      let checked = Set(options.checked)
      for place in nodes.indices where checked.contains(Array(paths.paths[nodes[place].id])) {
        nodes[place].isChecked = true
      }
    }
    try self.init(nodes, paths, options)
  }

  /// Makes the tree for a folder of the file system; its folders are read when they are expanded.
  ///
  /// - Parameters:
  ///   - folder: The path of the folder.
  ///   - options: The most paths that can be checked.
  /// - Throws: If the folder can't be read.
  init(folder: [UInt8], options: PickOptions) throws(TreeError) {
    let isHere = folder == [UInt8(ascii: ".")]
    let root = folder.last == TreePaths.slash ? folder : folder + [TreePaths.slash]
    var paths = TreePaths()
    let nodes: [OutlineNode<Int>]
    do throws(SystemError) {
      nodes = paths.take(try Folder(folder), at: isHere ? [] : root)
    } catch {
      throw .unreadable(Lines.text(folder[...]), error)
    }
    try self.init(nodes, paths, options)
  }

  private init(
    _ nodes: [OutlineNode<Int>], _ paths: TreePaths, _ options: PickOptions
  ) throws(TreeError) {
    self.paths = paths
    do throws(OutlineError) {
      outline = try OutlineSelection(nodes: nodes)
      try outline.collapseAll()
    } catch {
      throw .refused(error)
    }
    outline.checkLimits = SelectionLimits(atMost: options.limit)
    if let first = nodes.first { _ = try? outline.apply(.focus(first.id)) }
    outline.enableUndo()
  }

  /// The number of shown rows.
  var shownCount: Int { outline.rows.shape.rowCount }

  /// The row with the keyboard focus; nil if there is none.
  var cursor: Int? { outline.rows.lead?.row }

  /// The node at a row.
  func node(at place: Int) -> Int? { outline.id(of: RowPath(section: 0, row: place)) }

  /// Applies an input of the tree, and reads the folders that it expands.
  ///
  /// - Parameter input: The input.
  /// - Throws: If the outline refuses it, or a folder can't be read, which is then collapsed.
  mutating func apply(
    _ input: (inout OutlineSelection<Int>) throws(OutlineError) -> OutlineChange<Int>
  ) throws(TreeError) {
    let change: OutlineChange<Int>
    do throws(OutlineError) { change = try input(&outline) } catch { throw .refused(error) }
    try load(change.expanded)
  }

  /// Applies an input of the keyboard or the mouse.
  mutating func apply(_ input: TableInput) throws(TreeError) {
    do throws(SelectionError) {
      try outline.apply(byPath: input, rules: nil)
    } catch {
      throw .refused(.selection(error))
    }
  }

  /// Moves right or left, and reads a folder if this expands it.
  mutating func go(right: Bool, _ effect: RowEffect = .focus) throws(TreeError) {
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
      let nodes = paths.take(folder, at: path)
      do throws(OutlineError) {
        try outline.loadChildren(nodes, of: group)
        for node in nodes where node.kind == .unloaded { try outline.collapse(node.id) }
      } catch {
        throw .refused(error)
      }
    }
  }

  /// Shows the nodes whose paths contain the words of a query, and all nodes above them; all nodes
  /// again if there are no words.
  mutating func search(for text: String) throws(TreeError) {
    let (query, old) = (Query(text), self.query)
    self.query = query
    guard query.words != old.words else { return }
    do throws(OutlineError) {
      if query.words.isEmpty {
        try outline.filter(nil)
        for node in collapsedBefore ?? [] { try outline.collapse(node) }
        collapsedBefore = nil
        return
      }
      if collapsedBefore == nil {
        collapsedBefore = outline.allIDs.filter { outline.isGroup($0) && !outline.isExpanded($0) }
        // Folders that aren't loaded stay collapsed.
        for node in collapsedBefore ?? [] where outline.isLoaded(node) { try outline.expand(node) }
      }
      var filter = LineFilter(query)
      while !filter.isComplete(for: paths.paths) { filter.advance(in: paths.paths) }
      try outline.filter(filter.found.flatMap { Array($0) })
    } catch {
      throw .refused(error)
    }
    if cursor == nil, shownCount > 0 { try apply(.focus(RowPath(section: 0, row: 0))) }
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
