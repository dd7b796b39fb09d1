// SPDX-License-Identifier: MIT

/// All that can happen to a table, as a value that can be applied, recorded and saved.
///
///     let inputs: [TableInput] = [.tap(row), .setEditing(true), .selectAll]
///     for input in inputs { try table.apply(input) }
///
/// The methods of ``TableSelection`` are these inputs by name. The same inputs on an equal table,
/// with the same rules, give an equal table. What a key or a click means on a platform is for an
/// ``InputProfile`` to say, which answers with an input.
public enum TableInput: Hashable, Sendable {
  // Touch.
  /// A whole tap on a row.
  case tap(RowPath)
  /// A finger is put on a row.
  case touchDown(RowPath)
  /// The finger is lifted.
  case touchUp
  /// The touch is cancelled.
  case touchCancel
  /// A row's detail button is tapped.
  case tapAccessory(RowPath)

  // Pointer.
  /// The row is selected in place of all others, or its checkmark is flipped.
  case click(RowPath)
  /// The row flips.
  case toggle(RowPath)
  /// The range from the anchor reaches a row.
  case extend(to: RowPath)
  /// The range from the anchor reaches a row, beside what was selected before.
  case extendAdding(to: RowPath)
  /// A pointer goes down on a row. The effect is that of the click, now or at the release.
  case press(RowPath, RowEffect)
  /// The pointer goes up.
  case release
  /// The pointer begins to drag what is selected.
  case drag
  /// The view proposes that exactly these rows be selected.
  case propose(RowSpans)
  /// A tap on the header of a section.
  case tapHeader(section: Int)

  // Keyboard.
  /// The keyboard stands on a row.
  case focus(RowPath)
  /// The keyboard goes somewhere, and has an effect on the row that it reaches.
  case go(RowMotion, RowEffect, pageRows: Int = 10, columns: Int = 1)
  /// The user selects all rows, or checks all of the list in which the keyboard stands.
  case userSelectAll
  /// The user deselects all rows, or unchecks all of the list in which the keyboard stands.
  case userDeselectAll
  /// The user selects all rows or, if they are, deselects them; likewise for checkmarks.
  case userToggleAll
  /// What is under way is cancelled: the touch, else the press, else the sweep, else the pan.
  case cancel

  // Gestures.
  /// A two-finger pan begins on a row.
  case beginPan(RowPath)
  /// The pan reaches a row.
  case continuePan(to: RowPath)
  /// The pan ends.
  case endPan
  /// A drag or band selection begins.
  case beginSweep(SweepEffect)
  /// The sweep covers these rows and no others.
  case continueSweep(over: RowSpans)
  /// The sweep ends.
  case endSweep

  // The program.
  /// Rows are selected beside others.
  case select(RowSpans)
  /// Exactly these rows are selected.
  case setSelected(RowSpans)
  /// Rows are deselected.
  case deselect(RowSpans)
  /// All rows are selected.
  case selectAll
  /// All rows are deselected.
  case deselectAll
  /// The selection is inverted.
  case invert
  /// Rows are checked.
  case check(RowSpans)
  /// Rows are unchecked.
  case uncheck(RowSpans)
  /// What was saved is brought back.
  indirect case restore(SelectionSnapshot)

  // History.
  /// The last step is undone.
  case undo
  /// The step undone last is redone.
  case redo
  /// So many steps are kept from now on; nil keeps none.
  case enableUndo(limit: Int?)

  // The data.
  /// Everything is reloaded, with another shape if one is given.
  case reloadData(TableShape?)
  /// The data changes by a batch.
  indirect case perform(TableUpdate)
  /// The data has changed as a mapping says.
  indirect case apply(TableMapping)

  // Settings.
  /// Editing begins or ends.
  case setEditing(Bool)
  /// What the user may select is set.
  case setPolicy(SelectionPolicy)
  /// What editing does to the selection is set.
  case setEditingTransition(EditingTransition)
  /// How many rows of the table, or of a section, the user may mark is set.
  case setLimits(SelectionLimits, section: Int? = nil)
  /// What becomes of an input that exceeds a limit is set.
  case setLimitOverflow(LimitOverflow)
  /// Which row is selected when all selected rows have been deleted is set.
  case setDeletionSuccessor(DeletionSuccessor)
  /// Whether the order of picking is kept is set.
  case setKeepsOrder(Bool)
  /// The mode of a section is set; multiple is as the table says.
  case setMode(SelectionMode, section: Int)
  /// A section becomes a checkmark list, or none.
  case setList(CheckmarkListKind?, section: Int)
  /// Rows are disabled.
  case disable(RowSpans)
  /// Rows are enabled.
  case enable(RowSpans)
  /// What rows of checkmark lists show is set.
  case setAccessoryStyle(AccessoryStyle)
}

/// What a key, a click or a touch does to the row that it reaches.
public enum RowEffect: String, Hashable, Sendable, CaseIterable {
  /// A whole tap, with highlight.
  case tap
  /// The row is selected in place of all others.
  case click
  /// The row flips.
  case toggle
  /// The range from the anchor reaches the row.
  case extend
  /// The range from the anchor reaches the row, beside what was selected before.
  case extendAdding
  /// The keyboard stands on the row; nothing is selected.
  case focus

  /// The input that has this effect on a row.
  public func input(on row: RowPath) -> TableInput {
    switch self {
    case .tap: .tap(row)
    case .click: .click(row)
    case .toggle: .toggle(row)
    case .extend: .extend(to: row)
    case .extendAdding: .extendAdding(to: row)
    case .focus: .focus(row)
    }
  }
}

/// Where a key takes the keyboard.
public enum RowMotion: String, Hashable, Sendable, CaseIterable {
  /// It stays on the row on which it stands.
  case stay
  /// To the row before; in columns to the row above.
  case previous
  /// To the row after; in columns to the row below.
  case next
  /// To the row before in columns; in one column nowhere.
  case left
  /// To the row after in columns; in one column nowhere.
  case right
  /// A page up.
  case pageUp
  /// A page down.
  case pageDown
  /// To the first row.
  case first
  /// To the last row.
  case last
}

extension TableInput {
  /// Who an input comes from, and so whether it is held to limits and told.
  enum Origin {
    /// The user: rules are asked, events are told, limits hold.
    case user
    /// The user, who ends or gives up something: events are told, and no limit refuses it.
    case userGivingUp
    /// The program: nothing is asked, told or limited.
    case program
  }

  var origin: Origin {
    switch self {
    case .tap, .touchDown, .touchUp, .tapAccessory, .click, .toggle, .extend, .extendAdding,
      .tapHeader, .go, .userSelectAll, .userDeselectAll, .userToggleAll, .beginPan, .continuePan,
      .beginSweep, .continueSweep, .press, .release, .propose:
      .user
    case .touchCancel, .drag, .cancel, .endPan, .endSweep, .focus: .userGivingUp
    case .select, .setSelected, .deselect, .selectAll, .deselectAll, .invert, .check, .uncheck,
      .restore, .undo, .redo, .enableUndo, .reloadData, .perform, .apply, .setEditing, .setPolicy,
      .setEditingTransition, .setLimits, .setLimitOverflow, .setMode, .setList, .disable, .enable,
      .setAccessoryStyle, .setDeletionSuccessor, .setKeepsOrder:
      .program
    }
  }
}

#if !hasFeature(Embedded)
  extension RowEffect: Codable {}
  extension RowMotion: Codable {}
#endif
