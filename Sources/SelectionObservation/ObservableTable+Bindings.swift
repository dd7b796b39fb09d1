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

    /// The shown checked identities, in table order.
    ///
    /// - Complexity: O(*k* log *n*) for *k* identities.
    public var checkedRows: [ID] {
      read(.checkedRows)
      return current.checkedRows
    }

    /// Whether the table is being edited.
    public var isEditing: Bool {
      get {
        read(.isEditing)
        return current.rows.isEditing
      }
      set { apply(.setEditing(newValue)) }
    }

    /// Whether an identity in a checkmark list is checked, for a `Toggle`; reading the value
    /// observes only this identity's checkmark.
    ///
    /// Setting another value is refused with `SelectionError.notAList` in an ordinary section, and
    /// with `SelectionError.refused` during editing, when the user selects rows of lists.
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
          if newValue == table.isChecked(id) { return nil }
          let section = try table.path(of: id).section
          guard table.list(inSection: section) != nil else { throw .notAList(section: section) }
          if table.isEditing { throw .refused("no row can be checked during editing") }
          return try table.apply(.tap(id))
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
