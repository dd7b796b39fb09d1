// SPDX-License-Identifier: MIT
#if canImport(Observation)
  import Observation
  public import SelectionCore

  /// What views bind to. To set one is an input of the user: disabled rows stay as they are, modes,
  /// lists and limits hold, and what is refused is told to ``onRefusal``.
  @available(macOS 14.0, iOS 17.0, watchOS 10.0, tvOS 17.0, *)
  extension ObservableTable {
    /// The identities that are shown, section by section.
    ///
    /// - Complexity: O(*n*).
    public var contents: [[ID]] {
      read(.contents)
      return current.contents
    }

    /// The selected identities that are shown, in table order.
    ///
    /// - Complexity: O(*k* log *n*) for *k* of them.
    public var selectedIDs: [ID] {
      read(.selectedIDs)
      return current.selectedIDs
    }

    /// How many rows are selected.
    ///
    /// - Complexity: O(log *n*).
    public var selectedCount: Int {
      read(.selectedCount)
      return current.selection.selected.count
    }

    /// The checked identities that are shown, in table order.
    ///
    /// - Complexity: O(*k* log *n*) for *k* of them.
    public var checkedIDs: [ID] {
      read(.checkedIDs)
      return current.checkedIDs
    }

    /// Whether the table is being edited.
    public var isEditing: Bool {
      get {
        read(.isEditing)
        return current.selection.isEditing
      }
      set { attempt { table throws(SelectionError) in try table.apply(.setEditing(newValue)) } }
    }

    /// The selected identities as `List(selection:)` wants them, where several may be selected.
    ///
    /// What is set is proposed as a whole; identities that are not shown are left out.
    /// - Complexity: O(*k* log *n*) for *k* of them.
    public var selection: Set<ID> {
      get { Set(selectedIDs) }
      set {
        let rows = RowSpans(newValue.compactMap(current.row))
        attempt { table throws(SelectionError) in try table.apply(.propose(rows)) }
      }
    }

    /// The first selected identity, as `List(selection:)` wants it where one may be selected.
    ///
    /// - Complexity: Where it is read O(*k* log *n*) for *k* selected rows.
    public var selectedID: ID? {
      get { selectedIDs.first }
      set {
        attempt { table throws(SelectionError) in
          guard let newValue else { return try table.apply(.userDeselectAll) }
          return try table.click(newValue)
        }
      }
    }

    /// The identity on which the keyboard stands, as `focused(_:equals:)` wants it.
    ///
    /// - Complexity: O(log *n*).
    public var focusedID: ID? {
      get {
        read(.focusedID)
        return current.focusedID
      }
      set {
        guard let newValue else { return }
        attempt { table throws(SelectionError) in try table.apply(TableInput.focus, to: newValue) }
      }
    }

    /// Whether the keyboard stands on a row; reading it observes that of this row.
    ///
    /// - Parameter id: The identity of the row.
    /// - Complexity: O(log *n*).
    public subscript(hasFocus id: ID) -> Bool {
      read(.focus, of: id)
      return current.hasFocus(id)
    }

    /// Whether an identity is selected, as a `Toggle` wants it; reading it observes that alone.
    ///
    /// - Parameter id: The identity.
    /// - Complexity: O(log *n*).
    public subscript(isSelected id: ID) -> Bool {
      get {
        read(.selected, of: id)
        return current.isSelected(id)
      }
      set {
        guard newValue != current.isSelected(id) else { return }
        attempt { table throws(SelectionError) in try table.toggle(id) }
      }
    }

    /// Whether an identity of a checkmark list is checked, as a `Toggle` wants it; reading it
    /// observes that alone.
    ///
    /// - Parameter id: The identity.
    /// - Complexity: O(log *n*).
    public subscript(isChecked id: ID) -> Bool {
      get {
        read(.checked, of: id)
        return current.isChecked(id)
      }
      set {
        guard newValue != current.isChecked(id) else { return }
        attempt { table throws(SelectionError) in try table.tap(id) }
      }
    }

    /// Moves rows of a section, as `onMove` says it.
    ///
    /// - Parameters:
    ///   - source: Which rows of the section, such as an `IndexSet`.
    ///   - destination: Before which row they go, as counted before the move.
    ///   - section: The section.
    /// - Returns: The resulting change, or nil where there are no such rows.
    /// - Complexity: O(*n*).
    @discardableResult
    public func move(
      fromOffsets source: some Sequence<Int>, toOffset destination: Int, inSection section: Int = 0
    ) -> IdentifiedChange<ID>? {
      let source = Set(source).sorted()
      var update = TableUpdate()
      // Of what is moved, each goes behind what stays before the destination.
      let above = destination - source.count { $0 < destination }
      for (place, row) in source.enumerated() {
        update.moveRow(
          at: RowPath(section: section, row: row),
          to: RowPath(section: section, row: above + place))
      }
      return attempt { table throws(SelectionError) in try table.apply(.perform(update)) }
    }

    /// Deletes rows of a section, as `onDelete` says it.
    ///
    /// - Parameters:
    ///   - offsets: Which rows of the section, such as an `IndexSet`.
    ///   - section: The section.
    /// - Returns: The resulting change, or nil where there are no such rows.
    /// - Complexity: O(*n*).
    @discardableResult
    public func delete(
      atOffsets offsets: some Sequence<Int>, inSection section: Int = 0
    ) -> IdentifiedChange<ID>? {
      var update = TableUpdate()
      update.deleteRows(at: RowSpans(offsets.map { RowPath(section: section, row: $0) }))
      return attempt { table throws(SelectionError) in try table.apply(.perform(update)) }
    }
  }
#endif
