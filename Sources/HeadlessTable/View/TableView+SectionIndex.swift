// SPDX-License-Identifier: MIT

/// The index of sections at the trailing edge.
extension TableView {
  /// The titles in the index, which are read from the data source each time; empty if there is no
  /// index.
  public var sectionIndexTitles: [String] { dataSource?.sectionIndexTitles(for: self) ?? [] }

  /// Simulates a tap on the first title in the index that equals the given title.
  ///
  /// The section that the data source returns for the title moves to the top.
  ///
  /// - Parameter title: The title.
  /// - Returns: Whether such a title exists and the data source returns an existing section for it.
  @discardableResult
  public func tapSectionIndex(_ title: String) -> Bool {
    guard let dataSource, let index = sectionIndexTitles.firstIndex(of: title) else { return false }
    let section = dataSource.tableView(self, sectionForSectionIndexTitle: title, at: index)
    guard (0..<numberOfSections).contains(section) else { return false }
    contentOffset = rectForHeader(inSection: section).origin
    return true
  }
}
