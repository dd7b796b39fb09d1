// SPDX-License-Identifier: MIT
import SelectionCore
import SelectionOutline

/// Changes of the naive tree.
extension NaiveOutline {
  /// The state of the tree before an edit.
  private struct Before {
    let states: [ObjectIdentifier: MarkedPart]
    let unloaded: Set<ObjectIdentifier>
    let checked: Set<ObjectIdentifier>
    let bearers: Set<ObjectIdentifier>
    let order: [NaiveNode]
    /// The checked nodes of exclusive groups, and their groups.
    let chosen: [(node: NaiveNode, group: NaiveNode)]
    let selected: [NaiveNode]
    let shown: [NaiveNode]
    let parents: [ObjectIdentifier: NaiveNode]
    let below: [ObjectIdentifier: [ObjectIdentifier]]

    func parent(_ node: NaiveNode) -> NaiveNode? { parents[ObjectIdentifier(node)] }

    private func place(_ node: NaiveNode) -> Int { order.firstIndex { $0 === node } ?? 0 }

    /// A node and the nodes below it that had checkmarks of their own.
    func bearers(below node: NaiveNode) -> Set<ObjectIdentifier> {
      bearers.intersection(below[ObjectIdentifier(node)] ?? [])
    }

    /// The nodes after one, in their order.
    func after(_ node: NaiveNode) -> [NaiveNode] { Array(order[(place(node) + 1)...]) }

    /// The nodes before one, the nearest first.
    func above(_ node: NaiveNode) -> [NaiveNode] { order[..<place(node)].reversed() }
  }

  /// Edits the tree, and updates marks, groups and the focus.
  ///
  /// - Parameter body: Returns the new nodes, and the marks that the app gives.
  func edit(_ body: () -> [(node: NaiveNode, given: Bool?)]) {
    let all = all
    let before = Before(
      states: Dictionary(uniqueKeysWithValues: all.map { (ObjectIdentifier($0), state($0)) }),
      unloaded: Set(all.filter { !$0.isLoaded }.map(ObjectIdentifier.init)),
      checked: marks.checked,
      bearers: Set(all.filter { $0.bears }.map(ObjectIdentifier.init)), order: all,
      chosen: all.filter { $0.isRadio && $0.mark }.compactMap { node in
        node.parent.map { (node, $0) }
      },
      selected: all.filter { $0.isSelected }, shown: shown,
      parents: Dictionary(
        uniqueKeysWithValues: all.compactMap { node in
          node.parent.map { (ObjectIdentifier(node), $0) }
        }),
      below: Dictionary(
        uniqueKeysWithValues: all.map {
          (ObjectIdentifier($0), $0.preorder.map(ObjectIdentifier.init))
        }))
    let oldLead = lead
    var data = DataMarks()
    let told = body()
    let new = Set(told.map { ObjectIdentifier($0.node) }.filter { before.states[$0] == nil })
    for node in self.all {
      let id = ObjectIdentifier(node)
      if !node.children.isEmpty { (node.isGroup, node.isLoaded) = (true, true) }
      if !node.isLoaded, !before.unloaded.contains(id) { node.isCollapsed = true }
      guard options.boxes == .cascading, !new.contains(id) else { continue }
      if !node.bears { node.mark = false }
      if !node.bears, before.bearers.contains(id) { data.checked[id] = false }
      if node.bears, !before.bearers.contains(id) {
        node.mark = before.states[id] == .all
        data.heirs[id] = before.bearers(below: node)
      }
    }
    for (node, given) in told where options.boxes == .independent || node.bears {
      let id = ObjectIdentifier(node)
      if node.isSaidPartly, options.boxes == .cascading {
        (node.mark, node.isPartly) = (false, true)
        data.heirs[id] = nil
      } else if let given {
        (node.mark, node.isPartly) = (given, false)
        data.heirs[id] = nil
      } else if new.contains(id) {
        let sources = options.boxes == .cascading ? sources(of: node, new, before) : nil
        node.mark = sources.map { !$0.isEmpty && $0.isSubset(of: before.checked) } ?? false
        data.heirs[id] = sources
      } else {
        continue
      }
      (data.checked[id], data.partly[id]) = (node.mark, node.isPartly)
    }
    keepOneOfExclusive(
      preferring: before.chosen.filter { $0.node.parent === $0.group }.map { $0.node })
    keepPartly()
    let there = Set(self.all.map(ObjectIdentifier.init))
    func stayed(_ node: NaiveNode?) -> NaiveNode? {
      guard let node, let place = before.order.firstIndex(where: { $0 === node }) else {
        return nil
      }
      let stays = { (node: NaiveNode) in there.contains(ObjectIdentifier(node)) }
      return before.order[place...].first(where: stays) ?? before.order[..<place].last(where: stays)
    }
    (lead, anchor) = (stayed(lead), stayed(anchor))
    liftFocus()
    changeSteps(data)
    if selectsSibling { selectSuccessor(before, oldLead) }
  }

  /// Selects a node if all that were selected are gone: a sibling, the group, or any other near it.
  private func selectSuccessor(_ before: Before, _ lead: NaiveNode?) {
    let there = all
    func isThere(_ node: NaiveNode) -> Bool { there.contains { $0 === node } }
    guard let last = before.selected.last, !before.selected.contains(where: isThere) else { return }
    let place = lead.flatMap { isThere($0) ? nil : $0 } ?? last
    var top = place
    while let parent = before.parent(top), !isThere(parent) { top = parent }
    var groups = [top]
    while let parent = before.parent(groups[groups.count - 1]) { groups.append(parent) }
    let (next, previous) = (before.after(top), before.above(top))
    let isSibling = { (node: NaiveNode) in before.parent(node) === before.parent(top) }
    let rows = before.after(place) + before.above(place)
    let wasShown = { (node: NaiveNode) in before.shown.contains { $0 === node } }
    let candidates =
      next.filter(isSibling) + previous.filter(isSibling) + groups.dropFirst()
      + rows.filter(wasShown) + rows
    let found = candidates.first { isThere($0) && self.isShown($0) && $0.isEnabled }
    guard let found else { return }
    found.isSelected = true
    (self.lead, anchor) = (found, found)
  }

  /// The nodes whose checkmarks a new node has, now and in each step.
  private func sources(
    of node: NaiveNode, _ new: Set<ObjectIdentifier>, _ before: Before
  ) -> Set<ObjectIdentifier>? {
    let inherits = options.newcomers == .inherit
    guard let group = node.ancestors.first(where: { !new.contains(ObjectIdentifier($0)) }) else {
      return inherits ? before.bearers : nil
    }
    if before.unloaded.contains(ObjectIdentifier(group)) { return [ObjectIdentifier(group)] }
    let isChosen = group.isExclusive && node.parent === group
    return inherits && !isChosen ? before.bearers(below: group) : nil
  }

  func detach(_ node: NaiveNode) {
    if let parent = node.parent {
      parent.children.removeAll { $0 === node }
    } else {
      roots.removeAll { $0 === node }
    }
    node.parent = nil
  }

  func attach(_ nodes: [NaiveNode], to parent: NaiveNode?, at place: Int) {
    for node in nodes { node.parent = parent }
    if let parent {
      parent.children.insert(contentsOf: nodes, at: place)
    } else {
      roots.insert(contentsOf: nodes, at: place)
    }
  }

  /// Makes trees of nodes with depths.
  func made(_ told: [OutlineNode<Int>]) -> (roots: [NaiveNode], told: [(NaiveNode, Bool?)]) {
    let old = Dictionary(uniqueKeysWithValues: all.map { ($0.id, $0) })
    var (roots, path, all): ([NaiveNode], [NaiveNode], [(NaiveNode, Bool?)]) = ([], [], [])
    for item in told {
      let node = old[item.id] ?? NaiveNode(item.id)
      (node.parent, node.children) = (nil, [])
      node.isGroup = node.isGroup || item.kind != .leaf
      if item.kind != .leaf { node.isLoaded = item.kind != .unloaded }
      node.isSaidPartly = item.isPartlyChecked && item.kind == .unloaded
      path.removeLast(path.count - item.depth)
      if let parent = path.last {
        node.parent = parent
        parent.children.append(node)
      } else {
        roots.append(node)
      }
      path.append(node)
      ever.append(node)
      all.append((node, item.isChecked))
    }
    return (roots, all)
  }

  /// The nodes that new contents name, nil for new ones.
  ///
  /// Of several of one identity it is that of the same group, else the first that is left. If fewer
  /// are told than there are, those that don't pass the filter come last.
  func matched(_ told: [OutlineNode<Int>], _ identity: (Int) -> Int) -> [NaiveNode?] {
    var left = all
    func isKept(_ node: NaiveNode) -> Bool {
      !isFiltered || node.preorder.contains { $0.passes }
    }
    func twins(_ id: Int) -> [NaiveNode] { left.filter { identity($0.id) == id } }
    for id in Set(told.map { $0.id }) where told.count(where: { $0.id == id }) < twins(id).count {
      let last = twins(id).filter { !isKept($0) }
      left.removeAll { node in last.contains { $0 === node } }
      left += last
    }
    var matched: [NaiveNode?] = told.map { _ in nil }
    func match(_ place: Int, _ fits: (NaiveNode) -> Bool) {
      guard matched[place] == nil else { return }
      let found = left.firstIndex { identity($0.id) == told[place].id && fits($0) }
      matched[place] = found.map { left.remove(at: $0) }
    }
    for isLast in [false, true] {
      for (place, node) in told.enumerated() {
        let group = told[..<place].lastIndex { $0.depth < node.depth }
        let parent = group.flatMap { matched[$0] }
        if group == nil || parent != nil { match(place) { $0.parent === parent } }
        if isLast { match(place) { _ in true } }
      }
    }
    return matched
  }

  func update(to nodes: [OutlineNode<Int>], vanished: VanishedRows) {
    edit {
      let (order, parents) = (all, Dictionary(uniqueKeysWithValues: all.map { ($0.id, $0.parent) }))
      let made = made(nodes)
      roots = made.roots
      guard vanished == .hidden else { return made.told.map { ($0.0, $0.1) } }
      let told = Set(nodes.map { $0.id })
      for node in order {
        node.passes = told.contains(node.id)
        if !node.passes { node.children.removeAll() }
      }
      for node in made.told { node.0.passes = true }
      // Nodes with new contents were placed by `made`; vanished ones follow in old order.
      for (place, node) in order.enumerated() where !told.contains(node.id) {
        let parent = parents[node.id] ?? nil
        let siblings = order[..<place].filter { parents[$0.id] ?? nil === parent }
        let children = parent?.children ?? roots
        let before = siblings.last { sibling in children.contains { $0 === sibling } }
        let at = before.flatMap { b in children.firstIndex { $0 === b } }.map { $0 + 1 } ?? 0
        attach([node], to: parent, at: at)
      }
      isFiltered = order.contains { !told.contains($0.id) }
      return made.told.map { ($0.0, $0.1) }
    }
  }
}
