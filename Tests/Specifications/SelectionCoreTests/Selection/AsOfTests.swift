// SPDX-License-Identifier: MIT
import RandomChoices
import Fixtures
import SelectionCore
import XCTest

/// Inputs that were meant for an older table, applied after the data has changed.
final class AsOfTests: XCTestCase {
  func testATapLandsOnTheRowThatWasSeenOrNowhere() throws {
    var table = TableSelection(shape: [3], policy: .multiple)
    let shown = table
    try table.insertRows(at: "0.0", count: 1)
    try table.apply(.tap("0.1"), asOf: shown)
    XCTAssertEqual(Array(table.selectedRows), ["0.2"])
    try table.deleteRows(at: ["0.1"])
    let before = table
    XCTAssertNil(try table.apply(.tap("0.0"), asOf: shown), "it is gone")
    XCTAssertEqual(table, before)
    table.reloadData()
    XCTAssertNil(try table.apply(.tap("0.1"), asOf: shown), "nobody knows where it is")
  }

  func testARangeOfIdentitiesExcludesRowsInsertedSince() throws {
    var mails = IdentifiedTable(sections: [["m1", "m2", "m4"]], policy: .multiple)
    let shown = mails
    try mails.update(to: [["m0", "m1", "m3", "m4"]], vanished: .gone)
    try mails.apply(.select(.rows(from: "m1", through: "m4")), asOf: shown)
    XCTAssertEqual(mails.selectedRows, ["m1", "m4"])
    try mails.apply(.setSelected(.all), asOf: shown)
    XCTAssertEqual(mails.selectedRows, ["m1", "m4"])
    try mails.apply(.setSelected(.section(0)), asOf: shown)
    XCTAssertEqual(mails.selectedRows, ["m1", "m4"])
    XCTAssertNil(try mails.apply(.toggle("m2"), asOf: shown), "it is gone")
    try mails.apply(.select(["m7"]), asOf: shown)
    XCTAssertTrue(mails.isSelected("m7"), "it was never shown, and is marked by name")
    XCTAssertThrowsError(try mails.apply(.toggle("m9"), asOf: shown))
  }

  /// Found by an independent model: a span selected the first row with each identity.
  func testASpanOfRowsThatShareIdentitiesHasTheRowsThatWereSeen() throws {
    var songs = IdentifiedTable(sections: [["a"], ["b", "c"]], policy: .multiple)
    let shown = songs
    try songs.update(section: 0, to: ["b", "a"], vanished: .gone)
    try songs.apply(.select(.section(1)), asOf: shown)
    XCTAssertEqual(songs.rows.selectedNumbers, [2, 3])
    songs = IdentifiedTable(sections: [["b", "c", "b", "a"]], policy: .multiple)
    let before = songs
    try songs.update(to: [["b", "c", "b", "a", "b"]], vanished: .gone)
    try songs.apply(.select(.rows(from: "c", through: "a")), asOf: before)
    XCTAssertEqual(songs.rows.selectedNumbers, [1, 2, 3])
  }

  func testAHiddenRowIsNotReached() throws {
    var mails = IdentifiedTable(sections: [["m1", "m2", "m3"]], policy: .multiple)
    let shown = mails
    try mails.show(["m1", "m3"])
    XCTAssertNil(try mails.apply(.toggle("m2"), asOf: shown))
    XCTAssertNil(try mails.apply(byPath: .toggle("0.1"), asOf: shown))
    try mails.apply(byPath: .toggle("0.2"), asOf: shown)
    XCTAssertEqual(mails.selectedRows, ["m3"])
  }

  func testReloadsAndFiltersHaveNoEffectOnNewerData() throws {
    var mails = IdentifiedTable(sections: [["m1", "m2"]], policy: .multiple)
    let shown = mails
    try mails.update(to: [["m2", "m1"]], vanished: .gone)
    let inputs: [SelectionInput<String>] = [.reloadData(nil), .show(["m1"]), .show(numbers: [0])]
    for input in inputs { XCTAssertNil(try mails.apply(input, asOf: shown), "\(input)") }
    try mails.apply(.selectAll, asOf: shown)
    XCTAssertEqual(mails.selectedRows, ["m2", "m1"])
  }

  /// By path and by identity, the input affects the rows that were meant and are still shown.
  func testRandomChangesInBetween() throws {
    for seed in 0..<amount(debug: 300, optimized: 3_000) {
      var random = RandomSource(seed: UInt64(seed))
      var next = 20
      var table = IdentifiedTable(sections: [Array(0..<8), Array(10..<15)], policy: .multiple)
      let shown = table
      for _ in 0..<random.below(4) {
        var contents = table.contents
        for section in contents.indices {
          contents[section].removeAll { _ in random.below(4) == 0 }
          contents[section].insert(next, at: random.below(contents[section].count + 1))
          next += 1
          if contents[section].count > 1, random.below(2) == 0 { contents[section].swapAt(0, 1) }
        }
        if random.below(3) == 0 { contents.append(contents.removeFirst()) }
        try table.update(to: contents, vanished: random.below(2) == 0 ? .gone : .hidden)
      }
      let numbers = (random.below(13), random.below(13))
      let shape = shown.rows.shape
      guard let first = shape.path(ofRow: min(numbers.0, numbers.1)),
        let last = shape.path(ofRow: max(numbers.0, numbers.1))
      else { return XCTFail("seed \(seed)") }
      let seen = RowPaths(try (first...last).rowSpans.numbers(in: shape), in: shape)
        .compactMap { shown.id(of: $0) }
      let expected = Set(seen.filter { table.row(of: $0) != nil })
      var byPath = table
      let change = try byPath.apply(byPath: .select((first...last).rowSpans), asOf: shown)
      XCTAssertEqual(Set(byPath.selectedRows), expected, "seed \(seed)")
      XCTAssertEqual(change == nil, expected.isEmpty, "seed \(seed)")
      guard let from = shown.id(of: first), let through = shown.id(of: last) else { continue }
      var byID = table
      try byID.apply(.select(.rows(from: through, through: from)), asOf: shown)
      XCTAssertEqual(byID, byPath, "seed \(seed)")
    }
  }
}

/// A change lists the gestures that it has ended.
final class EndedGesturesTests: XCTestCase {
  func testAPanEndsWithItsFirstRowAndASweepWithAReload() throws {
    var mails = IdentifiedTable(
      sections: [["m1", "m2"]], policy: SelectionPolicy(.multiple, editing: .multiple))
    try mails.apply(.beginPan("m1"))
    XCTAssertEqual(mails.rows.gestures, [.pan])
    mails.setEditing(true)
    let panned = try mails.update(to: [["m1", "m2", "m3"]], vanished: .gone)
    XCTAssertEqual(panned.rows.endedGestures, [])
    try mails.apply(.beginSweep(.adding))
    let shown = try mails.show(["m2"])
    XCTAssertEqual(shown.rows.endedGestures, [.pan])
    XCTAssertEqual(mails.rows.gestures, [.sweep])
    XCTAssertEqual(mails.reloadData().rows.endedGestures, [.sweep])
    XCTAssertEqual(mails.rows.gestures, [])
    XCTAssertEqual(try mails.select(["m1"]).rows.endedGestures, [])
  }

  func testOnlyAPressOnARowThatGoesIsEnded() throws {
    var table = TableSelection(shape: [3], policy: .multiple)
    try table.apply(.press("0.1", .click))
    XCTAssertEqual(try table.deleteRows(at: ["0.0"]).endedGestures, [])
    XCTAssertEqual(table.gestures, [.press])
    XCTAssertEqual(try table.deleteRows(at: ["0.0"]).endedGestures, [.press])
    try table.apply(.touchDown("0.0"))
    XCTAssertEqual(try table.apply(.touchUp).endedGestures, [.touch])
  }
}
