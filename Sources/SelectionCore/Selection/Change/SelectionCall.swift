// SPDX-License-Identifier: MIT

/// A rule that is called before an input takes effect; see ``SelectionRules``.
public enum SelectionQuestion: Hashable, Sendable {
  /// The rule determines whether a touch on a row highlights it.
  case shouldHighlight
  /// The rule determines which row is selected in place of a row.
  case willSelect
  /// The rule determines which row is deselected in place of a row.
  case willDeselect
  /// The rule determines whether a pan that begins on a row selects rows.
  case shouldBeginMultipleSelection
}

/// An event for a delegate, emitted after an input took effect.
#if hasAttribute(nonexhaustive)
  @nonexhaustive
#endif
public enum SelectionEvent<Row: Equatable>: Equatable {
  /// A finger touched the row.
  case didHighlight(Row)
  /// The finger was lifted from the row, or the touch was canceled.
  case didUnhighlight(Row)
  /// The user selected the row.
  case didSelect(Row)
  /// The user deselected the row, or another row replaced it.
  case didDeselect(Row)
  /// The input changed the set of selected rows.
  case selectionDidChange
  /// The row's detail button was tapped.
  case accessoryButtonTapped(Row)
  /// A pan that selects rows began on the row.
  case didBeginMultipleSelection(Row)
  /// A pan that selects rows ended.
  case didEndMultipleSelection
}

/// A call to a rule or an emitted event, with paths; an input makes its calls in order.
public enum SelectionCall: Equatable, Sendable {
  /// A rule was called for a row.
  case asked(SelectionQuestion, RowPath)
  /// An event was emitted.
  case told(SelectionEvent<RowPath>)
}

extension SelectionEvent: Sendable where Row: Sendable {}

extension SelectionEvent {
  /// The event with another name of its row, or nil if the row has no name.
  func renamed<Name>(_ name: (Row) -> Name?) -> SelectionEvent<Name>? {
    switch self {
    case .didHighlight(let row): name(row).map { .didHighlight($0) }
    case .didUnhighlight(let row): name(row).map { .didUnhighlight($0) }
    case .didSelect(let row): name(row).map { .didSelect($0) }
    case .didDeselect(let row): name(row).map { .didDeselect($0) }
    case .selectionDidChange: .selectionDidChange
    case .accessoryButtonTapped(let row): name(row).map { .accessoryButtonTapped($0) }
    case .didBeginMultipleSelection(let row): name(row).map { .didBeginMultipleSelection($0) }
    case .didEndMultipleSelection: .didEndMultipleSelection
    }
  }
}

extension SelectionQuestion: CustomStringConvertible {
  /// The name of the rule, as in traces.
  public var description: String {
    switch self {
    case .shouldHighlight: "shouldHighlight"
    case .willSelect: "willSelect"
    case .willDeselect: "willDeselect"
    case .shouldBeginMultipleSelection: "shouldBeginMultipleSelection"
    }
  }
}

extension SelectionEvent: CustomStringConvertible {
  /// The event, in the form used in traces, such as `didSelect:0.3`.
  public var description: String { text() }

  #if !hasFeature(Embedded)
    @inline(never) @_semantics("optimize.sil.specialize.generic.never")
  #endif
  private func text() -> String {
    switch self {
    case .didHighlight(let row): "didHighlight:\(row)"
    case .didUnhighlight(let row): "didUnhighlight:\(row)"
    case .didSelect(let row): "didSelect:\(row)"
    case .didDeselect(let row): "didDeselect:\(row)"
    case .selectionDidChange: "selectionDidChange"
    case .accessoryButtonTapped(let row): "accessoryButtonTapped:\(row)"
    case .didBeginMultipleSelection(let row): "didBeginMultipleSelection:\(row)"
    case .didEndMultipleSelection: "didEndMultipleSelection"
    }
  }
}

extension SelectionCall: CustomStringConvertible {
  /// The call in the form used in traces.
  public var description: String {
    switch self {
    case .asked(let question, let row): "\(question):\(row)"
    case .told(let event): event.description
    }
  }
}
