// SPDX-License-Identifier: MIT
import AppKit
import SelectionAppKit
import SelectionCore
import SelectionOutline
import AppKitOutlineViews
import XCTest

/// An app with an outline view, as the driver's doc comment has it.
@MainActor
class OutlineApp: StandInObject, OutlineViewViewForItem, OutlineViewSelectionDidChange,
  OutlineViewShouldExpandItem, OutlineViewShouldCollapseItem
{
  let view = NSOutlineView()
  let files: OutlineSelection<String>
  private(set) lazy var driver = OutlineDriver(view, files)
  /// The groups that the app's delegate doesn't let be expanded or collapsed.
  var vetoed: Set<String> = []
  /// The selection of the view, each time that the app's delegate was called with a change.
  var told: [[Int]] = []
  /// The groups that `onChange` has reported, with a sign for what happened to them.
  private(set) var reported: [String] = []

  init(_ files: OutlineSelection<String>, isOnScreen: Bool = true) {
    self.files = files
    super.init()
    view.addTableColumn(NSTableColumn())
    configure(view)
    view.delegate = self
    if isOnScreen { view.window = NSWindow() }
    report()
    view.finishEvent()
  }

  private func report() {
    driver.onChange = { [unowned self] change in
      reported += change.expanded.map { "+" + $0 } + change.collapsed.map { "-" + $0 }
    }
  }

  /// Gives the view a driver, which replaces the one before.
  func drive(_ files: OutlineSelection<String>) {
    driver = OutlineDriver(view, files)
    report()
  }

  func configure(_ view: NSOutlineView) {}

  func outlineView(
    _ outlineView: NSOutlineView, viewFor tableColumn: NSTableColumn?, item: Any
  ) -> NSView? {
    guard let id = driver.id(of: item) else { return nil }
    let box = NSButton(checkboxWithTitle: id, target: nil, action: nil)
    box.state = driver.checkState(of: id)
    return box
  }

  func outlineViewSelectionDidChange(_ notification: Notification) {
    told.append(Array(view.selectedRowIndexes))
  }

  func outlineView(_ outlineView: NSOutlineView, shouldExpandItem item: Any) -> Bool {
    driver.id(of: item).map { !vetoed.contains($0) } ?? true
  }

  func outlineView(_ outlineView: NSOutlineView, shouldCollapseItem item: Any) -> Bool {
    driver.id(of: item).map { !vetoed.contains($0) } ?? true
  }

  /// The row of a node in the view.
  func row(_ id: String) -> Int { viewRows.firstIndex(of: id) ?? -1 }

  /// The nodes of the view's rows.
  var viewRows: [String] {
    (0..<view.numberOfRows).map { row in view.item(atRow: row).flatMap(driver.id) ?? "?" }
  }

  /// How the view differs from the outline.
  func differences() -> [String] {
    view.finishEvent()
    let outline = driver.currentTable
    var found = view.differences(from: outline.rows.selectedRows.positions)
    if viewRows != outline.shownRows {
      found.append("the view shows \(viewRows), the outline \(outline.shownRows)")
    }
    // Nodes that share an identity differ in what can't be asked by identity.
    if Set(outline.allRows).count < outline.count { return found }
    for row in 0..<view.numberOfRows {
      guard let item = view.item(atRow: row), let id = driver.id(of: item) else { continue }
      let (isGroup, isExpanded) = (outline.isGroup(id), outline.isExpanded(id))
      if view.isExpandable(item) != isGroup { found.append("\(id) isn't a group: \(isGroup)") }
      if view.isItemExpanded(item) != isExpanded { found.append("\(id) is open: \(isExpanded)") }
    }
    view.enumerateAvailableRowViews { rowView, row in
      guard let cells = rowView.cells else { return }
      guard let box = cells.first as? NSButton, let item = view.item(atRow: row),
        let id = driver.id(of: item)
      else { return found.append("row \(row) has no cell") }
      if box.title != id || box.state != driver.checkState(of: id) {
        found.append("row \(row) shows \(box.title) \(box.state.rawValue), not \(id)")
      }
    }
    return found
  }
}

extension OutlineSelection<String> {
  /// Three folders, one in another, and one that isn't loaded.
  static func files() throws -> Self {
    try OutlineSelection(nodes: [
      OutlineNode("docs"), OutlineNode("drafts", depth: 1), OutlineNode("may.txt", depth: 2),
      OutlineNode("plan.txt", depth: 1), OutlineNode("notes.txt"),
      OutlineNode("photos", kind: .unloaded),
    ])
  }
}
