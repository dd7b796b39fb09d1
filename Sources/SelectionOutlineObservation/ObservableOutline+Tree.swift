// SPDX-License-Identifier: MIT
#if canImport(Observation)
  import Observation
  public import SelectionCore
  import SelectionObservation
  import SelectionOutline

  /// The observed properties of the tree.
  @available(macOS 14.0, iOS 17.0, watchOS 10.0, tvOS 17.0, *)
  extension ObservableOutline {
    /// Whether a filter is set.
    public var isFiltered: Bool {
      read(.isFiltered)
      return current.isFiltered
    }

    /// Returns the children of a node, or the roots if the node is nil, for a `ForEach` in a
    /// `DisclosureGroup`; a call observes only the children of this node.
    ///
    /// A filter doesn't affect the result. For lists with a filter, use ``shownRows``.
    ///
    /// - Parameter id: The node.
    /// - Returns: The children, in their order.
    /// - Complexity: O(*k* log *n*) for *k* children.
    public func children(of id: ID?) -> [ID] {
      if let id { read(.children, of: id) } else { read(.roots) }
      return current.children(of: id)
    }

    /// Returns the state of a node's box when only some nodes below a group count; a call observes
    /// only this state.
    ///
    /// - Parameters:
    ///   - id: The node.
    ///   - counted: The nodes below a group that count.
    /// - Returns: Whether none, some or all of these nodes are checked, or nil if no node has the
    ///   identity.
    /// - Complexity: As `OutlineSelection.state`.
    public func state(of id: ID, counting counted: CountedRows = .all) -> MarkedPart? {
      read(counted.aspect(of: ID.self), of: id)
      return current.state(of: id, counting: counted)
    }
  }
#endif
