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
/// equal table, with the same rules, give an equal table. An ``InputProfile`` determines the input
/// for a key or a click on a platform.
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
  /// A finger is put on a row, which is highlighted unless a rule refuses.
  ///
  /// The touch has no effect in mode none, on a row that the user can't change, and while another
  /// touch is held. It throws `SelectionError.rowOutOfRange`.
  case touchDown(Row)
  /// The finger is lifted, which commits the tap.
  ///
  /// The rules get the table as it is at the end of the touch. If the input throws, as ``tap(_:)``
  /// does, the finger stays down until the touch is canceled.
  case touchUp
  /// The touch is canceled. The input never throws.
  case touchCancel
  /// A row's detail button is tapped, which emits an event and has no other effect.
  ///
  /// It throws `SelectionError.rowOutOfRange`.
  case tapAccessory(Row)

  // Pointer.
  /// A pointer goes down on a row; while another pointer is down, the press has no effect.
  ///
  /// The effect is that of a click on the row. The effect takes place only at the release if the
  /// row is selected and the effect would deselect the row or other rows, and on rows of checkmark
  /// lists. The press moves with its row, and ends if the row is deleted. If the press throws, as
  /// the click does, the pointer isn't down.
  case press(Row, RowEffect)
  /// The pointer goes up: the delayed effect takes place. If the release throws, as the click does,
  /// the pointer is still down.
  case release
  /// The pointer begins to drag the selection, which ends the press. This never throws.
  case drag
  /// The view proposes a selection: of the rows that the user can change, exactly these rows are
  /// selected.
  ///
  /// Disabled rows and rows of checkmark lists don't change, and in mode none no rows change. No
  /// rule is called, and the only event is `selectionDidChange`. Anchor and lead don't move, unless
  /// exactly one row is selected afterwards, as with ``setSelected(_:)``. It throws
  /// `SelectionError.rowOutOfRange`, `.sectionOutOfRange`, `.severalRowsInSingleMode`,
  /// `.tooManySelected`, `.tooFewSelected`.
  case propose(SelectionSpans<Row>)
  /// A click outside all rows deselects the rows that the user can change.
  ///
  /// Rows of checkmark lists don't change, and in mode none no rows change. No rule is called, and
  /// the only event is `selectionDidChange`. Anchor and lead don't move. It throws
  /// `SelectionError.tooFewSelected`.
  case clickBesideRows
  /// A tap on the header of a section; the second argument determines the effect if only some of
  /// its rows are marked.
  ///
  /// With ``PartialTap/restores`` the marks as they were before the first tap are kept until a
  /// different input; when the data changes, these marks move with their rows. Throws the same
  /// errors as ``InputReceiver/tapHeader(ofSection:partial:)``.
  case tapHeader(ofSection: Int, partial: PartialTap = .checks)

  // Keyboard.
  /// The keyboard focus moves, and an effect is applied to the row that it reaches.
  ///
  /// The focus starts at the lead, skips rows that can't be focused (the disabled rows, unless a
  /// rule decides otherwise), and stops at the last row that can be focused. Without a lead the
  /// focus moves to the first row that can be focused, or, when it moves up, to the last. On rows
  /// of a checkmark list, and on rows of sections in mode none, the input only moves the lead,
  /// unless the lead stays on its row. A page ends at the lead if no row before the page's end can
  /// be focused. In several columns, up and down move by a whole line and stay in their column.
  /// Throws the same errors as the effect on a row.
  case go(RowMotion, RowEffect, pageRows: Int = 10, columns: Int = 1)
  /// The user selects all rows, or checks all rows of the list that has the keyboard focus.
  case userSelectAll
  /// The user deselects all rows, or unchecks all rows of the list that has the keyboard focus.
  case userDeselectAll
  /// The user selects all rows or, if all are selected, deselects them; likewise for checkmarks.
  case userToggleAll
  /// A gesture is canceled: of a touch, a press, a sweep and a pan, the first that is under way.
  ///
  /// A canceled sweep restores the previous selection; a canceled pan restores the state of the
  /// rows that it covers. This never throws.
  case cancel

  // Gestures.
  /// A two-finger pan begins on a row, as in `UITableView`: editing begins, the selection is kept,
  /// and the row flips.
  ///
  /// The rows from the first to the current row of the pan take on the first row's new state;
  /// moving back restores their old state. Disabled rows are skipped. The pan moves with its rows
  /// when the data changes, and ends if its first row is removed or hidden. A pan that is already
  /// under way ends as with ``endPan``. The input has no effect if the policy doesn't allow
  /// multiple selection during editing, if the user can't change the row, or if the rule refuses.
  /// Limits never make a pan throw: a row that would exceed a limit is skipped. Throws
  /// `SelectionError.rowOutOfRange`.
  case beginPan(Row)
  /// The pan reaches a row; if no pan is under way, the input has no effect.
  ///
  /// The rows from the pan's first row to this row take on the pan's state one by one, as far as
  /// each limit allows; in a section in mode single only the last row is selected. Rows that the
  /// pan has left, and rows that were deselected to make room for them, get their old state again,
  /// as far as limits allow in addition to rows marked since then. Events report each row that
  /// flips: first the rows that the pan passes, in order, then other rows that get their old state
  /// again, then the oldest rows, which make room for other rows under a limit. Throws the same
  /// errors as ``beginPan(_:)``.
  case continuePan(to: Row)
  /// The pan ends; editing continues. The input never throws.
  case endPan
  /// A drag or band selection begins, over no rows yet; a sweep that is under way ends as with
  /// ``endSweep``.
  ///
  /// A sweep has an effect only in mode multiple. No rule is called, and the only event is
  /// `selectionDidChange`; disabled rows and rows of checkmark lists are skipped. A sweep moves
  /// with its rows when the data changes. It throws `SelectionError.tooFewSelected`.
  case beginSweep(SweepEffect)
  /// The sweep covers exactly these rows: rows that it no longer covers get their old state again.
  ///
  /// It throws `SelectionError.rowOutOfRange`, `.sectionOutOfRange`, `.tooManySelected`,
  /// `.tooFewSelected`.
  case continueSweep(over: SelectionSpans<Row>)
  /// The sweep ends; its rows remain selected. This never throws.
  case endSweep

  // The program.
  /// Rows are selected in addition to other selected rows.
  case select(SelectionSpans<Row>)
  /// Exactly these rows are selected.
  ///
  /// If the input changes the selection to exactly one row, and that row is shown, the anchor and
  /// the lead move to the row, so that the user continues from it.
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
  /// Rows are no longer marked in a layer.
  case unmark(SelectionSpans<Row>, in: MarkLayer)
  /// A saved state is restored.
  indirect case restore(SelectionSnapshot)

  // History.
  /// The last step is undone.
  case undo
  /// The step that was undone last is redone.
  case redo
  /// Steps are recorded from now on, up to the limit; nil means any number of steps.
  case enableUndo(limit: Int?)
  /// Steps are no longer recorded.
  case disableUndo

  // The data.
  /// The whole table is reloaded, with a new shape if a shape is given.
  case reloadData(TableShape?)
  /// The data changes by a batch of updates.
  case perform(TableUpdate)
  /// The data has changed as described by a mapping.
  case follow(TableMapping)
  /// The table gets new contents, section by section.
  ///
  /// In a table by paths, the contents name rows that the table shows, in any order. Throws
  /// `SelectionError.tooManyRows`, and by path `.rowOutOfRange` and `.rowNamedTwice`.
  case update(to: [[Row]], vanished: VanishedRows)
  /// A section gets new contents; other sections don't change.
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
  /// Sets how many rows the user may mark, in the table or in one section.
  ///
  /// The limits move with the section. It throws `SelectionError.sectionOutOfRange`.
  case setLimits(SelectionLimits, inSection: Int? = nil)
  /// Sets the limits on the rows of a layer that the user may mark. This never throws.
  case setLayerLimits(SelectionLimits, MarkLayer)
  /// Sets how an input of the user that would exceed a limit is treated. This never throws.
  case setLimitOverflow(LimitOverflow)
  /// Sets which row is selected when a change to the data has removed every selected row.
  ///
  /// For this selection no rule is called, no event is emitted, and no undo step is recorded. This
  /// never throws.
  case setDeletionSuccessor(DeletionSuccessor)
  /// Sets whether inputs that replace the selection affect hidden rows. This never throws.
  case setReplacementScope(ReplacementScope)
  /// Sets whether the order in which rows are selected is kept, for
  /// ``InputReceiver/selectionOrder``.
  ///
  /// Rows that are already selected come first, in table order. While the order is kept, each input
  /// costs an additional O(*a*) for *a* earlier inputs whose rows are still selected. This never
  /// throws.
  case setKeepsOrder(Bool)
  /// Sets the mode of a section; multiple means the table's own mode.
  ///
  /// When a section gets mode single, its lowest selected row remains selected, and its other rows
  /// are deselected. The mode moves with the section. It throws `SelectionError.sectionOutOfRange`.
  case setMode(RowSelectionMode, inSection: Int)
  /// Sets the kind of checkmark list of a section; nil makes it an ordinary section.
  case setList(CheckmarkListKind?, inSection: Int)
  /// Sections are joined into one list; if they are exclusive, the joined list has at most one
  /// checked row.
  case joinLists(RowSet)
  /// Rows are disabled.
  case disable(SelectionSpans<Row>)
  /// Rows are enabled.
  case enable(SelectionSpans<Row>)
  /// Sets the accessories of rows in lists. This never throws.
  case setAccessoryStyle(AccessoryStyle)
}

extension SelectionInput: Sendable where Row: Sendable {}
