// SPDX-License-Identifier: MIT
import SelectionCore
import SelectionOutline

/// An outline and its naive model, with the same inputs.
struct OutlinePair {
  var outline: OutlineSelection<Int>
  let naive = NaiveOutline()
  private var appearances: [Int: Appearance] = [:]
  private(set) var failures: [String] = []

  /// The appearance of a shown node.
  private struct Appearance: Equatable {
    var state: MarkedPart
    var isSelected: Bool
    var isEnabled: Bool
    var isCollapsed: Bool
    var isGroup: Bool
    var level: Int
  }

  init(_ nodes: [OutlineNode<Int>], _ options: OutlineOptions = OutlineOptions()) throws {
    outline = try OutlineSelection(nodes: nodes, options: options)
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

  private func currentAppearances() -> [Int: Appearance] {
    Dictionary(
      uniqueKeysWithValues: naive.shown.map { node in
        (
          node.id,
          Appearance(
            state: naive.state(node), isSelected: node.isSelected, isEnabled: node.isEnabled,
            isCollapsed: node.isCollapsed, isGroup: node.isGroup, level: node.ancestors.count)
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
    expect(outline.allRows, all.map { $0.id }, "\(name): nodes")
    if !failures.isEmpty { return }
    expect(outline.forest.extents.depths, all.map { $0.ancestors.count }, "\(name): depths")
    expect(outline.shownRows, naive.shown.map { $0.id }, "\(name): shown")
    expect(outline.checkedLeaves, all.filter { $0.mark }.map { $0.id }, "\(name): checked")
    expect(
      outline.names(ofRows: outline.partly), all.filter { $0.isPartly }.map { $0.id },
      "\(name): partly checked")
    expect(
      outline.table.names(ofRows: outline.rows.selectedNumbers),
      all.filter { $0.isSelected }.map { $0.id }, "\(name): selected")
    for node in all {
      for counting in CountedRows.allCases {
        expect(
          outline.state(of: node.id, counting: counting), naive.state(node, counting),
          "\(name): state of \(node.id), \(counting)")
      }
      expect(outline.isEnabled(node.id), node.isEnabled, "\(name): enabled \(node.id)")
      expect(outline.isGroup(node.id), node.isGroup, "\(name): group \(node.id)")
      expect(outline.isLoaded(node.id), node.isLoaded, "\(name): loaded \(node.id)")
      expect(
        outline.isExpanded(node.id), node.isGroup && !node.isCollapsed, "\(name): open \(node.id)")
    }
    let tops = all.filter { node in
      naive.state(node) == .all
        && (naive.options.boxes == .independent
          ? !node.ancestors.contains { $0.mark }
          : node.parent.map { naive.state($0) != .all } ?? true)
    }
    expect(outline.checkedTops, tops.map { $0.id }, "\(name): tops")
    let topmost = naive.shown.filter { node in
      node.isSelected && !node.ancestors.contains { $0.isSelected && naive.isShown($0) }
    }
    expect(outline.topmostSelected, topmost.map { $0.id }, "\(name): topmost")
    expect(outline.lead, naive.read(naive.lead)?.id, "\(name): lead")
    expect(outline.anchor, naive.read(naive.anchor)?.id, "\(name): anchor")
    expect(outline.defects, [], "\(name): defects")
    let now = currentAppearances()
    let different = naive.shown.map { $0.id }.filter {
      appearances[$0] != nil && appearances[$0] != now[$0]
    }
    let before = appearances
    let text = outline.description
    expect(
      change.rowsToRedraw, different,
      "\(name): to redraw \(different.map { (before[$0], now[$0]) })\n\(text)")
  }
}
