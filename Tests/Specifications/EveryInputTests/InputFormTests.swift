// SPDX-License-Identifier: MIT
import Foundation
import SelectionCore
import XCTest

/// The encoded forms of inputs: newer versions read the logs of older ones.
final class InputFormTests: XCTestCase {
  func testWhatIsWrittenStaysAsItIs() throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    let forms = try savedInputs(paths)
    for (form, input) in forms {
      XCTAssertEqual(String(decoding: try encoder.encode(input), as: UTF8.self), form)
      XCTAssertEqual(try JSONDecoder().decode(TableInput.self, from: Data(form.utf8)), input)
    }
    var names = Set(forms.map { String($0.form.dropFirst(2).prefix { $0 != "\"" }) })
    // It once had this name, and logs keep it.
    XCTAssertNotNil(names.remove("apply"))
    names.insert("follow")
    XCTAssertEqual(names, try declaredCases())
  }

  func testRowsToShowByNumberWereAnInputOfTheirOwnInOldLogs() throws {
    let form = Data(#"{"showNumbers":{"_0":"0-2"}}"#.utf8)
    let input = try JSONDecoder().decode(TableInput.self, from: form)
    XCTAssertEqual(input, .show(numbers: [0, 1, 2]))
  }

  func testUndoWithoutALimitWasNoUndoInOldLogs() throws {
    let input = try JSONDecoder().decode(TableInput.self, from: Data(#"{"enableUndo":{}}"#.utf8))
    XCTAssertEqual(input, .disableUndo)
  }
}
