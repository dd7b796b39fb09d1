// SPDX-License-Identifier: MIT

/// The order in which rows were selected.
extension TableSelection {
  /// Whether the order in which rows were selected is kept.
  public var keepsOrder: Bool { extras.keepsOrder }

  /// The selected rows in the order in which they were selected; rows that one input selected
  /// together are in table order.
  ///
  ///     try table.apply(.setKeepsOrder(true))
  ///     for row in [4, 1, 3] { try table.toggle(RowPath(section: 1, row: row)) }
  ///     Array(table.selectionOrder.joined())      // [1.4, 1.1, 1.3]
  ///
  /// If no order is kept, all of them are in table order.
  ///
  /// - Complexity: O(*a*) for *a* inputs whose rows are still selected, and while rows are hidden
  ///   as many steps of O(log *n*) as they have runs.
  public var selectionOrder: [RowPaths] {
    let groups = extras.selectionOrder?.groups ?? [selectedMarks.rows]
    return groups.map { paths(of: $0) }.filter { !$0.isEmpty }
  }

  /// The position of a selected row in the selection order, from 0: the number of rows selected
  /// before it.
  ///
  ///     try table.apply(.setKeepsOrder(true))
  ///     try table.tap(RowPath(1, 4))
  ///     try table.tap(RowPath(0, 0))
  ///     table.placeInOrder(of: RowPath(0, 0))     // 1
  ///
  /// - Parameter row: The row.
  /// - Returns: The position, or nil if the row isn't selected.
  /// - Complexity: O(*a* log *n*) for *a* inputs whose rows are still selected; if rows are
  ///   hidden, O(log *n*) for each run of their rows.
  public func placeInOrder(of row: RowPath) -> Int? {
    guard let number = number(of: row), selectedMarks.rows.contains(number) else { return nil }
    var place = 0
    for group in extras.selectionOrder?.groups ?? [selectedMarks.rows] {
      let shown = shown(group)
      if shown.contains(number) { return place + shown.rank(of: number) }
      place += shown.count
    }
    return nil
  }
}
