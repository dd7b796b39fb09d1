// SPDX-License-Identifier: MIT

/// A table type in this package, whose settings and undo steps can be changed at any time.
///
/// The methods that change the settings and the undo steps therefore never throw.
///
/// Any other type that accepts inputs may reject some of them. Such a type conforms only to
/// ``InputReceiver`` and receives these inputs through ``InputReceiver/apply(_:)``.
public protocol SelectionTable<Row>: InputReceiver {}

extension SelectionTable {
  /// Applies an input that a table never refuses.
  @inlinable
  mutating func applyAlways(_ input: SelectionInput<Row>) -> Change {
    do {
      return try apply(input, rules: nil)
    } catch {
      preconditionFailure("a table has refused a setting or a step")
    }
  }

  /// Reloads the whole table with the same shape; see ``InputReceiver/reloadData(shape:)``.
  ///
  /// - Returns: The resulting change.
  /// - Complexity: O(1), plus O(log *s*) for each run of sections with settings.
  @discardableResult
  @inlinable
  public mutating func reloadData() -> Change { applyAlways(.reloadData(nil)) }
}

/// Settings of the whole table.
extension SelectionTable {
  /// Sets what the user may select.
  ///
  ///     try table.select([RowPath(0, 1), RowPath(1, 2)])
  ///     table.setPolicy(.single).deselected  // [1.2]
  ///
  /// If the policy makes the mode in force single, only the first selected row remains selected.
  /// Otherwise, the selection doesn't change, even in mode none. The anchor and the lead don't
  /// move.
  ///
  /// - Parameter policy: The policy.
  /// - Returns: The resulting change, in which the rows that couldn't remain selected are
  ///   deselected.
  /// - Complexity: O(log *n*), plus O(log *n*) for each section in mode single.
  @discardableResult
  @inlinable
  public mutating func setPolicy(_ policy: SelectionPolicy) -> Change {
    applyAlways(.setPolicy(policy))
  }

  /// Begins or ends editing; the method has no effect if the table is already in the given state.
  ///
  ///     table.setPolicy(SelectionPolicy(.single, editing: .multiple))
  ///     try table.tap(RowPath(0, 1))
  ///     table.setEditing(true).deselected    // [0.1]
  ///     table.mode                           // multiple
  ///
  /// ``SelectionInput/setEditingTransition(_:)`` determines how the selection changes. When editing
  /// ends, no row of a checkmark list remains selected. If the mode in force becomes single, only
  /// the first selected row remains selected.
  ///
  /// - Parameter isEditing: Whether the table should be in the editing state.
  /// - Returns: The resulting change.
  /// - Complexity: O(log *n*), plus O(log *n*) for each section in mode single.
  @discardableResult
  @inlinable
  public mutating func setEditing(_ isEditing: Bool) -> Change {
    applyAlways(.setEditing(isEditing))
  }

  /// Sets the limits on the selected rows of the whole table.
  ///
  ///     mails.setLimits(SelectionLimits(atMost: 2))
  ///     try mails.tap("m1")
  ///     try mails.tap("m2")
  ///     mails.hasRoomForOneMore              // false
  ///
  /// - Parameter limits: The limits.
  /// - Returns: The resulting change, in which no mark changes.
  /// - Complexity: O(1).
  @discardableResult
  @inlinable
  public mutating func setLimits(_ limits: SelectionLimits) -> Change {
    applyAlways(.setLimits(limits))
  }

  /// Sets the limits on the rows in a layer that the user may select or, in lists, check.
  ///
  ///     try mails.mark(["m1", "m2", "m3"], in: .flagged)
  ///     mails.setLimits(SelectionLimits(atMost: 2), of: .flagged)
  ///     try mails.tap("m1")
  ///     try mails.tap("m2")
  ///     // try mails.tap("m3") throws: 3 rows would be selected, and at most 2 can be
  ///
  /// - Parameters:
  ///   - limits: The limits.
  ///   - layer: The layer; the limits of ``MarkLayer/selected`` are the table's limits.
  /// - Returns: The resulting change, in which no mark changes.
  /// - Complexity: O(1). While the limits are set, each of the user's inputs also costs O(*t*) for
  ///   *t* tree nodes in the layer's row set. A pan also costs O(log *n*) for each row that it
  ///   covers.
  @discardableResult
  @inlinable
  public mutating func setLimits(_ limits: SelectionLimits, of layer: MarkLayer) -> Change {
    applyAlways(.setLayerLimits(limits, layer))
  }
}

/// Undo and redo.
extension SelectionTable {
  /// Begins to record steps for undo and redo, and discards earlier steps.
  ///
  ///     mails.enableUndo(limit: 100)
  ///     try mails.tap("m2")
  ///     mails.undo()
  ///     mails.selectedRows                   // []
  ///
  /// Each input that changes the selection, a checkmark or a mark in one of the app's own layers is
  /// a step. A change to the data isn't a step, but the rows in earlier steps move with the data.
  ///
  /// - Parameter limit: The maximum number of recorded steps, at least one, or nil for any number.
  /// - Returns: The resulting change, in which no mark changes.
  /// - Complexity: O(1).
  @discardableResult
  @inlinable
  public mutating func enableUndo(limit: Int? = nil) -> Change {
    applyAlways(.enableUndo(limit: limit))
  }

  /// Stops recording steps for undo and redo, and discards the recorded steps.
  ///
  ///     mails.enableUndo()
  ///     try mails.tap("m2")
  ///     mails.disableUndo()
  ///     mails.undoCount                      // 0
  ///
  /// - Returns: The resulting change, in which no mark changes.
  /// - Complexity: O(1).
  @discardableResult
  @inlinable
  public mutating func disableUndo() -> Change { applyAlways(.disableUndo) }

  /// Restores the selection, checkmarks, anchor and lead as they were before the last step; if
  /// there is no such step, the method has no effect.
  ///
  ///     mails.enableUndo()
  ///     try mails.tap("m2")
  ///     try mails.update(to: [["m1", "m2"]], vanished: .gone)
  ///     mails.undo().deselected              // ["m2"]
  ///
  /// No rule is called, and no event is emitted. Marks that the current modes and lists don't allow
  /// are left out.
  ///
  /// - Returns: The resulting change.
  /// - Complexity: O(*r* log *n*) amortized for *r* runs that the step changed.
  @discardableResult
  @inlinable
  public mutating func undo() -> Change { applyAlways(.undo) }

  /// Restores the selection, checkmarks, anchor and lead as they were after the step that was most
  /// recently undone; if there is no such step, the method has no effect.
  ///
  ///     mails.enableUndo()
  ///     try mails.tap("m2")
  ///     mails.undo()
  ///     mails.redo().selected                // ["m2"]
  ///
  /// - Returns: The resulting change.
  /// - Complexity: The cost of ``undo()``.
  @discardableResult
  @inlinable
  public mutating func redo() -> Change { applyAlways(.redo) }
}
