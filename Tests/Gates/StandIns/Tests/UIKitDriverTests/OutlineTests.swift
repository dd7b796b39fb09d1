// SPDX-License-Identifier: MIT

import SelectionCore
import SelectionOutline
import UIKitOutlineViews
import SelectionViews
import UIKit
import XCTest

/// A list shows a tree's triangles, boxes and selection.
@MainActor
final class OutlineTests: XCTestCase {
  private func files() throws -> OutlineScreen {
    try OutlineScreen([
      OutlineNode("docs"), OutlineNode("a", depth: 1), OutlineNode("b", depth: 1),
      OutlineNode("photos", kind: .unloaded), OutlineNode("c"),
    ])
  }

  /// Two groups whose names are equal, with a child of the same name in each.
  private func twins() throws -> OutlineScreen {
    try OutlineScreen([
      OutlineNode("x"), OutlineNode("a", depth: 1), OutlineNode("b", depth: 1),
      OutlineNode("x"), OutlineNode("a", depth: 1), OutlineNode("c", depth: 1),
    ])
  }

  func testTriangleExpandsAndCollapses() async throws {
    let screen = try files()
    XCTAssertEqual(screen.texts, ["▾ ☐ docs", "☐ a", "☐ b", "▸ ☐ photos", "☐ c"])
    screen.cell(0)?.tapOutlineDisclosure()
    XCTAssertEqual(screen.texts, ["▸ ☐ docs", "▸ ☐ photos", "☐ c"])
    screen.check()
    screen.cell(0)?.tapOutlineDisclosure()
    screen.check()
    XCTAssertEqual(screen.texts.count, 5)
  }

  func testBoxIsTapped() async throws {
    let screen = try files()
    screen.box(1)?.tap()
    XCTAssertEqual(screen.texts, ["▾ ▣ docs", "☑ a", "☐ b", "▸ ☐ photos", "☐ c"])
    screen.box(0)?.tap()
    XCTAssertEqual(screen.texts, ["▾ ☑ docs", "☑ a", "☑ b", "▸ ☐ photos", "☐ c"])
  }

  func testGroupWithoutChildrenShowsAnOpenTriangle() async throws {
    let screen = try files()
    screen.cell(3)?.tapOutlineDisclosure()
    XCTAssertEqual(screen.texts[3], "▾ ☐ photos")
    screen.cell(3)?.tapOutlineDisclosure()
    XCTAssertEqual(screen.texts[3], "▸ ☐ photos")
    screen.check()
  }

  func testCollapseWhileAReloadIsPending() async throws {
    let screen = try files()
    screen.view.reloadData()
    screen.driver.collapse("docs")
    screen.check()
    XCTAssertEqual(screen.texts, ["▸ ☐ docs", "▸ ☐ photos", "☐ c"])
  }

  func testTwinsHaveTheirOwnBoxes() async throws {
    let screen = try twins()
    screen.box(4)?.tap()
    XCTAssertEqual(screen.texts, ["▾ ☐ x", "☐ a", "☐ b", "▾ ▣ x", "☑ a", "☐ c"])
    screen.box(3)?.tap()
    XCTAssertEqual(screen.texts, ["▾ ☐ x", "☐ a", "☐ b", "▾ ☑ x", "☑ a", "☑ c"])
  }

  func testTwinsHaveTheirOwnTriangles() async throws {
    let screen = try twins()
    screen.cell(3)?.tapOutlineDisclosure()
    XCTAssertEqual(screen.texts, ["▾ ☐ x", "☐ a", "☐ b", "▸ ☐ x"])
    screen.cell(0)?.tapOutlineDisclosure()
    XCTAssertEqual(screen.texts, ["▸ ☐ x", "▸ ☐ x"])
    screen.cell(1)?.tapOutlineDisclosure()
    XCTAssertEqual(screen.texts, ["▸ ☐ x", "▾ ☐ x", "☐ a", "☐ c"])
  }

  func testTwinKeepsItsLookWhenAnotherIsRemoved() async throws {
    let screen = try twins()
    screen.box(4)?.tap()
    screen.driver.apply(byPath: .select([RowPath(section: 0, row: 4)]))
    screen.driver.updateChildren(of: "x", to: [OutlineNode("b")])
    screen.view.endAnimations()
    screen.check()
    XCTAssertEqual(screen.texts, ["▾ ☐ x", "☐ b", "▾ ▣ x", "☑ a", "☐ c"])
  }
}
