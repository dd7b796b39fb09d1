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
      return current.rows.selected.count
    }

    /// Whether the user can select one more row without another giving way, as
    /// `IdentifiedTable.hasRoomForOneMore` says it.
    ///
    /// - Complexity: O(1).
    public var hasRoomForOneMore: Bool {
      read(.room(section: nil))
      return current.hasRoomForOneMore
    }

    /// Whether the user can mark one more row of a section without another giving way, as
    /// `IdentifiedTable.hasRoomForOneMore(inSection:)` says it; reading it observes that alone.
    ///
    /// - Parameter section: The section; one that does not exist has no room.
    /// - Returns: Whether there is room.
    /// - Complexity: O(log *n*).
    public func hasRoomForOneMore(inSection section: Int) -> Bool {
      read(.room(section: section))
      return current.hasRoomForOneMore(inSection: section)
    }

    /// The identities that a menu on a row is about: all selected ones that are shown if the row is
    /// one of them, else that one alone; none for an identity that is not shown.
    ///
    /// Reading it observes the selection if the row is selected, else that row alone.
    /// - Parameter id: The identity of the row.
    /// - Returns: The identities, in table order.
    /// - Complexity: O(*k* log *n*) for *k* of them.
    public func menuIDs(for id: ID) -> [ID] {
      if self[isSelected: id] { read(.selectedIDs) }
      return current.menuIDs(for: id)
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
        return current.rows.isEditing
      }
      set { apply(.setEditing(newValue)) }
    }

    /// The selected identities as `List(selection:)` wants them, where several may be selected.
    ///
    /// What is set is proposed as a whole; identities that are not shown are left out.
    /// - Complexity: O(*k* log *n*) for *k* of them.
    public var selection: Set<ID> {
      get { Set(selectedIDs) }
      set {
        apply(.propose(Spans(newValue)))
      }
    }

    /// The first selected identity, as `List(selection:)` wants it where one may be selected.
    ///
    /// - Complexity: To read it, as `IdentifiedTable.selectedID`.
    public var selectedID: ID? {
      get {
        read(.selectedIDs)
        return current.selectedID
      }
      set {
        apply(newValue.map(Input.click) ?? .userDeselectAll)
      }
    }

    /// The identity on which the keyboard is, as `focused(_:equals:)` wants it.
    ///
    /// - Complexity: O(log *n*).
    public var focusedID: ID? {
      get {
        read(.focusedID)
        return current.focusedID
      }
      set {
        guard let newValue else { return }
        apply(.focus(newValue))
      }
    }

    /// Whether the keyboard is on a row; reading it observes that of this row.
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
        apply(.toggle(id))
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
        apply(.tap(id))
      }
    }

    /// Moves rows of a section, as `onMove` says it.
    ///
    /// - Parameters:
    ///   - source: Which rows of the section, such as an `IndexSet`.
    ///   - destination: Before which row they go, as counted before the move.
    ///   - section: The section.
    /// - Returns: The resulting change, or nil if there are no such rows.
    /// - Complexity: O(*n*).
    @discardableResult
    public func move(
      fromOffsets source: some Sequence<Int>, toOffset destination: Int, inSection section: Int = 0
    ) -> IdentifiedChange<ID>? {
      attempt { table throws(SelectionError) in
        try table.moveRows(fromOffsets: source, toOffset: destination, inSection: section)
      }
    }

    /// Deletes rows of a section, as `onDelete` says it.
    ///
    /// - Parameters:
    ///   - offsets: Which rows of the section, such as an `IndexSet`.
    ///   - section: The section.
    /// - Returns: The resulting change, or nil if there are no such rows.
    /// - Complexity: O(*n*).
    @discardableResult
    public func delete(
      atOffsets offsets: some Sequence<Int>, inSection section: Int = 0
    ) -> IdentifiedChange<ID>? {
      attempt { table throws(SelectionError) in
        try table.deleteRows(atOffsets: offsets, inSection: section)
      }
    }
  }
#endif
