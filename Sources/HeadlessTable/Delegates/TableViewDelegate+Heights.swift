// SPDX-License-Identifier: MIT

public import SelectionCore

extension TableViewDelegate {
  /// The table's `rowHeight`.
  ///
  /// Once a table has been told so, it asks about no other row.
  public func tableView(_ tableView: TableView, heightForRowAt indexPath: RowPath) -> Double {
    tableView.hasCommonRowHeight = true
    return TableView.automaticDimension
  }

  /// The table's `sectionHeaderHeight` where the section has a title, else none.
  public func tableView(
    _ tableView: TableView, heightForHeaderInSection section: Int
  ) -> Double { TableView.automaticDimension }

  /// The table's `sectionFooterHeight` where the section has a text, else none.
  public func tableView(
    _ tableView: TableView, heightForFooterInSection section: Int
  ) -> Double { TableView.automaticDimension }
}
