// SPDX-License-Identifier: MIT
import Fixtures
import Foundation
import SelectionCore
import XCTest

/// The errors for saved data that can't be read.
final class CorruptDataTests: XCTestCase {
  /// The error of the decoder for a JSON text, or nil if it reads it.
  private func said<Value: Decodable>(_ type: Value.Type, _ text: String) -> String? {
    do {
      _ = try JSONDecoder().decode(type, from: Data(text.utf8))
      return nil
    } catch DecodingError.dataCorrupted(let context) {
      return context.debugDescription
    } catch {
      return "another error: \(error)"
    }
  }

  func testIdentitySnapshots() {
    typealias Snapshot = IdentitySnapshot<String>
    func snapshot(_ fields: String) -> String { "{\"isEditing\":false,\(fields)}" }
    XCTAssertNil(said(Snapshot.self, snapshot(#""version":1,"selected":[],"checked":{"0":["a"]}"#)))
    XCTAssertEqual(
      said(Snapshot.self, snapshot(#""version":5,"selected":[],"checked":{}"#)),
      "version 5 is not known; this library reads versions 1 to 4")
    XCTAssertEqual(
      said(Snapshot.self, snapshot(#""version":1,"selected":[],"checked":{"-1":["a"]}"#)),
      "a section is negative")
    XCTAssertEqual(
      said(Snapshot.self, snapshot(#""version":1,"selected":[],"checked":{},"lists":[-1]"#)),
      "a section is negative")
    XCTAssertNil(said(Snapshot.Row.self, #"{"id":"a","occurrence":0}"#))
    XCTAssertEqual(said(Snapshot.Row.self, #"{"id":"a","occurrence":-1}"#), "-1 is negative")
  }

  func testRowsAndShapes() {
    XCTAssertEqual(said([RowPath].self, #"["0"]"#), "\"0\" is not a row path such as 0.3")
    XCTAssertEqual(
      said(TableInput.self, #"{"select":{"_0":["0.3","x"]}}"#), "\"x\" does not name rows")
    XCTAssertEqual(said(TableShape.self, "[1,-2]"), "a section cannot have -2 rows")
    XCTAssertEqual(
      said(TableShape.self, "[9223372036854775807,1]"),
      "a table cannot have more than 9223372036854775807 rows")
    XCTAssertEqual(said([SelectionSnapshot].self, #"["selection/1"]"#), "the shape is missing")
  }

  func testRemoteSelections() {
    typealias Remote = RemoteSelection<String>
    XCTAssertNil(said(Remote.self, #"{"only":["a"]}"#))
    for text in ["{}", #"{"only":[],"except":[]}"#] {
      XCTAssertEqual(said(Remote.self, text), "exactly one of \"only\" and \"except\" is expected")
    }
  }

  func testMatchingSelections() {
    typealias Matching = MatchingSelection<String, Int>
    XCTAssertNil(said(Matching.self, #"[{"selectAll":"a"},{"deselect":[1]}]"#))
    for text in ["[{}]", #"[{"selectAll":"a","deselect":[1]}]"#, #"[{"invert":"a"}]"#] {
      XCTAssertEqual(
        said(Matching.self, text),
        "exactly one of selectAll, deselectAll, select and deselect is expected")
    }
  }
}
