// SPDX-License-Identifier: MIT
import SelectionCore
import SelectionOutline

/// An app with a random tree, which it loads group by group.
struct OutlineApp {
  var random: SplitMix
  /// The whole tree in preorder; each group has an identity of its own, leaves may share one.
  private(set) var nodes: [OutlineNode<Int>] = []
  private(set) var exclusive: [Int] = []
  /// The nodes that changes have named as missing since the last start-up.
  private(set) var named: [Int] = []
  private var nextID = 100
  /// The last identity that several leaves may have.
  private static let lastTwin = 2

  init(seed: UInt64) {
    random = SplitMix(seed: seed)
    for _ in 0..<Int.random(in: 1...14, using: &random) { add() }
  }

  /// The marks of a tree, by numbers.
  struct Marks: Equatable {
    var checked: RowSet
    var selected: RowSet
    var collapsed: RowSet

    init(_ outline: OutlineSelection<Int>) {
      (checked, selected) = (outline.checked, outline.rows.selectedNumbers)
      collapsed = outline.forest.collapsed
    }
  }

  // The tree.
  private func end(_ node: Int) -> Int {
    nodes[(node + 1)...].firstIndex { $0.depth <= nodes[node].depth } ?? nodes.count
  }

  private func isGroup(_ node: Int) -> Bool { nodes[node].kind == .group }

  private mutating func add() {
    let place = Int.random(in: 0...nodes.count, using: &random)
    nextID += 1
    let isTwin = Int.random(in: 0..<4, using: &random) == 0
    let isGroup = !isTwin && Bool.random(using: &random)
    let depth =
      place == 0
      ? 0 : nodes[place - 1].depth + (self.isGroup(place - 1) ? 1 : 0)
    let least = place < nodes.count ? nodes[place].depth : 0
    let id = isTwin ? Int.random(in: 1...Self.lastTwin, using: &random) : nextID
    nodes.insert(
      OutlineNode(
        id, depth: least <= depth ? Int.random(in: least...depth, using: &random) : least,
        kind: isGroup ? .group : .leaf), at: place)
  }

  /// Adds and removes nodes, and makes groups exclusive.
  mutating func change() {
    for _ in 0..<Int.random(in: 0...2, using: &random) { add() }
    for _ in 0..<Int.random(in: 0...2, using: &random) where nodes.count > 1 {
      let node = Int.random(in: nodes.indices, using: &random)
      nodes.removeSubrange(node..<end(node))
    }
    exclusive = nodes.filter { _ in Int.random(in: 0..<6, using: &random) == 0 }
      .filter { $0.kind == .group }.map { $0.id }
  }

  // The outline.
  func whole() throws -> OutlineSelection<Int> {
    var outline = try OutlineSelection(nodes: nodes)
    outline.enableUndo()
    return outline
  }

  /// Taps boxes, selects, and collapses.
  mutating func use(_ outline: inout OutlineSelection<Int>, taps: Int) throws {
    for _ in 0..<taps {
      guard let row = (0..<outline.count).randomElement(using: &random) else { return }
      switch Int.random(in: 0..<6, using: &random) {
      case 0:
        // By number, because an identity means the first of several nodes.
        let path = outline.rows.path(ofRow: row)
        if let path { try outline.apply(byPath: .toggle(path)) }
      case 1: try outline.collapse(node: row)
      case 2: try outline.expandAll()
      default: try outline.tapBox(node: row)
      }
    }
  }

  /// Starts with some groups not loaded, restores a snapshot, and loads groups, some of which it
  /// expands.
  mutating func startUp(
    with snapshot: OutlineSnapshot<Int>, loads: Int, keepsAllCollapsed: Bool = false
  ) throws -> OutlineSelection<Int> {
    named = []
    var (shown, place) = ([OutlineNode<Int>](), 0)
    while place < nodes.count {
      var node = nodes[place]
      let isUnloaded = isGroup(place) && Int.random(in: 0..<2, using: &random) == 0
      if isUnloaded { node.kind = .unloaded }
      shown.append(node)
      place = isUnloaded ? end(place) : place + 1
    }
    var outline = try OutlineSelection<Int>()
    outline.enableUndo()
    let steps = ["contents", "restore"].shuffled(using: &random)
    for step in steps {
      if step == "restore" {
        note(try outline.restore(snapshot), isRestoration: true, outline)
      } else {
        note(try outline.update(to: shown, vanished: .gone), outline)
        // An outline without contents has no groups.
        let groups = exclusive.filter { outline.isGroup($0) }
        note(try outline.setExclusive(true, groups), outline)
      }
    }
    for _ in 0..<min(loads, 1000) {
      let unloaded = outline.allRows.filter { !outline.isLoaded($0) }
      guard let group = unloaded.randomElement(using: &random) else { break }
      try load(group, of: &outline, keepsAllCollapsed: keepsAllCollapsed)
    }
    return outline
  }

  private mutating func load(
    _ id: Int, of outline: inout OutlineSelection<Int>, keepsAllCollapsed: Bool
  ) throws {
    guard let group = nodes.firstIndex(where: { $0.id == id }) else { return }
    if !keepsAllCollapsed, Bool.random(using: &random) { try outline.expand(id) }
    var (children, place) = ([OutlineNode<Int>](), group + 1)
    while place < end(group) {
      var node = nodes[place]
      node.depth -= nodes[group].depth + 1
      let isUnloaded = isGroup(place) && Bool.random(using: &random)
      if isUnloaded { node.kind = .unloaded }
      children.append(node)
      place = isUnloaded ? end(place) : place + 1
    }
    note(try outline.loadChildren(children, of: id), outline)
  }

  private mutating func note(
    _ change: OutlineChange<Int>, isRestoration: Bool = false, _ outline: OutlineSelection<Int>
  ) {
    var missing = change.missingChecked
    if isRestoration {
      // Those that wait are lost only if they never come.
      for id in outline.missingIDs {
        if let i = missing.firstIndex(of: id) { missing.remove(at: i) }
      }
    }
    named += missing + change.unchecked
  }

  /// A checked node of a snapshot that an outline has neither checked nor named, and doesn't wait
  /// for; or a checked node that the snapshot doesn't have.
  ///
  /// A snapshot doesn't say the marks that a tap on a group has replaced.
  func lost(from snapshot: OutlineSnapshot<Int>, in outline: OutlineSelection<Int>) -> String? {
    /// Whether the box of a group, or of one above it, was set after the snapshot's checkmarks.
    func isDecided(_ group: Int?) -> Bool {
      sequence(first: group) { $0.map(outline.parent) }.contains { group in
        group.map(snapshot.decided.contains) ?? false
      }
    }
    var saved = snapshot.marks.checked.values.flatMap { $0 }
      .filter { !isDecided(outline.parent(of: $0)) }
    saved += snapshot.twins.filter { $0.marks.contains(.checked) && !isDecided($0.place.parent) }
      .map { $0.id }
    let checked = outline.checkedLeaves
    var found = checked + outline.missingIDs + named
    // A group that has nodes now has passed its checkmark on.
    found += outline.allRows.filter { !outline.children(of: $0).isEmpty }
    for id in saved {
      guard let i = found.firstIndex(of: id) else {
        return "\(id) is lost of \(saved)\n\(outline)\nnamed \(named)"
      }
      found.remove(at: i)
    }
    for id in checked where !saved.contains(id) && id > Self.lastTwin {
      var above = outline.parent(of: id)
      while let group = above, !saved.contains(group) { above = outline.parent(of: group) }
      if above == nil { return "\(id) came to be checked, of \(saved)\n\(outline)" }
    }
    return nil
  }
}

extension OutlineSelection<Int> {
  /// The states that the outline's own snapshot doesn't give back; nil if it gives back all.
  var changedByRestoringItself: String? {
    get throws {
      var restored = self
      let change = try restored.restore(snapshot)
      let isSame =
        OutlineApp.Marks(restored) == OutlineApp.Marks(self)
        && Set(restored.missingIDs) == Set(missingIDs) && restored.lead == lead
        && restored.anchor == anchor && restored.undoCount == undoCount
        && change.rowsToRedraw.isEmpty
      return isSame ? nil : "\(self)\nrestored\n\(restored)\n\(snapshot)"
    }
  }
}
