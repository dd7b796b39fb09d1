// SPDX-License-Identifier: MIT

/// The index of sections at the trailing edge.
extension TableView {
  /// The titles of the index, which each call gets from the data source; empty if there is no
  /// index.
  public var sectionIndexTitles: [String] { dataSource?.sectionIndexTitles(for: self) ?? [] }

  /// Simulates a tap on the first title of the index that equals the given title: the section that
  /// the data source returns for the title moves to the top.
  ///
  /// - Parameter title: The title.
  /// - Returns: Whether such a title exists, and the section that the data source returns for it
  ///   also exists.
  @discardableResult
  public func tapSectionIndex(_ title: String) -> Bool {
    guard let dataSource, let index = sectionIndexTitles.firstIndex(of: title) else { return false }
    let section = dataSource.tableView(self, sectionForSectionIndexTitle: title, at: index)
    guard (0..<numberOfSections).contains(section) else { return false }
    contentOffset = rectForHeader(inSection: section).origin
    return true
  }
}
