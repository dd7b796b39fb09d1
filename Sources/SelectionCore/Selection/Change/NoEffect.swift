// SPDX-License-Identifier: MIT

/// The reason why an input of the user had no effect, as given by ``SelectionChange/noEffect``.
///
///     let change = try mails.tap("m1")
///     if let reason = change.noEffect { print(reason) }     // row m1 is disabled
///
/// An input that throws has no effect either; its ``SelectionError`` is the reason.
#if hasAttribute(nonexhaustive)
  @nonexhaustive
#endif
public indirect enum NoEffect<Row: Equatable>: Equatable {
  /// The row is disabled.
  case rowDisabled(Row)
  /// The mode of the table is none.
  case modeNone
  /// The mode of the table is none while it is being edited.
  case modeNoneWhileEditing
  /// The mode of the section is none.
  case modeNoneInSection(Int)
  /// The input would mark several rows, but only one row can be marked, because the mode is single
  /// or the section is an exclusive list.
  case onlyOneRow
  /// A rule refused the input for a row, or returned a row that can't be deselected.
  case refusedByRule(SelectionQuestion, Row)
  /// The gesture that the input continues or ends isn't in progress.
  case nothingUnderWay
  /// The input begins a gesture, but a gesture of the same kind is already in progress.
  case alreadyUnderWay
  /// The keyboard focus can't move to any row.
  case noRowToReach
  /// The history has no step to undo.
  case nothingToUndo
  /// The history has no step to redo.
  case nothingToRedo
  /// Everything that the input would change is already as requested, or the user can't change it.
  case alreadySo
}

extension NoEffect: Sendable where Row: Sendable {}

extension NoEffect {
  /// Returns the reason with another name of its row, for a change of your own that names rows in
  /// another way.
  ///
  /// - Parameter name: Returns the other name of a row, or nil if the row has none.
  /// - Returns: The reason, or ``alreadySo`` if its row has no name.
  public func renamed<Name>(_ name: (Row) -> Name?) -> NoEffect<Name> {
    switch self {
    case .rowDisabled(let row): name(row).map { .rowDisabled($0) } ?? .alreadySo
    case .modeNone: .modeNone
    case .modeNoneWhileEditing: .modeNoneWhileEditing
    case .modeNoneInSection(let section): .modeNoneInSection(section)
    case .onlyOneRow: .onlyOneRow
    case .refusedByRule(let question, let row):
      name(row).map { .refusedByRule(question, $0) } ?? .alreadySo
    case .nothingUnderWay: .nothingUnderWay
    case .alreadyUnderWay: .alreadyUnderWay
    case .noRowToReach: .noRowToReach
    case .nothingToUndo: .nothingToUndo
    case .nothingToRedo: .nothingToRedo
    case .alreadySo: .alreadySo
    }
  }
}

extension NoEffect: CustomStringConvertible {
  /// A message that names the row or the section.
  public var description: String {
    switch self {
    case .rowDisabled(let row): "row \(row) is disabled"
    case .modeNone: "no row can be selected: the mode is none"
    case .modeNoneWhileEditing: "no row can be selected while the table is being edited"
    case .modeNoneInSection(let section): "no row of section \(section) can be selected"
    case .onlyOneRow: "only one row can be marked"
    case .refusedByRule(let question, let row): "a rule said no: \(question):\(row)"
    case .nothingUnderWay: "nothing is under way"
    case .alreadyUnderWay: "another gesture of this kind is under way"
    case .noRowToReach: "no row can be reached"
    case .nothingToUndo: "there is nothing to undo"
    case .nothingToRedo: "there is nothing to redo"
    case .alreadySo: "it is so already"
    }
  }
}

/// The origin of an input, as far as it matters for the reason why it had no effect.
enum InputOutcome {
  /// The input comes from the program, or the user made an input that changed the selection.
  case ofProgram
  /// The user made an input that didn't change the selection.
  case ofUser
  /// The input had no effect, for the associated reason.
  case gaveUp(NoEffect<RowPath>)
}

extension SelectionChange {
  /// The reason that the input had no effect, or nil.
  ///
  /// An input has no effect if it marks and unmarks no rows, moves neither the anchor nor the lead,
  /// and neither begins nor ends a gesture.
  ///
  /// A tap that a rule refuses may still highlight its row briefly and perform the row's primary
  /// action. A press on a row that the user can't change still begins, and a release still ends a
  /// touch or a press.
  ///
  /// The value is nil if the input had an effect, or if it emitted the event that a selected row
  /// was selected again. The value is also nil if the input comes from the program, unless the
  /// input is an undo or a redo for which the history has no step.
  ///
  /// - Complexity: O(1); if the reason is ``NoEffect/alreadySo``, the cost of comparing two tables.
  @_optimize(size)
  public var noEffect: NoEffect<RowPath>? {
    switch outcome {
    case .gaveUp(let reason):
      let isSame =
        before.anchorNumber == after.anchorNumber && before.leadNumber == after.leadNumber
      return isSame && isEmpty ? reason : nil
    case .ofProgram: return nil
    case .ofUser: break
    }
    guard calls.isEmpty, data == .none else { return nil }
    // Even an input without any other effect ends a run of extensions.
    var (old, new) = (before, after)
    old.endRun()
    new.endRun()
    return old == new ? .alreadySo : nil
  }
}
