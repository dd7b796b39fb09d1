// SPDX-License-Identifier: MIT

extension TableSelection {
  /// Sets what the user may select.
  ///
  /// Where that makes the mode in force single, the lowest selected row stays; otherwise the selection
  /// stays as it is, also in mode none. Anchor and lead stay.
  /// - Parameter policy: the policy.
  /// - Returns: the rows that were trimmed away, as deselected.
  /// - Complexity: O(log *n*), and as much for each section of mode single.
  @discardableResult
  public mutating func setPolicy(_ policy: SelectionPolicy) -> SelectionChange {
    program { (turn) in
      turn.table.policy = policy
      turn.table.modeDidChange()
    }
  }

  /// Begins or ends editing; setting the value it has changes nothing.
  ///
  /// What becomes of the selection is for ``editingTransition`` to say. Where mode single comes into force,
  /// the lowest selected row stays. Anchor and lead stay.
  /// - Parameter isEditing: whether the table is to be edited.
  /// - Returns: what changed.
  /// - Complexity: O(log *n*), and as much for each section of mode single.
  @discardableResult
  public mutating func setEditing(_ isEditing: Bool) -> SelectionChange {
    program { (turn) in turn.table.switchEditing(isEditing, turn.table.editingTransition) }
  }

  /// Switches editing, with a transition that need not be the table's own.
  mutating func switchEditing(_ isEditing: Bool, _ transition: EditingTransition) {
    guard isEditing != self.isEditing else { return }
    self.isEditing = isEditing
    switch (transition, isEditing) {
    case (.keep, _): break
    case (.clear, _): selected = []
    case (.restore, true):
      putAway = selected
      selected = []
    case (.restore, false): selected = putAway ?? []
    }
    if !isEditing, putAway != nil { putAway = nil }
    modeDidChange()
  }

  /// Does what a mode asks for as it comes into force: single keeps the lowest selected row alone, and none
  /// but multiple goes on with a pan.
  private mutating func modeDidChange() {
    trimToMode()
    if mode != .multiple { endGestures() }
  }

  /// Ends a pan or sweep that is under way.
  mutating func endGestures() {
    if pan != nil { pan = nil }
    if sweep != nil { sweep = nil }
  }

  /// Keeps the lowest selected row alone where the mode in force is single, in the table or in a section.
  mutating func trimToMode() {
    if mode == .single, let lowest = selected.first { selected = [lowest] }
    trimSingleSections()
  }
}
