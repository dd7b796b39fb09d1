// SPDX-License-Identifier: MIT
import Fixtures
import Foundation
import SelectionCore
import XCTest

/// Selections over items that aren't loaded, against a flag for each item.
final class RemoteSelectionTests: XCTestCase {
  func testAllExceptOneHasAnHonestCount() {
    let selection = RemoteSelection<Int>.allExcept([42])
    XCTAssertTrue(selection.contains(7))
    XCTAssertFalse(selection.contains(42))
    XCTAssertEqual(selection.count(of: 1000), 999)
    XCTAssertEqual(selection.count(of: 50), 49)
    XCTAssertEqual(selection.count(of: 0), 0)
    XCTAssertEqual(RemoteSelection.only([1, 2]).count(of: 1), 2)
    XCTAssertEqual(selection.description, "all items except 1")
  }

  func testOnlyContainsTheNamedItemsAndAllExceptTheOthers() {
    for items in [[], [1], [0, 2, 3]] as [Set<Int>] {
      let (only, allExcept) = (RemoteSelection.only(items), RemoteSelection.allExcept(items))
      for item in 0..<4 {
        XCTAssertEqual(only.contains(item), items.contains(item))
        XCTAssertEqual(allExcept.contains(item), !items.contains(item))
      }
      XCTAssertEqual(only.count(of: 4), items.count)
      XCTAssertEqual(allExcept.count(of: 4), 4 - items.count)
    }
    XCTAssertEqual(RemoteSelection<Int>.all, .allExcept([]))
  }

  func testItIsSmallEnoughToSend() throws {
    let selection = RemoteSelection.allExcept(["a"])
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    let data = try encoder.encode(selection)
    XCTAssertEqual(String(decoding: data, as: UTF8.self), #"{"except":["a"],"version":1}"#)
    XCTAssertEqual(try JSONDecoder().decode(RemoteSelection<String>.self, from: data), selection)
    for text in ["{}", #"{"only":[],"except":[]}"#, #"{"only":3}"#] {
      XCTAssertThrowsError(
        try JSONDecoder().decode(RemoteSelection<String>.self, from: Data(text.utf8)), text)
    }
  }

  func testAnImpossibleTotalCountsAsNone() {
    let all = RemoteSelection.allExcept(["a"])
    for total in [Int.min, -1, 0, 1] {
      XCTAssertEqual(all.count(of: total), 0)
    }
  }

  func testItemsLoadedLaterAreSelectedUnlessExcepted() throws {
    var pages = IdentifiedTable(sections: [["a", "b"]], policy: .multiple)
    try pages.setSelected(.allExcept(["c"]))
    for contents in [["a", "b", "x", "c"], ["c", "y", "x"], ["z", "c"]] {
      try pages.update(to: [contents], vanished: .hidden)
      XCTAssertEqual(pages.remoteSelection, .allExcept(["c"]))
      for id in contents { XCTAssertEqual(pages.isSelected(id), id != "c", id) }
    }
  }

  func testWhatIsNotLoadedStaysSelectedWhereRowsComeAndGo() throws {
    var pages = IdentifiedTable(sections: [["a", "b"]], policy: .multiple)
    try pages.setSelected(.allExcept(["c"]))
    for change in [{ $0.deleteRows(at: ["0.0"]) }, { $0.insertRows(at: "0.0", count: 3) }]
      as [(inout TableUpdate) -> Void]
    {
      var update = TableUpdate()
      change(&update)
      try pages.apply(.perform(update))
      XCTAssertEqual(pages.remoteSelection, .allExcept(["c"]))
      XCTAssertTrue(pages.isSelected("never seen"))
      XCTAssertFalse(pages.isSelected("c"))
    }
  }

  func testWhatIsNotLoadedStaysSelectedWhereHiddenItemsGo() throws {
    var pages = IdentifiedTable(sections: [["a", "b"]], policy: .multiple)
    try pages.setSelected(.allExcept(["c"]))
    var named = pages
    try named.setIDs(["a", "c"], inSection: 0)
    XCTAssertEqual(named.remoteSelection, .all)
    pages.forgetHidden(["c"])
    XCTAssertEqual(pages.remoteSelection, .all)
    pages.forgetHidden()
    XCTAssertEqual(pages.remoteSelection, .all)
  }

  /// The same items are selected whether they are loaded before the snapshot is restored or after.
  func testASavedSelectionOfAllButSomeIsOfWhatIsLoadedBeforeOrAfter() throws {
    var table = IdentifiedTable(sections: [["m1", "m2"]], policy: .multiple)
    try table.setSelected(.all)
    try table.toggle("m2")
    let saved = table.snapshot
    let items = ["m1", "m2", "m3", "m4"]
    for count in 0...4 {
      var other = IdentifiedTable(sections: [Array(items.prefix(count))], policy: .multiple)
      try other.restore(saved, missing: .hidden)
      XCTAssertEqual(other.remoteSelection, .allExcept(["m2"]), "\(count)")
      try other.update(to: [items], vanished: .hidden)
      XCTAssertEqual(other.selectedRows, ["m1", "m3", "m4"], "\(count)")
    }
  }

  /// In mode single, the first of the saved rows is selected, as with any other snapshot.
  func testASavedSelectionOfAllButSomeIsTrimmedInModeSingle() throws {
    var table = IdentifiedTable(sections: [["a", "b", "c"]], policy: .multiple)
    try table.setSelected(.all)
    try table.toggle("a")
    for missing in VanishedRows.allCases {
      var other = IdentifiedTable(sections: [["a", "b", "d"]], policy: .single)
      try other.restore(table.snapshot, missing: missing)
      XCTAssertEqual(other.selectedRows, ["b"])
      XCTAssertFalse(other.selectsUnloaded)
    }
  }
}
