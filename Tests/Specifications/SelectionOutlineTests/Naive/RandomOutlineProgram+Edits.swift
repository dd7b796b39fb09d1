// SPDX-License-Identifier: MIT
import SelectionCore
import SelectionOutline

/// Changes to the tree, and the history.
extension RandomOutlineProgram {
  mutating func insert(_ node: NaiveNode?) {
    let new = Self.nodes(Int.random(in: 0...3, using: &random), &nextID, &random)
    let told = new.named(pair.identity)
    var place = OutlinePlace<Int>.end
    if let node {
      let id = name(node.id)
      place = random.one(of: [.before(id), .after(id), .firstIn(id), .lastIn(id), .end])
    }
    if case .firstIn = place, node?.isLoaded == false { return }
    if case .lastIn = place, node?.isLoaded == false { return }
    apply("insert \(new.map { ($0.id, $0.depth, $0.kind, $0.isChecked) }) \(place)") {
      try $0.insert(told, at: place)
    } as: { naive in
      naive.edit {
        let made = naive.made(new)
        attach(made.roots, at: place, node, in: naive)
        return made.told.map { ($0.0, $0.1) }
      }
    }
  }

  mutating func someNodes() -> [NaiveNode] {
    pair.naive.all.filter { node in
      Int.random(in: 0..<4, using: &random) == 0 && pair.addressed(node) === node
    }
  }

  func topmost(_ nodes: [NaiveNode]) -> [NaiveNode] {
    nodes.filter { node in !node.ancestors.contains { above in nodes.contains { $0 === above } } }
  }

  mutating func remove() {
    var nodes = someNodes()
    let selected = pair.naive.all.filter { $0.isSelected }
    switch Int.random(in: 0..<4, using: &random) {
    case 0: nodes += selected
    case 1: nodes = selected.map { $0.parent ?? $0 }
    default: break
    }
    nodes = nodes.map(pair.addressed)
    let (tops, ids) = (topmost(nodes), names(nodes))
    apply("remove \(ids)") {
      try $0.remove(ids)
    } as: { naive in
      naive.edit {
        for node in tops { naive.detach(node) }
        return []
      }
    }
  }

  mutating func move(_ target: NaiveNode) {
    let nodes = someNodes()
    let tops = topmost(nodes)
    let (id, ids) = (name(target.id), names(nodes))
    let place: OutlinePlace<Int> =
      random.one(of: [.before(id), .after(id), .firstIn(id), .lastIn(id), .end])
    let isInto =
      if case .firstIn = place { true } else if case .lastIn = place { true } else { false }
    if isInto, !target.isLoaded { return }
    let above = isInto ? [target] + target.ancestors : target.ancestors
    if place != .end, above.contains(where: { above in tops.contains { $0 === above } }) {
      return pair.expectRefused("move \(ids) \(place)") { try $0.move(ids, to: place) }
    }
    apply("move \(ids) \(place)") {
      try $0.move(ids, to: place)
    } as: { naive in
      naive.edit {
        // A stand-in keeps the place, even if the target is moved itself.
        let standIn = NaiveNode(-1)
        attach([standIn], at: place, target, in: naive)
        for node in tops { naive.detach(node) }
        let siblings = standIn.parent?.children ?? naive.roots
        let at = siblings.firstIndex { $0 === standIn } ?? 0
        naive.attach(tops, to: standIn.parent, at: at)
        naive.detach(standIn)
        return []
      }
    }
  }

  mutating func load(_ node: NaiveNode) {
    let id = name(node.id)
    if let group = pair.naive.all.first(where: { !$0.isLoaded && pair.addressed($0) === $0 }),
      Bool.random(using: &random)
    {
      let new = Self.nodes(Int.random(in: 0...3, using: &random), &nextID, &random)
      let (told, id) = (new.named(pair.identity), name(group.id))
      return apply("load \(id) \(new.map { ($0.id, $0.depth, $0.isChecked) })") {
        try $0.loadChildren(told, of: id)
      } as: { naive in
        naive.edit {
          let made = naive.made(new)
          naive.attach(made.roots, to: group, at: 0)
          return made.told.map { ($0.0, $0.1) }
        }
        group.isLoaded = true
        naive.keepPartly()
      }
    }
    apply("forget \(id)") {
      try $0.forgetChildren(of: id, losingPartialMarks: true)
    } as: { naive in
      naive.edit {
        for child in node.children { naive.detach(child) }
        return []
      }
      if node.isLoaded { node.isCollapsed = true }
      (node.isGroup, node.isLoaded) = (true, false)
    }
  }

  mutating func disable(_ node: NaiveNode) {
    let isEnabled = Bool.random(using: &random)
    let id = name(node.id)
    apply("enable \(id) \(isEnabled)") {
      try $0.setEnabled(isEnabled, [id])
    } as: { _ in
      node.isDisabledByName = !isEnabled
    }
  }

  mutating func select(_ node: NaiveNode) {
    let nodes = someNodes()
    let ids = names(nodes)
    apply("select \(ids)") {
      try $0.setSelected(SelectionSpans(ids))
    } as: {
      $0.setSelected(nodes.map { $0.id })
    }
  }

  mutating func update() {
    var old = someNodes().map { $0.id }.shuffled(using: &random)
    if Bool.random(using: &random) { old = pair.naive.all.map { $0.id } }
    let new = Self.nodes(old.count + Int.random(in: 0...2, using: &random), &nextID, &random)
    let nodes = zip(new, old.map(Optional.some) + [nil, nil]).map { node, id in
      var node = node
      node.id = id ?? node.id
      return node
    }
    let vanished = Bool.random(using: &random) ? VanishedRows.gone : .hidden
    let told = nodes.named(pair.identity)
    let matched = hasTwins ? numbered(told) : nodes
    apply("update \(told.map { ($0.id, $0.depth, $0.kind, $0.isChecked) }) \(vanished)") {
      try $0.update(to: told, vanished: vanished)
    } as: {
      $0.update(to: matched, vanished: vanished)
    }
  }

  /// The nodes by the numbers of the naive model, in which each node has its own; new ones get new
  /// numbers.
  private mutating func numbered(_ told: [OutlineNode<Int>]) -> [OutlineNode<Int>] {
    zip(told, pair.naive.matched(told, pair.identity)).map { node, old in
      var node = node
      if let old {
        node.id = old.id
      } else {
        let id = node.id
        repeat { nextID += 1 } while name(nextID) != id
        node.id = nextID
      }
      return node
    }
  }

  mutating func history() {
    let isUndo = Bool.random(using: &random)
    let name = isUndo ? "undo" : "redo"
    log.append(name)
    pair.apply(name) { outline, naive in
      let change = isUndo ? outline.undo() : outline.redo()
      isUndo ? naive.undo() : naive.redo()
      // The core determines the anchor and lead of a step.
      let rows = outline.rows
      func node(_ row: Int?) -> NaiveNode? { row.map { naive.all[$0] } }
      (naive.lead, naive.anchor) = (node(rows.wholeLead), node(rows.wholeAnchor))
      return change
    }
  }
}

/// Puts nodes at a place in the naive tree.
private func attach(
  _ nodes: [NaiveNode], at place: OutlinePlace<Int>, _ node: NaiveNode?, in naive: NaiveOutline
) {
  guard let node else { return naive.attach(nodes, to: nil, at: naive.roots.count) }
  let siblings = node.parent?.children ?? naive.roots
  let at = siblings.firstIndex { $0 === node } ?? 0
  switch place {
  case .before: naive.attach(nodes, to: node.parent, at: at)
  case .after: naive.attach(nodes, to: node.parent, at: at + 1)
  case .firstIn: naive.attach(nodes, to: node, at: 0)
  case .lastIn: naive.attach(nodes, to: node, at: node.children.count)
  case .end: naive.attach(nodes, to: nil, at: naive.roots.count)
  }
}
