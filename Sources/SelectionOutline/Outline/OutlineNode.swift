// SPDX-License-Identifier: MIT

/// A node of an outline's new contents, which are in preorder: each group precedes its children.
public struct OutlineNode<ID: Hashable>: Hashable {
  /// Whether a node is a group, even if it has no children.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// A leaf, or a group if children of the node follow.
    case leaf
    /// A group, even if no children of the node follow.
    case group
    /// A group whose children aren't loaded.
    case unloaded
  }

  /// The identity.
  public var id: ID
  /// The number of ancestors, counted from the position at which the node is inserted.
  public var depth: Int
  /// Whether the node is a group.
  public var kind: Kind
  /// The checkmark that the app has saved, or nil if the outline determines the checkmark.
  public var isChecked: Bool?
  /// Whether some of the nodes below a group that isn't loaded are checked, for example because a
  /// server reports their state.
  ///
  /// If the node is ``Kind/unloaded``, this property takes precedence over ``isChecked``. For other
  /// nodes, it is unused.
  public var isPartlyChecked: Bool

  /// Creates a node.
  ///
  /// - Parameters:
  ///   - id: The identity.
  ///   - depth: The number of ancestors, counted from the position at which the node is inserted.
  ///   - kind: Whether the node is a group.
  ///   - isChecked: The checkmark that the app has saved, or nil if the outline determines the
  ///     checkmark.
  ///   - isPartlyChecked: Whether the node isn't loaded and some of the nodes below it are checked.
  public init(
    _ id: ID, depth: Int = 0, kind: Kind = .leaf, isChecked: Bool? = nil,
    isPartlyChecked: Bool = false
  ) {
    (self.id, self.depth, self.kind, self.isChecked) = (id, depth, kind, isChecked)
    self.isPartlyChecked = isPartlyChecked
  }

  /// Whether the app gives the node a checkmark.
  func givesMark(_ mode: BoxMode) -> Bool { isChecked != nil || givesPart(mode) }

  /// Whether the app gives the node as a partly checked group and the mode allows partly checked
  /// groups.
  func givesPart(_ mode: BoxMode) -> Bool {
    isPartlyChecked && kind == .unloaded && mode == .cascading
  }
}

extension OutlineNode: Sendable where ID: Sendable {}

extension OutlineNode {
  /// Returns the nodes for elements and all elements below them, in preorder.
  ///
  ///     OutlineNode.nodes(folders) { $0.children }       // [Folder]?, nil for a leaf
  ///
  /// - Parameters:
  ///   - roots: The elements at the top level.
  ///   - id: The identity of an element.
  ///   - children: The elements below an element; nil for a leaf.
  /// - Returns: The nodes.
  /// - Complexity: O(*n*) for *n* nodes.
  public static func nodes<Element>(
    _ roots: [Element], id: (Element) -> ID, children: (Element) -> [Element]?
  ) -> [OutlineNode] {
    var nodes: [OutlineNode] = []
    // Not recursive, because a chain may be deeper than the stack.
    var open = [roots[...]]
    while !open.isEmpty {
      guard let element = open[open.count - 1].popFirst() else {
        open.removeLast()
        continue
      }
      let below = children(element)
      nodes.append(
        OutlineNode(id(element), depth: open.count - 1, kind: below == nil ? .leaf : .group))
      if let below { open.append(below[...]) }
    }
    return nodes
  }

  /// Returns the nodes for identifiable elements and all elements below them, in preorder.
  ///
  /// - Parameters:
  ///   - roots: The elements at the top level.
  ///   - children: The elements below an element; nil for a leaf.
  /// - Returns: The nodes.
  /// - Complexity: O(*n*) for *n* nodes.
  @available(macOS 10.15, iOS 13, tvOS 13, watchOS 6, *)
  public static func nodes<Element: Identifiable>(
    _ roots: [Element], children: (Element) -> [Element]?
  ) -> [OutlineNode] where Element.ID == ID {
    nodes(roots, id: { $0.id }, children: children)
  }
}
