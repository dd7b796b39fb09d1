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

  /// An item that isn't loaded is no hidden row.
  func testNoRowIsHiddenBecauseAllIsSelected() throws {
    var table = IdentifiedTable(sections: [[1, 2, 3]], policy: .multiple)
    try table.setSelected(.allExcept([3, 9]))
    // 9 isn't in the contents: it is hidden, and not selected.
    XCTAssertEqual([table.selectedCount, table.hiddenSelectedCount, table.hiddenCount], [2, 0, 1])
    try table.update(to: [[1, 4]], vanished: .hidden)
    XCTAssertEqual(table.hiddenSelectedRows, [2])
    XCTAssertEqual([table.selectedCount, table.hiddenSelectedCount, table.hiddenCount], [2, 1, 3])
    try table.click(1)
    XCTAssertEqual([table.selectedCount, table.hiddenSelectedCount, table.hiddenCount], [1, 0, 3])
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

  func testModeSingleAllowsNoItemsThatAreNotLoaded() throws {
    for contents in [[], ["a"], ["a", "b"]] {
      var table = IdentifiedTable(sections: [contents], policy: .single)
      for remote in [.all, .allExcept(["a", "b"])] as [RemoteSelection<String>] {
        XCTAssertThrowsError(try table.setSelected(remote)) {
          XCTAssertEqual($0 as? SelectionError, .severalRowsInSingleMode(2))
        }
      }
      table.setPolicy(.multiple)
      try table.setSelected(.allExcept(["a", "b"]))
      table.setPolicy(.single)
      XCTAssertFalse(table.selectsUnloaded)
      try table.update(to: [["a", "b", "c"]], vanished: .hidden)
      XCTAssertEqual(table.selectedRows, [])
    }
  }

  /// Items that are loaded between two steps were part of what both steps selected.
  func testStepsAreUndoneForItemsThatWereLoadedSince() throws {
    for input in [.toggle("m2"), .click("m2"), .deselect(["m2"])] as [SelectionInput<String>] {
      var table = IdentifiedTable(sections: [["m1", "m2"]], policy: .multiple)
      table.enableUndo()
      try table.setSelected(.all)
      try table.apply(input)
      let after = table.remoteSelection
      for page in [["m3"], ["m3", "m4"]] {
        try table.update(to: [["m1", "m2"] + page], vanished: .hidden)
      }
      let items = ["m1", "m2", "m3", "m4"]
      for _ in 0..<2 {
        XCTAssertEqual(table.selectedRows, items.filter(after.contains), "\(input)")
        table.undo()
        XCTAssertEqual(table.remoteSelection, .all, "\(input)")
        XCTAssertEqual(table.selectedRows, items, "\(input)")
        table.undo()
        XCTAssertEqual(table.selectedRows, [], "\(input)")
        table.redo()
        table.redo()
      }
    }
  }

  func testAGestureGivesBackItemsThatWereLoadedDuringIt() throws {
    for keepsSteps in [false, true] {
      var table = IdentifiedTable(sections: [["m1", "m2"]], policy: .multiple)
      if keepsSteps { table.enableUndo() }
      try table.setSelected(.all)
      try table.apply(.beginSweep(.removing))
      try table.apply(.continueSweep(over: ["m1"]))
      try table.update(to: [["m1", "m2", "m3"]], vanished: .hidden)
      try table.apply(.continueSweep(over: ["m1", "m3"]))
      XCTAssertEqual(table.selectedRows, ["m2"])
      try table.apply(.continueSweep(over: ["m2"]))
      XCTAssertEqual(table.selectedRows, ["m1", "m3"])
      try table.apply(.cancel)
      XCTAssertEqual(table.remoteSelection, .all)
    }
  }

  func testWhatIsLoadedDuringEditingIsSelectedAfterIt() throws {
    var table = IdentifiedTable(
      sections: [["m1", "m2"]], policy: SelectionPolicy(.multiple, editing: .multiple))
    try table.apply(.setEditingTransition(.restore))
    try table.setSelected(.allExcept(["m2"]))
    table.setEditing(true)
    XCTAssertEqual(table.remoteSelection, .only([]))
    try table.update(to: [["m1", "m2", "m3"]], vanished: .hidden)
    table.setEditing(false)
    XCTAssertEqual(table.selectedRows, ["m1", "m3"])
    XCTAssertEqual(table.remoteSelection, .allExcept(["m2"]))
  }

  /// However items come, they are new; in a section in mode single and in a list, none is selected.
  func testItemsThatTheAppInsertsAreSelectedLikeLoadedOnes() throws {
    var table = IdentifiedTable(sections: [["m1"], ["s1"], ["c1"]], policy: .multiple)
    try table.setMode(.single, inSection: 1)
    try table.setList(.inclusive, inSection: 2)
    table.enableUndo()
    try table.setSelected(.all)
    try table.toggle("m1")
    for (section, ids) in [["m2", "m1"], ["s2", "s1"], ["c2", "c1"]].enumerated() {
      try table.insertRows(at: RowPath(section: section, row: 0))
      try table.setIDs(ids, inSection: section)
    }
    XCTAssertEqual(table.selectedRows, ["m2"])
    try table.toggle("m2")
    table.undo()
    XCTAssertEqual(table.selectedRows, ["m2"])
    table.undo()
    XCTAssertEqual(table.selectedRows, ["m2", "m1"])
  }

  /// A screen reader counts only what is loaded.
  func testWhatIsNotLoadedIsNotCountedInAnnouncements() throws {
    var table = IdentifiedTable(sections: [["m1", "m2", "m3"]], policy: .multiple)
    XCTAssertEqual(try table.setSelected(.all).announcement, .allSelected(count: 3))
    XCTAssertEqual(try table.toggle("m2").announcement, .deselected("m2", count: 2))
    XCTAssertEqual(try table.deselectAll().announcement, .noneSelected)
  }

  /// The table that a change has as the table after it goes on as the table itself does.
  func testAChangeDuringASweepHasTheTableAfterIt() throws {
    for remote in [RemoteSelection.only(["m1"]), .allExcept(["m2"])] {
      var table = IdentifiedTable(sections: [["m1", "m2", "m3"]], policy: .multiple)
      try table.apply(.beginSweep(.adding))
      var after = try table.setSelected(remote).rows.after
      XCTAssertEqual(after, table.rows)
      try after.apply(.continueSweep(over: []))
      try table.apply(.continueSweep(over: []))
      XCTAssertEqual(after.selectedRows, table.rows.selectedRows)
      XCTAssertTrue(table.isSelected("m1"))
    }
  }
}
