// SPDX-License-Identifier: MIT
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@MainActor
public protocol UITableViewDataSource: ObjectiveCObjectProtocol {
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

/// A delegate, all of whose methods are optional: a method that a class doesn't have is forwarded.
@MainActor
public protocol UITableViewDelegate: ObjectiveCObjectProtocol {
  func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool
  func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath?
  func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath?
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath)
  func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath)
  func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath)
  func tableView(
    _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath)
  func tableView(
    _ tableView: UITableView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) -> Bool
  func tableView(
    _ tableView: UITableView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath)
  func tableViewDidEndMultipleSelectionInteraction(_ tableView: UITableView)
}

/// The names of the delegate's methods.
enum TableDelegateMethod {
  static let shouldHighlight: Selector = "tableView(_:shouldHighlightRowAt:)"
  static let willSelect: Selector = "tableView(_:willSelectRowAt:)"
  static let willDeselect: Selector = "tableView(_:willDeselectRowAt:)"
  static let didSelect: Selector = "tableView(_:didSelectRowAt:)"
  static let didDeselect: Selector = "tableView(_:didDeselectRowAt:)"
  static let willDisplay: Selector = "tableView(_:willDisplay:forRowAt:)"
  static let didEndDisplaying: Selector = "tableView(_:didEndDisplaying:forRowAt:)"
  static let shouldBeginPan: Selector = "tableView(_:shouldBeginMultipleSelectionInteractionAt:)"
  static let didBeginPan: Selector = "tableView(_:didBeginMultipleSelectionInteractionAt:)"
  static let didEndPan: Selector = "tableViewDidEndMultipleSelectionInteraction(_:)"

  static let all: [Selector] = [
    shouldHighlight, willSelect, willDeselect, didSelect, didDeselect, willDisplay,
    didEndDisplaying, shouldBeginPan, didBeginPan, didEndPan,
  ]
}

extension UITableViewDelegate {
  private func forwarded<Result>(
    _ selector: Selector, _ call: (any UITableViewDelegate) -> Result
  ) -> Result { forward(selector, from: self, call) }

  public func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool
  {
    forwarded(TableDelegateMethod.shouldHighlight) {
      $0.tableView(tableView, shouldHighlightRowAt: indexPath)
    }
  }
  public func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath)
    -> IndexPath?
  {
    forwarded(TableDelegateMethod.willSelect) {
      $0.tableView(tableView, willSelectRowAt: indexPath)
    }
  }
  public func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath)
    -> IndexPath?
  {
    forwarded(TableDelegateMethod.willDeselect) {
      $0.tableView(tableView, willDeselectRowAt: indexPath)
    }
  }
  public func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    forwarded(TableDelegateMethod.didSelect) { $0.tableView(tableView, didSelectRowAt: indexPath) }
  }
  public func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
    forwarded(TableDelegateMethod.didDeselect) {
      $0.tableView(tableView, didDeselectRowAt: indexPath)
    }
  }
  public func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {
    forwarded(TableDelegateMethod.willDisplay) {
      $0.tableView(tableView, willDisplay: cell, forRowAt: indexPath)
    }
  }
  public func tableView(
    _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {
    forwarded(TableDelegateMethod.didEndDisplaying) {
      $0.tableView(tableView, didEndDisplaying: cell, forRowAt: indexPath)
    }
  }
  public func tableView(
    _ tableView: UITableView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) -> Bool {
    forwarded(TableDelegateMethod.shouldBeginPan) {
      $0.tableView(tableView, shouldBeginMultipleSelectionInteractionAt: indexPath)
    }
  }
  public func tableView(
    _ tableView: UITableView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) {
    forwarded(TableDelegateMethod.didBeginPan) {
      $0.tableView(tableView, didBeginMultipleSelectionInteractionAt: indexPath)
    }
  }
  public func tableViewDidEndMultipleSelectionInteraction(_ tableView: UITableView) {
    forwarded(TableDelegateMethod.didEndPan) {
      $0.tableViewDidEndMultipleSelectionInteraction(tableView)
    }
  }
}
