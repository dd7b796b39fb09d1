// SPDX-License-Identifier: MIT
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@MainActor public protocol NSTableViewDataSource: NSObjectProtocol {}
@MainActor public protocol NSTableViewDelegate: NSObjectProtocol {}

public protocol NumberOfRowsInTableView: NSTableViewDataSource {
  func numberOfRows(in tableView: NSTableView) -> Int
}

public protocol TableViewViewForRow: NSTableViewDelegate {
  func tableView(
    _ tableView: NSTableView, viewFor tableColumn: NSTableColumn?, row: Int
  ) -> NSView?
}

public protocol TableViewDidAddRowViewForRow: NSTableViewDelegate {
  func tableView(_ tableView: NSTableView, didAdd rowView: NSTableRowView, forRow row: Int)
}

public protocol SelectionShouldChangeInTableView: NSTableViewDelegate {
  func selectionShouldChange(in tableView: NSTableView) -> Bool
}

public protocol TableViewShouldSelectRow: NSTableViewDelegate {
  func tableView(_ tableView: NSTableView, shouldSelectRow row: Int) -> Bool
}

public protocol TableViewSelectionIndexesForProposedSelection: NSTableViewDelegate {
  func tableView(
    _ tableView: NSTableView, selectionIndexesForProposedSelection proposed: IndexSet
  ) -> IndexSet
}

public protocol TableViewSelectionIsChanging: NSTableViewDelegate {
  func tableViewSelectionIsChanging(_ notification: Notification)
}

public protocol TableViewSelectionDidChange: NSTableViewDelegate {
  func tableViewSelectionDidChange(_ notification: Notification)
}
