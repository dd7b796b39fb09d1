// SPDX-License-Identifier: MIT
#if !hasFeature(Embedded)
  public import SelectionCore

  /// An object that accepts inputs for an outline: an observed outline, or a view's driver.
  ///
  ///     files.tapBox("docs")
  ///     driver.expand("docs")
  ///
  /// Its methods apply the user's inputs that only trees have. Each method has the same name and
  /// cost as the corresponding method of ``OutlineSelection``. If an input is refused, the object
  /// calls its `onRefusal`.
  @MainActor
  public protocol OutlineReceiving<ID>: AnyObject {
    /// The identity of a node.
    associatedtype ID: Hashable

    /// Changes the outline for the user as a single step, and shows the change.
    ///
    /// - Parameter body: Changes the outline; returns nil if it does nothing.
    /// - Returns: The resulting change, or nil if the input throws an error, or is applied later.
    @discardableResult
    func attempt(
      _ body: @escaping (inout OutlineSelection<ID>) throws(SelectionError) -> OutlineChange<ID>?
    ) -> OutlineChange<ID>?
  }

  extension OutlineReceiving {
    /// Applies an input that only trees support, as ``attempt(_:)`` does.
    ///
    /// - Parameter input: Applies the input to the outline.
    /// - Returns: The resulting change, or nil if the input throws an error, or is applied later.
    @discardableResult
    public func attemptInTree(
      _ input: @escaping (inout OutlineSelection<ID>) throws(OutlineError) -> OutlineChange<ID>?
    ) -> OutlineChange<ID>? {
      attempt { outline throws(SelectionError) in
        do throws(OutlineError) { return try input(&outline) } catch { throw error.selectionError }
      }
    }

    /// Taps a node's box.
    ///
    ///     files.tapBox("docs")
    ///     files["a.txt"].box                         // .all
    ///
    /// The input is refused if the node is disabled.
    /// - Parameter id: The node.
    /// - Returns: The resulting change, or nil if the input throws an error.
    @discardableResult
    public func tapBox(_ id: ID) -> OutlineChange<ID>? {
      attemptInTree { outline throws(OutlineError) in try outline.tapBox(id) }
    }

    /// Taps the box of an invisible root, such as a box in a table's header.
    ///
    /// - Returns: The resulting change, or nil if the input throws an error.
    @discardableResult
    public func tapAllBoxes() -> OutlineChange<ID>? {
      attemptInTree { outline throws(OutlineError) in try outline.tapAllBoxes() }
    }

    /// Handles the space bar: taps the box of the node with the keyboard focus.
    ///
    /// - Returns: The resulting change, or nil if the input throws an error.
    @discardableResult
    public func tapLeadBox() -> OutlineChange<ID>? {
      attemptInTree { outline throws(OutlineError) in try outline.tapLeadBox() }
    }

    /// Handles a click on a box with ⇧: extends a range of boxes.
    ///
    /// - Parameter id: The node, which must be shown.
    /// - Returns: The resulting change, or nil if the input throws an error.
    @discardableResult
    public func extendBoxes(to id: ID) -> OutlineChange<ID>? {
      attemptInTree { outline throws(OutlineError) in try outline.extendBoxes(to: id) }
    }

    /// Expands a group, whose children the app then loads if the group isn't loaded.
    ///
    /// - Parameter id: The group; a leaf isn't changed.
    /// - Returns: The resulting change, or nil if the input throws an error.
    @discardableResult
    public func expand(_ id: ID) -> OutlineChange<ID>? {
      attemptInTree { outline throws(OutlineError) in try outline.expand(id) }
    }

    /// Collapses a group.
    ///
    /// - Parameters:
    ///   - id: The group; a leaf or a collapsed group isn't changed.
    ///   - selected: How to treat selected nodes below the group, shown or hidden.
    /// - Returns: The resulting change, or nil if the input throws an error.
    @discardableResult
    public func collapse(
      _ id: ID, selected: CollapsedSelection = .keep
    ) -> OutlineChange<ID>? {
      attemptInTree { outline throws(OutlineError) in
        try outline.collapse(id, selected: selected)
      }
    }

    /// Expands a group and all groups below it, or, for nil, all groups.
    ///
    /// - Parameter id: The group.
    /// - Returns: The resulting change, or nil if the input throws an error.
    @discardableResult
    public func expandAll(under id: ID? = nil) -> OutlineChange<ID>? {
      attemptInTree { outline throws(OutlineError) in try outline.expandAll(under: id) }
    }

    /// Collapses a group and all groups below it, or, for nil, all groups.
    ///
    /// - Parameters:
    ///   - id: The group.
    ///   - selected: How to treat selected nodes, shown or hidden, below the groups that weren't
    ///     collapsed yet.
    /// - Returns: The resulting change, or nil if the input throws an error.
    @discardableResult
    public func collapseAll(
      under id: ID? = nil, selected: CollapsedSelection = .keep
    ) -> OutlineChange<ID>? {
      attemptInTree { outline throws(OutlineError) in
        try outline.collapseAll(under: id, selected: selected)
      }
    }

    /// Handles the star key: expands the group with the keyboard focus and the group's siblings.
    ///
    /// - Returns: The resulting change, or nil if the input throws an error.
    @discardableResult
    public func expandSiblings() -> OutlineChange<ID>? {
      attemptInTree { outline throws(OutlineError) in try outline.expandSiblings() }
    }

    /// Expands the groups above a node, so that it is shown unless a filter hides it.
    ///
    /// - Parameter id: The node.
    /// - Returns: The resulting change, or nil if the input throws an error.
    @discardableResult
    public func reveal(_ id: ID) -> OutlineChange<ID>? {
      attemptInTree { outline throws(OutlineError) in try outline.reveal(id) }
    }

    /// Shows the nodes that pass a filter, and the nodes above them, or, for nil, all nodes again.
    ///
    ///     files.filter(["a.txt"])
    ///     files.shownRows                            // ["docs", "a.txt"]
    ///
    /// - Parameter ids: The nodes that pass the filter.
    /// - Returns: The resulting change, or nil if the input throws an error.
    @discardableResult
    public func filter(_ ids: [ID]?) -> OutlineChange<ID>? {
      attemptInTree { outline throws(OutlineError) in try outline.filter(ids) }
    }

    /// Updates the children of one group to new contents, such as the contents of a folder that has
    /// changed on disk; nodes below the remaining children don't change.
    ///
    ///     files.updateChildren(
    ///       of: "docs", to: [OutlineNode("a.txt"), OutlineNode("c.txt")])
    ///
    /// - Parameters:
    ///   - id: The group, or nil for the roots.
    ///   - children: The group's children after the change, all at depth 0.
    /// - Returns: The resulting change, or nil if the input throws an error.
    @discardableResult
    public func updateChildren(
      of id: ID?, to children: [OutlineNode<ID>]
    ) -> OutlineChange<ID>? {
      attemptInTree { outline throws(OutlineError) in
        try outline.updateChildren(of: id, to: children)
      }
    }

    /// Updates the outline to new contents.
    ///
    ///     files.update(
    ///       to: [OutlineNode("docs"), OutlineNode("c.txt", depth: 1)], vanished: .gone)
    ///
    /// - Parameters:
    ///   - nodes: The nodes after the change, in preorder.
    ///   - vanished: How to treat nodes that are missing from the new contents.
    /// - Returns: The resulting change, or nil if the nodes don't form a tree, or exceed the
    ///   maximum number of nodes.
    /// - Complexity: As `OutlineSelection.update`.
    @discardableResult
    public func update(
      to nodes: [OutlineNode<ID>], vanished: VanishedRows
    ) -> OutlineChange<ID>? {
      attemptInTree { outline throws(OutlineError) in
        try outline.update(to: nodes, vanished: vanished)
      }
    }
  }
#endif
