// SPDX-License-Identifier: MIT

/// All that a table knows of single rows: sets of rows, and rows on which something is.
///
/// A set or a row that is added here follows every change of the data.
extension TableSelection {
  /// Changes each set of rows that the table keeps.
  mutating func forEachLayer(_ change: (inout RowSet) -> Void) {
    selectedMarks.change(change)
    if !isPlain { extras.forEachLayer(change) }
  }

  /// Changes each row on which something is.
  ///
  /// - Parameters:
  ///   - read: Where anchor and lead are that were on a row; nil for nowhere.
  ///   - held: Where a row is that a pointer, a finger or a pan holds; nil if that is over.
  mutating func forEachCursor(_ read: (Int) -> Int?, held: (Int) -> Int?) {
    wholeAnchor = wholeAnchor.flatMap(read)
    wholeLead = wholeLead.flatMap(read)
    touched = touched.flatMap(held)
    if !isPlain { extras.forEachCursor(held) }
  }
}

extension Extras {
  fileprivate mutating func forEachLayer(_ change: (inout RowSet) -> Void) {
    checked.change(change)
    change(&disabled)
    if var rows = selectionBeforeEditing {
      change(&rows)
      selectionBeforeEditing = rows
    }
    if var run {
      change(&run.selected)
      change(&run.checked)
      self.run = run
    }
    if var sweep {
      change(&sweep.base)
      self.sweep = sweep
    }
    if var pan {
      change(&pan.base)
      change(&pan.gaveWay)
      change(&pan.selected)
      change(&pan.othersRows)
      pan.order?.change(change)
      self.pan = pan
    }
    selectionOrder?.change(change)
    checkOrder?.change(change)
  }

  fileprivate mutating func forEachCursor(_ held: (Int) -> Int?) {
    press = press.flatMap { press in
      held(press.row).map { Press(row: $0, waiting: press.waiting) }
    }
    if let pan, let first = held(pan.first), let current = held(pan.current) {
      self.pan?.first = first
      self.pan?.current = current
    }
  }
}
