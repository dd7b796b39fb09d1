// SPDX-License-Identifier: MIT

public import SelectionCore

extension TableViewDelegate {
  /// The table's `rowHeight`.
  ///
  /// After one call of this default, a table doesn't ask for the heights of other rows.
  public func tableView(_ tableView: TableView, heightForRowAt indexPath: RowPath) -> Double {
    tableView.hasCommonRowHeight = true
    return TableView.automaticDimension
  }

  /// The table's `sectionHeaderHeight` if the section has a title, else zero.
  public func tableView(
    _ tableView: TableView, heightForHeaderInSection section: Int
  ) -> Double { TableView.automaticDimension }

  /// The table's `sectionFooterHeight` if the section has a text, else zero.
  public func tableView(
    _ tableView: TableView, heightForFooterInSection section: Int
  ) -> Double { TableView.automaticDimension }
}
