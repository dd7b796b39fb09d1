// SPDX-License-Identifier: MIT
import Fixtures
import SelectionCore
import XCTest

/// Which taps select: all combinations of the four flags, against the page's table.
final class PolicyMatrixTests: XCTestCase {
  func testEveryCombinationOfFlagsHasTheModeOfTheTable() {
    for flags in 0..<16 {
      let policy = SelectionPolicy(
        allowsSelection: flags & 1 != 0, allowsMultipleSelection: flags & 2 != 0,
        allowsSelectionDuringEditing: flags & 4 != 0,
        allowsMultipleSelectionDuringEditing: flags & 8 != 0)
      let resting: [RowSelectionMode] = [.none, .single, .none, .multiple]
      let editing: [RowSelectionMode] = [.none, .single, .multiple, .multiple]
      XCTAssertEqual(policy.mode(isEditing: false), resting[flags & 3], "flags \(flags)")
      XCTAssertEqual(policy.mode(isEditing: true), editing[flags >> 2], "flags \(flags)")
    }
  }

  func testTheDefaultsAreUIKits() {
    let policy = SelectionPolicy()
    XCTAssertTrue(policy.allowsSelection)
    XCTAssertFalse(policy.allowsMultipleSelection)
    XCTAssertFalse(policy.allowsSelectionDuringEditing)
    XCTAssertFalse(policy.allowsMultipleSelectionDuringEditing)
  }

  func testAPolicyMadeOfModesHasThoseModes() {
    for mode in RowSelectionMode.allCases {
      for editing in RowSelectionMode.allCases {
        let policy = SelectionPolicy(mode, editing: editing)
        XCTAssertEqual(policy.mode(isEditing: false), mode)
        XCTAssertEqual(policy.mode(isEditing: true), editing)
        XCTAssertEqual(policy.description, "\(mode) editing \(editing)")
      }
    }
  }

  func testTapsDoWhatTheModeSays() throws {
    let first: RowPath = "0.0"
    let second: RowPath = "0.1"
    for isEditing in [false, true] {
      for mode in RowSelectionMode.allCases {
        let policy =
          isEditing ? SelectionPolicy(.none, editing: mode) : SelectionPolicy(mode)
        var table = TableSelection(shape: [3], policy: policy)
        table.setEditing(isEditing)
        try table.tap(first)
        try table.tap(second)
        let expected: [RowPath] =
          switch mode {
          case .none: []
          case .single: [second]
          case .multiple: [first, second]
          }
        XCTAssertEqual(Array(table.selectedRows), expected, "\(mode) editing \(isEditing)")
      }
    }
  }
}
