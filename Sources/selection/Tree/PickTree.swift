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
  /// The search for the query, which continues when paths are added; nil if there are no words.
  private var filter: LineFilter?
  /// The folders that were collapsed when a search began, which are collapsed again at its end.
  private var collapsedBefore: [Int]?
  /// Whether the keyboard focus goes to a leaf as soon as one matches, because no leaf did.
  private var awaitsLeaf = false
  /// The folders that are read while the user searches.
  private(set) var unread = UnreadFolders()

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
    unread.add(nodes)
    do throws(OutlineError) {
      outline = try OutlineSelection(nodes: nodes)
      try outline.collapseAll()
    } catch {
      throw .refused(error)
    }
    outline.setCheckLimits(SelectionLimits(atMost: options.limit))
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
    awaitsLeaf = false
    let change: OutlineChange<Int>
    do throws(OutlineError) { change = try input(&outline) } catch { throw .refused(error) }
    try load(change.expanded)
  }

  /// Applies an input of the keyboard or the mouse.
  mutating func apply(_ input: TableInput) throws(TreeError) {
    awaitsLeaf = false
    do throws(SelectionError) {
      try outline.apply(byPath: input, rules: nil)
    } catch {
      throw .refused(.selection(error))
    }
  }

  /// Moves right or left, and reads a folder if this expands it.
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

  /// Adds the contents of a folder, whose own folders are collapsed.
  private mutating func add(_ folder: Folder, to group: Int) throws(OutlineError) {
    let nodes = paths.take(folder, at: Array(paths.paths[group]))
    try outline.loadChildren(nodes, of: group)
    for node in nodes where node.kind == .unloaded { collapsedBefore?.append(node.id) }
    unread.countRead(adding: nodes)
  }

  /// Shows the nodes whose paths contain the words of a query, and all nodes above them; all nodes
  /// again if there are no words.
  ///
  /// The keyboard focus goes to the first leaf that matches.
  mutating func search(for text: String) throws(TreeError) {
    let (query, old) = (Query(text), self.query)
    self.query = query
    guard query.words != old.words else { return }
    do throws(OutlineError) {
      if query.words.isEmpty {
        filter = nil
        try outline.filter(nil)
        for node in collapsedBefore ?? [] { try outline.collapse(node) }
        collapsedBefore = nil
        return
      }
      if collapsedBefore == nil {
        collapsedBefore = outline.allRows.filter { outline.isGroup($0) && !outline.isExpanded($0) }
        // Folders that aren't loaded stay collapsed.
        for node in collapsedBefore ?? [] where outline.isLoaded(node) { try outline.expand(node) }
      }
      filter = LineFilter(query)
      try showMatches()
    } catch {
      throw .refused(error)
    }
    try focusFirstMatch()
  }

  /// Shows the nodes that match, including those that were added since the last time.
  private mutating func showMatches() throws(OutlineError) {
    guard var filter else { return }
    while !filter.isComplete(for: paths.paths) { filter.advance(in: paths.paths) }
    self.filter = filter
    try outline.filter(filter.found.flatMap { Array($0) })
  }

  /// Moves the keyboard focus to the first leaf that matches, or to a folder if no leaf does.
  private mutating func focusFirstMatch() throws(TreeError) {
    let shown = 0..<shownCount
    // A leaf is only shown if it matches, a folder also if it is above one that does.
    let leaf = shown.first { place in node(at: place).map { !outline.isGroup($0) } ?? false }
    let match = leaf ?? shown.first { place in node(at: place).map(isMatch) ?? false }
    if let match { try apply(.focus(RowPath(section: 0, row: match))) }
    awaitsLeaf = leaf == nil
  }

  private func isMatch(_ node: Int) -> Bool {
    filter?.found.contains { $0.contains(node) } ?? true
  }

  /// Whether folders are left to be read for the current search.
  var isReading: Bool { filter != nil && unread.next != nil }

  /// Reads some of the folders that haven't been expanded yet, and shows what matches in them.
  ///
  /// Chosen folders aren't read: each is printed as a whole, and would be printed as its contents.
  mutating func readAhead() throws(TreeError) {
    let start = ContinuousClock.now
    var read: [Int] = []
    do throws(OutlineError) {
      // With a filter each folder would cost as much as all that matches.
      try outline.filter(nil)
      repeat {
        guard let group = unread.removeNext() else { break }
        guard !outline.isLoaded(group), outline.state(of: group) == MarkedPart.none else {
          continue
        }
        // A folder that can't be read says so when it is expanded.
        guard let folder = try? Folder(Array(paths.paths[group])) else { continue }
        try add(folder, to: group)
        read.append(group)
      } while start.duration(to: .now) < unread.patience
      let reading = start.duration(to: .now)
      try showMatches()
      for group in read { try outline.expand(group) }
      // Showing the matches takes time in all of them, so that it is done less often if it is slow.
      unread.patience = max(.milliseconds(20), start.duration(to: .now) - reading)
    } catch {
      throw .refused(error)
    }
    if awaitsLeaf { try focusFirstMatch() }
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
