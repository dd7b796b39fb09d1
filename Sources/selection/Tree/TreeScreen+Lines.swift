// SPDX-License-Identifier: MIT

internal import SelectionCore
internal import SelectionOutline

/// The appearance of the tree.
extension TreeScreen: Finder {
  var title: String { options.isBrowsing ? "This folder" : "Pick from a tree" }

  var hint: String { tree.isFuzzy ? "type letters to search" : "type to search" }

  var manual: Manual { options.isBrowsing ? Usage.overview : Usage.tree }

  var hasRows: Bool { tree.outline.count > 0 }

  var rowCount: Int { tree.query.isEmpty ? tree.shownCount : tree.outline.count }

  var shownCount: Int { tree.shownCount }

  var cursorPlace: Int? { tree.cursor }

  var headers: [[UInt8]] { options.header }

  var previewLine: Int? { tree.cursor.flatMap(tree.node) }

  var previewLines: Lines { tree.paths.paths }

  var chosenLines: [Int] { tree.outline.checkedLeaves }

  func texts(ofHeader header: [[UInt8]], and places: Range<Int>) -> (
    header: [String], rows: [StyledLine]
  ) {
    (header.map { Lines.text(Label.withoutColors($0[...])[...]) }, places.map(rowLine))
  }

  /// The number of chosen leaves and empty folders, all of which are printed.
  var counts: [String] {
    let all = tree.outline.checked.count
    var chosen = "\(all) chosen"
    if case .atLeast(_, let unloaded) = tree.outline.checkedLeafCount {
      let folders = "\(unloaded) whole \(unloaded == 1 ? "folder" : "folders")"
      chosen = (all > unloaded ? "\(all - unloaded) and " : "") + folders + " chosen"
    }
    let pathCount = tree.outline.forest.childless.count
    var words = isReading ? "reading … \(pathCount) paths, \(chosen)" : chosen
    var matches = ""
    if !tree.query.isEmpty {
      matches = " · " + matchText
      words += matches
      if !tree.unread.isEmpty {
        words += " in \(tree.unread.readCount) of \(tree.unread.count) folders"
      }
    }
    return [words, chosen + matches, chosen, "\(all) chosen", "\(all)"]
  }

  /// The number of matching paths that can be printed; the folders above them don't count, unless
  /// only folders match.
  private var matchText: String {
    let ends = tree.matchingEnds.count
    let folders = tree.outline.forest.passing?.count ?? 0
    if ends == 0, folders > 0 {
      return folders == 1 ? "1 folder matches" : "\(folders) folders match"
    }
    return ends == 1 ? "1 path matches" : "\(ends) paths match"
  }

  private func rowLine(at place: Int) -> StyledLine {
    guard let node = tree.node(at: place) else { return StyledLine() }
    let outline = tree.outline
    let isCursor = place == tree.cursor
    let state = outline.state(of: node) ?? .none
    let style: Style = isCursor ? .cursor : state == .none ? .plain : .strong
    var line = StyledLine(isCursor ? "❯" : " ", .accent)
    line.append(String(repeating: "  ", count: outline.level(of: node) ?? 0), style)
    let triangle = !outline.isGroup(node) ? "  " : outline.isExpanded(node) ? "▾ " : "▸ "
    line.append(triangle, isCursor ? style : .dim)
    let box =
      switch state {
      case .none: "[ ] "
      case .partial: "[-] "
      case .all: "[✓] "
      }
    line.append(box, isCursor ? .cursor : state == .none ? .dim : .accent)
    let name = shown(tree.paths.name(of: node), node)
    let characters = Array(name)
    line.append(
      name, style, matched: matchedPlaces(in: name, of: node), columns: TextWidth.of(name),
      characters: characters)
    return line
  }

  /// A name or a path as it is shown: that of a folder ends with a slash.
  private func shown(_ name: String, _ node: Int) -> String {
    tree.outline.isGroup(node) && !tree.paths.isRoot(node) ? name + "/" : name
  }

  /// The matching letters in a name, given the matching letters in its whole path.
  private func matchedPlaces(in name: String, of node: Int) -> [Range<Int>] {
    if tree.query.isEmpty { return [] }
    let path = Array(shown(tree.paths.path(of: node), node))
    let first = max(path.count - name.count, 0)
    return tree.query.places(in: path).compactMap { run in
      let shown = run.clamped(to: first..<path.count)
      return shown.isEmpty ? nil : (shown.lowerBound - first)..<(shown.upperBound - first)
    }
  }

  var keyItems: [(key: String, meaning: String)] {
    if options.isBrowsing {
      return [
        ("return", isTyping ? "goes on" : "prints what is chosen"),
        isTyping || !line.isEmpty ? ("escape", "all") : ("q", "quit"), ("→ ←", "open, close"),
        ("?", "keys"), ("a", "all"), ("*", "open all beside"),
      ]
    }
    return [
      ("return", "accept"), ("escape", line.isEmpty ? "cancel" : "all"), ("alt-h", "keys"),
      ("→ ←", "open, close"), ("space", "choose"), ("⇧↑↓", "range"), ("*", "open all beside"),
      ("alt-a", "all"), ("alt-u", "undo"),
    ]
  }
}
