// SPDX-License-Identifier: MIT

public import SelectionCore

/// The visible part of the content, in points.
extension TableView {
  /// The position of a row in the viewport after scrolling to it.
  public enum ScrollPosition: Hashable, Sendable {
    /// The position that requires the least scrolling.
    case none
    /// At the top.
    case top
    /// In the middle.
    case middle
    /// At the bottom.
    case bottom
  }

  /// The point of the content at the upper left corner of the viewport.
  ///
  /// The point is always within the content, whereas UIKit also allows other points.
  public var contentOffset: TablePoint {
    get { TablePoint(x: 0, y: clampedOffset(offset, in: layout)) }
    set { scroll(to: newValue.y) }
  }

  /// Scrolls so that the upper left corner of the viewport shows the point or is as near to it as
  /// the content allows.
  public func setContentOffset(_ contentOffset: TablePoint, animated: Bool) {
    self.contentOffset = contentOffset
  }

  /// The number of rows of the common height for which the viewport has space; setting the number
  /// sets the height of the frame.
  public var visibleRowCount: Int {
    get {
      commonHeight > 0 ? Int(exactly: (viewportHeight / commonHeight).rounded(.down)) ?? .max : 0
    }
    set { frame.size.height = Double(max(newValue, 0)) * commonHeight }
  }

  /// The first row that overlaps the viewport, or nil if there is none.
  public var firstVisibleRow: RowPath? { visibleNumbers.first.flatMap(state.shape.path) }

  /// Scrolls by a number of rows, downward if the number is positive, but not beyond the ends of
  /// the table.
  ///
  /// The row that is the given number of rows after the first visible row moves to the top.
  public func scroll(byRows rows: Int) {
    let layout = layout
    let first = visibleNumbers.lowerBound
    let (row, overflow) = first.addingReportingOverflow(rows)
    guard !overflow, row >= 0 else { return scroll(to: rows > 0 ? layout.height : 0) }
    scroll(to: layout.extent(ofRow: row)?.lowerBound ?? layout.height)
  }

  /// Scrolls until the row is at the given position.
  ///
  /// With ``ScrollPosition/none``, the table scrolls just far enough to show the whole row, or the
  /// top of a row that is higher than the viewport.
  public func scrollToRow(
    at indexPath: RowPath, at scrollPosition: ScrollPosition, animated: Bool
  ) {
    attempt { () throws(SelectionError) in
      let layout = layout
      guard let row = layout.shape.rowNumber(of: indexPath).flatMap(layout.extent) else {
        throw .rowOutOfRange(indexPath, layout.shape)
      }
      let top = contentOffset.y
      let above = row.upperBound - viewportHeight
      switch scrollPosition {
      case .top: scroll(to: row.lowerBound)
      case .middle: scroll(to: (row.lowerBound + above) / 2)
      case .bottom: scroll(to: above)
      case .none where row.lowerBound < top || above > row.lowerBound: scroll(to: row.lowerBound)
      case .none where above > top: scroll(to: above)
      case .none: break
      }
    }
  }

  /// Scrolls until the selected row that is nearest to the given position is at that position; the
  /// method has no effect if no row is selected.
  public func scrollToNearestSelectedRow(at scrollPosition: ScrollPosition, animated: Bool) {
    let selected = rows.selectedRows.positions
    let rows = visibleNumbers
    guard let last = rows.last else { return }
    let layout = layout
    let top = contentOffset.y
    let place =
      switch scrollPosition {
      case .none, .top: rows.lowerBound
      case .middle: layout.row(at: top + viewportHeight / 2) ?? rows.lowerBound + rows.count / 2
      case .bottom: last
      }
    let below = selected.contains(place) ? place : selected.next(after: place)
    let nearest = [selected.previous(before: place), below].compactMap(\.self)
      .min { layout.distance($0, place) < layout.distance($1, place) }
    guard let row = nearest.flatMap(state.shape.path) else { return }
    scrollToRow(at: row, at: scrollPosition, animated: animated)
  }

  /// The numbers of the rows in the viewport.
  var visibleNumbers: Range<Int> {
    let top = contentOffset.y
    let rows = layout.rows(in: top..<(top + viewportHeight))
    return viewportHeight > 0 ? rows : rows.prefix(0)
  }

  /// The height of the viewport.
  var viewportHeight: Double { frame.height.isFinite ? max(frame.height, 0) : 0 }

  private func scroll(to place: Double) {
    offset = clampedOffset(place, in: layout)
    needsLayout = true
  }

  /// The requested position, or the nearest position that leaves no gap below the content.
  func clampedOffset(_ place: Double, in layout: TableLayout) -> Double {
    // NaN counts as the top.
    max(0, min(place.isNaN ? 0 : place, layout.height - viewportHeight))
  }
}

extension TableLayout {
  /// The distance between the centers of two rows.
  fileprivate func distance(_ first: Int, _ second: Int) -> Double {
    guard let first = extent(ofRow: first), let second = extent(ofRow: second) else { return 0 }
    let middles = (first.lowerBound + first.upperBound, second.lowerBound + second.upperBound)
    return abs(middles.0 - middles.1) / 2
  }
}
