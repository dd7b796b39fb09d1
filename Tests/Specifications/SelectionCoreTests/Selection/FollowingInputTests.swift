// SPDX-License-Identifier: MIT
import Fixtures
import SelectionCore
import XCTest

/// Inputs that were meant for an older table, after rows and sections have moved.
final class FollowingInputTests: XCTestCase {
  /// A mapping that removes row 1.1 and section 0, so that section 1 becomes section 0.
  private func mapping() throws -> TableMapping {
    var update = TableUpdate()
    update.deleteSections([0])
    update.deleteRows(at: ["1.1"])
    return try update.mapping(of: [2, 4])
  }

  func testAnInputFollowsItsRowAndIsNilIfTheRowIsGone() throws {
    let mapping = try mapping()
    let inputs: [(RowPath) -> TableInput] = [
      { .tap($0) }, { .touchDown($0) }, { .tapAccessory($0) }, { .click($0) }, { .toggle($0) },
      { .extend(to: $0) }, { .extendAdding(to: $0) }, { .extendAsAnchor(to: $0) },
      { .extendFromLead(to: $0) }, { .extendBlock(to: $0) }, { .tapToggling($0) },
      { .tapExtending(to: $0) },
      { .press($0, .click) }, { .focus($0) },
      { .beginPan($0) }, { .continuePan(to: $0) },
    ]
    for input in inputs {
      XCTAssertEqual(input("1.3").following(mapping), input("0.2"), "\(input("1.3"))")
      XCTAssertNil(input("1.1").following(mapping), "\(input("1.1"))")
      XCTAssertNil(input("0.0").following(mapping), "\(input("0.0"))")
    }
  }

  func testAnInputOfSeveralRowsKeepsThoseThatRemain() throws {
    let mapping = try mapping()
    let inputs: [(RowSpans) -> TableInput] = [
      { .propose($0) }, { .continueSweep(over: $0) }, { .select($0) }, { .setSelected($0) },
      { .deselect($0) }, { .check($0) }, { .uncheck($0) }, { .disable($0) }, { .enable($0) },
    ]
    for input in inputs {
      let all = input(["0.1", "1.0", "1.1", "1.3"])
      XCTAssertEqual(all.following(mapping), input(["0.0", "0.2"]), "\(all)")
      XCTAssertNil(input(["0.1", "1.1"]).following(mapping), "\(all)")
    }
  }

  func testASettingGoesAlongWithItsSection() throws {
    let mapping = try mapping()
    let inputs: [(Int) -> TableInput] = [
      { .tapHeader(ofSection: $0) }, { .setMode(.single, inSection: $0) },
      { .setList(.inclusive, inSection: $0) },
      { .setLimits(SelectionLimits(atMost: 1), inSection: $0) },
    ]
    for input in inputs {
      XCTAssertEqual(input(1).following(mapping), input(0), "\(input(1))")
      XCTAssertNil(input(0).following(mapping), "\(input(0))")
    }
  }

  func testInputsWithoutRowsFollowAMappingUnchanged() throws {
    let mapping = try mapping()
    let inputs: [TableInput] = [
      .touchUp, .touchCancel, .go(.next, .click), .userSelectAll, .userDeselectAll, .userToggleAll,
      .cancel, .endPan, .beginSweep(.adding), .endSweep, .selectAll, .deselectAll, .invert, .undo,
      .redo, .enableUndo(limit: 5), .setEditing(true), .setPolicy(.multiple),
      .setEditingTransition(.keep), .setLimits(SelectionLimits(atMost: 1), inSection: nil),
      .setLimitOverflow(.releaseOldest), .setAccessoryStyle(AccessoryStyle()), .release, .drag,
    ]
    for input in inputs { XCTAssertEqual(input.following(mapping), input, "\(input)") }
    XCTAssertNil(TableInput.reloadData(nil).following(mapping))
    XCTAssertNil(TableInput.perform(TableUpdate()).following(mapping))
    XCTAssertNil(TableInput.follow(mapping).following(mapping))
    let table = TableSelection(shape: [2, 4])
    XCTAssertNil(TableInput.restore(table.snapshot).following(mapping))
  }
}
