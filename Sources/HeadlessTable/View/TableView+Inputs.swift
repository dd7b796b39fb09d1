// SPDX-License-Identifier: MIT

public import SelectionCore

/// How inputs travel: nobody is called while the state is being changed, so nobody can see it half done.
extension TableView {
  /// Changes the selection from the side of the program: nobody is asked and nobody is told.
  ///
  /// For the verbs of `TableSelection` that have no name in UIKit, such as `invert`.
  ///
  /// - Parameter body: what to do with the selection.
  /// - Returns: what changed.
  /// - Throws: what `body` throws; then nothing has changed.
  @discardableResult
  public func change(
    _ body: (inout TableSelection) throws(SelectionError) -> SelectionChange
  ) throws(SelectionError) -> SelectionChange {
    loadDataIfNeeded()
    var next = state
    let change = try body(&next)
    state = next
    follow(change)
    return change
  }

  /// Takes an input of the user through the table: the delegate is asked, then the state changes, then the
  /// cells on the screen, then the delegate is told.
  ///
  /// Should the delegate change the table while it is asked, then that stands, and the input goes on from
  /// there with the answers that were given.
  ///
  /// - Parameter body: what to do with the selection; it may be called more than once.
  /// - Returns: what came of the input.
  /// - Throws: what `body` throws; then the input has changed nothing.
  @discardableResult
  public func input(
    _ body: (inout TableSelection, SelectionRules) throws(SelectionError) -> SelectionOutcome
  ) throws(SelectionError) -> SelectionOutcome {
    loadDataIfNeeded()
    let answers = RecordedAnswers()
    let rules =
      delegate.map { answers.rules(asking: $0, of: self) } ?? SelectionRules()
    var next = state
    var version = stateVersion
    var outcome = try body(&next, rules)
    while version != stateVersion {
      loadDataIfNeeded()
      next = state
      version = stateVersion
      outcome = try body(&next, rules)
    }
    state = next
    follow(outcome.change)
    tell(outcome)
    return outcome
  }

  /// Brings the screen up to a change of the state.
  private func follow(_ change: SelectionChange) {
    if let mapping = change.mapping { moveCells(by: mapping) }
    showState()
  }

  /// Tells the delegate what came of an input.
  private func tell(_ outcome: SelectionOutcome) {
    for event in outcome.events { tell(event) }
    if let row = outcome.primaryAction {
      delegate?.tableView(self, performPrimaryActionForRowAt: row)
    }
  }

  private func tell(_ event: SelectionEvent) {
    switch event {
    case .didHighlight(let row): delegate?.tableView(self, didHighlightRowAt: row)
    case .didUnhighlight(let row): delegate?.tableView(self, didUnhighlightRowAt: row)
    case .didSelect(let row): delegate?.tableView(self, didSelectRowAt: row)
    case .didDeselect(let row): delegate?.tableView(self, didDeselectRowAt: row)
    case .selectionDidChange: delegate?.tableViewSelectionDidChange(self)
    case .accessoryButtonTapped(let row):
      delegate?.tableView(self, accessoryButtonTappedForRowWith: row)
    case .didBeginMultipleSelection(let row):
      delegate?.tableView(self, didBeginMultipleSelectionInteractionAt: row)
    case .didEndMultipleSelection:
      delegate?.tableViewDidEndMultipleSelectionInteraction(self)
    }
  }

  /// Does what UIKit would raise an exception for if it were refused.
  func attempt(_ body: () throws(SelectionError) -> Void) {
    do throws(SelectionError) { try body() } catch { failureHandler(.refused(error)) }
  }
}
