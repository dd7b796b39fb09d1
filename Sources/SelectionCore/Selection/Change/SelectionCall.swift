// SPDX-License-Identifier: MIT

/// A call to one of the app's rules before an input takes effect.
public enum SelectionQuestion: Hashable, Sendable {
  /// The rule determines whether a touch on the row highlights it.
  case shouldHighlight(RowPath)
  /// The rule determines which row is selected in place of this row.
  case willSelect(RowPath)
  /// The rule determines which row is deselected in place of this row.
  case willDeselect(RowPath)
  /// The rule determines whether a pan that begins on the row selects rows.
  case shouldBeginMultipleSelection(RowPath)
}

/// An event for a delegate, emitted after an input took effect.
#if hasAttribute(nonexhaustive)
  @nonexhaustive
#endif
public enum SelectionEvent: Hashable, Sendable {
  /// A finger touched the row.
  case didHighlight(RowPath)
  /// The finger was lifted from the row, or the touch was canceled.
  case didUnhighlight(RowPath)
  /// The user selected the row.
  case didSelect(RowPath)
  /// The user deselected the row, or another row replaced it.
  case didDeselect(RowPath)
  /// The input changed the set of selected rows.
  case selectionDidChange
  /// The row's detail button was tapped.
  case accessoryButtonTapped(RowPath)
  /// A pan that selects rows began on the row.
  case didBeginMultipleSelection(RowPath)
  /// A pan that selects rows ended.
  case didEndMultipleSelection
}

/// A call to a rule or an emitted event; an input makes its calls in order.
public enum SelectionCall: Hashable, Sendable {
  /// A rule was asked.
  case asked(SelectionQuestion)
  /// An event was emitted.
  case told(SelectionEvent)
}

extension SelectionQuestion: CustomStringConvertible {
  /// The call to the rule, in the form used in traces, such as `willSelect:0.3`.
  public var description: String {
    switch self {
    case .shouldHighlight(let row): "shouldHighlight:\(row)"
    case .willSelect(let row): "willSelect:\(row)"
    case .willDeselect(let row): "willDeselect:\(row)"
    case .shouldBeginMultipleSelection(let row): "shouldBeginMultipleSelection:\(row)"
    }
  }
}

extension SelectionEvent: CustomStringConvertible {
  /// The event, in the form used in traces, such as `didSelect:0.3`.
  public var description: String {
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
    case .asked(let question): question.description
    case .told(let event): event.description
    }
  }
}
