// SPDX-License-Identifier: MIT

import SelectionCore
import SelectionViews
import XCTest

/// The changes of a view for new contents, and the cases in which it is reloaded instead.
final class ViewChangesTests: XCTestCase {
  private func changes(_ old: [[Int]], _ new: [[Int]]) throws -> ViewChanges? {
    var table = IdentifiedTable(sections: old, policy: .multiple)
    let change = try table.update(to: new, vanished: .gone)
    return ViewChanges(try XCTUnwrap(change.rows.mapping))
  }

  func testSourcesArePathsBeforeTheBatchDestinationsAfterIt() throws {
    let found = try XCTUnwrap(changes([[1, 2, 3, 4]], [[9, 4, 1, 3]]))
    XCTAssertEqual(found.deletedRows, [RowPath(section: 0, row: 1)])
    XCTAssertEqual(found.insertedRows, [RowPath(section: 0, row: 0)])
    XCTAssertEqual(found.movedRows.map(\.source), [RowPath(section: 0, row: 3)])
    XCTAssertEqual(found.movedRows.map(\.destination), [RowPath(section: 0, row: 1)])
  }

  /// UIKit throws an exception for a row that moves out of a deleted section or into a new one.
  func testRowsOfDeletedAndInsertedSectionsAreInsertedAndDeleted() throws {
    let joined = try XCTUnwrap(changes([[1, 2], [3, 4]], [[1, 2, 3]]))
    XCTAssertEqual(joined.deletedSections, [1])
    XCTAssertEqual(joined.insertedRows, [RowPath(section: 0, row: 2)])
    XCTAssertTrue(joined.movedRows.isEmpty)
    let split = try XCTUnwrap(changes([[1, 2, 3]], [[1, 2], [3]]))
    XCTAssertEqual(split.insertedSections, [1])
    XCTAssertEqual(split.deletedRows, [RowPath(section: 0, row: 2)])
    XCTAssertTrue(split.movedRows.isEmpty)
  }

  func testARowThatMovesFromADeletedSectionToANewOneIsInNeitherList() throws {
    var table = IdentifiedTable(sections: [[1, 2], [3, 4]], policy: .multiple)
    let contents = [(section: "b", rows: [4, 3]), (section: "c", rows: [1])]
    let change = try table.update(to: contents, from: ["a", "b"], vanished: .gone)
    let found = try XCTUnwrap(ViewChanges(XCTUnwrap(change.rows.mapping)))
    XCTAssertEqual([found.deletedSections, found.insertedSections], [[0], [1]])
    XCTAssertEqual([found.deletedRows, found.insertedRows], [[], []])
    XCTAssertEqual(found.movedRows.map(\.source.section), [1])
  }

  func testManyRowsReloadTheView() throws {
    XCTAssertNotNil(try changes([[-1]], [[-1] + Array(0..<1_000)]))
    XCTAssertNil(try changes([[-1]], [[-1] + Array(0..<1_001)]))
    XCTAssertNil(try changes([[1, 2]], [[3, 4]]), "nothing stays")
  }

  /// Views fail for such a batch, or animate it wrongly.
  func testRowsThatChangeInASectionThatMovesReloadTheView() throws {
    var table = TableSelection(shape: [2, 2, 2], policy: .multiple)
    var update = TableUpdate()
    update.moveSection(0, to: 2)
    let moved = try table.perform(update)
    XCTAssertEqual(ViewChanges(try XCTUnwrap(moved.mapping))?.movedSections.count, 1)
    update.deleteRows(at: RowSpans([RowPath(section: 0, row: 1)]))
    table = TableSelection(shape: [2, 2, 2], policy: .multiple)
    let both = try table.perform(update)
    XCTAssertNil(ViewChanges(try XCTUnwrap(both.mapping)))
  }
}
