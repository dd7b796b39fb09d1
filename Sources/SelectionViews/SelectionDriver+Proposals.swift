// SPDX-License-Identifier: MIT

public import SelectionCore

extension SelectionDriver {
  /// Returns the rows that the table would select if the user selected exactly the given rows,
  /// without changing the table.
  ///
  /// `NSTableView` asks this for each click and key, and also to find out which rows it may select.
  /// Call ``takeOnViewState()`` when the view's selection has changed: if the view has selected the
  /// rows of the last answer, they become the user's proposal. If the table refuses the rows, the
  /// method calls ``onRefusal``.
  ///
  /// - Parameter rows: The rows that the view would select.
  /// - Returns: The rows that the view must select.
  /// - Complexity: O(*k* log *n*) for *k* runs of rows.
  public func answer(toProposal rows: RowSet) -> RowSet {
    let (next, refusal) = tried(.propose(RowPaths(rows, in: shape).rowSpans))
    let selected = (refusal == nil ? next : current).rows.selectedRows.positions
    answer = selected
    if let refusal { onRefusal?(refusal) }
    applyPostponed()
    return selected
  }
}
