// SPDX-License-Identifier: MIT

extension Transaction {
  mutating func tap(_ target: Target) throws(SelectionError) {
    guard table.touched == nil else { return }
    beginTouch(target)
    if endTouch() != nil { try commitTap(on: target) }
  }

  mutating func touchDown(_ target: Target) {
    if table.touched == nil { beginTouch(target) }
  }

  mutating func touchUp() throws(SelectionError) {
    if let target = endTouch() { try commitTap(on: target) }
  }

  /// Puts a finger on a row, unless a rule says no.
  private mutating func beginTouch(_ target: Target) {
    guard canChange(target) else { return }
    record(asked: .shouldHighlight(target.path))
    guard rules.shouldHighlight?(target.path, before) ?? true else { return }
    table.touched = target.number
    emit(.didHighlight(target.path))
  }

  /// Takes the finger off its row, if one is down.
  ///
  /// - Returns: the row.
  @discardableResult
  mutating func endTouch() -> Target? {
    guard let row = table.touched else { return nil }
    let target = target(row)
    table.touched = nil
    emit(.didUnhighlight(target.path))
    return target
  }

  private mutating func commitTap(on target: Target) throws(SelectionError) {
    guard canChange(target) else { return }
    try act(.tap, on: target)
    if rules.canPerformPrimaryAction?(target.path, before) ?? !table.isEditing {
      primaryAction = target.path
    }
  }
}
