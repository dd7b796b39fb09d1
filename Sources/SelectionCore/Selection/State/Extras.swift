// SPDX-License-Identifier: MIT

/// The part of a table's state that few tables have at any time.
@usableFromInline
struct Extras: InitiallyShared {
  /// What is set for sections: modes, checkmark lists, limits.
  var laws = SectionLaws()
  /// The checked rows.
  var checked = Marks()
  /// The rows that share their checkmark with others.
  var shared = SharedCheckmarks()
  /// All rows, if not every row is shown.
  var hiding: Hiding?
  /// Whether the table was ever told which rows to show.
  var wasToldWhatToShow = false
  /// What rows of the lists show.
  var accessoryStyle = AccessoryStyle()
  /// The numbers of the rows that the user cannot change.
  var disabled = RowSet()
  /// Whether the order of picking is kept for its own sake.
  var keepsOrder = false
  /// The order in which rows came to be selected, where that is kept.
  var selectionOrder: MarkOrder?
  /// The order in which rows came to be checked, where that is kept.
  var checkOrder: MarkOrder?
  /// How many rows of the whole table the user may select.
  var limits = SelectionLimits()
  /// How an input is treated that exceeds a limit of the table or of a section.
  var overflow = LimitOverflow.refuse
  /// Which row is selected when all selected rows have been deleted.
  var deletionSuccessor = DeletionSuccessor.none
  /// Which rows an input reaches that replaces the selection.
  var replacementScope = ReplacementScope.all
  /// The pointer that is down.
  var press: Press?
  /// The run of extensions that is under way.
  var run: ExtensionRun?
  /// The pan that is under way.
  var pan: Pan?
  /// The drag or band that is under way.
  var sweep: Gesture?
  /// The state before the pan or the sweep that is under way, if steps are kept.
  var beginning: GestureBeginning?
  /// What was selected before editing, where that is to come back.
  var selectionBeforeEditing: RowSet?

  @usableFromInline @safe nonisolated(unsafe) static let initial = Shared.Box(Extras())
}

extension Shared<Extras>.Box {
  /// Whether a pan or a sweep is under way, or has just ended.
  ///
  /// It is asked at every input, so it looks into the box: each question to the extras as a value
  /// copies all of them.
  var hasGesture: Bool {
    if case .some = unsafe value.pan { return true }
    if case .some = unsafe value.sweep { return true }
    if case .some = unsafe value.beginning { return true }
    return false
  }
}
