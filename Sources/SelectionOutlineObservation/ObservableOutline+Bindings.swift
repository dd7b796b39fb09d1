// SPDX-License-Identifier: MIT
#if canImport(Observation)
  import Observation
  public import SelectionCore
  import SelectionObservation
  public import SelectionOutline

  /// Properties that views bind to. Setting a property is an input from the user: disabled nodes
  /// don't change, modes and limits apply, and ``onRefusal`` is called if the input is refused.
  @available(macOS 14.0, iOS 17.0, watchOS 10.0, tvOS 17.0, *)
  extension ObservableOutline {
    /// The shown nodes in preorder, for a list that indents each row by its `level`.
    ///
    /// - Complexity: O(*k* log *n*) for *k* nodes.
    public var shownRows: [ID] {
      read(.shownRows)
      return current.shownRows
    }

    /// Whether a group is expanded, for a `DisclosureGroup`; reading the value observes only the
    /// group's expansion.
    ///
    ///     files[isExpanded: "docs"] = false
    ///     files.shownRows                            // ["docs"]
    ///
    /// - Parameter id: The node; a leaf isn't changed.
    /// - Complexity: O(log *n*); setting the value costs the same as `OutlineSelection.expand`.
    public subscript(isExpanded id: ID) -> Bool {
      get {
        read(.expanded, of: id)
        return current.isExpanded(id)
      }
      set {
        attemptInTree { outline throws(OutlineError) in
          newValue ? try outline.expand(id) : try outline.collapse(id)
        }
      }
    }

    /// Whether a node's box is fully checked, for a `Toggle`; reading the value observes only the
    /// box.
    ///
    ///     files[isChecked: "docs"] = true
    ///     files["a.txt"].box                         // .all
    ///
    /// Setting a different value is a tap on the box, so `OutlineOptions.partialTap` determines
    /// whether a partly checked box becomes checked.
    /// - Parameter id: The node.
    /// - Complexity: As `OutlineSelection.tapBox`.
    public subscript(isChecked id: ID) -> Bool {
      get { state(of: id) == .all }
      set {
        // The value counts when the input is applied, which may be after a change under way.
        attemptInTree { outline throws(OutlineError) in
          newValue == (outline.state(of: id) == .all) ? nil : try outline.tapBox(id)
        }
      }
    }

    /// Whether a node is selected, for a `Toggle`; reading the value observes only the node's
    /// selection.
    ///
    /// - Parameter id: The node.
    /// - Complexity: O(log *n*).
    public subscript(isSelected id: ID) -> Bool {
      get {
        read(.selected, of: id)
        return current.isSelected(id)
      }
      set {
        attempt { outline throws(SelectionError) in
          newValue == outline.isSelected(id) ? nil : try outline.apply(.toggle(id))
        }
      }
    }

    /// Whether a node has the keyboard focus; reading the value observes only this node's focus.
    ///
    /// - Parameter id: The node.
    /// - Complexity: O(log *n*).
    public subscript(hasFocus id: ID) -> Bool {
      read(.focus, of: id)
      return current.hasFocus(id)
    }

    /// The selected nodes, for a `List(selection:)` in which several nodes may be selected.
    ///
    /// A new value is proposed as a whole selection, without nodes that aren't shown.
    /// - Complexity: O(*k* log *n*) for *k* nodes.
    public var selection: Set<ID> {
      get { Set(selectedRows) }
      set { apply(.propose(SelectionSpans(newValue))) }
    }

    /// The first selected node, for a `List(selection:)` in which one node may be selected.
    ///
    /// - Complexity: For reading, as `OutlineSelection.selectedRow`.
    public var selectedRow: ID? {
      get {
        read(.selectedRows)
        return current.selectedRow
      }
      set { apply(newValue.map { .click($0) } ?? .userDeselectAll) }
    }

    /// The node with the keyboard focus, for `focused(_:equals:)`.
    ///
    /// - Complexity: O(log *n*).
    public var lead: ID? {
      get {
        read(.lead)
        return current.lead
      }
      set {
        guard let newValue else { return }
        apply(.focus(newValue))
      }
    }
  }

  /// Properties of the whole outline.
  @available(macOS 14.0, iOS 17.0, watchOS 10.0, tvOS 17.0, *)
  extension ObservableOutline {
    /// The shown selected nodes, in preorder.
    ///
    /// - Complexity: O(*k* log *n*) for *k* nodes.
    public var selectedRows: [ID] {
      read(.selectedRows)
      return current.selectedRows
    }

    /// The number of shown selected nodes.
    ///
    /// - Complexity: As `OutlineSelection.selectedCount`.
    public var selectedCount: Int {
      read(.selectedCount)
      return current.selectedCount
    }

    /// Whether the user can select one more node without deselecting any other node.
    ///
    /// - Complexity: O(1).
    public var hasRoomForOneMore: Bool {
      read(.room)
      return current.hasRoomForOneMore
    }

    /// Returns the nodes to which a menu on a node applies: all shown selected nodes if the node is
    /// selected, otherwise only the node itself, or none if the node isn't shown.
    ///
    /// Calling the method observes the selection if the node is selected, otherwise only the node.
    /// - Parameter id: The node.
    /// - Returns: The nodes, in preorder.
    /// - Complexity: O(*k* log *n*) for *k* nodes.
    public func menuRows(for id: ID) -> [ID] {
      read(.shown, of: id)
      if self[isSelected: id] { read(.selectedRows) }
      return current.menuRows(for: id)
    }

    /// The checked nodes that store their own checkmarks, shown or hidden, in preorder.
    ///
    /// - Complexity: O(*k* log *n*) for *k* nodes.
    public var checkedLeaves: [ID] {
      read(.checkedLeaves)
      return current.checkedLeaves
    }

    /// The number of checked nodes that aren't groups.
    ///
    /// - Complexity: As `OutlineSelection.checkedLeafCount`.
    public var checkedLeafCount: CheckedCount {
      read(.checkedLeafCount)
      return current.checkedLeafCount
    }

    /// The shown nodes in a layer of marks, such as one of the app's own layers, in preorder.
    ///
    /// The layers in which a single node is marked are part of the node's state:
    /// `files["docs"].layers`.
    /// - Parameter layer: The layer.
    /// - Complexity: O(*k* log *n*) for *k* nodes.
    public subscript(layer: MarkLayer) -> [ID] {
      read(.layer(layer))
      return current[layer]
    }

    /// Applies an input that was meant for an older outline, such as a server's response about
    /// nodes that the view showed earlier.
    ///
    /// - Parameters:
    ///   - input: The input, whose identities refer to the older outline.
    ///   - older: The outline for which the input was meant.
    ///   - rules: The app's rules.
    /// - Returns: The resulting change, or nil if the input is refused, or its nodes were removed.
    /// - Complexity: As `OutlineSelection.apply(_:asOf:rules:)`.
    @discardableResult
    public func apply(
      _ input: SelectionInput<ID>, asOf older: OutlineSelection<ID>, rules: SelectionRules? = nil
    ) -> OutlineChange<ID>? {
      attempt { outline throws(SelectionError) in
        try outline.apply(input, asOf: older, rules: rules)
      }
    }

    /// The number of steps that can be undone.
    public var undoCount: Int {
      read(.history)
      return current.undoCount
    }

    /// The number of undone steps that can be redone.
    public var redoCount: Int {
      read(.history)
      return current.redoCount
    }
  }
#endif
