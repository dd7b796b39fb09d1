// SPDX-License-Identifier: MIT
import RandomChoices
import Fixtures
import SelectionCore
import XCTest

/// Inclusive and exclusive lists against the simplest model: the checked items as an array.
final class ChecklistTests: XCTestCase {
  func testAnInclusiveListToggles() {
    var packing = InclusiveList(checked: ["tent"])
    XCTAssertEqual(packing.tap("stove"), CheckmarkChange(checked: ["stove"]))
    XCTAssertEqual(packing.accessory(for: "stove"), .checkmark)
    XCTAssertEqual(packing.accessory(for: "stove", isEditing: true), .none)
    XCTAssertEqual(packing.tap("tent").rowsToRedraw, ["tent"])
    XCTAssertEqual(packing.checked, ["stove"])
    XCTAssertEqual(packing.description, "inclusive list, 1 checked")
  }

  func testAnExclusiveListMovesItsCheckmark() {
    var difficulty = ExclusiveList(checked: "easy")
    let change = difficulty.tap("hard")
    XCTAssertEqual(change, CheckmarkChange(checked: ["hard"], unchecked: ["easy"]))
    XCTAssertEqual(change.rowsToRedraw, ["easy", "hard"])
    XCTAssertTrue(difficulty.tap("hard").isEmpty)
    difficulty.isOptional = true
    XCTAssertEqual(difficulty.tap("hard"), CheckmarkChange(unchecked: ["hard"]))
    XCTAssertNil(difficulty.checked)
    XCTAssertEqual(difficulty.description, "exclusive list, none checked")
  }

  func testListsKeepWhatIsNotLoadedUntilTheyArePruned() {
    var inclusive = InclusiveList(checked: [1, 2, 3])
    XCTAssertEqual(inclusive.prune(keeping: [2, 3, 4]).unchecked, [1])
    XCTAssertEqual(inclusive.checked, [2, 3])
    XCTAssertEqual(inclusive.prune(keeping: []).unchecked, [2, 3])
    var exclusive = ExclusiveList(checked: 1)
    XCTAssertTrue(exclusive.prune(keeping: [1, 2]).isEmpty)
    XCTAssertEqual(exclusive.prune(keeping: [2]).unchecked, [1])
    XCTAssertTrue(exclusive.prune(keeping: [2]).isEmpty)
  }

  func testAStyleSaysWhatIsShown() {
    let style = AccessoryStyle(
      checked: .checkmark, unchecked: .disclosureIndicator, checkedWhileEditing: .control,
      uncheckedWhileEditing: .detailButton)
    let list = InclusiveList(checked: [1], style: style)
    XCTAssertEqual(list.accessory(for: 1), .checkmark)
    XCTAssertEqual(list.accessory(for: 2), .disclosureIndicator)
    XCTAssertEqual(list.accessory(for: 1, isEditing: true), .control)
    XCTAssertEqual(list.accessory(for: 2, isEditing: true), .detailButton)
    XCTAssertEqual(
      RowAccessory.allCases.filter(\.isDetailButton), [.detailButton, .detailDisclosureButton])
  }

  func testRowsThatAreNewAreNotAmongThoseToRedraw() throws {
    var table = TableSelection(shape: [2])
    try table.setList(.inclusive, inSection: 0)
    try table.apply(.setAccessoryStyle(AccessoryStyle(unchecked: .disclosureIndicator)))
    let row: RowPath = "0.1"
    let change = try table.perform { $0.insertRows(at: [row]) }
    XCTAssertEqual(change.accessoriesToRedraw.description, "[]")
    XCTAssertEqual(try table.tap(row).accessoriesToRedraw.description, "[0.1]")
  }

  func testRandomTapsOnAnInclusiveList() {
    for seed in 0..<UInt64(50) {
      var random = RandomSource(seed: seed)
      var list = InclusiveList<Int>()
      var naive = [Bool](repeating: false, count: 8)
      for _ in 0..<200 {
        let item = Int.random(in: 0..<8, using: &random)
        let change = list.tap(item)
        naive[item].toggle()
        XCTAssertEqual(change.rowsToRedraw, [item], "seed \(seed)")
        XCTAssertEqual(change.checked.contains(item), naive[item], "seed \(seed)")
        for item in naive.indices {
          XCTAssertEqual(list.isChecked(item), naive[item], "seed \(seed)")
        }
      }
    }
  }

  func testRandomTapsOnAnExclusiveList() {
    for seed in 0..<UInt64(50) {
      var random = RandomSource(seed: seed)
      let isOptional = Bool.random(using: &random)
      var list = ExclusiveList<Int>(isOptional: isOptional)
      var naive = [Bool](repeating: false, count: 5)
      for _ in 0..<200 {
        let item = Int.random(in: 0..<5, using: &random)
        let old = naive
        let change = list.tap(item)
        let wasChecked = naive[item]
        naive = naive.map { _ in false }
        naive[item] = !(wasChecked && isOptional)
        let differing = Set(naive.indices.filter { naive[$0] != old[$0] })
        XCTAssertEqual(change.rowsToRedraw, differing, "seed \(seed)")
        XCTAssertEqual(naive.indices.filter(list.isChecked), naive.indices.filter { naive[$0] })
      }
    }
  }

  private func move(
    _ rows: [RowPath], toSection section: Int, in table: inout TableSelection
  ) throws {
    try table.perform {
      for (i, row) in rows.enumerated() {
        $0.moveRow(at: row, to: RowPath(section: section, row: i))
      }
    }
  }

  func testARowThatLeavesAllListsIsUncheckedAndComesBackSo() throws {
    var table = TableSelection(shape: [2, 2, 0])
    for section in 0...1 {
      try table.setList(.inclusive, inSection: section)
      try table.check(.section(section))
      let rows = (0...1).map { RowPath(section: section, row: $0) }
      try move(rows, toSection: 2, in: &table)
    }
    XCTAssertEqual(table.checkedRows.description, "[]")
    for section in 0...1 {
      let rows = (0...1).map { RowPath(section: 2, row: $0) }
      try move(rows, toSection: section, in: &table)
    }
    XCTAssertEqual(table.checkedRows.description, "[]")
  }

  func testAListMadeExclusiveLeavesOtherListsTheirMarks() throws {
    var table = TableSelection(shape: [2, 2])
    for section in 0...1 {
      try table.setList(.inclusive, inSection: section)
      try table.check(.section(section))
    }
    try table.setList(.exclusive, inSection: 0)
    XCTAssertEqual(table.checkedRows.description, "[0.0, 1.0-1]")
  }

  func testAnExclusiveListKeepsOneMarkWhenCheckedRowsMoveIntoIt() throws {
    for kind in CheckmarkListKind.allCases {
      for isChecked in [false, true] {
        var table = TableSelection(shape: [3, 2])
        try table.setList(.inclusive, inSection: 0)
        try table.setList(kind, inSection: 1)
        try table.check(.section(0))
        if isChecked { try table.check(RowPath(section: 1, row: 1)) }
        let rows = [2, 0].map { RowPath(section: 0, row: $0) }
        try move(rows, toSection: 1, in: &table)
        let expected =
          switch (kind, isChecked) {
          case (.inclusive, true): "[0.0, 1.0-1, 1.3]"
          case (.inclusive, false): "[0.0, 1.0-1]"
          case (_, true): "[0.0, 1.3]"
          case (_, false): "[0.0, 1.0]"
          }
        XCTAssertEqual(table.checkedRows.description, expected)
      }
    }
  }

  func testARowOfNoListShowsNothingWhateverTheStyle() throws {
    var table = TableSelection(shape: [1, 1])
    try table.apply(
      .setAccessoryStyle(AccessoryStyle(checked: .checkmark, unchecked: .disclosureIndicator)))
    try table.setList(.inclusive, inSection: 1)
    XCTAssertEqual(table.accessory(for: "0.0"), .none)
    XCTAssertEqual(table.accessory(for: "1.0"), .disclosureIndicator)
    XCTAssertEqual(table.accessory(for: "1.1"), .none)
  }

  func testAnItemThatIsCheckedAloneExcludesTheOthersAndTheyIt() {
    var list = InclusiveList(checked: ["rain", "snow"])
    list.exclusiveItems = ["none"]
    XCTAssertEqual(
      list.tap("none"), CheckmarkChange(checked: ["none"], unchecked: ["rain", "snow"]))
    XCTAssertEqual(list.tap("hail"), CheckmarkChange(checked: ["hail"], unchecked: ["none"]))
    let all = ["hail", "rain", "none"]
    XCTAssertEqual(list.toggleAll(all), CheckmarkChange(checked: ["rain"]))
    XCTAssertEqual(list.markedPart(of: all), .all)
    XCTAssertEqual(list.toggleAll(all), CheckmarkChange(unchecked: ["hail", "rain"]))
    list.tap("hail")
    XCTAssertEqual(list.extend(to: "rain", in: all), CheckmarkChange(checked: ["rain"]))
    XCTAssertEqual(
      list.extend(to: "none", in: all),
      CheckmarkChange(checked: ["none"], unchecked: ["hail", "rain"]))
    XCTAssertEqual(list.tap("none"), CheckmarkChange(unchecked: ["none"]))
  }
}
