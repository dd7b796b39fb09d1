// SPDX-License-Identifier: MIT

/// The origin of an input, which determines whether limits apply and whether events are emitted.
@usableFromInline
enum InputOrigin {
  /// The input comes from the user, so rules are called, events are emitted, and limits apply.
  case user
  /// The user ends or cancels a gesture, or pans, so events are emitted, and limits never cause the
  /// input to throw.
  case userGivingUp
  /// The input comes from the program, so no rules are called, no events are emitted, and no limits
  /// apply.
  case program
}

extension SelectionInput {
  @inlinable
  var origin: InputOrigin {
    switch self {
    case .act(let effect, on: _): effect == .focus ? .userGivingUp : .user
    case .touchDown, .touchUp, .tapAccessory, .tapHeader, .go, .userSelectAll, .userDeselectAll,
      .userToggleAll,
      .beginSweep, .continueSweep, .press, .release, .propose, .clickBesideRows:
      .user
    case .touchCancel, .drag, .cancel, .beginPan, .continuePan, .endPan, .endSweep:
      .userGivingUp
    case .select, .setSelected, .deselect, .selectAll, .deselectAll, .invert, .check, .uncheck,
      .mark,
      .unmark, .restore, .undo, .redo, .enableUndo, .disableUndo, .reloadData, .perform, .follow,
      .update, .updateSection, .move, .edit, .setEditing, .setPolicy, .setEditingTransition,
      .setLimits, .setLayerLimits, .setLimitOverflow, .setMode, .setList, .joinLists, .disable,
      .enable, .setAccessoryStyle, .setDeletionSuccessor, .setReplacementScope, .setKeepsOrder,
      .show:
      .program
    }
  }
}
