// SPDX-License-Identifier: MIT

import SelectionCore
import SelectionUIKit
import SelectionViews
import UIKit
import XCTest

/// The accessories of a list's cells are those of the table and the app's own.
@MainActor
final class AccessoryTests: XCTestCase {
  /// A screen with a list and a section of other rows.
  private func screen(_ habits: UICollectionView.Habits = .init()) -> Screen {
    let screen = Screen(
      [Array(0..<6), Array(10..<30)], SelectionPolicy(.multiple, editing: .multiple),
      habits: habits)
    screen.driver.apply(byPath: .setList(.inclusive, inSection: 0))
    return screen
  }

  func testTapChecks() async {
    let screen = screen()
    screen.view.tap(0)
    screen.view.tap(1)
    screen.check()
    XCTAssertEqual(screen.cell(1)?.accessories.map(\.accessoryType), [.checkmark])
    screen.view.tap(1)
    screen.check()
    XCTAssertEqual(screen.cell(1)?.accessories.map(\.accessoryType), [])
    XCTAssertEqual(screen.cell(0)?.accessories.map(\.accessoryType), [.delete, .checkmark])
  }

  func testFormerListHasNoCheckmarks() async {
    let screen = screen()
    screen.driver.apply(.check(.all(inSection: 0)))
    screen.check()
    screen.driver.apply(byPath: .setList(nil, inSection: 0))
    screen.check()
  }

  func testRowDraggedOutOfItsListHasNoCheckmark() async {
    let screen = screen()
    screen.driver.apply(.check([1, 2]))
    screen.view.drag(IndexPath(row: 1, section: 0), to: IndexPath(row: 0, section: 1))
    _ = screen.driver.table
    screen.check()
  }

  func testReusedCellHasNoCheckmark() async {
    for preparesCells in [false, true] {
      for cellsLeaveFirst in [false, true] {
        var habits = UICollectionView.Habits()
        habits.preparesCells = preparesCells
        habits.cellsLeaveFirst = cellsLeaveFirst
        let screen = screen(habits)
        screen.driver.apply(.check(.all(inSection: 0)))
        for offset in [6, 8, 14, 2, 0] {
          screen.view.offset = offset
          screen.view.layoutIfNeeded()
          screen.check("prepares \(preparesCells), leaves first \(cellsLeaveFirst)")
        }
      }
    }
  }

  func testStyleIsShown() async {
    let screen = screen()
    screen.driver.apply(.check([1]))
    for style in [
      AccessoryStyle(checked: .checkmark, unchecked: .disclosureIndicator),
      AccessoryStyle(checked: .detailDisclosureButton, unchecked: .detailButton),
      AccessoryStyle(checkedWhileEditing: .checkmark),
      AccessoryStyle(unchecked: .checkmark, uncheckedWhileEditing: .disclosureIndicator),
      AccessoryStyle(checked: .control, unchecked: .control),
    ] {
      screen.driver.apply(.setAccessoryStyle(style))
      for isEditing in [false, true] {
        screen.driver.setEditing(isEditing, animated: false)
        screen.check("\(style), editing \(isEditing)")
      }
    }
  }

  func testAccessoriesOfEditingLeaveWithTheList() async {
    for isDragged in [false, true] {
      let screen = screen()
      screen.driver.apply(
        .setAccessoryStyle(AccessoryStyle(checked: .none, uncheckedWhileEditing: .checkmark)))
      if isDragged {
        screen.view.drag(IndexPath(row: 1, section: 0), to: IndexPath(row: 0, section: 1))
      } else {
        screen.driver.apply(byPath: .setList(nil, inSection: 0))
      }
      screen.driver.setEditing(true, animated: false)
      screen.check("dragged \(isDragged)")
    }
  }

  func testTraitsChangeWithEditing() async {
    let screen = screen()
    screen.driver.apply(
      .setAccessoryStyle(
        AccessoryStyle(
          checked: .detailButton, checkedWhileEditing: .detailButton,
          uncheckedWhileEditing: .detailButton)))
    screen.driver.apply(.check([1]))
    for isEditing in [true, false] {
      screen.driver.setEditing(isEditing, animated: false)
      screen.check("editing \(isEditing)")
    }
  }

  func testAppsAccessoryOfAListsKindStays() async {
    let screen = screen()
    let cell = screen.cell(10 - 10, section: 1)
    cell?.accessories = [.checkmark()]
    screen.driver.apply(.select([11]))
    screen.driver.apply(.selectAll)
    XCTAssertEqual(cell?.accessories.map(\.accessoryType), [.checkmark])
  }
}

extension SelectionSpans {
  /// Every row of a section.
  static func all(inSection section: Int) -> SelectionSpans { SelectionSpans([.section(section)]) }
}
