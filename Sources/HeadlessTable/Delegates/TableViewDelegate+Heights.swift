// SPDX-License-Identifier: MIT

public import SelectionCore

extension TableViewDelegate {
  /// The table's `rowHeight`.
  ///
  /// After a table has called this default implementation once, it doesn't request the heights of
  /// other rows.
  public func tableView(_ tableView: TableView, heightForRowAt indexPath: RowPath) -> Double {
    tableView.hasCommonRowHeight = true
    return TableView.automaticDimension
  }

  /// Returns the table's `sectionHeaderHeight` if the section has a title, and otherwise zero.
  public func tableView(
    _ tableView: TableView, heightForHeaderInSection section: Int
  ) -> Double { TableView.automaticDimension }

  /// Returns the table's `sectionFooterHeight` if the section has a footer text, and otherwise
  /// zero.
  public func tableView(
    _ tableView: TableView, heightForFooterInSection section: Int
  ) -> Double { TableView.automaticDimension }
}
