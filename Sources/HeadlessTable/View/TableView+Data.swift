// SPDX-License-Identifier: MIT

public import SelectionCore

extension TableView {
  /// How rows that change are animated; a table without a screen only takes note of the word.
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
  public var numberOfSections: Int { selection.shape.sectionCount }

  /// The number of rows in a section, as the data source gave it at the last reload; no rows where there is
  /// no such section.
  public func numberOfRows(inSection section: Int) -> Int {
    selection.shape.rowCount(inSection: section) ?? 0
  }

  /// Everything is reloaded: the data source is asked anew, and nothing is selected or highlighted any more.
  public func reloadData() {
    hasLoadedData = false
    loadDataIfNeeded()
  }

  /// Rows are reloaded: they are not selected any more, and the data source is asked for other cells.
  public func reloadRows(at indexPaths: [RowPath], with animation: RowAnimation) {
    attempt { () throws(SelectionError) in
      let rows = RowSpans(indexPaths)
      try change { (table) throws(SelectionError) in try table.reloadRows(rows) }
      renewCells { indexPaths.contains($0) }
    }
  }

  /// Sections are reloaded, as ``reloadRows(at:with:)`` does with all of their rows.
  public func reloadSections(_ sections: some Collection<Int>, with animation: RowAnimation) {
    attempt { () throws(SelectionError) in
      try change { (table) throws(SelectionError) in try table.reloadSections(sections) }
      renewCells { sections.contains($0.section) }
    }
  }

  /// Rows are configured anew in the cells that they have; they stay selected.
  public func reconfigureRows(at indexPaths: [RowPath]) {
    attempt { () throws(SelectionError) in
      let rows = RowSpans(indexPaths)
      try change { (table) throws(SelectionError) in try table.reconfigureRows(rows) }
      layoutIfNeeded()
      for row in indexPaths { reconfigureCell(at: row) }
    }
  }

  /// Asks the data source for the shape of the table if that is not known.
  func loadDataIfNeeded() {
    guard !hasLoadedData, !isLoadingData else { return }
    isLoadingData = true
    defer { isLoadingData = false }
    let sections = dataSource?.numberOfSections(in: self) ?? 0
    var counts: [Int] = []
    for section in 0..<max(sections, 0) {
      counts.append(dataSource?.tableView(self, numberOfRowsInSection: section) ?? 0)
    }
    hasLoadedData = true
    if let negative = ([sections] + counts).first(where: { $0 < 0 }) {
      failureHandler(.negativeCount(negative))
    }
    let oldShape = state.shape
    attempt { () throws(SelectionError) in
      let shape = try TableShape(rowCounts: counts.map { max($0, 0) })
      state.reloadData(shape: shape)
    }
    clearScreen(from: oldShape)
  }
}
