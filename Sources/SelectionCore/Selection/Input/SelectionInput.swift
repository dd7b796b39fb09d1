// SPDX-License-Identifier: MIT

/// An operation on a table, as a value that can be applied, recorded and saved.
///
///     let inputs: [TableInput] = [.tap(row), .setEditing(true), .selectAll]
///     for input in inputs { try table.apply(input) }
///     try mails.apply(.extend(to: "m4"))
///
/// `Row` is the type that names one row: a ``RowPath`` for a table by paths, an identity for a
/// table with identities. The most common inputs have methods in ``InputReceiver``, where their
/// errors are documented; the errors of other inputs are documented here. The same inputs on an
/// equal table, with the same rules, give an equal table; only undo may place an anchor or a lead
/// whose row has been removed on another row, because equal tables can have steps from tables with
/// different orders. An ``InputProfile`` determines the input for a key or a click on a platform.
///
/// - Complexity: O(log *n*) for an input that names one row, O(*k* log *n*) for *k* spans of rows;
///   in addition, the cost of disabled rows in these spans.
#if hasAttribute(nonexhaustive)
  @nonexhaustive
#endif
public enum SelectionInput<Row: Hashable>: Hashable {
  /// An effect on a row, such as a tap or a click: `.tap(row)` is `.act(.tap, on: row)`.
  case act(RowEffect, on: Row)

  // Touch.
  /// A finger touches a row, which is highlighted unless a rule refuses.
  ///
  /// The touch has no effect in mode none, on a row that the user can't change, or while another
  /// touch is in progress. It throws `SelectionError.rowOutOfRange`.
  case touchDown(Row)
  /// The finger is lifted, which commits the tap.
  ///
  /// The rules receive the table as it is at the end of the touch. If the input throws, as
  /// ``tap(_:)`` does, the touch continues until it is canceled.
  case touchUp
  /// The touch is canceled. The input never throws.
  case touchCancel
  /// A row's detail button is tapped, which emits an event and has no other effect.
  ///
  /// It throws `SelectionError.rowOutOfRange`.
  case tapAccessory(Row)

  // Pointer.
  /// A pointer is pressed on a row; while another pointer is pressed, the press has no effect.
  ///
  /// The associated effect is that of a click on the row. The effect is delayed until the release
  /// if the row is selected and the effect would deselect the row or other rows, and on rows of
  /// checkmark lists. The press moves with its row, and it ends if the row is deleted. If the press
  /// throws, as the click does, no press is in progress afterward.
  case press(Row, RowEffect)
  /// The pointer is released, and the delayed effect takes place. If the release throws, as the
  /// click does, the press remains in progress.
  case release
  /// The pointer begins to drag the selection, which ends the press. This never throws.
  case drag
  /// The view proposes a selection: exactly these rows are selected, among the rows that the user
  /// can change.
  ///
  /// Disabled rows and rows of checkmark lists don't change, and in mode none no rows change. No
  /// rule is called, and the only event is `selectionDidChange`. The anchor and the lead don't
  /// move, unless exactly one row is selected afterward, as with ``setSelected(_:)``. It throws
  /// `SelectionError.rowOutOfRange`, `.sectionOutOfRange`, `.severalRowsInSingleMode`,
  /// `.tooManySelected`, `.tooFewSelected`.
  case propose(SelectionSpans<Row>)
  /// A click outside the rows deselects the rows that the user can change.
  ///
  /// Rows of checkmark lists don't change, and in mode none no rows change. No rule is called, and
  /// the only event is `selectionDidChange`. The anchor and the lead don't move. It throws
  /// `SelectionError.tooFewSelected`.
  case clickBesideRows
  /// A tap on a section header; the second argument determines the effect if only some of the
  /// section's rows are marked.
  ///
  /// With ``PartialTap/restores``, the marks from before the first tap are kept until a different
  /// input is applied. When the data changes, these marks move with their rows. Throws the same
  /// errors as ``InputReceiver/tapHeader(ofSection:partial:)``.
  case tapHeader(ofSection: Int, partial: PartialTap = .checks)

  // Keyboard.
  /// The keyboard focus moves, and an effect is applied to the row that it reaches.
  ///
  /// The focus starts at the lead, skips rows that can't be focused (the disabled rows, unless a
  /// rule decides otherwise), and stops at the last row that can be focused. Without a lead, the
  /// focus moves to the first row that can be focused or, when it moves up, to the last such row.
  /// On rows of a checkmark list and on rows of sections in mode none, the input only moves the
  /// lead, unless the lead remains on its row. A page ends at the lead if no row before the page's
  /// end can be focused. In a view with several columns, up and down move the focus by a whole line
  /// within the same column. Throws the same errors as the effect on a row.
  case go(RowMotion, RowEffect, pageRows: Int = 10, columns: Int = 1)
  /// The user selects all rows, or checks all rows of the list that has the keyboard focus.
  case userSelectAll
  /// The user deselects all rows, or unchecks all rows of the list that has the keyboard focus.
  case userDeselectAll
  /// The user selects all rows or, if all rows are selected, deselects them; checkmarks behave in
  /// the same way.
  case userToggleAll
  /// A gesture is canceled: the first of a touch, a press, a sweep and a pan that is in progress.
  ///
  /// A canceled sweep restores the previous selection, and a canceled pan restores the state of the
  /// rows that it covers. This never throws.
  case cancel

  // Gestures.
  /// A two-finger pan begins on a row, as in `UITableView`: editing begins, the selection is kept,
  /// and the row is toggled.
  ///
  /// The rows from the pan's first row to its current row take on the first row's new state; moving
  /// back restores their old state. Disabled rows are skipped. The pan moves with its rows when the
  /// data changes, and it ends if its first row is removed or hidden. A pan that is already in
  /// progress ends as with ``endPan``. The input has no effect if the policy doesn't allow multiple
  /// selection during editing, if the user can't change the row, or if the rule refuses. Limits
  /// never cause a pan to throw: a row that would exceed a limit is skipped. Throws
  /// `SelectionError.rowOutOfRange`.
  case beginPan(Row)
  /// The pan reaches a row; if no pan is in progress, the input has no effect.
  ///
  /// The rows from the pan's first row to this row take on the pan's state one by one, as far as
  /// each limit allows. In a section in mode single, only the last row is selected. Rows that the
  /// pan has left, and rows that were deselected because of a limit, return to their old state as
  /// far as the limits allow, given the rows marked in the meantime. Events report each row that is
  /// toggled: first the rows that the pan passes, in order, then other rows that return to their
  /// old state, and then the oldest rows, which are deselected because of a limit. Throws the same
  /// errors as ``beginPan(_:)``.
  case continuePan(to: Row)
  /// The pan ends, and editing continues. The input never throws.
  case endPan
  /// A drag or band selection begins and covers no rows yet; a sweep that is already in progress
  /// ends as with ``endSweep``.
  ///
  /// A sweep has an effect only in mode multiple. No rule is called, and the only event is
  /// `selectionDidChange`. Disabled rows and rows of checkmark lists are skipped. A sweep moves
  /// with its rows when the data changes. Each part of the sweep starts from the selection before
  /// the sweep, whatever other inputs have selected since; only a selection among all items stays
  /// (``IdentifiedTable/setSelected(_:)-(RemoteSelection<ID>)``). It throws
  /// `SelectionError.tooFewSelected`.
  case beginSweep(SweepEffect)
  /// The sweep covers exactly these rows; rows that it no longer covers return to their old state.
  ///
  /// It throws `SelectionError.rowOutOfRange`, `.sectionOutOfRange`, `.tooManySelected`,
  /// `.tooFewSelected`.
  case continueSweep(over: SelectionSpans<Row>)
  /// The sweep ends, and its rows remain selected. This never throws.
  case endSweep

  // The program.
  /// Rows are selected in addition to other selected rows.
  case select(SelectionSpans<Row>)
  /// Exactly these rows are selected.
  ///
  /// If the input changes the selection to exactly one row and that row is shown, the anchor and
  /// the lead move to the row, so that the user's next input continues from it.
  case setSelected(SelectionSpans<Row>)
  /// Rows are deselected.
  case deselect(SelectionSpans<Row>)
  /// All rows are selected.
  case selectAll
  /// All rows are deselected.
  case deselectAll
  /// Selected rows are deselected, and other rows are selected; rows that ``selectAll`` skips don't
  /// change.
  ///
  /// It throws `SelectionError.severalRowsInSingleMode`.
  case invert
  /// Rows are checked.
  case check(SelectionSpans<Row>)
  /// Rows are unchecked.
  case uncheck(SelectionSpans<Row>)
  /// Rows are marked in a layer.
  case mark(SelectionSpans<Row>, in: MarkLayer)
  /// Marks are removed from rows in a layer.
  case unmark(SelectionSpans<Row>, in: MarkLayer)
  /// A saved state is restored.
  indirect case restore(SelectionSnapshot)

  // History.
  /// The last step is undone.
  case undo
  /// The step that was most recently undone is redone.
  case redo
  /// Steps are recorded from now on, up to the limit, or without a limit if the value is nil.
  case enableUndo(limit: Int?)
  /// Steps are no longer recorded.
  case disableUndo

  // The data.
  /// The whole table is reloaded, with a new shape if one is given.
  case reloadData(TableShape?)
  /// The data is changed by a batch of updates.
  case perform(TableUpdate)
  /// The data has changed as described by a mapping.
  case follow(TableMapping)
  /// The table receives new contents, section by section.
  ///
  /// In a table by paths, the contents name rows that the table shows, in any order. Throws
  /// `SelectionError.tooManyRows` and, in a table by paths, `.rowOutOfRange` and `.rowNamedTwice`.
  case update(to: [[Row]], vanished: VanishedRows)
  /// A section receives new contents; other sections don't change.
  ///
  /// Throws the same errors as ``update(to:vanished:)``, and `.sectionOutOfRange`.
  case updateSection(Int, to: [Row], vanished: VanishedRows)
  /// Rows are moved, in their order, to another place; they keep their marks.
  ///
  /// Rows of several sections may be moved at once, and into another section. It throws
  /// `SelectionError.rowOutOfRange`, `.sectionOutOfRange`, `.unknownID`.
  indirect case move(SelectionSpans<Row>, to: RowDestination<Row>)
  /// Rows, the set of shown rows, and marks change in one step, by row number.
  ///
  /// It throws `SelectionError.foreignMapping`, `.rowNumberOutOfRange`, `.tooManyRows`.
  indirect case edit(TableEdit)

  // What is shown.
  /// Exactly these rows are shown, and all other rows are hidden.
  ///
  /// A path names a shown row; an identity or a whole section may also name hidden rows. It throws
  /// `SelectionError.rowOutOfRange`, `.sectionOutOfRange`, `.unknownID`.
  case show(SelectionSpans<Row>)

  // Settings.
  /// Editing begins or ends.
  case setEditing(Bool)
  /// Sets what the user may select.
  case setPolicy(SelectionPolicy)
  /// Sets how the selection changes when editing begins and ends. This never throws.
  case setEditingTransition(EditingTransition)
  /// Sets how many rows the user may mark, either in the table or in one section.
  ///
  /// The limits move with the section. It throws `SelectionError.sectionOutOfRange`.
  case setLimits(SelectionLimits, inSection: Int? = nil)
  /// Sets how many of the rows of a layer the user may select, or check in a list. This never
  /// throws.
  case setLayerLimits(SelectionLimits, MarkLayer)
  /// Sets how a user's input that would exceed a limit is treated. This never throws.
  case setLimitOverflow(LimitOverflow)
  /// Sets which row is selected when a change to the data has removed every selected row.
  ///
  /// When this row is selected, no rule is called, no event is emitted, and no undo step is
  /// recorded. This never throws.
  case setDeletionSuccessor(DeletionSuccessor)
  /// Sets whether inputs that replace the selection affect hidden rows. This never throws.
  case setReplacementScope(ReplacementScope)
  /// Sets whether the order in which rows are selected is recorded for
  /// ``InputReceiver/selectionOrder``.
  ///
  /// Rows that are already selected come first in the order, and they are in table order. While the
  /// order is recorded, each input costs an additional O(*a*) for *a* earlier inputs whose rows are
  /// still selected. This never throws.
  case setKeepsOrder(Bool)
  /// Sets the mode of a section; mode multiple means that the section uses the table's own mode.
  ///
  /// When mode single is set for a section, its first selected row remains selected, and its other
  /// rows are deselected. The mode moves with the section. It throws
  /// `SelectionError.sectionOutOfRange`.
  case setMode(RowSelectionMode, inSection: Int)
  /// Sets the kind of a section's checkmark list, or makes the section an ordinary section if the
  /// kind is nil.
  case setList(CheckmarkListKind?, inSection: Int)
  /// Sections are joined into one choice: of all rows of those of the sections that are exclusive
  /// lists, at most one is checked.
  case joinLists(RowSet)
  /// Rows are disabled.
  case disable(SelectionSpans<Row>)
  /// Rows are enabled.
  case enable(SelectionSpans<Row>)
  /// Sets the accessories of rows in lists. This never throws.
  case setAccessoryStyle(AccessoryStyle)
}

extension SelectionInput: Sendable where Row: Sendable {}
