// SPDX-License-Identifier: MIT
#if canImport(Observation)
  import Observation
  public import SelectionCore

  /// Properties that views read and bind to.
  @available(macOS 14.0, iOS 17.0, watchOS 10.0, tvOS 17.0, *)
  extension ObservableSelection {
    /// The shown selected rows, in table order.
    ///
    /// - Complexity: O(*k* log *n*) for *k* rows.
    public var selectedRows: [ID] { table(observing: .selectedRows).selectedRows }

    /// The number of shown selected rows.
    ///
    /// - Complexity: As `InputReceiver.selectedCount`.
    public var selectedCount: Int { table(observing: .selectedCount).selectedCount }

    /// The selected rows, for a `List(selection:)` in which several rows may be selected.
    ///
    /// A new value is proposed as a whole selection, without rows that aren't shown.
    /// - Complexity: O(*k* log *n*) for *k* rows.
    public var selection: Set<ID> {
      get { Set(selectedRows) }
      set { apply(.propose(SelectionSpans(newValue))) }
    }

    /// The first selected row, for a `List(selection:)` in which one row may be selected.
    ///
    /// Setting a row that the user checks rather than selects is refused with
    /// `SelectionError.rowOfList`.
    /// - Complexity: For reading, as `InputReceiver.selectedRow`.
    public var selectedRow: ID? {
      get { table(observing: .selectedRows).selectedRow }
      set {
        guard let newValue else { return _ = apply(.userDeselectAll) }
        attempt { table throws(SelectionError) in
          try Self.requireSelectable(newValue, in: table)
          return try table.apply(.click(newValue))
        }
      }
    }

    /// The row with the keyboard focus, for `focused(_:equals:)`.
    ///
    /// - Complexity: O(log *n*).
    public var lead: ID? {
      get { table(observing: .lead).lead }
      set {
        guard let newValue else { return }
        apply(.focus(newValue))
      }
    }

    /// Whether a row has the keyboard focus; reading the value observes only this row's focus.
    ///
    /// - Parameter id: The identity of the row.
    /// - Complexity: O(log *n*).
    public subscript(hasFocus id: ID) -> Bool { table(observing: .hasFocus(id)).hasFocus(id) }

    /// Whether a row is selected, for a `Toggle`; reading the value observes only whether this row
    /// is selected.
    ///
    /// Setting another value is refused with `SelectionError.rowOfList` for a row that the user
    /// checks rather than selects.
    ///
    /// - Parameter id: The identity of the row.
    /// - Complexity: O(log *n*).
    public subscript(isSelected id: ID) -> Bool {
      get { table(observing: .isSelected(id)).isSelected(id) }
      set {
        // The value counts when the input is applied, which may be after a change under way.
        attempt { table throws(SelectionError) in
          if newValue == table.isSelected(id) { return nil }
          try Self.requireSelectable(id, in: table)
          return try table.apply(.toggle(id))
        }
      }
    }

    /// Throws `SelectionError.rowOfList` for a row that the user checks rather than selects.
    private static func requireSelectable(_ id: ID, in table: Table) throws(SelectionError) {
      let row = try table.path(of: id)
      let isOfList = table.list(inSection: row.section) != nil
      if isOfList, !table.isEditing { throw .rowOfList(row) }
    }

    /// Returns the rows to which a menu on a row applies: all shown selected rows if the row is
    /// selected, otherwise only the row itself; the result is empty if the row isn't shown.
    ///
    /// Calling the method observes the selection if the row is selected, otherwise only the row.
    /// - Parameter id: The identity of the row.
    /// - Returns: The rows, in table order.
    /// - Complexity: O(*k* log *n*) for *k* rows.
    public func menuRows(for id: ID) -> [ID] {
      let table = table(observing: .isShown(id))
      if self[isSelected: id] { _ = selectedRows }
      return table.menuRows(for: id)
    }

    /// The shown rows in a layer of marks, such as one of the app's own layers, in table order.
    ///
    ///     mails[.flagged].count
    ///
    /// The layers in which a row is marked are part of the row's state: `mails["m1"].layers`.
    /// - Parameter layer: The layer.
    /// - Complexity: O(*k* log *n*) for *k* rows.
    public subscript(layer: MarkLayer) -> [ID] { table(observing: .layer(layer))[layer] }

    /// Whether the user can select one more row without deselecting any other row; see
    /// `InputReceiver.hasRoomForOneMore`.
    ///
    /// - Complexity: O(1).
    public var hasRoomForOneMore: Bool {
      table(observing: .room(inSection: nil)).hasRoomForOneMore
    }

    /// Returns whether the user can mark one more row in a section without unmarking any other row;
    /// see `InputReceiver.hasRoomForOneMore(inSection:)`.
    ///
    /// Calling the method observes only this state of the section.
    ///
    /// - Parameter section: The section's number; for a section that doesn't exist, the result is
    ///   false.
    /// - Returns: Whether the user can mark one more row.
    /// - Complexity: O(log *n*).
    public func hasRoomForOneMore(inSection section: Int) -> Bool {
      table(observing: .room(inSection: section)).hasRoomForOneMore(inSection: section)
    }

    /// The number of steps that can be undone.
    public var undoCount: Int { table(observing: .history).undoCount }

    /// The number of undone steps that can be redone.
    public var redoCount: Int { table(observing: .history).redoCount }
  }
#endif
