// SPDX-License-Identifier: MIT

internal import SelectionCore

extension TableView {
  /// How rows that change are animated; a table without a screen only takes note of the word.
  @nonexhaustive
  public enum RowAnimation: Hashable, Sendable {
    /// The row fades.
    case fade
    /// The row comes or goes at the right.
    case right
    /// The row comes or goes at the left.
    case left
    /// The row comes or goes at the top.
    case top
    /// The row comes or goes at the bottom.
    case bottom
    /// No animation.
    case none
    /// The row stays in the middle of its place.
    case middle
    /// The table chooses.
    case automatic
  }

  /// The number of sections, as the data source gave it at the last reload.
  public var numberOfSections: Int { rows.shape.sectionCount }

  /// The number of rows in a section, as the data source gave it at the last reload; no rows where
  /// there is no such section.
  public func numberOfRows(inSection section: Int) -> Int {
    rows.shape.rowCount(inSection: section) ?? 0
  }

  /// Everything is reloaded: the data source is asked again, and nothing is selected or highlighted
  /// any more.
  public func reloadData() {
    hasLoadedData = false
    loadDataIfNeeded()
  }

  /// Asks the data source for the shape of the table if that is not known.
  func loadDataIfNeeded() {
    guard !hasLoadedData, !isLoadingData else { return }
    isLoadingData = true
    defer { isLoadingData = false }
    let version = stateVersion
    var counts = countedRows()
    // A data source that changed the table while it was being counted is counted once more.
    if version != stateVersion { counts = countedRows() }
    hasLoadedData = true
    if let negative = counts.first(where: { $0 < 0 }) { failureHandler(.negativeCount(negative)) }
    let oldShape = state.shape
    attempt { () throws(SelectionError) in
      let shape = try TableShape(rowCounts: counts.map { max($0, 0) })
      state.reloadData(shape: shape)
      inputHandler?(.reloadData(shape))
    }
    measureAgain()
    let wasSwiped = swiped != nil
    swiped = nil
    clearScreen(from: oldShape)
    if wasSwiped { delegate?.tableView(self, didEndEditingRowAt: nil) }
  }

  /// How many rows the data source has in each section now.
  func countedRows() -> [Int] {
    let sections = dataSource?.numberOfSections(in: self) ?? 0
    guard sections >= 0 else { return [sections] }
    return (0..<sections).map { dataSource?.tableView(self, numberOfRowsInSection: $0) ?? 0 }
  }
}
