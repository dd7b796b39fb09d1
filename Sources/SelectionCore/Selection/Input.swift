// SPDX-License-Identifier: MIT

/// All that can happen to a table, as a value that can be applied, recorded and saved.
///
///     let inputs: [TableInput] = [.tap(row), .setEditing(true), .selectAll]
///     for input in inputs { try table.apply(input) }
///     try mails.apply(.extend(to: "m4"))
///
/// `Row` is what names one row: a ``RowPath`` for a table by paths, an identity for a table with
/// identities. The methods of ``InputReceiver`` are the most used of these inputs by name, and say
/// what those throw; the other inputs say it here. The same inputs on an equal table, with the same
/// rules, give an equal table. An ``InputProfile`` says which input a key or a click means on a
/// platform.
///
/// - Complexity: O(log *n*) for an input about one row, O(*k* log *n*) for *k* spans of rows;
///   beside that, what is disabled in them.
@nonexhaustive
public enum Input<Row: Hashable>: Hashable {
  // Touch.
  /// A whole tap on a row.
  case tap(Row)
  /// A finger is put on a row, which is highlighted unless a rule says no.
  ///
  /// In mode none, on a row that the user cannot change, and while another touch is held, it has no
  /// effect. It throws `SelectionError.rowOutOfRange`.
  case touchDown(Row)
  /// The finger is lifted, which commits the tap.
  ///
  /// The rules are asked about the table as it is then. Where this throws, as ``tap(_:)`` does, the
  /// finger stays down until it is cancelled.
  case touchUp
  /// The touch is cancelled: its row is no longer highlighted. It is never refused.
  case touchCancel
  /// A row's detail button is tapped, which is told and has no other effect.
  ///
  /// It throws `SelectionError.rowOutOfRange`.
  case tapAccessory(Row)
  /// A tap while ⌘ is held on a keyboard: if a pan may begin on the row, the table begins to be
  /// edited as by a pan, and the row flips as by ``toggle(_:)``; else it is a tap. While several
  /// rows can be selected in editing, the row just flips. While a finger is down it has no effect.
  ///
  /// It throws as ``InputReceiver/tap(_:rules:)``. Source: `UITableView` since iOS 13.
  case tapToggling(Row)
  /// A tap while ⇧ is held: as ``tapToggling(_:)``, with ``extendAdding(to:)`` for the flip.
  case tapExtending(to: Row)

  // Pointer.
  /// The row is selected in place of all others, or its checkmark is flipped.
  case click(Row)
  /// The row flips.
  case toggle(Row)
  /// The range from the anchor reaches a row.
  case extend(to: Row)
  /// The range from the anchor reaches a row, beside what was selected before this run of
  /// extensions: a range that shrinks gives rows their old state back.
  ///
  /// A run is an unbroken row of ``extend(to:)`` and this; any other input ends it. Without an
  /// anchor this adds the row. Disabled rows are passed over. In a section of mode single a row
  /// gives way to the range without being asked about. It throws as
  /// ``InputReceiver/click(_:rules:)``.
  case extendAdding(to: Row)
  /// As ``extendAdding(to:)``, but the range gives its rows the state that the anchor had before
  /// the run: from a row that was let go it lets go. Then the row reached is asked about and told
  /// as one that is deselected. Without an anchor this adds the row, and the run goes on adding.
  ///
  /// Source: GTK's `gtk_list_base_select_item`.
  case extendAsAnchor(to: Row)
  /// The lead becomes the anchor, and a new run begins as with ``extendAdding(to:)``. Without a
  /// lead, or if it is a row of a checkmark list, the row alone is added.
  ///
  /// Source: the listbox pattern of the ARIA Authoring Practices, "the focused option and all
  /// options up to the first".
  case extendFromLead(to: Row)
  /// A pointer goes down on a row; while another is down this has no effect.
  ///
  /// The effect is that of a click on the row. It waits for the release where the row is selected
  /// and the effect would deselect others or the row itself, and on rows of checkmark lists. The
  /// press goes along with its row, and ends if that is deleted. Where it throws, as the click
  /// does, the pointer is not down.
  case press(Row, RowEffect)
  /// The pointer goes up: what waits for that happens. Where it throws, as the click does, the
  /// pointer is still down.
  case release
  /// The pointer begins to drag what is selected: what waits for the release is dropped, and the
  /// press is over. It is never refused.
  case drag
  /// The view proposes that exactly these rows be selected, as far as the user can change them.
  ///
  /// Disabled rows and rows of checkmark lists stay as they are, and in mode none all rows do. No
  /// row is asked about or told, only `selectionDidChange`. Anchor and lead stay. It throws
  /// `SelectionError.rowOutOfRange`, `.sectionOutOfRange`, `.severalRowsInSingleMode`,
  /// `.tooManySelected`, `.tooFewSelected`.
  case propose(Spans<Row>)
  /// A tap on the header of a section.
  case tapHeader(ofSection: Int)

  // Keyboard.
  /// The keyboard is on a row: the lead moves there, and nothing else changes.
  ///
  /// It throws `SelectionError.rowOutOfRange`.
  case focus(Row)
  /// The keyboard goes somewhere, and has an effect on the row that it reaches.
  ///
  /// It starts at the lead, passes over rows that cannot be focused, which are the disabled ones
  /// unless the rules say otherwise, and stops at the last that can. Without a lead it goes to the
  /// first row that can be focused, or to the last one where it moves up. On rows of a checkmark
  /// list, and on rows of sections of mode none, it moves the lead alone, unless it acts on the row
  /// where it is. A page ends at the lead if no row before its end can be focused. In columns,
  /// up and down go a whole line and stay in their column. It throws what the effect on a row
  /// throws.
  case go(RowMotion, RowEffect, pageRows: Int = 10, columns: Int = 1)
  /// The user selects all rows, or checks all of the list in which the keyboard is.
  case userSelectAll
  /// The user deselects all rows, or unchecks all of the list in which the keyboard is.
  case userDeselectAll
  /// The user selects all rows or, if they are, deselects them; likewise for checkmarks.
  case userToggleAll
  /// What is under way is cancelled: the touch, else the press, else the sweep, else the pan.
  ///
  /// A sweep brings back what was selected before it, a pan the state of the rows that it covers.
  /// It is never refused.
  case cancel

  // Gestures.
  /// A two-finger pan begins on a row, as in `UITableView`: editing begins, with the selection
  /// kept, and the row flips.
  ///
  /// The rows from there to the current one take on its new state; going back gives them their old
  /// state back. Disabled rows are passed over. Any change of the data ends the pan. Where the
  /// policy has no multiple selection during editing, where the user cannot change the row, while a
  /// pan is under way, and where the rule says no, this has no effect. No limit
  /// refuses it: a row for which there is no room is passed over. It throws
  /// `SelectionError.rowOutOfRange`.
  case beginPan(Row)
  /// The pan reaches a row; without one this has no effect.
  ///
  /// The rows from the first one to this take on the pan's state one by one, as far as each limit
  /// lets them; of a section of mode single the last one is selected. Rows that the pan has left
  /// have their old state back, and what gave way to them is there again. The events tell each row
  /// that flips: those on the way in that order, then others that come back, then the oldest, which
  /// give way to a limit. It throws as ``beginPan(_:)``.
  case continuePan(to: Row)
  /// The pan ends; editing stays on. It is never refused.
  case endPan
  /// A drag or band selection begins, over no rows yet; while one is under way this has no effect.
  ///
  /// It works in mode multiple. No row is asked about or told, only `selectionDidChange`; disabled
  /// rows and rows of checkmark lists are passed over. Any change of the data ends it. It throws
  /// `SelectionError.tooFewSelected`.
  case beginSweep(SweepEffect)
  /// The sweep covers these rows and no others: rows that it has left get their old state back.
  ///
  /// It throws `SelectionError.rowOutOfRange`, `.sectionOutOfRange`, `.tooManySelected`,
  /// `.tooFewSelected`.
  case continueSweep(over: Spans<Row>)
  /// The sweep ends; what it selected stays. It is never refused.
  case endSweep

  // The program.
  /// Rows are selected beside others.
  case select(Spans<Row>)
  /// Exactly these rows are selected.
  case setSelected(Spans<Row>)
  /// Rows are deselected.
  case deselect(Spans<Row>)
  /// All rows are selected.
  case selectAll
  /// All rows are deselected.
  case deselectAll
  /// The rows are selected that are not, and those deselected that are; rows that ``selectAll``
  /// passes over stay as they are.
  ///
  /// It throws `SelectionError.severalRowsInSingleMode`.
  case invert
  /// Rows are checked.
  case check(Spans<Row>)
  /// Rows are unchecked.
  case uncheck(Spans<Row>)
  /// What was saved is brought back.
  indirect case restore(SelectionSnapshot)

  // History.
  /// The last step is undone.
  case undo
  /// The step undone last is redone.
  case redo
  /// Steps are kept from now on; the limit is the most that are kept, nil for any number.
  case enableUndo(limit: Int?)
  /// No steps are kept any more.
  case disableUndo

  // The data.
  /// Everything is reloaded, with another shape if one is given.
  case reloadData(TableShape?)
  /// The data changes by a batch.
  case perform(TableUpdate)
  /// The data has changed as a mapping says.
  case follow(TableMapping)

  /// Rows are moved, in their order, to another place; they keep their marks.
  ///
  /// Rows of several sections may be moved at once, also into another section. It throws
  /// `SelectionError.rowOutOfRange`, `.sectionOutOfRange`, `.unknownID`.
  case move(Spans<Row>, to: RowDestination<Row>)

  // What is shown.
  /// Exactly these rows of the whole table are shown, and all others are hidden.
  ///
  /// Paths in it count every row, shown or not, and identities may be hidden ones. It throws
  /// `SelectionError.rowOutOfRange`, `.sectionOutOfRange`, `.unknownID`.
  case show(Spans<Row>)
  /// Exactly the rows with these numbers are shown; they count every row, shown or not.
  ///
  /// It throws `SelectionError.rowNumberOutOfRange`.
  case showNumbers(RowSet)

  // Settings.
  /// Editing begins or ends.
  case setEditing(Bool)
  /// What the user may select is set.
  case setPolicy(SelectionPolicy)
  /// What becomes of the selection when editing begins and ends is set. It is never refused.
  case setEditingTransition(EditingTransition)
  /// How many rows of the table, or of a section beside that, the user may mark is set.
  ///
  /// The limits go along with the section. It throws `SelectionError.sectionOutOfRange`.
  case setLimits(SelectionLimits, inSection: Int? = nil)
  /// What becomes of an input of the user that would exceed a limit is set. It is never refused.
  case setLimitOverflow(LimitOverflow)
  /// Which row is selected when a change of the data has taken away every selected row is set.
  ///
  /// That row is selected in the same change: nothing is asked or told, and it is no step to undo.
  /// It is never refused.
  case setDeletionSuccessor(DeletionSuccessor)
  /// Whether inputs that replace the selection reach hidden rows is set. It is never refused.
  case setReplacementScope(ReplacementScope)
  /// Whether the order is kept in which rows are selected, as ``TableSelection/selectionOrder``
  /// tells it.
  ///
  /// What is selected already comes first, in table order. While the order is kept, each input
  /// costs O(*a*) more for *a* earlier inputs whose rows are still selected. It is never refused.
  case setKeepsOrder(Bool)
  /// The mode of a section is set; multiple is as the table says.
  ///
  /// Where a section comes to mode single, its lowest selected row stays; the others are deselected
  /// in the resulting change. The mode goes along with the section. It throws
  /// `SelectionError.sectionOutOfRange`.
  case setMode(SelectionMode, inSection: Int)
  /// A section becomes a checkmark list, or none.
  case setList(CheckmarkListKind?, inSection: Int)
  /// Rows are disabled.
  case disable(Spans<Row>)
  /// Rows are enabled.
  case enable(Spans<Row>)
  /// What rows of checkmark lists show is set. It is never refused.
  case setAccessoryStyle(AccessoryStyle)
}

/// An input to a table by paths.
public typealias TableInput = Input<RowPath>

extension Input: Sendable where Row: Sendable {}

/// Who an input comes from, and so whether it is held to limits and told.
@usableFromInline
enum InputOrigin {
  /// The user: rules are asked, events are told, limits hold.
  case user
  /// The user, who ends or gives up something, or pans: events are told, and no limit refuses it.
  case userGivingUp
  /// The program: nothing is asked, told or limited.
  case program
}

extension Input {
  @inlinable
  var origin: InputOrigin {
    switch self {
    case .tap, .touchDown, .touchUp, .tapAccessory, .tapToggling, .tapExtending, .click, .toggle,
      .extend, .extendAdding, .extendAsAnchor, .extendFromLead,
      .tapHeader, .go, .userSelectAll, .userDeselectAll, .userToggleAll,
      .beginSweep, .continueSweep, .press, .release, .propose:
      .user
    case .touchCancel, .drag, .cancel, .beginPan, .continuePan, .endPan, .endSweep, .focus:
      .userGivingUp
    case .select, .setSelected, .deselect, .selectAll, .deselectAll, .invert, .check, .uncheck,
      .restore, .undo, .redo, .enableUndo, .disableUndo, .reloadData, .perform, .follow, .move,
      .setEditing, .setPolicy, .setEditingTransition, .setLimits, .setLimitOverflow, .setMode,
      .setList, .disable, .enable, .setAccessoryStyle, .setDeletionSuccessor,
      .setReplacementScope, .setKeepsOrder, .show, .showNumbers:
      .program
    }
  }
}
