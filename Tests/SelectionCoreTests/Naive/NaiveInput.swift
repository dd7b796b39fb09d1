// SPDX-License-Identifier: MIT
import SelectionCore

/// An input to the naive selection, by row number.
enum NaiveInput: Equatable {
  case tap(Int), touchDown(Int), touchUp, touchCancel
  case click(Int), toggle(Int), extend(Int), extendAdding(Int), focus(Int)
  case key(RowMotion, RowEffect), userSelectAll, userDeselectAll, userToggleAll, cancel
  case panBegin(Int), panTo(Int), panEnd
  case sweepBegin(SweepEffect), sweep([Int]), sweepEnd, sweepCancel
  case header(Int, HeaderCycle)
  case select([Int]), setSelected([Int]), deselect(Int), selectAll, deselectAll, invert
  case edit(Bool), policy(SelectionMode, SelectionMode), disable(Int), enable(Int)
  case sectionMode(SelectionMode, Int), limits(SelectionLimits, section: Int?)
  case undo, redo
  case perform([NaiveChange]), reloadRows([Int]), reload([Int]?)

  /// Whether the user gives it.
  var isByUser: Bool {
    switch self {
    case .tap, .touchDown, .touchUp, .touchCancel, .click, .toggle, .extend, .extendAdding, .focus,
      .key, .userSelectAll, .userDeselectAll, .userToggleAll, .cancel, .panBegin, .panTo, .panEnd,
      .sweepBegin, .sweep, .sweepEnd, .sweepCancel, .header:
      true
    case .select, .setSelected, .deselect, .selectAll, .deselectAll, .invert, .edit, .policy,
      .disable, .enable, .sectionMode, .limits, .undo, .redo, .perform, .reloadRows, .reload:
      false
    }
  }

  /// Whether a limit can refuse it: what the user does, but not that he takes it back.
  var isLimited: Bool { isByUser && self != .cancel && self != .sweepCancel }

  /// Whether it belongs to a run of extensions.
  var isExtension: Bool {
    switch self {
    case .extend, .extendAdding: true
    default: false
    }
  }

  /// Whether the rows may be others after it.
  var isOfData: Bool {
    switch self {
    case .perform, .reload: true
    default: false
    }
  }

  /// Whether it can be undone.
  var isStep: Bool {
    switch self {
    case .undo, .redo, .reloadRows: false
    default: !isOfData
    }
  }
}
