// SPDX-License-Identifier: MIT

/// The rules for one input to a table; those that are nil allow everything.
@usableFromInline
final class PathRules {
  /// The row in place of another, or nil for no row.
  typealias Replacement = (RowPath) throws(SelectionError) -> RowPath?

  let shouldHighlight: ((RowPath) -> Bool)?
  let willSelect: Replacement?
  let willDeselect: Replacement?
  let shouldBeginMultipleSelection: ((RowPath) -> Bool)?
  let canPerformPrimaryAction: ((RowPath) -> Bool)?
  let canFocus: ((RowPath) -> Bool)?

  init(
    shouldHighlight: ((RowPath) -> Bool)?, willSelect: Replacement?, willDeselect: Replacement?,
    shouldBeginMultipleSelection: ((RowPath) -> Bool)?,
    canPerformPrimaryAction: ((RowPath) -> Bool)?, canFocus: ((RowPath) -> Bool)?
  ) {
    self.shouldHighlight = shouldHighlight
    self.willSelect = willSelect
    self.willDeselect = willDeselect
    self.shouldBeginMultipleSelection = shouldBeginMultipleSelection
    self.canPerformPrimaryAction = canPerformPrimaryAction
    self.canFocus = canFocus
  }
}
