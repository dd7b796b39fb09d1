// SPDX-License-Identifier: MIT

import SelectionCore
import SelectionObservation
import SelectionSwiftUI
import XCTest

/// The effects of the modifiers of SwiftUI's views, on a grid in place of SwiftUI.
@available(macOS 14.0, *)
@MainActor
final class SelectableTests: XCTestCase {
  private func grid(
    _ count: Int = 20, columns: Int = 4, profile: InputProfile = .appKit
  ) -> StandInGrid<ObservableTable<Int>> {
    let table = IdentifiedTable(sections: [Array(0..<count)], policy: .multiple)
    return StandInGrid(0..<count, columns: columns, ObservableTable(table), profile)
  }

  func testAClickSelectsAsOnTheMacAndDrawsWhatDiffers() async {
    let grid = grid()
    grid.click(3)
    XCTAssertEqual(grid.redraw(), [3])
    grid.click(6, .shift)
    XCTAssertEqual(grid.model.selectedRows, [3, 4, 5, 6])
    XCTAssertEqual(grid.redraw(), [4, 5, 6])
    grid.click(4, .command)
    XCTAssertEqual(grid.model.selectedRows, [3, 5, 6])
    XCTAssertEqual(grid.redraw(), [4])
    grid.click(5)
    XCTAssertEqual(grid.model.selectedRows, [5])
    XCTAssertEqual(grid.redraw(), [3, 6])
  }

  func testAPressSelectsAtOnceButOnASelectedRowWaits() async {
    let grid = grid()
    grid.down(on: 3)
    XCTAssertEqual(grid.model.selectedRows, [3])
    grid.up(on: 3)
    grid.click(5, .command)
    grid.down(on: 3)
    XCTAssertEqual(grid.model.selectedRows, [3, 5], "both can be dragged")
    grid.move(on: 3, by: 20)
    grid.up(on: 3)
    XCTAssertEqual(grid.model.selectedRows, [3, 5], "a drag has dropped what waited")
    grid.click(3)
    XCTAssertEqual(grid.model.selectedRows, [3])
  }

  func testADoubleClickOpensWhatAMenuWouldBeAbout() async {
    let grid = grid()
    grid.doubleClick(2)
    XCTAssertEqual(grid.opened, [[2]])
    XCTAssertEqual(grid.model.selectedRows, [2])
  }

  /// As in the Finder; the first release has let the others go by then.
  func testADoubleClickOnOneOfSeveralRowsOpensAllOfThem() async {
    for modifiers in [KeyModifiers.command, .shift] {
      let grid = grid()
      grid.click(2)
      grid.click(5, modifiers)
      let selected = grid.model.selectedRows
      grid.doubleClick(2)
      XCTAssertEqual(grid.opened, [selected])
      XCTAssertEqual(grid.model.selectedRows, [2])
      grid.doubleClick(2)
      XCTAssertEqual(grid.opened, [selected, [2]], "the others have been let go")
      grid.doubleClick(7)
      XCTAssertEqual(grid.opened.last, [7])
    }
  }

  func testRowsThatAreGoneAreNotOpened() async {
    let grid = grid()
    grid.click(2)
    grid.click(5, .command)
    grid.click(2)
    grid.model.update(to: [(0..<20).filter { $0 != 5 }], vanished: .gone)
    grid.secondClick(2)
    XCTAssertEqual(grid.opened, [[2]])
  }

  func testAPressThatALimitRefusesIsOver() async {
    let grid = grid()
    grid.model.apply(.setLimits(SelectionLimits(atLeast: 2)))
    grid.model.apply(.setSelected([1, 2, 3]))
    var refusals = 0
    grid.model.onRefusal = { _ in refusals += 1 }
    grid.click(2)
    XCTAssertEqual(grid.model.selectedRows, [1, 2, 3])
    XCTAssertEqual(refusals, 1)
    grid.click(7, .command)
    XCTAssertEqual(grid.model.selectedRows, [1, 2, 3, 7], "the pointer is not down for ever")
  }

  func testABandSelectsWhatItCovers() async {
    let grid = grid()
    grid.click(19)
    let start = ViewPoint(x: 11, y: 11)
    grid.band(from: start, through: [ViewPoint(x: 30, y: 30)], staysDown: true)
    XCTAssertEqual(grid.bandFrame, ViewRect(x: 11, y: 11, width: 19, height: 19))
    XCTAssertEqual(grid.model.selectedRows, [5, 6, 9, 10])
    grid.band(from: start, through: [ViewPoint(x: 30, y: 30), ViewPoint(x: 20, y: 20)])
    XCTAssertEqual(grid.model.selectedRows, [5])
    XCTAssertNil(grid.bandFrame)
    grid.band(from: start, through: [ViewPoint(x: 0, y: 0)], .command)
    XCTAssertEqual(grid.model.selectedRows, [0, 5])
  }

  func testNewContentsRestartNoGesture() async {
    let grid = grid()
    let contents = [Array(0..<20), [99] + Array(0..<20)]
    grid.click(3)
    grid.click(5, .command)
    grid.down(on: 5)
    grid.model.update(to: [contents[1]], vanished: .gone)
    grid.up(on: 5)
    XCTAssertEqual(grid.model.selectedRows, [5], "the press waited for the release")
    grid.band(
      from: ViewPoint(x: 11, y: 11), through: [ViewPoint(x: 30, y: 30)], .command, staysDown: true)
    XCTAssertEqual(grid.model.selectedRows, [6, 9, 10])
    for rows in contents {
      grid.model.update(to: [rows], vanished: .gone)
      grid.band(through: [ViewPoint(x: 20, y: 20)])
      XCTAssertEqual(grid.model.selectedRows, [])
      grid.band(through: [ViewPoint(x: 30, y: 30)])
      XCTAssertEqual(grid.model.selectedRows, [6, 9, 10])
    }
    grid.band(through: [ViewPoint(x: 20, y: 30)])
    grid.release(at: ViewPoint(x: 20, y: 30))
    XCTAssertEqual(grid.model.selectedRows, [9])
    XCTAssertNil(grid.bandFrame)
  }

  func testAClickBesideRowsDeselects() async {
    let grid = grid()
    grid.click(3)
    grid.band(from: ViewPoint(x: 11, y: 11), through: [])
    XCTAssertEqual(grid.model.selectedRows, [])
  }

  func testKeysGoByLinesAndPages() async {
    let grid = grid()
    grid.click(1)
    XCTAssertTrue(grid.press(KeyStroke("\u{F701}")))
    XCTAssertEqual(grid.model.selectedRows, [5])
    XCTAssertTrue(grid.press(KeyStroke("\u{F703}", .shift)))
    XCTAssertEqual(grid.model.selectedRows, [5, 6])
    XCTAssertTrue(grid.press(KeyStroke("a", .command)))
    XCTAssertEqual(grid.model.selectedCount, 20)
    XCTAssertFalse(grid.press(KeyStroke("q", .command)), "a key of the app's")
  }

  func testRowsAreFoundByTyping() async {
    let names = ["Alps", "Andes", "Eifel", "Etna", "Jura"]
    let grid = grid(5, columns: 1)
    XCTAssertTrue(grid.press(KeyStroke("e"), label: { names[$0] }))
    XCTAssertEqual(grid.model.selectedRows, [2])
    XCTAssertTrue(grid.press(KeyStroke("t"), label: { names[$0] }))
    XCTAssertEqual(grid.model.selectedRows, [3])
    grid.pause()
    XCTAssertTrue(grid.press(KeyStroke("j"), label: { names[$0] }))
    XCTAssertEqual(grid.model.selectedRows, [4])
    XCTAssertFalse(grid.press(KeyStroke("j")), "no row is found without labels")
  }

  func testKeysHaveTheCharactersOfApplesFrameworks() {
    let keys: [(Character, KeyStroke.Key)] = [
      ("\u{F700}", .up), ("\u{F701}", .down), ("\u{F702}", .left), ("\u{F703}", .right),
      ("\u{F727}", .insert), ("\u{F729}", .home), ("\u{F72B}", .end), ("\u{F72C}", .pageUp),
      ("\u{F72D}", .pageDown),
      (" ", .space), ("\r", .returnKey), ("\u{1B}", .escape), ("x", .letter("x")),
    ]
    for (character, key) in keys {
      XCTAssertEqual(KeyStroke(character, .shift), KeyStroke(key, .shift))
    }
  }

  /// The article contains these figures.
  func testRowsObservedAndToldPerInput() async {
    for count in [12, 10_000] {
      let grid = grid(count)
      grid.click(3)
      XCTAssertEqual(grid.redraw().count, 1)
      grid.click(5)
      XCTAssertEqual(grid.redraw().count, 2)
      grid.click(8, .shift)
      XCTAssertEqual(grid.redraw().count, 3)
      XCTAssertTrue(grid.press(KeyStroke("a", .command)))
      XCTAssertEqual(grid.redraw().count, count - 4)
      grid.model.apply(.undo)
      XCTAssertEqual(grid.redraw(), [], "undo is off")
    }
  }
}
