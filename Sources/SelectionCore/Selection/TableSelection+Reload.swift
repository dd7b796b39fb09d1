// SPDX-License-Identifier: MIT

extension TableSelection {
  /// Everything is reloaded, with another shape if one is given.
  ///
  /// The selection is cleared and reported as lost, for no row has a counterpart; highlight, anchor and lead
  /// are cleared too. Lists stay at their section numbers; checkmarks stay where the shape is the same.
  /// - Parameter newShape: the shape after the reload; nil for the same.
  /// - Returns: what changed.
  /// - Complexity: O(1), and O(*s*) where sections have lists, modes or limits of their own.
  @discardableResult
  public mutating func reloadData(shape newShape: TableShape? = nil) -> SelectionChange {
    let before = self
    reload(newShape ?? shape)
    return SelectionChange(before: before, after: self, data: .reloaded)
  }

  private mutating func reload(_ newShape: TableShape) {
    let oldShape = shape
    shape = newShape
    selected = []
    anchorNumber = nil
    leadNumber = nil
    touched = nil
    guard !rare.isNone else { return }
    let disabled = newShape == oldShape ? disabled : RowSet()
    let mapping = TableMapping.reload(from: oldShape, to: newShape)
    let lists = lists.reloaded(mapping)
    rare.value.follow(mapping)
    rare.value.disabled = disabled
    rare.value.lists = lists
    rare.value.extensionBase = nil
    rare.value.history?.removeAll()
  }

  /// Rows are reloaded: they lose their selection and keep their checkmark; anchor, lead and a touch on them
  /// stay.
  ///
  /// - Parameter rows: the rows.
  /// - Returns: what changed; the rows are reported as deselected.
  /// - Throws: `SelectionError.rowOutOfRange`, `.sectionOutOfRange`.
  /// - Complexity: O(*k* log *n*) for *k* spans.
  @discardableResult
  public mutating func reloadRows(_ rows: RowSpans) throws(SelectionError) -> SelectionChange {
    let numbers = try rows.numbers(in: shape)
    return try program { (turn) throws(SelectionError) in turn.reload(numbers) }
  }

  /// Sections are reloaded, as ``reloadRows(_:)`` does with all of their rows.
  ///
  /// - Parameter sections: the sections.
  /// - Returns: what changed; the rows are reported as deselected.
  /// - Throws: `SelectionError.sectionOutOfRange`.
  /// - Complexity: O(*k* log *n*) for *k* sections.
  @discardableResult
  public mutating func reloadSections(
    _ sections: some Sequence<Int>
  ) throws(SelectionError) -> SelectionChange {
    try reloadRows(RowSpans(sections.map(RowSpan.section)))
  }

  /// Rows are configured anew in place, which keeps all of their state.
  ///
  /// - Parameter rows: the rows.
  /// - Returns: what changed, which is nothing.
  /// - Throws: `SelectionError.rowOutOfRange`, `.sectionOutOfRange`.
  /// - Complexity: O(*k* log *n*) for *k* spans.
  @discardableResult
  public mutating func reconfigureRows(_ rows: RowSpans) throws(SelectionError) -> SelectionChange {
    _ = try rows.numbers(in: shape)
    return try program { (_) throws(SelectionError) in }
  }
}
