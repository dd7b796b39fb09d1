// SPDX-License-Identifier: MIT
import AppKit
import SelectionCore
import SelectionOutline
import AppKitOutlineViews
import XCTest

@MainActor
final class OutlineDriverTests: StandInTestCase {
  func testTheViewShowsTheOutline() async throws {
    let app = OutlineApp(try .files())
    XCTAssertEqual(
      app.viewRows, ["docs", "drafts", "may.txt", "plan.txt", "notes.txt", "photos"])
    XCTAssertEqual(app.differences(), [])
  }

  func testATriangleIsAnInput() async throws {
    let app = OutlineApp(try .files())
    app.view.click(app.row("may.txt"))
    app.view.pressTriangle(ofRow: app.row("drafts"))
    XCTAssertEqual(
      app.driver.table.shownRows, ["docs", "drafts", "plan.txt", "notes.txt", "photos"])
    XCTAssertEqual(app.view.selectedRowIndexes, [])
    app.view.pressTriangle(ofRow: 0)
    app.view.pressTriangle(ofRow: 0)
    XCTAssertEqual(app.differences(), [])
    app.view.pressTriangle(ofRow: app.row("drafts"))
    XCTAssertEqual(app.driver.table.selectedRows, ["may.txt"])
    XCTAssertEqual(app.differences(), [])
    XCTAssertEqual(app.reported, ["-drafts", "-docs", "+docs", "+drafts"])
  }

  func testATriangleWithOptionKeepsTheSelection() async throws {
    for nests in [false, true] {
      let app = OutlineApp(try .files())
      app.view.habits.nestsExpansion = nests
      app.view.click(app.row("plan.txt"))
      app.view.click(app.row("notes.txt"), .command)
      app.view.pressTriangle(ofRow: 0, .option)
      XCTAssertEqual(app.viewRows, ["docs", "notes.txt", "photos"])
      XCTAssertEqual(app.view.selectedRowIndexes, [1])
      XCTAssertEqual(app.differences(), [])
      app.view.pressTriangle(ofRow: 0, .option)
      XCTAssertEqual(app.driver.table.selectedRows, ["plan.txt", "notes.txt"], "\(nests)")
      XCTAssertEqual(app.differences(), [])
      XCTAssertEqual(app.told.filter { $0.contains(0) }, [], "\(nests)")
    }
  }

  func testTheProgramExpandsAndCollapses() async throws {
    let app = OutlineApp(try .files())
    app.view.click(app.row("plan.txt"))
    app.driver.collapse("drafts")
    XCTAssertEqual(app.differences(), [])
    app.driver.collapse("docs")
    app.driver.expandAll()
    XCTAssertEqual(app.differences(), [])
    XCTAssertEqual(app.driver.table.selectedRows, ["plan.txt"])
  }

  func testBoxesAreRedrawn() async throws {
    let app = OutlineApp(try .files())
    app.driver.tapBox("may.txt")
    XCTAssertEqual(app.driver.checkState(of: "docs"), .mixed)
    XCTAssertEqual(app.differences(), [])
  }

  func testAFolderIsLoadedAsItIsExpanded() async throws {
    let app = OutlineApp(try .files())
    app.driver.onChange = { [driver = app.driver] change in
      for folder in change.expanded where !driver.currentTable.isLoaded(folder) {
        driver.updateChildren(of: folder, to: [OutlineNode("sea.jpg")])
      }
    }
    app.view.pressTriangle(ofRow: app.row("photos"))
    XCTAssertEqual(app.viewRows.last, "sea.jpg")
    XCTAssertEqual(app.differences(), [])
  }

  func testTheMenuDeselectsAll() async throws {
    let app = OutlineApp(try .files())
    app.view.click(1)
    app.view.deselectAll(nil)
    XCTAssertEqual(app.driver.table.selectedRows, [])
    XCTAssertEqual(app.told, [[1], []])
    XCTAssertEqual(app.differences(), [])
  }

  func testWhatTheAppRefusesStaysAsItIs() async throws {
    let app = OutlineApp(try .files())
    app.driver.collapse("drafts")
    app.view.click(app.row("notes.txt"))
    let told = app.told.count
    app.vetoed = ["drafts", "docs"]
    app.driver.expand("drafts")
    XCTAssertEqual(app.driver.table.isExpanded("drafts"), false)
    XCTAssertEqual(app.differences(), [])
    app.driver.collapseAll()
    XCTAssertEqual(app.differences(), [])
    XCTAssertEqual(app.driver.table.selectedRows, ["notes.txt"])
    XCTAssertEqual(app.told.count, told)
    // The expansion is reported before it is taken back.
    XCTAssertEqual(app.reported, ["-drafts", "+drafts", "-drafts", "-docs", "+docs"])
    app.view.pressTriangle(ofRow: 0)
    XCTAssertEqual(app.differences(), [])
  }

  func testARefusedCollapseWithOtherContents() async throws {
    let app = OutlineApp(try .files())
    app.vetoed = ["docs"]
    try app.driver.change {
      _ = try $0.move(["drafts"], to: .end)
      _ = try $0.collapse("docs")
    }
    XCTAssertEqual(app.differences(), [])
    XCTAssertEqual(app.driver.table.isExpanded("docs"), true)
  }

  func testChildrenOfMovedItemsAreAskedForAgain() async throws {
    for remembers in [false, true] { try moveItems(remembers) }
  }

  private func moveItems(_ remembersRemovedItems: Bool) throws {
    let app = OutlineApp(try .files())
    app.view.habits.remembersRemovedItems = remembersRemovedItems
    try app.driver.change {
      _ = try $0.move(["docs"], to: .end)
      _ = try $0.remove(["plan.txt"])
      _ = try $0.insert([OutlineNode("new.txt")], at: .lastIn("drafts"))
    }
    XCTAssertEqual(app.differences(), [])
    try app.driver.change { _ = try $0.move(["drafts"], to: .end) }
    XCTAssertEqual(app.differences(), [])
    app.driver.expandAll()
    XCTAssertEqual(app.differences(), [])
  }

  func testTheAppChangesTheOutlineAsItsGroupsAreExpanded() async throws {
    var files = try OutlineSelection.files()
    try files.collapseAll()
    let app = ChangingApp(files)
    app.driver.expandAll()
    XCTAssertEqual(app.viewRows, ["drafts", "may.txt", "plan.txt", "docs", "notes.txt", "photos"])
    XCTAssertEqual(app.reported.filter { $0.hasPrefix("-") }, [])
    XCTAssertEqual(app.differences(), [])
  }

  func testRemovedItemsAreReleased() async throws {
    let app = OutlineApp(try .files())
    var items: [WeakObject] = []
    for number in 0..<300 {
      let id = "new\(number)"
      try app.driver.change { _ = try $0.insert([OutlineNode(id)], at: .end) }
      app.view.finishEvent()
      items.append(WeakObject(object: app.view.item(atRow: app.row(id)) as AnyObject))
      try app.driver.change { _ = try $0.remove([id]) }
    }
    XCTAssertLessThan(items.filter { $0.object != nil }.count, 200)
    XCTAssertEqual(app.differences(), [])
  }
}

/// An app that moves what is in a group out of it as it is expanded.
private final class ChangingApp: OutlineApp, OutlineViewItemDidExpand {
  func outlineViewItemDidExpand(_ notification: Notification) {
    guard let item = notification.userInfo?["NSObject"], driver.id(of: item) == "docs" else {
      return
    }
    driver.attemptInTree { outline throws(OutlineError) in
      try outline.move(["plan.txt", "drafts"], to: .before("docs"))
    }
  }
}

private struct WeakObject {
  weak var object: AnyObject?
}
