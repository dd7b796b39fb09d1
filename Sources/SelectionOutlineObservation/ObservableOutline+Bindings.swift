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

    /// Applies an input that was meant for an older outline, such as a server's response about
    /// nodes that the view showed earlier.
    ///
    /// - Parameters:
    ///   - input: The input, whose identities refer to the older outline.
    ///   - older: The outline for which the input was meant.
    ///   - rules: The app's rules.
    /// - Returns: The resulting change, or nil if the input throws an error, or its nodes were
    ///   removed.
    /// - Complexity: As `OutlineSelection.apply(_:asOf:rules:)`.
    @discardableResult
    public func apply(
      _ input: SelectionInput<ID>, asOf older: OutlineSelection<ID>,
      rules: OutlineSelection<ID>.Rules? = nil
    ) -> OutlineChange<ID>? {
      attempt { outline throws(SelectionError) in
        try outline.apply(input, asOf: older, rules: rules)
      }
    }
  }
#endif
