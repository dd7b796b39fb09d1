// SPDX-License-Identifier: MIT
import Fixtures
import SelectionCore
import XCTest

/// Whether there is room for one more row, compared with selecting one more.
final class RoomTests: XCTestCase {
  /// Tables with two sections of three rows, the last of which is never marked, in all settings.
  private var tables: [TableSelection] {
    var tables: [TableSelection] = []
    let settings: [[TableInput]] = [
      [], [.setMode(.none, inSection: 0)], [.setMode(.single, inSection: 0)],
      [.setList(.inclusive, inSection: 0)], [.setList(.exclusive, inSection: 0)],
      [.setLimitOverflow(.releaseOldest)],
    ]
    let limits: [[TableInput]] = [
      [], [.setLimits(SelectionLimits(atMost: 2))],
      [.setLimits(SelectionLimits(atMost: 1), inSection: 0)],
      [.setLimits(SelectionLimits(atMost: 0))],
    ]
    let marks: [[TableInput]] = [
      [], [.toggle("0.0")], [.toggle("0.0"), .toggle("0.1")], [.toggle("1.0")],
      [.toggle("0.0"), .toggle("1.0"), .toggle("1.1")],
    ]
    for mode in RowSelectionMode.allCases {
      for inputs in settings.flatMap({ a in limits.flatMap { b in marks.map { $0 + a + b } } }) {
        for isEditing in [false, true] {
          var table = TableSelection(shape: [3, 3], policy: SelectionPolicy(mode, editing: mode))
          for input in inputs { _ = try? table.apply(input) }
          if isEditing {
            _ = try? table.apply(.setEditingTransition(.keep))
            table.setEditing(true)
          }
          tables.append(table)
        }
      }
    }
    return tables
  }

  /// Whether a row can be marked without unmarking another.
  private func canMark(_ row: RowPath, in table: TableSelection) -> Bool {
    var next = table
    guard let change = try? next.toggle(row) else { return false }
    return change.deselected.isEmpty && change.unchecked.isEmpty && !change.isEmpty
  }

  func testThereIsRoomExactlyIfOneMoreCanBeMarked() {
    for table in tables {
      for section in 0..<2 {
        XCTAssertEqual(
          table.hasRoomForOneMore(inSection: section), canMark(row(section, 2), in: table),
          "section \(section) of \(table), \(table.policy), \(table.limits)")
      }
      // The second section has no settings of its own.
      XCTAssertEqual(table.hasRoomForOneMore, canMark("1.2", in: table), "\(table)")
    }
  }

  func testHiddenSelectedRowsTakeRoom() throws {
    var table = IdentifiedTable(sections: [["a", "b", "c"]], policy: .multiple)
    try table.apply(.setLimits(SelectionLimits(atMost: 2)))
    try table.toggle("a")
    XCTAssertTrue(table.hasRoomForOneMore)
    try table.toggle("b")
    try table.update(to: [["c"]], vanished: .hidden)
    XCTAssertEqual(table.selectedCount, 0)
    XCTAssertFalse(table.hasRoomForOneMore)
    XCTAssertFalse(table.hasRoomForOneMore(inSection: 0))
    XCTAssertFalse(table.hasRoomForOneMore(inSection: 1))
    try table.deselectAll()
    XCTAssertTrue(table.hasRoomForOneMore(inSection: 0))
  }

  func testAHeadersBoxAndItsTapAgree() throws {
    var table = TableSelection(shape: [4], policy: .multiple)
    try table.disable(["0.1"])
    func part(_ counted: CountedRows) -> MarkedPart {
      table.markedPart(of: .section(0), counting: counted)
    }
    XCTAssertEqual(part(.enabled), .none)
    try table.tapHeader(ofSection: 0)
    XCTAssertEqual(part(.all), .partial)
    XCTAssertEqual(part(.enabled), .all)
    try table.tapHeader(ofSection: 0)
    XCTAssertEqual(part(.enabled), .none)
    try table.select(["0.1"])
    XCTAssertEqual(part(.all), .partial)
    XCTAssertEqual(part(.enabled), .none)
    try table.apply(.setMode(.none, inSection: 0))
    XCTAssertEqual(part(.enabled), .none)
  }
}
