// SPDX-License-Identifier: MIT
import Foundation
import SelectionCore
import SelectionOutline
import XCTest

/// Goal: an outline does as its judge, a tree of objects, whatever happens to it.
///
/// Method: random
/// programs with seeds; SEED and PROGRAMS in the environment choose others.
final class RandomOutlineTests: XCTestCase {
  func testRandomPrograms() throws {
    let environment = ProcessInfo.processInfo.environment
    let programs = environment["PROGRAMS"].flatMap { UInt64($0) } ?? 600
    let first = environment["SEED"].flatMap { UInt64($0) } ?? 1
    for seed in first..<(first + programs) {
      var program = RandomOutlineProgram(seed: seed)
      try program.run()
      if !program.failures.isEmpty {
        return XCTFail(
          "SEED=\(seed) PROGRAMS=1\n" + program.log.joined(separator: "\n") + "\n"
            + program.failures.prefix(3).joined(separator: "\n"))
      }
    }
  }
}

struct RandomOutlineProgram {
  private var random: SplitMix
  private var pair: OutlinePair
  private var nextID: Int
  private(set) var log: [String] = []

  var failures: [String] { pair.failures }

  init(seed: UInt64) {
    random = SplitMix(seed: seed)
    var options = OutlineOptions()
    if Int.random(in: 0..<4, using: &random) == 0 { options.boxes = .independent }
    if Bool.random(using: &random) { options.partialTap = .unchecks }
    if Bool.random(using: &random) { options.reach = .whole }
    if Bool.random(using: &random) { options.newcomers = .inherit }
    let count = Int.random(in: 0...12, using: &random)
    nextID = 0
    let nodes = Self.nodes(count, &nextID, &random)
    // The nodes are well formed.
    pair = try! OutlinePair(nodes, options)
    log = [
      "\(options)", "\(nodes.map { "\($0.id)@\($0.depth)\($0.kind)\($0.isChecked as Bool?)" })",
    ]
  }

  private static func nodes(
    _ count: Int, _ nextID: inout Int, _ random: inout SplitMix
  ) -> [OutlineNode<Int>] {
    var depth = 0
    return (0..<count).map { _ in
      nextID += 1
      let node = OutlineNode(
        nextID, depth: depth,
        kind: [.leaf, .leaf, .group, .unloaded].randomElement(using: &random)!,
        isChecked: [nil, nil, true, false].randomElement(using: &random)!)
      depth = Int.random(in: 0...(depth + 1), using: &random)
      return node
    }
  }

  mutating func run() throws {
    for _ in 0..<Int.random(in: 1...25, using: &random) {
      step()
      if !failures.isEmpty { return }
    }
  }

  private mutating func step() {
    let choice = Int.random(in: 0..<20, using: &random)
    guard let node = pair.naive.all.randomElement(using: &random) else { return insert(nil) }
    let id = node.id
    let naive = pair.naive
    switch choice {
    case 0..<4:
      apply("tap \(id)") {
        try $0.tapBox(id)
      } as: {
        $0.tapBox(node)
      }
    case 4:
      guard let shown = naive.shown.randomElement(using: &random),
        naive.anchor == nil || naive.read(naive.anchor) === naive.anchor
      else { return }
      apply("extend boxes \(shown.id)") {
        try $0.extendBoxes(to: shown.id)
      } as: {
        $0.extendBoxes(to: shown)
      }
    case 5:
      let selected = CollapsedSelection.allCases.randomElement(using: &random)!
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
          $0.tap(node.preorder, at: node)
        }
      }
    }
  }

  private mutating func apply(
    _ name: String, _ outline: (inout OutlineSelection<Int>) throws -> OutlineChange<Int>,
    as naive: (NaiveOutline) -> Void
  ) {
    log.append(name)
    pair.apply(name) {
      let change = try outline(&$0)
      // Any other input ends a run.
      if !name.hasPrefix("extend") { $1.run = nil }
      naive($1)
      return change
    }
  }

  private mutating func openMany(_ node: NaiveNode) {
    let id = node.id
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
      let selected = CollapsedSelection.allCases.randomElement(using: &random)!
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

  private mutating func filter() {
    if Bool.random(using: &random) {
      return apply("filter none") {
        try $0.filter(nil)
      } as: {
        $0.isFiltered = false
        for node in $0.all { node.passes = true }
      }
    }
    let ids = pair.naive.all.map { $0.id }.filter { _ in Int.random(in: 0..<3, using: &random) == 0
    }
    apply("filter \(ids)") {
      try $0.filter(ids)
    } as: {
      $0.isFiltered = true
      for node in $0.all { node.passes = ids.contains(node.id) }
    }
  }

  private mutating func insert(_ node: NaiveNode?) {
    let new = Self.nodes(Int.random(in: 0...3, using: &random), &nextID, &random)
    let place: OutlinePlace<Int> =
      node.map { node in
        [.before(node.id), .after(node.id), .firstIn(node.id), .lastIn(node.id), .end]
          .randomElement(using: &random)!
      } ?? .end
    if case .firstIn = place, node?.isLoaded == false { return }
    if case .lastIn = place, node?.isLoaded == false { return }
    apply("insert \(new.map { ($0.id, $0.depth, $0.kind, $0.isChecked) }) \(place)") {
      try $0.insert(new, at: place)
    } as: { naive in
      naive.edit {
        let made = naive.made(new)
        attach(made.roots, at: place, node, in: naive)
        return made.told.map { ($0.0, $0.1) }
      }
    }
  }

  private mutating func someNodes() -> [NaiveNode] {
    pair.naive.all.filter { _ in Int.random(in: 0..<4, using: &random) == 0 }
  }

  private func topmost(_ nodes: [NaiveNode]) -> [NaiveNode] {
    nodes.filter { node in !node.ancestors.contains { above in nodes.contains { $0 === above } } }
  }

  private mutating func remove() {
    let nodes = someNodes()
    let tops = topmost(nodes)
    apply("remove \(nodes.map { $0.id })") {
      try $0.remove(nodes.map { $0.id })
    } as: { naive in
      naive.edit {
        for node in tops { naive.detach(node) }
        return []
      }
    }
  }

  private mutating func move(_ target: NaiveNode) {
    let nodes = someNodes()
    let tops = topmost(nodes)
    let place: OutlinePlace<Int> =
      [.before(target.id), .after(target.id), .firstIn(target.id), .lastIn(target.id), .end]
      .randomElement(using: &random)!
    let isInto =
      if case .firstIn = place { true } else if case .lastIn = place { true } else { false }
    if isInto, !target.isLoaded { return }
    let above = isInto ? [target] + target.ancestors : target.ancestors
    if place != .end, above.contains(where: { above in tops.contains { $0 === above } }) {
      let before = pair.outline
      XCTAssertThrowsError(try pair.outline.move(nodes.map { $0.id }, to: place))
      XCTAssertEqual(pair.outline, before)
      return
    }
    apply("move \(nodes.map { $0.id }) \(place)") {
      try $0.move(nodes.map { $0.id }, to: place)
    } as: { naive in
      naive.edit {
        // A stand-in keeps the place, also if the target is moved itself.
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

  private mutating func load(_ node: NaiveNode) {
    let id = node.id
    if let group = pair.naive.all.first(where: { !$0.isLoaded }), Bool.random(using: &random) {
      let new = Self.nodes(Int.random(in: 0...3, using: &random), &nextID, &random)
      return apply("load \(group.id) \(new.map { ($0.id, $0.depth, $0.isChecked) })") {
        try $0.loadChildren(new, of: group.id)
      } as: { naive in
        naive.edit {
          let made = naive.made(new)
          naive.attach(made.roots, to: group, at: 0)
          return made.told.map { ($0.0, $0.1) }
        }
        group.isLoaded = true
      }
    }
    apply("forget \(id)") {
      try $0.forgetChildren(of: id, losingPartialMarks: true)
    } as: { naive in
      naive.edit {
        for child in node.children { naive.detach(child) }
        return []
      }
      (node.isGroup, node.isLoaded) = (true, false)
    }
  }

  private mutating func disable(_ node: NaiveNode) {
    let isEnabled = Bool.random(using: &random)
    apply("enable \(node.id) \(isEnabled)") {
      try $0.setEnabled(isEnabled, [node.id])
    } as: {
      $0.run = nil
      node.isDisabledByName = !isEnabled
    }
  }

  private mutating func select(_ node: NaiveNode) {
    let ids = someNodes().map { $0.id }
    apply("select \(ids)") {
      try $0.setSelected(Spans(ids))
    } as: { naive in
      naive.run = nil
      naive.step { for node in naive.all { node.isSelected = ids.contains(node.id) } }
    }
  }

  private mutating func update() {
    var old = someNodes().map { $0.id }.shuffled(using: &random)
    if Bool.random(using: &random) { old = pair.naive.all.map { $0.id } }
    let new = Self.nodes(old.count + Int.random(in: 0...2, using: &random), &nextID, &random)
    let nodes = zip(new, old.map(Optional.some) + [nil, nil]).map { node, id in
      var node = node
      node.id = id ?? node.id
      return node
    }
    let vanished = Bool.random(using: &random) ? Vanished.gone : .hidden
    apply("update \(nodes.map { ($0.id, $0.depth, $0.kind, $0.isChecked) }) \(vanished)") {
      try $0.update(to: nodes, vanished: vanished)
    } as: {
      $0.update(to: nodes, vanished: vanished)
    }
  }

  private mutating func history() {
    let isUndo = Bool.random(using: &random)
    let name = isUndo ? "undo" : "redo"
    log.append(name)
    pair.apply(name) { outline, naive in
      let change = isUndo ? outline.undo() : outline.redo()
      naive.run = nil
      isUndo ? naive.undo() : naive.redo()
      // Where anchor and lead of a step are is the core's to say.
      let rows = outline.rows
      func node(_ row: Int?) -> NaiveNode? { row.map { naive.all[$0] } }
      (naive.lead, naive.anchor) = (node(rows.wholeLead), node(rows.wholeAnchor))
      return change
    }
  }
}

/// Puts nodes at a place of the naive tree.
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
