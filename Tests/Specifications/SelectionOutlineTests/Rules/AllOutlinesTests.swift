// SPDX-License-Identifier: MIT
import Foundation
import SelectionCore
import SelectionOutline
import XCTest

/// Goal: in every small outline every input has the same effect as in the naive model.
///
/// Method: all forests of up to three nodes, in unoptimized code two, or up to NODES in the
/// environment, with all marks, disabled nodes and collapsed groups, and each input on each node.
final class AllOutlinesTests: XCTestCase {
  func testAllSmallOutlines() throws {
    #if DEBUG
      let most = 2
    #else
      let most = 3
    #endif
    let count = ProcessInfo.processInfo.environment["NODES"].flatMap { Int($0) } ?? most
    for depths in allForests(upTo: count) {
      let nodes = depths.indices.map { OutlineNode($0, depth: depths[$0]) }
      for marks in 0..<(1 << depths.count) {
        for disabled in 0..<(1 << depths.count) {
          for input in 0..<8 {
            for node in depths.indices {
              try check(nodes, marks, disabled, input, node)
            }
          }
        }
      }
    }
  }

  /// The bits of marks check bearers, and collapse groups; those of disabled also select.
  private func check(
    _ nodes: [OutlineNode<Int>], _ marks: Int, _ disabled: Int, _ input: Int, _ node: Int
  ) throws {
    let bits = { (set: Int) in nodes.map { $0.id }.filter { set >> $0 & 1 != 0 } }
    var told = nodes
    for id in bits(marks) { told[id].isChecked = true }
    var pair = try OutlinePair(told)
    let naive = pair.naive.all
    let groups = bits(marks).filter { !naive[$0].bears }
    for group in groups {
      try pair.outline.collapse(group)
      naive[group].isCollapsed = true
    }
    try pair.outline.setEnabled(false, bits(disabled))
    try pair.outline.setSelected(SelectionSpans(bits(disabled)))
    pair.naive.setSelected(bits(disabled))
    for id in bits(disabled) { naive[id].isDisabledByName = true }
    let target = naive[node]
    pair.apply("input \(input) on \(node)") { outline, tree in
      switch input {
      case 0:
        tree.tapBox(target)
        return try outline.tapBox(node)
      case 1...3:
        let selected = CollapsedSelection.allCases[input - 1]
        tree.collapse([target], selected)
        return try outline.collapse(node, selected: selected)
      case 4:
        target.isCollapsed = false
        return try outline.expand(node)
      case 5:
        tree.edit {
          tree.detach(target)
          return []
        }
        return try outline.remove([node])
      case 6:
        tree.edit {
          tree.detach(target)
          tree.attach([target], to: nil, at: tree.roots.count)
          return []
        }
        return try outline.move([node], to: .end)
      default:
        tree.tap(tree.all, at: nil)
        return try outline.tapAllBoxes()
      }
    }
    if !pair.failures.isEmpty {
      XCTFail("\(told), disabled \(bits(disabled)): \(pair.failures.prefix(2))")
    }
  }
}
