// SPDX-License-Identifier: MIT
import Fixtures
import Foundation
import SelectionCore
import XCTest

/// Forms of older versions are read, and those of newer ones are said to be newer.
final class FormVersionTests: XCTestCase {
  private func read<Value: Decodable>(_ type: Value.Type, _ text: String) throws -> Value {
    try JSONDecoder().decode(type, from: Data(text.utf8))
  }

  func testFormsWithoutAVersionAreRead() throws {
    XCTAssertEqual(
      try read(InputLog<String>.self, #"{"inputs":[{"tap":{"_0":"a"}}]}"#),
      InputLog(inputs: [.tap("a")]))
    XCTAssertEqual(
      try read(
        TableUpdate.self,
        #"{"deletedRows":[],"deletedSections":[],"insertedRows":[],"insertedSections":[],"#
          + #""movedRows":[],"movedSections":[],"reconfiguredRows":[],"reloadedRows":[],"#
          + #""reloadedSections":[]}"#), TableUpdate())
    XCTAssertEqual(try read(RemoteSelection<String>.self, #"{"only":["a"]}"#), .only(["a"]))
    XCTAssertEqual(
      try read(MatchingSelection<String, Int>.self, #"[{"selectAll":"b"},{"deselect":[1]}]"#),
      MatchingSelection(.allExcept([1]), matching: "b"))
    XCTAssertEqual(
      try read(InclusiveList<String>.self, #"{"checked":["a"]}"#), InclusiveList(checked: ["a"]))
    XCTAssertEqual(
      try read(ExclusiveList<String>.self, #"{"checked":"a"}"#), ExclusiveList(checked: "a"))
    XCTAssertEqual(try read(ExclusiveList<String>.self, "{}"), ExclusiveList(checked: nil))
  }

  /// A log as version 0.1 wrote it, with the names that inputs had then.
  func testALogOfTheFirstVersionReplaysToTheSameTable() throws {
    let log = try read(
      InputLog<RowPath>.self,
      #"{"historyDepth":5,"inputs":[{"panBegin":{"_0":"0.1"}},{"panTo":{"_0":"0.3"}},"#
        + #"{"panEnd":{}},{"undo":{}},{"redo":{}}],"policy":{"allowsMultipleSelection":true,"#
        + #""allowsMultipleSelectionDuringEditing":true,"allowsSelection":true,"#
        + #""allowsSelectionDuringEditing":false},"shape":[5]}"#)
    XCTAssertEqual(log.undoLimit, 5)
    XCTAssertEqual(
      log.inputs, [.beginPan("0.1"), .continuePan(to: "0.3"), .endPan, .undo, .redo])
    let table = try log.replayed()
    XCTAssertEqual(table.selectedRows.map { $0 }, ["0.1", "0.2", "0.3"])
    XCTAssertEqual(table.undoCount, 1)
    XCTAssertThrowsError(try read(TableInput.self, #"{"continuePan":{"_0":"0.1"}}"#))
    XCTAssertThrowsError(try read(TableInput.self, #"{"panTo":{"to":"0.1"}}"#))
  }

  func testANewerFormIsSaidToBeNewer() {
    func expectNewer<Value: Decodable>(
      _ type: Value.Type, _ text: String, line: UInt = #line
    ) {
      XCTAssertThrowsError(try read(type, text), line: line) { error in
        guard case DecodingError.dataCorrupted(let context) = error else {
          return XCTFail("\(error)", line: line)
        }
        XCTAssertTrue(
          context.debugDescription.replacing("\"", with: "")
            .hasPrefix("version 9 is not known; this library reads version"),
          context.debugDescription, line: line)
      }
    }
    expectNewer(InputLog<String>.self, #"{"events":[],"version":9}"#)
    expectNewer(TableUpdate.self, #"{"version":9}"#)
    expectNewer(RemoteSelection<String>.self, #"{"all":[],"version":9}"#)
    expectNewer(MatchingSelection<String, Int>.self, #"{"layers":[],"version":9}"#)
    expectNewer(InclusiveList<String>.self, #"{"marks":{},"version":9}"#)
    expectNewer(ExclusiveList<String>.self, #"{"mark":{},"version":9}"#)
    expectNewer(IdentitySnapshot<String>.self, #"{"marks":{},"version":9}"#)
    expectNewer(SelectionSnapshot.self, #""selection/9 anything""#)
  }
}
