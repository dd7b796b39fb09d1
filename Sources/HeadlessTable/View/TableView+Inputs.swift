// SPDX-License-Identifier: MIT

public import SelectionCore

/// The application of inputs; no other code is called while the state is being changed, so other
/// code can't see an incomplete change.
extension TableView {
  /// Applies an input, including one that has no method of its own in UIKit.
  ///
  /// You can also apply inputs that have no name in UIKit, such as a key, a range, a sweep or a tap
  /// on a header.
  ///
  ///     try table.apply(.extend(to: row))
  ///     let action = UserAction.key(stroke)
  ///     if let input = InputProfile.appKit.input(for: action, in: table.rows) {
  ///       try table.apply(input)
  ///     }
  ///
  /// If the input comes from the user, the table first calls the delegate, which may refuse the
  /// input. Then the state and the cells on the screen change, and finally the delegate is notified
  /// of the results. If the input comes from the program, the delegate isn't called. If the
  /// delegate changes the table during the first calls, its change remains, and the input is
  /// applied to the changed table with the decisions that the delegate has already made.
  ///
  /// When a finger is lifted, the row is unhighlighted before the delegate determines which row the
  /// tap selects.
  ///
  /// To change the data, use ``performBatchUpdates(_:completion:)``, which checks the updates
  /// against the data source's row counts.
  ///
  /// - Parameter input: The input; a tap consists of the beginning and the end of a touch.
  /// - Returns: The resulting change, which for a tap is the change at the end of the touch.
  /// - Throws: The errors that `TableSelection` throws for the input, in which case the table
  ///   doesn't change. If lifting a finger throws, the touch continues, and its row remains
  ///   highlighted. If a tap throws, its touch is canceled.
  @discardableResult
  public func apply(_ input: TableInput) throws(SelectionError) -> SelectionChange {
    loadDataIfNeeded()
    do throws(SelectionError) {
      return try carryOut(input)
    } catch {
      if let announcement = Refusal<RowPath>.error(error).announcement {
        announcementHandler?(announcement)
      }
      throw error
    }
  }

  /// Applies an input; a tap is a touch that begins and ends.
  private func carryOut(_ input: TableInput) throws(SelectionError) -> SelectionChange {
    switch input {
    case .act(.tap, let row) where state.highlightedRow == nil:
      try carryThrough(.touchDown(row))
      do throws(SelectionError) {
        return try commitTap()
      } catch {
        touchCancel()
        throw error
      }
    case .touchUp: return try commitTap()
    default: return try carryThrough(input)
    }
  }

  private func commitTap() throws(SelectionError) -> SelectionChange {
    if let row = highlightedRow {
      hasToldUnhighlight = true
      showState(at: row)
      delegate?.tableView(self, didUnhighlightRowAt: row)
    }
    do throws(SelectionError) {
      let change = try carryThrough(.touchUp)
      hasToldUnhighlight = false
      return change
    } catch {
      hasToldUnhighlight = false
      if let row = highlightedRow {
        showState(at: row)
        delegate?.tableView(self, didHighlightRowAt: row)
      }
      throw error
    }
  }

  /// The row that looks highlighted.
  var highlightedRow: RowPath? { hasToldUnhighlight ? nil : state.highlightedRow }

  /// Updates the cell of a row to the row's state, if the row is on the screen.
  private func showState(at row: RowPath) {
    if let number = state.shape.rowNumber(of: row) { showState(of: [number]) }
  }

  /// Applies an input: asks the delegate, changes the state, updates the screen, and calls the
  /// delegate.
  @discardableResult
  private func carryThrough(_ input: TableInput) throws(SelectionError) -> SelectionChange {
    let answers = RecordedAnswers(of: self)
    let rules = answers.rules()
    var next = state
    var change = try next.apply(input, rules: rules)
    while answers.version != stateVersion {
      loadDataIfNeeded()
      answers.version = stateVersion
      next = state
      change = try next.apply(input, rules: rules)
    }
    state = next
    inputHandler?(input)
    // Other rows with other heights may be shown now.
    if change.mapping != nil { measureAgain() }
    follow(change)
    tell(change)
    return change
  }

  /// Updates the screen for a change to the state: redraws the cells of the rows whose appearance
  /// has changed.
  ///
  /// - Parameters:
  ///   - change: The change.
  ///   - update: How the rows moved in a batch; the batch is performed even if every row keeps its
  ///     place.
  func follow(_ change: SelectionChange, by update: TableMapping? = nil) {
    let mapping = update ?? change.mapping
    let retireCells = mapping.map(moveCells)
    let endSwipe = followSwipe(mapping)
    // Every cell shows whether the table is in editing.
    let isSameEditing = change.before.isEditing == change.after.isEditing
    showState(of: isSameEditing ? change.rowsToRedraw.positions : nil)
    retireCells?()
    endSwipe?()
    if let announcement = change.announcement { announcementHandler?(announcement) }
  }

  /// Calls the delegate for an input; each event is made only when it is needed, because a pan may
  /// flip very many rows.
  private func tell(_ change: SelectionChange) {
    for case .told(let event) in change.calls { tell(event) }
    if let row = change.primaryAction {
      delegate?.tableView(self, performPrimaryActionForRowAt: row)
    }
  }

  private func tell(_ event: SelectionEvent<RowPath>) {
    switch event {
    case .didHighlight(let row): delegate?.tableView(self, didHighlightRowAt: row)
    case .didUnhighlight where hasToldUnhighlight: hasToldUnhighlight = false
    case .didUnhighlight(let row): delegate?.tableView(self, didUnhighlightRowAt: row)
    case .didSelect(let row): delegate?.tableView(self, didSelectRowAt: row)
    case .didDeselect(let row): delegate?.tableView(self, didDeselectRowAt: row)
    case .selectionDidChange:
      delegate?.tableViewSelectionDidChange(self)
      Self.selectionDidChangeHandler?(self)
    case .accessoryButtonTapped(let row):
      delegate?.tableView(self, accessoryButtonTappedForRowWith: row)
    case .didBeginMultipleSelection(let row):
      delegate?.tableView(self, didBeginMultipleSelectionInteractionAt: row)
    case .didEndMultipleSelection:
      delegate?.tableViewDidEndMultipleSelectionInteraction(self)
    @unknown default: break
    }
  }

  /// Applies an input for which UIKit would raise an exception if it failed.
  func attempt(_ input: TableInput) {
    attempt { () throws(SelectionError) in try apply(input) }
  }

  /// Performs a change for which UIKit would raise an exception if it failed.
  func attempt(_ body: () throws(SelectionError) -> Void) {
    do throws(SelectionError) { try body() } catch { failureHandler(.refused(error)) }
  }
}
