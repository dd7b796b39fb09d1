// SPDX-License-Identifier: MIT

public import SelectionCore

extension TableViewDelegate {
  /// The table's `rowHeight`.
  ///
  /// After a table has called this default once, it doesn't ask for the heights of other rows.
  public func tableView(_ tableView: TableView, heightForRowAt indexPath: RowPath) -> Double {
    tableView.hasCommonRowHeight = true
    return TableView.automaticDimension
  }

  /// The table's `sectionHeaderHeight` if the section has a title, otherwise zero.
  public func tableView(
    _ tableView: TableView, heightForHeaderInSection section: Int
  ) -> Double { TableView.automaticDimension }

  /// The table's `sectionFooterHeight` if the section has a footer text, otherwise zero.
  public func tableView(
    _ tableView: TableView, heightForFooterInSection section: Int
  ) -> Double { TableView.automaticDimension }
}
