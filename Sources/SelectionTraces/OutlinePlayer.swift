// SPDX-License-Identifier: MIT
internal import SelectionCore
internal import SelectionOutline

/// A case of a trace for an outline; the statements name nodes by identity.
///
/// `outline A .a1 .a2 B/ C?` makes the nodes: one period for each level, `/` after an empty group,
/// `?` after a group that isn't loaded, `+` or `-` after a node whose checkmark is given, and `?~`
/// after a group that isn't loaded and is partly checked.
struct OutlinePlayer {
  private(set) var outline: OutlineSelection<String>
  private var change: OutlineChange<String>
  private var saved: OutlineSnapshot<String>?
  /// The conventions for the left and right arrows, if a statement has set them.
  private var profile: InputProfile?
  /// The error that the last statement threw, if any.
  private(set) var error: (any Error & CustomStringConvertible)?

  /// Begins a case with the nodes in a line.
  init(_ words: inout TraceWords) throws(TraceSyntaxError) {
    var outline: OutlineSelection<String>
    do {
      outline = try OutlineSelection(nodes: Self.nodes(words.rest()))
    } catch { throw TraceSyntaxError(error.description) }
    change = outline.enableUndo()
    self.outline = outline
  }

  private static func nodes(_ words: [String]) -> [OutlineNode<String>] {
    words.map { word in
      let depth = word.prefix { $0 == "." }.count
      var id = word.dropFirst(depth)
      var node = OutlineNode("", depth: depth)
      while let last = id.last {
        switch last {
        case "/": node.kind = .group
        case "?": node.kind = .unloaded
        case "+": node.isChecked = true
        case "-": node.isChecked = false
        case "~": node.isPartlyChecked = true
        default:
          node.id = String(id)
          return node
        }
        id = id.dropLast()
      }
      return node
    }
  }

  /// Plays a line.
  ///
  /// - Returns: The mismatch, if an expectation fails.
  mutating func play(_ words: inout TraceWords) throws(TraceSyntaxError) -> TraceMismatch? {
    if words.verb == "expect" { return try mismatch(&words) }
    error = nil
    do {
      change = try result(&words)
    } catch let error as TraceSyntaxError {
      throw error
    } catch let error as OutlineError {
      self.error = error
    } catch let error as SelectionError {
      self.error = error
    } catch let error as NothingSaved {
      self.error = error
    } catch { throw TraceSyntaxError("\(error)") }
    if error != nil { change = outline.change(from: outline) }
    return nil
  }

  private mutating func result(_ words: inout TraceWords) throws -> OutlineChange<String> {
    let verb = words.verb
    switch verb {
    case "tap-box": return try outline.tapBox(try words.word("a node"))
    case "tap-subtree": return try outline.tapSubtree(try words.word("a node"))
    case "tap-boxes": return try outline.tapAllBoxes()
    case "extend-boxes": return try outline.extendBoxes(to: try words.word("a node"))
    case "collapse":
      let node = try words.word("a node")
      let selected = words.isAtEnd ? nil : try words.word("keep, to-parent or drop")
      return try outline.collapse(node, selected: try Self.collapsedSelection(selected))
    case "expand": return try outline.expand(try words.word("a node"))
    case "expand-all": return try outline.expandAll(under: words.rest().first)
    case "collapse-all": return try outline.collapseAll(under: words.rest().first)
    case "reveal": return try outline.reveal(try words.word("a node"))
    case "filter": return try outline.filter(words.take("off") ? nil : words.rest())
    case "exclusive": return try outline.setExclusive(true, words.rest())
    case "load":
      let group = try words.word("a node")
      return try outline.loadChildren(Self.nodes(words.rest()), of: group)
    case "forget": return try outline.forgetChildren(of: try words.word("a node"))
    case "insert":
      let place = try place(&words)
      return try outline.insert(Self.nodes(words.rest()), at: place)
    case "move":
      let place = try place(&words)
      return try outline.move(words.rest(), to: place)
    case "remove": return try outline.remove(words.rest())
    case "contents":
      let vanished = try words.one(of: VanishedRows.self)
      return try outline.update(to: Self.nodes(words.rest()), vanished: vanished)
    case "after-deletion":
      return try outline.apply(.setDeletionSuccessor(try words.deletionSuccessor()))
    case "profile":
      profile = try words.profile()
      return outline.change(from: outline)
    case "key": return try key(&words)
    case "option": return try option(&words)
    default: return try tableInput(verb, &words)
    }
  }
}

extension OutlinePlayer {
  private static func collapsedSelection(
    _ word: String?
  ) throws(TraceSyntaxError) -> CollapsedSelection {
    switch word {
    case nil, "keep": return .keep
    case "to-parent": return .toParent
    case "drop": return .drop
    case let word?: throw TraceSyntaxError("\"\(word)\" is not keep, to-parent or drop")
    }
  }

  private func place(_ words: inout TraceWords) throws(TraceSyntaxError) -> OutlinePlace<String> {
    let word = try words.word("a place")
    switch word {
    case "before": return .before(try words.word("a node"))
    case "after": return .after(try words.word("a node"))
    case "first-in": return .firstIn(try words.word("a node"))
    case "last-in": return .lastIn(try words.word("a node"))
    case "end": return .end
    default: throw TraceSyntaxError("\"\(word)\" is not a place")
    }
  }

  private mutating func key(_ words: inout TraceWords) throws -> OutlineChange<String> {
    var rest = words
    // Space and star are keys that only a tree handles.
    if let profile, let stroke = try? rest.keyStroke(), stroke.key != .space,
      stroke.key != .letter("*")
    {
      words = rest
      return try outline.press(stroke, profile: profile) ?? outline.change(from: outline)
    }
    let name = try words.word("a key")
    switch name {
    case "left": return try outline.goLeft()
    case "right": return try outline.goRight()
    case "shift+left": return try outline.goLeft(.extend)
    case "shift+right": return try outline.goRight(.extend)
    case "option+left": return try outline.collapseSubtree()
    case "option+right": return try outline.expandSubtree()
    case "*": return try outline.expandSiblings()
    case "space": return try outline.tapLeadBox()
    case "up": return try outline.apply(.go(.previous, .click))
    case "down": return try outline.apply(.go(.next, .click))
    default: throw TraceSyntaxError("\"\(name)\" is not a key")
    }
  }

  private mutating func option(_ words: inout TraceWords) throws -> OutlineChange<String> {
    let name = try words.word("an option")
    var options = outline.options
    switch name {
    case "boxes": options.boxes = try words.one(of: BoxMode.self)
    case "partial-tap": options.partialTap = try words.one(of: PartialTap.self)
    case "reach": options.reach = try words.one(of: BoxReach.self)
    case "newcomers": options.newcomers = try words.one(of: NewcomerMark.self)
    case "disabled-children": options.disabledChildren = try words.one(of: DisabledChildren.self)
    case "limit":
      let atMost = words.take("off") ? nil : try words.number("a number of nodes")
      return outline.setCheckLimits(SelectionLimits(atMost: atMost))
    default: throw TraceSyntaxError("\"\(name)\" is not an option")
    }
    return try outline.setOptions(options)
  }

  private mutating func tableInput(
    _ verb: String, _ words: inout TraceWords
  ) throws -> OutlineChange<String> {
    switch verb {
    case "check": return try outline.check(SelectionSpans(words.rest()))
    case "uncheck": return try outline.uncheck(SelectionSpans(words.rest()))
    case "disable": return try outline.disable(SelectionSpans(words.rest()))
    case "enable": return try outline.enable(SelectionSpans(words.rest()))
    case "select": return try outline.select(SelectionSpans(words.rest()))
    case "deselect": return try outline.deselect(SelectionSpans(words.rest()))
    case "select-all": return try outline.selectAll()
    case "deselect-all": return try outline.deselectAll()
    case "save":
      saved = outline.snapshot
      return outline.change(from: outline)
    case "restore":
      guard let saved else { throw NothingSaved() }
      return try outline.restore(saved)
    case "undo": return outline.undo()
    case "redo": return outline.redo()
    case "tap": return try outline.tap(try words.word("a node"))
    case "click": return try outline.click(try words.word("a node"))
    case "toggle": return try outline.toggle(try words.word("a node"))
    case "extend": return try outline.extend(to: try words.word("a node"))
    case "extend-adding":
      return try outline.apply(.extendAdding(to: try words.word("a node")))
    case "focus": return try outline.apply(.focus(try words.word("a node")))
    default: throw TraceSyntaxError("\"\(verb)\" is not a statement about an outline")
    }
  }
}

/// Expectations.
extension OutlinePlayer {
  private func mismatch(_ words: inout TraceWords) throws(TraceSyntaxError) -> TraceMismatch? {
    let what = try words.word("what is expected")
    var said = words.rest()
    if what == "error" { return errorMismatch(said.joined(separator: " ")) }
    let found: [String]
    switch what {
    case "state":
      let words: [String: CountedRows] = ["all": .all, "changeable": .enabled, "shown": .shown]
      let counting = said.first.flatMap { words[$0] }
      if counting != nil { said.removeFirst() }
      found = said.map { state($0, counting ?? .all) }
    case "checked": found = outline.checkedLeaves
    case "tops": found = outline.checkedTops
    case "topmost": found = outline.topmostSelected
    case "shown": found = outline.shownRows
    case "selected": found = outline.selectedRows
    case "hidden": found = outline.hiddenSelectedRows
    case "missing": found = outline.missingIDs
    case "redraw": found = change.rowsToRedraw
    case "lead": found = outline.lead.map { [$0] } ?? []
    case "anchor": found = outline.anchor.map { [$0] } ?? []
    case "collapsed":
      // A group that isn't loaded counts as collapsed without being listed.
      found = outline.allRows.filter { outline.isLoaded($0) && !outline.isExpanded($0) }
        .filter(outline.isGroup)
    case "calls": found = change.rows.calls.map { "\($0)" }
    case "count":
      switch outline.checkedLeafCount {
      case .exactly(let count): found = ["\(count)"]
      case .atLeast(let count, let unloaded): found = ["at-least", "\(count)", "\(unloaded)"]
      }
    default: throw TraceSyntaxError("\"\(what)\" can't be expected of an outline")
    }
    let wanted = said == ["none"] ? [] : said
    return found == wanted ? nil : TraceMismatch(expected: text(wanted), found: text(found))
  }

  private func text(_ words: [String]) -> String {
    words.isEmpty ? "none" : words.joined(separator: " ")
  }

  /// A node's state, as the character that follows the node: `+` if all nodes are checked, `-` if
  /// some are checked, otherwise no character.
  private func state(_ word: String, _ counting: CountedRows) -> String {
    let id = word.last == "+" || word.last == "-" ? String(word.dropLast()) : word
    return switch outline.state(of: id, counting: counting) {
    case .all: id + "+"
    case .partial: id + "-"
    case nil: "no " + id
    default: id
    }
  }

  private func errorMismatch(_ words: String) -> TraceMismatch? {
    guard let error else {
      return TraceMismatch(expected: "an error", found: "none")
    }
    let found = error.description
    let holds = words.isEmpty || found.split(separator: " ").joined(separator: " ").contains(words)
    return holds ? nil : TraceMismatch(expected: "\"\(words)\"", found: "\"\(found)\"")
  }
}
