// SPDX-License-Identifier: MIT

import SelectionCore
import SelectionOutline

/// A node as an item for a view that requires distinct items, which consists of the node's identity
/// and the number of preceding nodes with the same identity.
public struct OutlineItem<ID: Hashable>: Hashable {
  /// The identity of the node.
  public let id: ID
  /// The number of nodes with the same identity that precede the node in preorder.
  let twin: Int
}

extension OutlineItem: Sendable where ID: Sendable {}

extension OutlineItem: CustomStringConvertible {
  /// The identity, followed by a number, as in `a.txt (2)`, if preceding nodes have the same
  /// identity.
  public var description: String { twin == 0 ? "\(id)" : "\(id) (\(twin + 1))" }
}

extension OutlineSelection {
  /// The item of a node.
  ///
  /// - Complexity: O(log *n*), plus O(*t*) for *t* nodes with the identity.
  func item(ofNode node: Int) -> OutlineItem<ID>? {
    guard let id = name(ofRow: node) else { return nil }
    guard table.hasDuplicates else { return OutlineItem(id: id, twin: 0) }
    let twins = table.rowNumbers(of: id)
    return OutlineItem(id: id, twin: twins.firstIndex(of: node) ?? 0)
  }

  /// The node of an item, or nil if the outline doesn't contain the node.
  ///
  /// - Complexity: As ``item(ofNode:)``.
  func node(of item: OutlineItem<ID>) -> Int? {
    guard table.hasDuplicates else { return item.twin == 0 ? rowNumber(of: item.id) : nil }
    let twins = table.rowNumbers(of: item.id)
    return twins.indices.contains(item.twin) ? twins[item.twin] : nil
  }

  /// The children of a node that a view shows when the node is expanded: the children that pass the
  /// filter or are above nodes that pass it; the roots if the node is nil.
  ///
  /// - Complexity: O(*k* log *n*) for *k* children.
  func childItems(ofNode node: Int?) -> [OutlineItem<ID>] {
    forest.extents.children(of: node).filter { forest.kept?.contains($0) ?? true }
      .compactMap(item)
  }

  /// Whether a view shows the children of a node; it always shows the roots.
  func showsChildren(ofNode node: Int?) -> Bool {
    node.map { forest.isShown($0) && !forest.collapsed.contains($0) } ?? true
  }

  /// The roots, and the children of each expanded group, which may have none, in preorder.
  ///
  /// - Complexity: O(*k* log *n*) for *k* shown nodes.
  package var nestedItems: [(parent: OutlineItem<ID>?, children: [OutlineItem<ID>])] {
    let groups = shownGroups(in: 0..<count).filter(showsChildren).compactMap { group in
      item(ofNode: group).map { (parent: $0, children: childItems(ofNode: group)) }
    }
    return [(nil, childItems(ofNode: nil))] + groups
  }

  /// The groups in a range of nodes that are shown, in preorder.
  ///
  /// - Complexity: O(*r* log *n*) for *r* runs of shown nodes and groups.
  func shownGroups(in nodes: Range<Int>) -> RowSet {
    let groups = RowSet(nodes).subtracting(forest.childless)
      .union(forest.emptyGroups.intersection(RowSet(nodes)))
    return groups.intersection(forest.shown)
  }
}
