// SPDX-License-Identifier: MIT
import Fixtures
import SelectionCore
import XCTest

/// Inputs by identity, each compared with the same input by path.
final class IdentifiedInputTests: XCTestCase {
  private typealias Table = IdentifiedTable<String>

  private func table() throws -> Table {
    var table = Table(sections: [["a", "b", "c"], ["x", "y"]], policy: .multiple)
    try table.apply(.setList(.inclusive, inSection: 1))
    try table.click("b")
    return table
  }

  /// Performs an action by identity and one by path, and expects the same result.
  private func expectSame(
    _ byIdentity: (inout Table) throws -> Void, _ byPath: (inout Table) throws -> Void,
    line: UInt = #line
  ) throws {
    var (first, second) = (try table(), try table())
    try byIdentity(&first)
    try byPath(&second)
    XCTAssertEqual(first, second, line: line)
    XCTAssertNotEqual(first, try table(), "does nothing", line: line)
  }

  private let c: RowPath = "0.2"
  private let y: RowPath = "1.1"

  func testIdentitiesThatNoRowHasAreNamed() throws {
    var table = try table()
    XCTAssertEqual(try table.select(["c", "zz", "aa"]).unknown, ["zz", "aa"])
    XCTAssertEqual(try table.select(["zz"]).unknown, [], "it is known by now")
    XCTAssertEqual(table.hiddenSelectedRows, ["zz", "aa"])
    XCTAssertEqual(try table.setSelected(["b", "q"]).unknown, ["q"])
    XCTAssertEqual(try table.check(["r"]).unknown, ["r"])
    XCTAssertEqual(try table.disable(["s"]).unknown, ["s"])
    XCTAssertEqual(try table.deselect(["t"]).unknown, ["t"])
    XCTAssertEqual(try table.click("a").unknown, [])
    let contents = [["a", "b", "c", "new"], ["x", "y"]]
    XCTAssertEqual(try table.update(to: contents, vanished: .gone).unknown, [])
    XCTAssertEqual(try table.update(to: contents.dropLast(), vanished: .gone).unknown, [])
    var other = try self.table()
    let snapshot = table.snapshot
    let missing = try other.restore(snapshot, missing: .hidden)
    XCTAssertEqual(Set(missing.change.unknown), Set(missing.missing + missing.missingChecked))
  }

  func testInputsOnARow() throws {
    func inputs<Row>(_ row: Row) -> [SelectionInput<Row>] {
      [
        .tap(row), .touchDown(row), .click(row), .toggle(row), .extend(to: row),
        .extendAdding(to: row), .focus(row), .press(row, .click),
      ]
    }
    for (byIdentity, byPath) in zip(inputs("c"), inputs(c)) {
      try expectSame({ try $0.apply(byIdentity) }, { try $0.apply(byPath: byPath) })
    }
    try expectSame({ try $0.tap("y") }, { try $0.apply(byPath: .tap(y)) })
    try expectSame({ try $0.click("c") }, { try $0.apply(byPath: .click(c)) })
    try expectSame({ try $0.toggle("c") }, { try $0.apply(byPath: .toggle(c)) })
    try expectSame(
      { try $0.click("c", modifiers: .shift, profile: .windows) },
      { try $0.apply(byPath: .extend(to: c)) })
    try expectSame(
      { try $0.handle(.key(KeyStroke(.down, .shift)), profile: .windows) },
      { try $0.apply(byPath: .extend(to: c)) })
  }

  func testInputsOnRows() throws {
    let rows: RowSpans = ["0.0", c]
    try expectSame({ try $0.select(["a", "c"]) }, { try $0.apply(byPath: .select(rows)) })
    try expectSame(
      { try $0.setSelected(["c", "a"]) }, { try $0.apply(byPath: .setSelected(rows)) })
    try expectSame({ try $0.deselect(["b"]) }, { try $0.apply(.deselectAll) })
    try expectSame({ try $0.check(["y"]) }, { try $0.apply(byPath: .check([y])) })
    try expectSame(
      { try $0.apply(.disable(["a", "c"])) }, { try $0.apply(byPath: .disable(rows)) })
    try expectSame(
      { try $0.apply(.propose(["a", "c"])) }, { try $0.apply(byPath: .propose(rows)) })
    var table = try table()
    try table.check(["x", "y"])
    try table.uncheck(["x"])
    XCTAssertEqual(table.checkedRows, ["y"])
    XCTAssertThrowsError(try table.check(["a"]))
  }

  func testAClickWithoutMeaningChangesNothing() throws {
    var table = try table()
    XCTAssertNil(try table.handle(.key(KeyStroke(.left, .option)), profile: .touch))
    XCTAssertNil(try table.handle(.clickBesideRows(.command), profile: .windows))
    XCTAssertEqual(table, try self.table())
    XCTAssertThrowsError(try table.click("z", modifiers: .shift, profile: .windows))
  }

  func testTypeAheadFindsFromWhatIsShown() throws {
    var table = Table(sections: [["ant", "bee", "bat"], ["bug"]], policy: .multiple)
    var typing = TypeAhead()
    XCTAssertEqual(
      typing.type("b", at: 0, in: table, label: { $0 }), "0.1")
    try table.update(to: [["ant"], ["bug", "bat"]], vanished: .hidden)
    typing = TypeAhead()
    let row = typing.type("ba", at: 9, in: table, label: { $0 })
    XCTAssertEqual(row, "1.1")
    try table.apply(byPath: .focus(XCTUnwrap(row)))
    typing = TypeAhead()
    XCTAssertEqual(
      typing.type("b", at: 20, in: table, label: { $0 }), "1.0", "wraps")
    XCTAssertNil(typing.type("z", at: 40, in: table, label: { $0 }))
  }

  func testAnInputReturnsWhatChangedByIdentity() throws {
    var table = try table()
    let change = try table.click("c")
    XCTAssertEqual(change.selected, ["c"])
    XCTAssertEqual(change.deselected, ["b"])
    XCTAssertEqual(change.rowsToRedraw, ["b", "c"])
    let checked = try table.tap("y")
    XCTAssertEqual(checked.checked, ["y"])
    XCTAssertEqual(try table.tap("y").unchecked, ["y"])
    XCTAssertTrue(try table.apply(.endPan).rows.isEmpty)
  }

  func testAChangeBetweenTablesNamesWhatManyInputsChanged() throws {
    var table = IdentifiedTable(sections: [["a", "b", "c", "d"]], policy: .multiple)
    try table.select(["a", "b"])
    let older = table
    try table.toggle("c")
    try table.update(to: [["d", "b", "c"]], vanished: .gone)
    try table.toggle("b")
    let change = table.change(from: older)
    XCTAssertEqual(change.selected, ["c"])
    XCTAssertEqual(change.deselected, ["b"])
    XCTAssertEqual(change.lost, ["a"])
    XCTAssertEqual(change.rowsToRedraw, ["b", "c"])
    XCTAssertEqual(change.rows, table.rows.change(from: older.rows))
    XCTAssertTrue(table.change(from: table).rows.isEmpty)
  }
}
