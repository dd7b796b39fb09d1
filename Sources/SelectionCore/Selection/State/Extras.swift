// SPDX-License-Identifier: MIT

/// The parts of a table's state that few tables need.
@usableFromInline
struct Extras: InitiallyShared {
  /// The settings of sections: modes, checkmark lists, limits.
  var laws = SectionLaws()
  /// The checked rows.
  var checked = Marks()
  /// The rows that share their checkmark with other rows.
  var shared = SharedCheckmarks()
  /// The layout of all rows, if not every row is shown.
  var hiding: Hiding?
  /// Whether the table has ever received an input that shows rows.
  var wasToldWhatToShow = false
  /// The accessories of rows in lists.
  var accessoryStyle = AccessoryStyle()
  /// The numbers of the rows that the user can't change.
  var disabled = RowSet()
  /// The app's own layers of marks.
  var layers = LayerMarks()
  /// The limits on the rows of layers, in order of their names.
  var layerLimits: [LayerLimits] = []
  /// Whether the app has set that the selection order is kept.
  var keepsOrder = false
  /// The order in which rows were selected, if it is kept.
  var selectionOrder: MarkOrder?
  /// The order in which rows were checked, if it is kept.
  var checkOrder: MarkOrder?
  /// The limits on the selected rows of the whole table.
  var limits = SelectionLimits()
  /// The treatment of an input that would exceed a limit of the table or of a section.
  var overflow = LimitOverflow.refuse
  /// The row to select when all selected rows have been deleted.
  var deletionSuccessor = DeletionSuccessor.none
  /// The rows affected by an input that replaces the selection.
  var replacementScope = ReplacementScope.all
  /// The pointer that is down.
  var press: Press?
  /// The run of extensions that is under way.
  var run: ExtensionRun?
  /// The pan that is under way.
  var pan: Pan?
  /// The drag or band that is under way.
  var sweep: Gesture?
  /// The state before the pan or the sweep that is under way, if steps are recorded.
  var beginning: GestureBeginning?
  /// The selection before editing, if it is to be restored.
  var selectionBeforeEditing: RowSet?

  /// The value is never written, so any thread may read it.
  @usableFromInline nonisolated(unsafe) static let initial = Shared.Box(Extras())
}

extension Shared<Extras>.Box {
  /// Whether a pan or a sweep is under way, or has just ended.
  ///
  /// Every input reads this property, so it reads the box directly, because reading the extras as a
  /// value copies all of them.
  var hasGesture: Bool {
    if case .some = value.pan { return true }
    if case .some = value.sweep { return true }
    if case .some = value.beginning { return true }
    return false
  }

  /// Whether the user's inputs may have to change other marks, because of limits or of rows in the
  /// app's own layers.
  var mayRestrictMarks: Bool { !value.layers.isEmpty || hasLimits }

  /// Whether the table, a section or a layer has limits.
  var hasLimits: Bool {
    !value.limits.isUnlimited || !value.laws.limited.isEmpty || !value.layerLimits.isEmpty
  }

  /// Whether the settings of sections, or rows that are checked alone, may exclude some rows, or
  /// some combinations of rows, from being marked.
  ///
  /// The laws themselves aren't made, because each group of a tree that is collapsed asks.
  func lawsMayRestrictMarks(isEditing: Bool, sectionCount: Int) -> Bool {
    let laws = value.laws
    if !laws.single.isEmpty || !isEditing && laws.hasLists { return true }
    if value.checked.rows.isEmpty { return false }
    return laws.lists.count < sectionCount || !laws.exclusive.isEmpty || !value.layers.isEmpty
  }

  /// Whether a run of extensions, a pan or a sweep is under way, which moves with a change of the
  /// data.
  var hasSomethingToCarry: Bool {
    if case .some = value.run { return true }
    if case .some = value.pan { return true }
    if case .some = value.sweep { return true }
    return false
  }
}
