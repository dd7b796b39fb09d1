// SPDX-License-Identifier: MIT

/// The end of an input: the selection order, and a step of the history.
extension Transaction {
  /// Updates the state that depends on the marks: their order, a run of extensions, and the
  /// history.
  mutating func finishExtras() {
    var isRecorded = false
    if !table.isPlain {
      if !continuesRun { table.endRun() }
      isRecorded = table.hasGesture && recordGesture()
    }
    let hasOrder = !table.isPlain && table.extras.selectionOrder != nil
    let hasHistory = isStep && table.keepsHistory
    guard hasOrder || hasHistory else { return }
    let isSame =
      table.selectedMarks.isSame(asAt: before.selectedMarks)
      && table.checkedMarks == before.checkedMarks && table.layerMarks == before.layerMarks
    if hasOrder, storage.data != .none || !isSame { updateOrder() }
    if hasHistory, !isSame, !isRecorded {
      let (old, new) = (before.historyState, table.historyState)
      let row = table.selectedMarks.flippedRow
      let journal = table.past.journal
      table.past.history.record(from: old, to: new, flipping: row, journal)
    }
  }

  /// Records an input of a gesture as part of the gesture's one step.
  ///
  /// - Returns: Whether the input is part of the gesture.
  @inline(never)
  @_optimize(size)
  private mutating func recordGesture() -> Bool {
    let isUnderWay = table.isInGesture
    let belongs = isStep && table.keepsHistory && (isUnderWay || isEndOfGesture)
    var beginning = table.extras.beginning
    if belongs {
      beginning =
        beginning
        ?? GestureBeginning(before.historyState, table.past.history, table.past.journal)
      if let history = beginning?.history(to: table.historyState, table.past.journal) {
        table.past.history = history
      }
    }
    let isKept = isUnderWay && table.keepsHistory
    table.extras.beginning = isKept ? beginning : nil
    return belongs
  }

  /// Completes the step of a gesture that another gesture of the same kind ends; the new gesture is
  /// a separate step.
  mutating func completeGesture() {
    guard let beginning = table.extras.beginning, table.keepsHistory else { return }
    table.past.history = beginning.history(to: before.historyState, table.past.journal)
    table.extras.beginning = nil
  }

  private mutating func updateOrder() {
    let (selected, checked) = (table.selectedMarks.rows, table.checkedMarks)
    if storage.data == .none {
      let (oldSelected, oldChecked) = (before.selectedMarks.rows, before.checkedMarks)
      table.extras.selectionOrder?.update(from: oldSelected, to: selected)
      table.extras.checkOrder?.update(from: oldChecked, to: checked)
    } else {
      table.extras.selectionOrder?.rebuild(for: selected)
      table.extras.checkOrder?.rebuild(for: checked)
    }
  }
}
