// SPDX-License-Identifier: MIT

public import SelectionCore

extension SelectionDriver {
  /// Returns the rows that the table would select if the user selected exactly the given rows,
  /// without changing the table.
  ///
  /// `NSTableView` asks this for each click and key, and also to find out which rows it may select.
  /// Call ``viewChangedSelection(to:)`` when the view has selected the rows for the user. If the
  /// table refuses the rows, the method calls ``onRefusal``.
  ///
  /// - Parameter rows: The rows that the view would select.
  /// - Returns: The rows that the view must select.
  /// - Complexity: O(*k* log *n*) for *k* runs of rows.
  public func answer(toProposal rows: RowSet) -> RowSet {
    var next = current
    let selected = current.rows.selectedRows.positions
    defer { applyPostponed() }
    do throws(SelectionError) {
      let change = try changing { () throws(SelectionError) in
        try next.apply(byPath: .propose(RowPaths(rows, in: shape).rowSpans), rules: nil)
      }
      guard let refusal = change.refusal else { return next.rows.selectedRows.positions }
      onRefusal?(refusal)
      return selected
    } catch {
      onRefusal?(.error(error))
      return selected
    }
  }
}
