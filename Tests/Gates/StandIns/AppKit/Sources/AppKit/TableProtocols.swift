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

/// The methods that a view has found when its delegate or its data source was set.
@MainActor struct KnownMethods {
  private weak var object: (any NSObjectProtocol)?
  private var names: Set<String> = []

  init() {}

  /// Looks for methods; from memory, not if the object is the same as before.
  mutating func find(in new: (any NSObjectProtocol)?, among methods: [Selector]) {
    if new === object, new != nil { return }
    object = new
    names = Set(methods.filter { new?.responds(to: $0) == true }.map(\.name))
  }

  /// The object that performs a method; nil if there was none when the view looked.
  func receiver<Method>(of method: Method.Type) -> Method? {
    guard let object, names.contains("\(method)") else { return nil }
    let found = ObjectiveCStandIn.receiver(of: method, in: object)
    if found == nil { StandIn.complain("unrecognized selector: \(method)") }
    return found
  }
}
