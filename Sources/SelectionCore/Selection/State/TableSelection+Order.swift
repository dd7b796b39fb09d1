// SPDX-License-Identifier: MIT

/// The order in which rows were selected, by row number.
extension TableSelection {
  /// The selected rows, including hidden rows, in groups, in the order in which they were selected.
  var selectedGroups: [RowSet] { extras.selectionOrder?.groups ?? [selectedMarks.rows] }

  /// The number of shown rows that were selected before a row; nil unless the row is shown and
  /// selected.
  func placeInOrder(ofRow number: Int) -> Int? {
    guard selectedMarks.rows.contains(number), isShown(number) else { return nil }
    var place = 0
    for group in selectedGroups {
      let shown = shown(group)
      if shown.contains(number) { return place + shown.rank(of: number) }
      place += shown.count
    }
    return nil
  }
}
