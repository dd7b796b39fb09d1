// SPDX-License-Identifier: MIT
import Foundation
import SelectionCore
import XCTest

/// The saved form of lists: only the checked items, not the app's settings.
final class ListCodableTests: XCTestCase {
  /// The additional text from when lists were saved with their style.
  private let style = """
    "style":{"checked":"checkmark","checkedWhileEditing":"none","unchecked":"disclosureIndicator",\
    "uncheckedWhileEditing":"none"}
    """

  private func decoded<List: Decodable>(_ text: String, as _: List.Type) throws -> List {
    try JSONDecoder().decode(List.self, from: Data(text.utf8))
  }

  private func text(_ list: some Encodable) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    return String(decoding: try encoder.encode(list), as: UTF8.self)
  }

  func testOnlyWhatIsCheckedIsWritten() throws {
    let style = AccessoryStyle(unchecked: .detailButton)
    XCTAssertEqual(
      try text(InclusiveList(checked: [1], style: style)), #"{"checked":[1],"version":1}"#)
    XCTAssertEqual(try text(InclusiveList<Int>()), #"{"checked":[],"version":1}"#)
    XCTAssertEqual(
      try text(ExclusiveList(checked: "a", isOptional: true, style: style)),
      #"{"checked":"a","version":1}"#)
    XCTAssertEqual(try text(ExclusiveList<Int>()), #"{"version":1}"#)
  }

  func testInclusiveListsAreReadWhateverKeysThereAre() throws {
    let texts: [(String, Set<Int>)] = [
      (#"{"checked":[1]}"#, [1]), (#"{"checked":[3,1,3]}"#, [1, 3]), ("{}", []),
      (#"{"checked":null}"#, []), (#"{"unknown":{"a":[1]},"checked":[2]}"#, [2]),
      ("{\"checked\":[1,2],\(style)}", [1, 2]), (#"{"checked":[1],"style":7}"#, [1]),
    ]
    for (text, checked) in texts {
      XCTAssertEqual(
        try decoded(text, as: InclusiveList<Int>.self), InclusiveList(checked: checked), text)
    }
    XCTAssertThrowsError(try decoded(#"{"checked":["a"]}"#, as: InclusiveList<Int>.self))
  }

  func testExclusiveListsAreReadWhateverKeysThereAre() throws {
    let texts: [(String, Int?)] = [
      (#"{"checked":1}"#, 1), ("{}", nil), (#"{"checked":null}"#, nil),
      (#"{"unknown":[1],"checked":2}"#, 2), ("{\"checked\":1,\"isOptional\":true,\(style)}", 1),
      ("{\"isOptional\":false,\(style)}", nil),
    ]
    for (text, checked) in texts {
      XCTAssertEqual(
        try decoded(text, as: ExclusiveList<Int>.self), ExclusiveList(checked: checked), text)
    }
    XCTAssertThrowsError(try decoded(#"{"checked":[1]}"#, as: ExclusiveList<Int>.self))
  }
}
