// SPDX-License-Identifier: MIT

extension Transaction {
  @inline(__always)
  mutating func tap(_ target: Target) throws(SelectionError) {
    guard table.touched == nil else { return giveUp(.alreadyUnderWay) }
    if isFree, flip(target) { return }
    beginTouch(target)
    guard table.touched != nil else { return }
    endTouch(on: target)
    try commitTap(on: target)
  }

  /// Whether each tap flips its row, because the table has no rule, law, list or other mark that
  /// affects taps.
  private var isFree: Bool {
    @inline(__always) get {
      RowSet.hasWords && rules == nil && table.isPlain && table.mode == .multiple
    }
  }

  /// Performs a tap that flips its row, with the same calls as any other tap; recorded one by one,
  /// these calls would be most of the tap's cost.
  ///
  /// - Returns: Whether these calls are the first of the input; if false, the method has no effect.
  @inline(__always)
  private mutating func flip(_ target: Target) -> Bool {
    let isSelected = table.selectedMarks.rows.contains(target.number)
    guard storage.calls.beginTap(on: target.path, selects: !isSelected) else { return false }
    table.selectedMarks.flip(target.number)
    setAnchorAndLead(to: target)
    if !table.isEditing { storage.primaryAction = target.path }
    return true
  }

  mutating func touchDown(_ target: Target) {
    guard table.touched == nil else { return giveUp(.alreadyUnderWay) }
    beginTouch(target)
  }

  mutating func touchUp() throws(SelectionError) {
    guard let target = endTouch() else { return }
    guard canChange(target) else { return giveUp(on: target) }
    try commitTap(on: target)
  }

  /// Puts a finger on a row, unless a rule refuses.
  private mutating func beginTouch(_ target: Target) {
    guard canChange(target) else { return giveUp(on: target) }
    record(asked: .shouldHighlight, target.path)
    guard rules?.shouldHighlight?(target.path) ?? true else {
      return giveUp(.refusedByRule(.shouldHighlight, target.path))
    }
    table.touched = target.number
    emit(.didHighlight(target.path))
  }

  /// Lifts the finger from its row, if a finger is down.
  ///
  /// - Returns: The row.
  @discardableResult
  mutating func endTouch() -> Target? {
    guard let target = table.touched.map({ target($0) }) else {
      giveUp(.nothingUnderWay)
      return nil
    }
    endTouch(on: target)
    return target
  }

  @inline(__always)
  private mutating func endTouch(on target: Target) {
    table.touched = nil
    emit(.didUnhighlight(target.path))
  }

  /// Performs a tap on a row that the user can change.
  private mutating func commitTap(on target: Target) throws(SelectionError) {
    try perform(.tap, on: target)
    if rules?.canPerformPrimaryAction?(target.path) ?? !table.isEditing {
      storage.primaryAction = target.path
    }
  }
}
