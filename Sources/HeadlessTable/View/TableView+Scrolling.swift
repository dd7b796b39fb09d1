// SPDX-License-Identifier: MIT

public import SelectionCore

/// The viewport, in rows.
extension TableView {
  /// Where a row stands in the viewport after scrolling to it.
  public enum ScrollPosition: Hashable, Sendable {
    /// Wherever the least scrolling brings it into view.
    case none
    /// At the top.
    case top
    /// In the middle.
    case middle
    /// At the bottom.
    case bottom
  }

  /// How many rows the viewport can show.
  public var visibleRowCount: Int {
    get { height }
    set {
      height = max(newValue, 0)
      needsLayout = true
    }
  }

  /// The row at the top of the viewport, or nil where nothing is shown.
  public var firstVisibleRow: RowPath? { visibleNumbers.first.flatMap(state.shape.path) }

  /// Scrolls by so many rows, down where the number is positive, and no further than the ends of the table.
  public func scroll(byRows rows: Int) {
    loadDataIfNeeded()
    let (top, overflow) = topRow.addingReportingOverflow(rows)
    scroll(toTop: overflow ? (rows > 0 ? .max : 0) : top)
  }

  /// Scrolls until the row stands at the position; with ``ScrollPosition/none`` by as little as brings it
  /// into view.
  public func scrollToRow(
    at indexPath: RowPath, at scrollPosition: ScrollPosition, animated: Bool
  ) {
    attempt { () throws(SelectionError) in
      let shape = selection.shape
      guard let row = shape.rowNumber(of: indexPath) else {
        throw .rowOutOfRange(indexPath, shape)
      }
      switch scrollPosition {
      case .top: scroll(toTop: row)
      case .middle: scroll(toTop: row - (height - 1) / 2)
      case .bottom: scroll(toTop: row - height + 1)
      case .none where row < visibleNumbers.lowerBound: scroll(toTop: row)
      case .none where row >= visibleNumbers.upperBound: scroll(toTop: row - height + 1)
      case .none: break
      }
    }
  }

  /// Scrolls the selected row that is nearest to the position to that position; where none is selected, not at all.
  public func scrollToNearestSelectedRow(at scrollPosition: ScrollPosition, animated: Bool) {
    let selected = selection.selected
    let rows = visibleNumbers
    guard let last = rows.last else { return }
    let place =
      switch scrollPosition {
      case .none, .top: rows.lowerBound
      case .middle: rows.lowerBound + (rows.count - 1) / 2
      case .bottom: last
      }
    let below = selected.contains(place) ? place : selected.next(after: place)
    let nearest = [selected.previous(before: place), below].compactMap(\.self)
      .min { abs($0 - place) < abs($1 - place) }
    guard let row = nearest.flatMap(state.shape.path) else { return }
    scrollToRow(at: row, at: scrollPosition, animated: animated)
  }

  /// The numbers of the rows in the viewport.
  var visibleNumbers: Range<Int> {
    loadDataIfNeeded()
    let count = state.shape.rowCount
    let top = clampedTop(topRow)
    return top..<(top + min(height, count - top))
  }

  private func scroll(toTop row: Int) {
    topRow = clampedTop(row)
    needsLayout = true
  }

  /// The row nearest to the one that is asked for that can stand at the top without a gap below.
  private func clampedTop(_ row: Int) -> Int {
    min(max(row, 0), max(state.shape.rowCount - height, 0))
  }
}
