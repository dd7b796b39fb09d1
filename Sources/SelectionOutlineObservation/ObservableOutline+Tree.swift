// SPDX-License-Identifier: MIT
#if canImport(Observation)
  import Observation
  public import SelectionCore
  import SelectionObservation
  public import SelectionOutline

  /// Inputs of the user that only trees have. If one is refused, ``onRefusal`` is called.
  ///
  /// Each costs what the method of `OutlineSelection` with its name does, and O(log *n*) for each
  /// observed node that can differ. The program changes the tree with ``change(_:)``.
  @available(macOS 14.0, iOS 17.0, watchOS 10.0, tvOS 17.0, *)
  extension ObservableOutline {
    /// Taps a node's box.
    ///
    ///     files.tapBox("docs")
    ///     files["a.txt"].box                         // .all
    ///
    /// ``onRefusal`` is called if the node is disabled.
    /// - Parameter id: The node.
    /// - Returns: The resulting change, or nil if it is refused.
    @discardableResult
    public func tapBox(_ id: ID) -> OutlineChange<ID>? {
      let change = attemptInTree { outline throws(OutlineError) in try outline.tapBox(id) }
      let latest = observed.latest
      if change?.isEmpty == true, let row = latest.row(of: id), !latest.isEnabled(id) {
        onRefusal?(.noEffect(.rowDisabled(row)))
      }
      return change
    }

    /// Taps the box of an invisible root, such as one in the header of a table.
    ///
    /// - Returns: The resulting change, or nil if it is refused.
    @discardableResult
    public func tapAllBoxes() -> OutlineChange<ID>? {
      attemptInTree { outline throws(OutlineError) in try outline.tapAllBoxes() }
    }

    /// The space bar: taps the box of the node with the keyboard focus.
    ///
    /// - Returns: The resulting change, or nil if it is refused.
    @discardableResult
    public func tapLeadBox() -> OutlineChange<ID>? {
      attemptInTree { outline throws(OutlineError) in try outline.tapLeadBox() }
    }

    /// Extends a range of boxes: a click on a box with ⇧.
    ///
    /// - Parameter id: The node, which must be shown.
    /// - Returns: The resulting change, or nil if it is refused.
    @discardableResult
    public func extendBoxes(to id: ID) -> OutlineChange<ID>? {
      attemptInTree { outline throws(OutlineError) in try outline.extendBoxes(to: id) }
    }

    /// Expands a group and all groups below it; nil expands all groups.
    ///
    /// - Parameter id: The group.
    /// - Returns: The resulting change, or nil if it is refused.
    @discardableResult
    public func expandAll(under id: ID? = nil) -> OutlineChange<ID>? {
      attemptInTree { outline throws(OutlineError) in try outline.expandAll(under: id) }
    }

    /// Collapses a group and all groups below it; nil collapses all groups.
    ///
    /// - Parameters:
    ///   - id: The group.
    ///   - selected: How to treat selected nodes that are hidden.
    /// - Returns: The resulting change, or nil if it is refused.
    @discardableResult
    public func collapseAll(
      under id: ID? = nil, selected: CollapsedSelection = .keep
    ) -> OutlineChange<ID>? {
      attemptInTree { outline throws(OutlineError) in
        try outline.collapseAll(under: id, selected: selected)
      }
    }

    /// The star key: expands the group with the keyboard focus, and its siblings.
    ///
    /// - Returns: The resulting change, or nil if it is refused.
    @discardableResult
    public func expandSiblings() -> OutlineChange<ID>? {
      attemptInTree { outline throws(OutlineError) in try outline.expandSiblings() }
    }

    /// Expands the groups above a node, so that it is shown unless a filter hides it.
    ///
    /// - Parameter id: The node.
    /// - Returns: The resulting change, or nil if it is refused.
    @discardableResult
    public func reveal(_ id: ID) -> OutlineChange<ID>? {
      attemptInTree { outline throws(OutlineError) in try outline.reveal(id) }
    }

    /// Shows the nodes that pass a filter, and those above them; nil shows all nodes again.
    ///
    ///     files.filter(["a.txt"])
    ///     files.shownRows                            // ["docs", "a.txt"]
    ///
    /// - Parameter ids: The nodes that pass.
    /// - Returns: The resulting change, or nil if it is refused.
    @discardableResult
    public func filter(_ ids: [ID]?) -> OutlineChange<ID>? {
      attemptInTree { outline throws(OutlineError) in try outline.filter(ids) }
    }

    /// Whether a filter is set.
    public var isFiltered: Bool {
      read(.isFiltered)
      return current.isFiltered
    }

    /// The children of a node, or the roots if it is nil, for a `ForEach` in a `DisclosureGroup`;
    /// reading them observes only the children of this node.
    ///
    /// A filter doesn't matter to them: ``shownRows`` is for lists that have one.
    ///
    /// - Parameter id: The node.
    /// - Returns: The children, in their order.
    /// - Complexity: O(*k* log *n*) for *k* of them.
    public func children(of id: ID?) -> [ID] {
      if let id { read(.children, of: id) } else { read(.roots) }
      return current.children(of: id)
    }

    /// The state of a node's box, if only some nodes below a group count; reading it observes only
    /// that.
    ///
    /// - Parameters:
    ///   - id: The node.
    ///   - counted: Which nodes below a group count.
    /// - Returns: Whether none, some or all of them are checked; nil if no node has the identity.
    /// - Complexity: As `OutlineSelection.state`.
    public func state(of id: ID, counting counted: CountedRows = .all) -> MarkedPart? {
      read(counted.aspect(of: ID.self), of: id)
      return current.state(of: id, counting: counted)
    }
  }
#endif
