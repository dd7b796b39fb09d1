// SPDX-License-Identifier: MIT
import AppKit
import SelectionCore
import SelectionOutline
import AppKitOutlineViews
import XCTest

/// An app whose outline view saves which items are expanded.
private final class SavingApp: OutlineApp {
  static var restoration = Habits.Restoration.asDataSourceIsSet

  override func configure(_ view: NSOutlineView) {
    view.habits.restoration = Self.restoration
    view.autosaveName = "files"
    view.autosaveExpandedItems = true
  }
}

/// A delegate that isn't the driver's.
@MainActor
private final class OtherDelegate: StandInObject, OutlineViewViewForItem {
  func outlineView(
    _ outlineView: NSOutlineView, viewFor tableColumn: NSTableColumn?, item: Any
  ) -> NSView? { nil }
}

/// A delegate from which items can be dragged.
@MainActor
private final class DraggingDelegate: StandInObject, NSOutlineViewDelegate,
  OutlineViewPasteboardWriterForItem
{
  func outlineView(_ outlineView: NSOutlineView, pasteboardWriterForItem item: Any) -> Any? {
    "item"
  }
}

@MainActor
final class OutlineDelegateTests: StandInTestCase {
  func testExpandedItemsAreRestored() async throws {
    for restoration in Habits.Restoration.allCases {
      NSOutlineView.savedItems = ["files": ["docs", "drafts"]]
      SavingApp.restoration = restoration
      var files = try OutlineSelection.files()
      try files.collapseAll()
      let app = SavingApp(files)
      XCTAssertEqual(app.driver.table.isExpanded("docs"), true, "\(restoration)")
      XCTAssertEqual(app.driver.table.isExpanded("drafts"), true, "\(restoration)")
      XCTAssertEqual(app.differences(), [])
      app.driver.collapse("docs")
      app.view.pressTriangle(ofRow: app.row("photos"))
      XCTAssertEqual(NSOutlineView.savedItems["files"], ["drafts", "photos"])
    }
  }

  func testAnotherDelegateOfTheAppIsTakenOver() async throws {
    let app = OutlineApp(try .files())
    let other = OtherDelegate()
    app.view.delegate = other
    app.view.pressTriangle(ofRow: app.row("drafts"))
    app.view.pressTriangle(ofRow: app.row("photos"))
    XCTAssertEqual(app.driver.table.isExpanded("drafts"), false)
    XCTAssertEqual(app.driver.table.isExpanded("photos"), true)
    XCTAssertEqual(app.viewRows, app.driver.table.shownRows)
    XCTAssertTrue(app.driver.delegate === other)
    XCTAssertTrue(app.view.delegate === app.driver)
    app.view.click(1)
    XCTAssertEqual(app.driver.table.selectedRows, ["drafts"])
  }

  func testExpansionInACollapsedGroupIsTakenOver() async throws {
    let app = OutlineApp(try .files())
    app.driver.collapse("drafts")
    app.driver.collapse("docs")
    let other = OtherDelegate()
    app.view.delegate = other
    app.view.pressTriangle(ofRow: 0)
    app.view.pressTriangle(ofRow: app.row("drafts"))
    XCTAssertEqual(app.driver.table.shownRows, app.viewRows)
    XCTAssertTrue(app.viewRows.contains("may.txt"))
  }

  func testTheViewLooksForADataSourcesMethodsAgain() async throws {
    let app = OutlineApp(try .files())
    app.driver.collapse("drafts")
    XCTAssertFalse(app.view.canDragItems)
    let dragging = DraggingDelegate()
    app.driver.delegate = dragging
    XCTAssertTrue(app.view.canDragItems)
    app.driver.delegate = app
    XCTAssertFalse(app.view.canDragItems)
    XCTAssertEqual(app.differences(), [])
  }
}
