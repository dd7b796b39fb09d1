// SPDX-License-Identifier: MIT
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@MainActor
public protocol UITableViewDataSource: NSObjectProtocol {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int
  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell
  func numberOfSections(in tableView: UITableView) -> Int
  func tableView(
    _ tableView: UITableView, moveRowAt source: IndexPath, to destination: IndexPath)
}

extension UITableViewDataSource {
  public func numberOfSections(in tableView: UITableView) -> Int { 1 }
  public func tableView(
    _ tableView: UITableView, moveRowAt source: IndexPath, to destination: IndexPath
  ) { raise("the data source doesn't move rows") }
}

@MainActor
public protocol UITableViewDelegate: NSObjectProtocol {}

public protocol TableViewShouldHighlightRowAtIndexPath: UITableViewDelegate {
  func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool
}

public protocol TableViewWillSelectRowAtIndexPath: UITableViewDelegate {
  func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath?
}

public protocol TableViewWillDeselectRowAtIndexPath: UITableViewDelegate {
  func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath?
}

public protocol TableViewDidSelectRowAtIndexPath: UITableViewDelegate {
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath)
}

public protocol TableViewDidDeselectRowAtIndexPath: UITableViewDelegate {
  func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath)
}

public protocol TableViewWillDisplayCellForRowAtIndexPath: UITableViewDelegate {
  func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath)
}

public protocol TableViewDidEndDisplayingCellForRowAtIndexPath: UITableViewDelegate {
  func tableView(
    _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath)
}

public protocol TableViewShouldBeginMultipleSelectionInteractionAtIndexPath: UITableViewDelegate {
  func tableView(
    _ tableView: UITableView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) -> Bool
}

public protocol TableViewDidBeginMultipleSelectionInteractionAtIndexPath: UITableViewDelegate {
  func tableView(
    _ tableView: UITableView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath)
}

public protocol TableViewDidEndMultipleSelectionInteraction: UITableViewDelegate {
  func tableViewDidEndMultipleSelectionInteraction(_ tableView: UITableView)
}
