// SPDX-License-Identifier: MIT
#if canImport(Observation)
  import Observation
  public import SelectionCore

  /// Properties that views bind to. Setting a property is an input from the user: disabled rows
  /// don't change, modes, lists and limits apply, and ``onRefusal`` is called if the input is
  /// refused.
  @available(macOS 14.0, iOS 17.0, watchOS 10.0, tvOS 17.0, *)
  extension ObservableTable {
    /// The shown identities, section by section.
    ///
    /// - Complexity: O(*n*).
    public var contents: [[ID]] {
      read(.contents)
      return current.contents
    }

    /// The shown selected identities, in table order.
    ///
    /// - Complexity: O(*k* log *n*) for *k* identities.
    public var selectedRows: [ID] {
      read(.selectedRows)
      return current.selectedRows
    }

    /// The number of selected rows.
    ///
    /// - Complexity: O(log *n*).
    public var selectedCount: Int {
      read(.selectedCount)
      return current.rows.selectedRows.positions.count
    }

    /// Whether the user can select one more row without deselecting any other row; see
    /// `IdentifiedTable.hasRoomForOneMore`.
    ///
    /// - Complexity: O(1).
    public var hasRoomForOneMore: Bool {
      read(.room(section: nil))
      return current.hasRoomForOneMore
    }

    /// Returns whether the user can mark one more row in a section without unmarking any other row;
    /// see `IdentifiedTable.hasRoomForOneMore(inSection:)`.
    ///
    /// Calling the method observes only this state of the section.
    ///
    /// - Parameter section: The section's number; for a section that doesn't exist, the result is
    ///   false.
    /// - Returns: Whether the user can mark one more row.
    /// - Complexity: O(log *n*).
    public func hasRoomForOneMore(inSection section: Int) -> Bool {
      read(.room(section: section))
      return current.hasRoomForOneMore(inSection: section)
    }

    /// Returns the identities to which a menu on a row applies: all shown selected identities if
    /// the row is selected, otherwise only the row's own identity; the result is empty if the
    /// identity isn't shown.
    ///
    /// Calling the method observes the selection if the row is selected, otherwise only the row.
    /// - Parameter id: The identity of the row.
    /// - Returns: The identities, in table order.
    /// - Complexity: O(*k* log *n*) for *k* identities.
    public func menuRows(for id: ID) -> [ID] {
      read(.shown, of: id)
      if self[isSelected: id] { read(.selectedRows) }
      return current.menuRows(for: id)
    }

    /// The shown checked identities, in table order.
    ///
    /// - Complexity: O(*k* log *n*) for *k* identities.
    public var checkedRows: [ID] {
      read(.checkedRows)
      return current.checkedRows
    }

    /// The shown identities in a layer of marks, such as one of the app's own layers, in table
    /// order.
    ///
    ///     mails[.flagged].count
    ///
    /// The layers in which a row is marked are part of the row's state: `mails["m1"].layers`.
    /// - Parameter layer: The layer.
    /// - Complexity: O(*k* log *n*) for *k* identities.
    public subscript(layer: MarkLayer) -> [ID] {
      read(.layer(layer))
      return current[layer]
    }

    /// Whether the table is being edited.
    public var isEditing: Bool {
      get {
        read(.isEditing)
        return current.rows.isEditing
      }
      set { apply(.setEditing(newValue)) }
    }

    /// The selected identities, for a `List(selection:)` in which several rows may be selected.
    ///
    /// A new value is proposed as a whole selection, without identities that aren't shown.
    /// - Complexity: O(*k* log *n*) for *k* identities.
    public var selection: Set<ID> {
      get { Set(selectedRows) }
      set {
        apply(.propose(SelectionSpans(newValue)))
      }
    }

    /// The first selected identity, for a `List(selection:)` in which one row may be selected.
    ///
    /// - Complexity: For reading, as `IdentifiedTable.selectedRow`.
    public var selectedRow: ID? {
      get {
        read(.selectedRows)
        return current.selectedRow
      }
      set {
        apply(newValue.map { .click($0) } ?? .userDeselectAll)
      }
    }

    /// The identity with the keyboard focus, for `focused(_:equals:)`.
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

    /// Whether a row has the keyboard focus; reading the value observes only this row's focus.
    ///
    /// - Parameter id: The identity of the row.
    /// - Complexity: O(log *n*).
    public subscript(hasFocus id: ID) -> Bool {
      read(.focus, of: id)
      return current.hasFocus(id)
    }

    /// Whether an identity is selected, for a `Toggle`; reading the value observes only whether
    /// this identity is selected.
    ///
    /// - Parameter id: The identity.
    /// - Complexity: O(log *n*).
    public subscript(isSelected id: ID) -> Bool {
      get {
        read(.selected, of: id)
        return current.isSelected(id)
      }
      set {
        // The value counts when the input is applied, which may be after a change under way.
        attempt { table throws(SelectionError) in
          newValue == table.isSelected(id) ? nil : try table.apply(.toggle(id))
        }
      }
    }

    /// Whether an identity in a checkmark list is checked, for a `Toggle`; reading the value
    /// observes only this identity's checkmark.
    ///
    /// - Parameter id: The identity.
    /// - Complexity: O(log *n*).
    public subscript(isChecked id: ID) -> Bool {
      get {
        read(.checked, of: id)
        return current.isChecked(id)
      }
      set {
        attempt { table throws(SelectionError) in
          newValue == table.isChecked(id) ? nil : try table.apply(.tap(id))
        }
      }
    }

    /// Moves rows within a section, with the arguments that `onMove` passes to its closure.
    ///
    /// - Parameters:
    ///   - source: The rows by their numbers in the section, such as an `IndexSet`.
    ///   - destination: The row in front of which the rows are moved, by its number before the
    ///     move.
    ///   - section: The section.
    /// - Returns: The resulting change, or nil if the table doesn't have the rows.
    /// - Complexity: O(*n*).
    @discardableResult
    public func move(
      fromOffsets source: some Sequence<Int>, toOffset destination: Int, inSection section: Int = 0
    ) -> IdentifiedChange<ID>? {
      attempt { table throws(SelectionError) in
        try table.moveRows(fromOffsets: source, toOffset: destination, inSection: section)
      }
    }

    /// Deletes rows in a section, with the offsets that `onDelete` passes to its closure.
    ///
    /// - Parameters:
    ///   - offsets: The rows by their numbers in the section, such as an `IndexSet`.
    ///   - section: The section.
    /// - Returns: The resulting change, or nil if the table doesn't have the rows.
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
