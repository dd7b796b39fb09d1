// SPDX-License-Identifier: MIT

internal import SelectionCore

extension TableView {
  /// The animation to use for rows that change, which has no effect in a table without a screen.
  public enum RowAnimation: Hashable, Sendable {
    /// The row fades.
    case fade
    /// The row slides in from the right, or out to the right.
    case right
    /// The row slides in from the left, or out to the left.
    case left
    /// The row slides in from the top, or out toward the top.
    case top
    /// The row slides in from the bottom, or out toward the bottom.
    case bottom
    /// No animation.
    case none
    /// The row remains centered in its place.
    case middle
    /// The table chooses.
    case automatic
  }

  /// The number of sections, as returned by the data source at the last reload.
  public var numberOfSections: Int { rows.shape.sectionCount }

  /// Returns the number of rows in a section, as returned by the data source at the last reload, or
  /// zero if the section doesn't exist.
  public func numberOfRows(inSection section: Int) -> Int {
    rows.shape.rowCount(inSection: section) ?? 0
  }

  /// Reloads all data: the data source is called again, and no row is selected or highlighted
  /// afterward.
  public func reloadData() {
    hasLoadedData = false
    loadDataIfNeeded()
  }

  /// Asks the data source for the shape of the table if it isn't known yet.
  func loadDataIfNeeded() {
    guard !hasLoadedData, !isLoadingData else { return }
    isLoadingData = true
    defer { isLoadingData = false }
    let version = stateVersion
    var counts = countedRows()
    // If the data source changed the table during this, it is asked once more.
    if version != stateVersion { counts = countedRows() }
    hasLoadedData = true
    if let negative = counts.first(where: { $0 < 0 }) { failureHandler(.negativeCount(negative)) }
    let oldShape = state.shape
    attempt { () throws(SelectionError) in
      let shape = try TableShape(rowCounts: counts.map { max($0, 0) })
      try state.reloadData(shape: shape)
      inputHandler?(.reloadData(shape))
    }
    measureAgain()
    let wasSwiped = swiped != nil
    swiped = nil
    clearScreen(from: oldShape)
    if wasSwiped { delegate?.tableView(self, didEndEditingRowAt: nil) }
  }

  /// The current numbers of rows in the data source's sections.
  func countedRows() -> [Int] {
    let sections = dataSource?.numberOfSections(in: self) ?? 0
    guard sections >= 0 else { return [sections] }
    return (0..<sections).map { dataSource?.tableView(self, numberOfRowsInSection: $0) ?? 0 }
  }
}
