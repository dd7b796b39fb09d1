// SPDX-License-Identifier: MIT
import SelectionCore

/// Drawing.
extension PlayTable {
  /// The rows of a window whose appearance has changed since before the last input.
  func rowsToDraw(in window: Range<Int>) -> [Int] {
    let window = window.clamped(to: 0..<rows.shape.rowCount)
    let (old, new) = (places(of: window, in: before.rows), places(of: window, in: rows))
    let isOfMarks = change != nil
    return window.filter { row in
      let path = path(Int32(row))
      return old[row - window.lowerBound] != new[row - window.lowerBound]
        || (isOfMarks
          ? redrawn.contains(row)
          : before.item(of: path) != contents.item(of: path)
            || before.rows.looks(of: path) != rows.looks(of: path))
    }
  }

  /// The positions of rows in the selection order, counted from 1, if the order is kept; otherwise
  /// 0.
  ///
  /// Looking up each row separately would traverse the whole order each time.
  private func places(of window: Range<Int>, in table: TableSelection) -> [Int] {
    var places = Array(repeating: 0, count: window.count)
    guard table.keepsOrder else { return places }
    let (rows, order) = (RowSet(window), table.selectionOrder)
    var earlier = 0
    for group in order {
      for row in group.positions.intersection(rows) {
        places[row - window.lowerBound] = earlier + group.positions.rank(of: row) + 1
      }
      earlier += group.count
    }
    return places
  }
}
