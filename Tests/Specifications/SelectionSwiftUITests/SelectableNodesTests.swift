// SPDX-License-Identifier: MIT

import SelectionCore
import SelectionObservation
import SelectionOutline
import SelectionOutlineObservation
import SelectionSwiftUI
import XCTest

/// The effects of the modifiers of SwiftUI's views on the rows of an outline.
@available(macOS 14.0, *)
@MainActor
final class SelectableNodesTests: XCTestCase {
  /// Folder 0 with file 1 and folder 2, which has file 3; and file 4.
  private func rows() throws -> StandInGrid<ObservableOutline<Int>> {
    let files = try OutlineSelection(nodes: [
      OutlineNode(0), OutlineNode(1, depth: 1), OutlineNode(2, depth: 1), OutlineNode(3, depth: 2),
      OutlineNode(4),
    ])
    return StandInGrid(0..<5, columns: 1, ObservableOutline(files), .appKit)
  }

  func testClicksAndARangeSelectNodes() async throws {
    let rows = try rows()
    rows.click(1)
    XCTAssertEqual(rows.redraw(), [1])
    rows.click(4, .shift)
    XCTAssertEqual(rows.model.selectedRows, [1, 2, 3, 4])
    XCTAssertEqual(rows.redraw(), [2, 3, 4])
  }

  func testArrowsOpenAndCloseGroups() async throws {
    let rows = try rows()
    rows.click(0)
    _ = rows.redraw()
    XCTAssertTrue(rows.press(KeyStroke(.left)))
    XCTAssertEqual(rows.model.shownRows, [0, 4])
    XCTAssertEqual(rows.redraw(), [0], "its triangle")
    XCTAssertTrue(rows.press(KeyStroke(.right)))
    XCTAssertTrue(rows.press(KeyStroke(.right)))
    XCTAssertEqual(rows.model.lead, 1)
    XCTAssertTrue(rows.press(KeyStroke(.down)))
    XCTAssertTrue(rows.press(KeyStroke(.left)))
    XCTAssertFalse(rows.model[isExpanded: 2])
  }

  func testLettersFindNodes() async throws {
    let rows = try rows()
    XCTAssertTrue(rows.press(KeyStroke(.letter("d"))) { ["a", "b", "c", "d", "e"][$0] })
    XCTAssertEqual(rows.model.selectedRows, [3])
    XCTAssertFalse(rows.press(KeyStroke(.letter("d"))), "no labels")
  }

  func testABandAndADoubleClick() async throws {
    let rows = try rows()
    rows.band(from: ViewPoint(x: 20, y: 15), through: [ViewPoint(x: 5, y: 40)])
    XCTAssertEqual(rows.model.selectedRows, [1, 2, 3])
    rows.doubleClick(2)
    XCTAssertEqual(rows.opened, [[1, 2, 3]])
  }
}
