// SPDX-License-Identifier: MIT
import SelectionCore
import SelectionOutline

/// An outline and its naive model, with the same inputs.
struct OutlinePair {
  var outline: OutlineSelection<Int>
  let naive = NaiveOutline()
  /// The identity of a node of the naive model, which has a number of its own.
  let identity: (Int) -> Int
  private var appearances: [Int: Appearance] = [:]
  private(set) var failures: [String] = []

  /// The appearance of a shown node.
  private struct Appearance: Equatable {
    var state: MarkedPart
    var isSelected: Bool
    var isEnabled: Bool
    var isCollapsed: Bool
    var isGroup: Bool
    var isLoaded: Bool
    var level: Int
  }

  init(
    _ nodes: [OutlineNode<Int>], _ options: OutlineOptions = OutlineOptions(),
    naming identity: @escaping (Int) -> Int = { $0 }
  ) throws {
    self.identity = identity
    outline = try OutlineSelection(nodes: nodes.named(identity), options: options)
    outline.enableUndo()
    naive.options = options
    let made = naive.made(nodes)
    naive.roots = made.roots
    for (node, mark) in made.told {
      node.isGroup = node.isGroup || !node.children.isEmpty
      node.isLoaded = node.isLoaded || !node.children.isEmpty
      node.isCollapsed = !node.isLoaded
      node.mark = mark == true && (node.bears || options.boxes == .independent)
      if node.isSaidPartly, node.bears, options.boxes == .cascading {
        (node.mark, node.isPartly) = (false, true)
      }
    }
  }

  /// The node to which an input by the identity of one applies: the first that is shown, or the
  /// first.
  func addressed(_ node: NaiveNode) -> NaiveNode {
    let twins = naive.all.filter { identity($0.id) == identity(node.id) }
    return twins.first(where: naive.isShown) ?? twins.first ?? node
  }

  private func names(_ nodes: [NaiveNode]) -> [Int] { nodes.map { identity($0.id) } }

  mutating func fail(_ text: String) { failures.append(text) }

  /// Sets that a sibling is selected if all selected nodes are removed.
  mutating func selectSiblings() {
    naive.selectsSibling = true
    _ = try? outline.apply(.setDeletionSuccessor(.sibling))
  }

  /// Applies the same input to both, and compares all queries.
  mutating func apply(
    _ name: String, _ body: (inout OutlineSelection<Int>, NaiveOutline) throws -> OutlineChange<Int>
  ) {
    appearances = currentAppearances()
    let former = outline
    do {
      let before = naive.beginInput()
      let change = try body(&outline, naive)
      naive.endInput(before)
      compare(change, name)
      let between = outline.change(from: former)
      expect(between.rowsToRedraw, change.rowsToRedraw, "\(name): to redraw between outlines")
      expect(between.selected, change.selected, "\(name): selected between outlines")
      expect(between.deselected, change.deselected, "\(name): deselected between outlines")
      expect(between.lost, change.lost, "\(name): lost between outlines")
    } catch {
      failures.append("\(name): \(error)")
    }
  }

  /// Applies an input to the outline that must be refused, and change nothing.
  mutating func expectRefused(
    _ name: String, _ body: (inout OutlineSelection<Int>) throws -> OutlineChange<Int>
  ) {
    let before = outline
    do {
      _ = try body(&outline)
      failures.append("\(name): isn't refused")
    } catch {
      if outline != before { failures.append("\(name): refused, and changed") }
    }
  }

  private func currentAppearances() -> [Int: Appearance] {
    Dictionary(
      uniqueKeysWithValues: naive.shown.map { node in
        (
          node.id,
          Appearance(
            state: naive.state(node), isSelected: node.isSelected, isEnabled: node.isEnabled,
            isCollapsed: node.isCollapsed, isGroup: node.isGroup, isLoaded: node.isLoaded,
            level: node.ancestors.count)
        )
      })
  }

  private mutating func expect<Value: Equatable>(
    _ found: Value, _ wanted: Value, _ what: @autoclosure () -> String
  ) {
    if found != wanted { failures.append("\(what()): expected \(wanted), found \(found)") }
  }

  private mutating func compare(_ change: OutlineChange<Int>, _ name: String) {
    let all = naive.all
    expect(outline.allRows, names(all), "\(name): nodes")
    if !failures.isEmpty { return }
    expect(outline.forest.extents.depths, all.map { $0.ancestors.count }, "\(name): depths")
    expect(outline.shownRows, names(naive.shown), "\(name): shown")
    expect(outline.checkedLeaves, names(all.filter { $0.mark }), "\(name): checked")
    expect(
      outline.names(ofRows: outline.partly), names(all.filter { $0.isPartly }),
      "\(name): partly checked")
    expect(
      outline.table.names(ofRows: outline.rows.selectedNumbers),
      names(all.filter { $0.isSelected }), "\(name): selected")
    for node in all where addressed(node) === node {
      let id = identity(node.id)
      for counting in CountedRows.allCases {
        expect(
          outline.state(of: id, counting: counting), naive.state(node, counting),
          "\(name): state of \(node.id), \(counting)")
      }
      expect(outline.isEnabled(id), node.isEnabled, "\(name): enabled \(node.id)")
      expect(outline.isGroup(id), node.isGroup, "\(name): group \(node.id)")
      expect(outline.isLoaded(id), node.isLoaded, "\(name): loaded \(node.id)")
      expect(
        outline.isExpanded(id), node.isGroup && !node.isCollapsed, "\(name): open \(node.id)")
    }
    let tops = all.filter { node in
      naive.state(node) == .all
        && (naive.options.boxes == .independent
          ? !node.ancestors.contains { $0.mark }
          : node.parent.map { naive.state($0) != .all } ?? true)
    }
    expect(outline.checkedTops, names(tops), "\(name): tops")
    let topmost = naive.shown.filter { node in
      node.isSelected && !node.ancestors.contains { $0.isSelected && naive.isShown($0) }
    }
    expect(outline.topmostSelected, names(topmost), "\(name): topmost")
    expect(outline.lead, naive.read(naive.lead).map { identity($0.id) }, "\(name): lead")
    expect(outline.anchor, naive.read(naive.anchor).map { identity($0.id) }, "\(name): anchor")
    expect(outline.defects, [], "\(name): defects")
    let now = currentAppearances()
    let different = naive.shown.map { $0.id }.filter {
      appearances[$0] != nil && appearances[$0] != now[$0]
    }
    let before = appearances
    let text = outline.description
    expect(
      change.rowsToRedraw, different.map(identity),
      "\(name): to redraw \(different.map { (before[$0], now[$0]) })\n\(text)")
  }
}

extension [OutlineNode<Int>] {
  /// The same nodes with other identities.
  func named(_ name: (Int) -> Int) -> [OutlineNode<Int>] {
    map { node in
      var node = node
      node.id = name(node.id)
      return node
    }
  }
}
