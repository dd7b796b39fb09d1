// SPDX-License-Identifier: MIT
import Foundation
import SelectionCore
import XCTest

/// Selections over items that are not loaded, against a flag for each item.
final class RemoteSelectionTests: XCTestCase {
  func testAllExceptOneHasAnHonestCount() {
    var selection = RemoteSelection<Int>.all
    selection.toggle(42)
    XCTAssertTrue(selection.contains(7))
    XCTAssertFalse(selection.contains(42))
    XCTAssertEqual(selection.count(of: .exactly(1000)), .exactly(999))
    XCTAssertEqual(selection.count(of: .atLeast(50)), .atLeast(49))
    XCTAssertEqual(selection.count(of: .exactly(0)), .exactly(0))
    XCTAssertEqual(RemoteSelection.only([1, 2]).count(of: .atLeast(1)), .exactly(2))
    XCTAssertEqual(selection.description, "all items except 1")
  }

  func testRandomInputsAgainstFlags() {
    for seed in 0..<UInt64(80) {
      var random = RandomSource(seed: seed)
      var selection = RemoteSelection<Int>.none
      var flags = [Bool](repeating: false, count: 12)
      for _ in 0..<100 {
        let item = Int.random(in: 0..<12, using: &random)
        switch Int.random(in: 0...6, using: &random) {
        case 0:
          selection = .all
          flags = flags.map { _ in true }
        case 1:
          selection.invert()
          flags = flags.map { !$0 }
        case 2:
          XCTAssertEqual(selection.select(item), !flags[item], "seed \(seed)")
          flags[item] = true
        case 3:
          XCTAssertEqual(selection.deselect(item), flags[item], "seed \(seed)")
          flags[item] = false
        case 4:
          let page = item..<min(item + 4, 12)
          var rows = selection.rows(among: page)
          rows.toggle(0)
          selection.setRows(rows, among: page)
          flags[item].toggle()
        default:
          selection.toggle(item)
          flags[item].toggle()
        }
        let chosen = flags.indices.filter { flags[$0] }
        XCTAssertEqual(flags.indices.filter(selection.contains), chosen, "seed \(seed)")
        XCTAssertEqual(Array(selection.rows(among: 0..<12)), chosen, "seed \(seed)")
        XCTAssertEqual(selection.count(of: .exactly(12)), .exactly(chosen.count), "seed \(seed)")
      }
    }
  }

  func testItIsSmallEnoughToSend() throws {
    let selection = RemoteSelection.allExcept(["a"])
    let data = try JSONEncoder().encode(selection)
    XCTAssertEqual(String(decoding: data, as: UTF8.self), #"{"except":["a"]}"#)
    XCTAssertEqual(try JSONDecoder().decode(RemoteSelection<String>.self, from: data), selection)
    for text in ["{}", #"{"only":[],"except":[]}"#, #"{"only":3}"#] {
      XCTAssertThrowsError(
        try JSONDecoder().decode(RemoteSelection<String>.self, from: Data(text.utf8)), text)
    }
  }

  func testANumberOfItemsThatCannotBeIsNone() {
    let all = RemoteSelection.allExcept(["a"])
    for total in [Int.min, -1, 0, 1] {
      XCTAssertEqual(all.count(of: .exactly(total)), .exactly(0))
      XCTAssertEqual(all.count(of: .atLeast(total)), .atLeast(0))
    }
  }
}
