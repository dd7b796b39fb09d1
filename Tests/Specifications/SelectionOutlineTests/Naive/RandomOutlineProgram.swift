// SPDX-License-Identifier: MIT
import SelectionCore
import SelectionOutline

/// A random program of inputs to an outline and its naive model.
struct RandomOutlineProgram {
  var random: SplitMix
  var pair: OutlinePair
  var nextID: Int
  var log: [String] = []

  var failures: [String] { pair.failures }

  /// Whether several nodes may have one identity.
  let hasTwins: Bool

  /// The identity of a node of the naive model.
  func name(_ number: Int) -> Int { pair.identity(number) }

  func names(_ nodes: [NaiveNode]) -> [Int] { nodes.map { pair.identity($0.id) } }

  init(seed: UInt64) throws { try self.init(SplitMix(seed: seed)) }

  /// - Throws: never, because the nodes are well formed.
  init(_ choices: SplitMix) throws {
    random = choices
    var options = OutlineOptions()
    if Int.random(in: 0..<4, using: &random) == 0 { options.boxes = .independent }
    options.partialTap = random.one(of: PartialTap.allCases)
    if Bool.random(using: &random) { options.reach = .whole }
    if Bool.random(using: &random) { options.newcomers = .inherit }
    if Bool.random(using: &random) { options.disabledChildren = .follow }
    let count = Int.random(in: 0...12, using: &random)
    nextID = 0
    let nodes = Self.nodes(count, &nextID, &random)
    hasTwins = Int.random(in: 0..<4, using: &random) == 0
    let kinds = Int.random(in: 2...7, using: &random)
    let isTwin = hasTwins
    pair = try OutlinePair(nodes, options) { isTwin ? $0 % kinds : $0 }
    if Bool.random(using: &random) { pair.selectSiblings() }
    log = ["\(options)"] + nodes.map { "\($0)" }
  }

  static func nodes(
    _ count: Int, _ nextID: inout Int, _ random: inout SplitMix
  ) -> [OutlineNode<Int>] {
    var depth = 0
    return (0..<count).map { _ in
      nextID += 1
      let node = OutlineNode(
        nextID, depth: depth,
        kind: random.one(of: [.leaf, .leaf, .group, .unloaded]),
        isChecked: random.one(of: [nil, nil, true, false]),
        isPartlyChecked: Int.random(in: 0..<4, using: &random) == 0)
      depth = Int.random(in: 0...(depth + 1), using: &random)
      return node
    }
  }

  mutating func run() throws {
    if Int.random(in: 0..<3, using: &random) == 0 {
      for group in pair.naive.all where !group.bears { exclude(pair.addressed(group)) }
    }
    for _ in 0..<Int.random(in: 1...25, using: &random) {
      step()
      if !failures.isEmpty { return }
      if let changed = try pair.outline.changedByRestoringItself {
        return pair.fail("restoring its own snapshot: \(changed)")
      }
    }
  }

  mutating func step() {
    let choice = Int.random(in: 0..<23, using: &random)
    guard let any = pair.naive.all.randomElement(using: &random) else { return insert(nil) }
    let node = pair.addressed(any)
    let id = name(node.id)
    let naive = pair.naive
    switch choice {
    case 0..<3: tap(node)
    case 3:
      // Something happens between taps on one group.
      let group = node.parent ?? node
      for _ in 0..<2 { tap(pair.addressed(group)) }
      step()
      if naive.node(group.id) === group { tap(pair.addressed(group)) }
    case 4:
      // Something happens in a range of boxes.
      extendBoxes()
      guard Bool.random(using: &random) else { return }
      step()
      extendBoxes()
    case 5:
      let selected = random.one(of: CollapsedSelection.allCases)
      apply("collapse \(id) \(selected)") {
        try $0.collapse(id, selected: selected)
      } as: {
        $0.collapse([node], selected)
      }
    case 6:
      apply("expand \(id)") {
        try $0.expand(id)
      } as: { _ in
        node.isCollapsed = false
      }
    case 7: openMany(node)
    case 8: filter()
    case 9, 10: insert(node)
    case 11: remove()
    case 12: move(node)
    case 13: load(node)
    case 14: disable(node)
    case 15: select(node)
    case 16:
      let isChecked = Bool.random(using: &random)
      apply("check \(id) \(isChecked)") {
        try $0.setChecked(isChecked, [id])
      } as: {
        $0.setChecked(isChecked, node)
      }
    case 17: update()
    case 18: history()
    case 19: exclude(node)
    case 20: limit(node)
    case 21: key()
    default:
      if Bool.random(using: &random) {
        apply("tap all") {
          try $0.tapAllBoxes()
        } as: {
          $0.tap($0.all, at: nil)
        }
      } else {
        apply("tap subtree \(id)") {
          try $0.tapSubtree(id)
        } as: {
          $0.options.boxes == .cascading || node.isRadio
            ? $0.tapBox(node) : $0.tap(node.preorder, at: node)
        }
      }
    }
  }

  mutating func apply(
    _ name: String, _ outline: (inout OutlineSelection<Int>) throws -> OutlineChange<Int>,
    as naive: (NaiveOutline) -> Void
  ) {
    log.append(name)
    pair.apply(name) {
      let change = try outline(&$0)
      naive($1)
      return change
    }
  }

  private mutating func extendBoxes() {
    let naive = pair.naive
    guard let any = naive.shown.randomElement(using: &random),
      naive.anchor == nil || naive.read(naive.anchor) === naive.anchor
    else { return }
    let (shown, id) = (pair.addressed(any), name(any.id))
    apply("extend boxes \(id)") {
      try $0.extendBoxes(to: id)
    } as: {
      $0.extendBoxes(to: shown)
    }
  }

  private mutating func tap(_ node: NaiveNode) {
    let id = name(node.id)
    apply("tap \(id)") {
      try $0.tapBox(id)
    } as: {
      $0.tapBox(node)
    }
  }

  mutating func openMany(_ node: NaiveNode) {
    let id = name(node.id)
    switch Int.random(in: 0..<4, using: &random) {
    case 0:
      apply("expand all \(id)") {
        try $0.expandAll(under: id)
      } as: { _ in
        for node in node.preorder { node.isCollapsed = false }
      }
    case 1:
      apply("expand all") {
        try $0.expandAll()
      } as: {
        for node in $0.all { node.isCollapsed = false }
      }
    case 2:
      let selected = random.one(of: CollapsedSelection.allCases)
      apply("collapse all \(id) \(selected)") {
        try $0.collapseAll(under: id, selected: selected)
      } as: {
        $0.collapse(node.preorder, selected)
      }
    default:
      apply("reveal \(id)") {
        try $0.reveal(id)
      } as: { _ in
        for group in node.ancestors { group.isCollapsed = false }
      }
    }
  }

  mutating func filter() {
    if Bool.random(using: &random) {
      return apply("filter none") {
        try $0.filter(nil)
      } as: {
        $0.isFiltered = false
        for node in $0.all { node.passes = true }
      }
    }
    let ids = names(pair.naive.all.filter { _ in Int.random(in: 0..<3, using: &random) == 0 })
    let identity = pair.identity
    apply("filter \(ids)") {
      try $0.filter(ids)
    } as: {
      $0.isFiltered = true
      for node in $0.all { node.passes = ids.contains(identity(node.id)) }
    }
  }
}
