// SPDX-License-Identifier: MIT
import Foundation
import SelectionCore
import XCTest

/// Matching selections, by example.
final class MatchingSelectionTests: XCTestCase {
  private typealias Selection = MatchingSelection<String, Int>

  /// The subjects of mails 0 to 9: even ones are invoices, those divisible by three are paid.
  private func subject(_ id: Int) -> String {
    "\(id % 2 == 0 ? "invoice" : "receipt") \(id)\(id % 3 == 0 ? " paid" : "")"
  }

  private func matches(_ id: Int) -> (String) -> Bool { { self.subject(id).contains($0) } }

  private func matches(_ id: Int, _ search: String) -> Bool { subject(id).contains(search) }

  private func items(_ selection: Selection) -> [Int] {
    (0..<10).filter { selection.contains($0, matches: matches($0)) }
  }

  func testAChangedSearchKeepsTheOldQuery() {
    var selection = Selection()
    selection.selectAll(matching: "invoice")
    selection.toggle(4, matches: matches(4))
    selection.selectAll(matching: "paid")
    selection.toggle(1, matches: matches(1))
    XCTAssertEqual(items(selection), [0, 1, 2, 3, 6, 8, 9])
    XCTAssertEqual(
      selection.steps, [.selectAll("invoice"), .deselect([4]), .selectAll("paid"), .select([1])])
    selection.deselectAll(matching: "invoice")
    XCTAssertEqual(items(selection), [1, 3, 9])
  }

  func testOnlyTheLastStepAboutAQueryOrAnItemIsKept() {
    var selection = Selection()
    for _ in 0..<3 {
      selection.selectAll(matching: "invoice")
      selection.toggle(4, matches: matches(4))
      selection.toggle(4, matches: matches(4))
      selection.toggle(2, matches: matches(2))
      selection.deselectAll(matching: "paid")
    }
    XCTAssertEqual(
      selection.steps, [.selectAll("invoice"), .deselect([2]), .deselectAll("paid")])
    XCTAssertEqual(items(selection), [4, 8])
  }

  func testDeselectingNothingKeepsNoStep() {
    var selection = Selection()
    selection.deselectAll(matching: "paid")
    selection.deselect(3, matches: matches(3))
    XCTAssertEqual(selection, Selection())
    selection.select(3, matches: matches(3))
    selection.deselectAll(matching: "invoice")
    selection.select(4, matches: matches(4))
    selection.toggle(3, matches: matches(3))
    XCTAssertEqual(selection.steps, [.select([4])])
  }

  func testWhatIsSelectedAmongTheItemsOfASearch() {
    XCTAssertEqual(items(Selection(.all, matching: "paid")), [0, 3, 6, 9])
    XCTAssertEqual(items(Selection(.allExcept([3]), matching: "paid")), [0, 6, 9])
    XCTAssertEqual(items(Selection(.only([3, 4]), matching: "paid")), [3, 4])
  }

  func testTheCountIsExactForOneQueryAndItsExceptions() {
    let totals = ["invoice": 5, "paid": 4]
    var selection = Selection()
    XCTAssertEqual(selection.count { totals[$0] }, .exactly(0))
    selection.select(2, matches: matches(2))
    selection.select(3, matches: matches(3))
    XCTAssertEqual(selection.count { _ in nil }, .exactly(2))
    var unknown = selection
    unknown.selectAll(matching: "invoice")
    XCTAssertEqual(unknown.count { totals[$0] }, .atLeast(5))
    selection.deselect(3, matches: matches(3))
    selection.selectAll(matching: "invoice", known: [0, 2])
    selection.toggle(0, matches: matches(0))
    selection.toggle(1, matches: matches(1))
    selection.toggle(3, matches: matches(3))
    XCTAssertEqual(selection.count { totals[$0] }, .exactly(6))
    XCTAssertEqual(selection.count { _ in nil }, .atLeast(2))
    selection.selectAll(matching: "paid")
    XCTAssertEqual(selection.count { totals[$0] }, .atLeast(4))
  }

  func testCountsAreNeverBelowZeroOrTooLarge() {
    let hostile = Selection(steps: [
      .select([1, 2]), .deselectAll("a"), .selectAll("b"), .selectAll("c"), .deselect([3]),
      .select([4]),
    ])
    for total in [Int.min, -1, 0, 1, .max] as [Int?] + [nil] {
      switch hostile.count(total: { _ in total }) {
      case .exactly(let count), .atLeast(let count): XCTAssertGreaterThanOrEqual(count, 0)
      }
    }
    XCTAssertEqual(
      Selection(.allExcept([1, 2]), matching: "a").count { _ in 1 }, .exactly(0))
  }

  func testItIsSmallEnoughToSend() throws {
    var selection = Selection(.allExcept([7]), matching: "invoice")
    selection.deselectAll(matching: "paid")
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    let data = try encoder.encode(selection)
    XCTAssertEqual(
      String(decoding: data, as: UTF8.self),
      #"{"steps":[{"selectAll":"invoice"},{"deselect":[7]},{"deselectAll":"paid"}],"version":1}"#)
    XCTAssertEqual(try JSONDecoder().decode(Selection.self, from: data), selection)
  }

  func testATableShowsWhatIsSelectedOfItsPages() throws {
    var selection = Selection(.allExcept([4]), matching: "invoice")
    // The user searches for paid mails, of which a first page is loaded.
    var mails = IdentifiedTable(sections: [[0, 3]], policy: .multiple)
    func show(_ page: [Int]) throws {
      try mails.update(to: [mails.contents.joined() + page], vanished: .gone)
      try mails.setSelected(
        selection.remoteSelection(of: mails.contents.joined(), matches: matches))
    }
    try show([6])
    XCTAssertEqual(mails.selectedRows, [0, 6])
    XCTAssertTrue(mails.selectsUnloaded)
    selection.follow(try mails.toggle(3), in: mails, matches: matches)
    selection.follow(try mails.toggle(6), in: mails, matches: matches)
    try show([9])
    XCTAssertEqual(mails.selectedRows, [0, 3])
    XCTAssertEqual(selection.steps, [.selectAll("invoice"), .select([3]), .deselect([4, 6])])
    // A click replaces the selection, including matches of other searches.
    selection.follow(try mails.click(9), in: mails, matches: matches)
    XCTAssertEqual(selection.steps, [.select([9])])
    XCTAssertFalse(mails.selectsUnloaded)
  }

  func testAClickDeselectsItemsNamedInAnotherSearch() throws {
    var selection = Selection(.only([1, 3]), matching: "receipt")
    var mails = IdentifiedTable(sections: [[3, 6]], policy: .multiple)
    try mails.setSelected(selection.remoteSelection(of: [3, 6], matches: matches))
    XCTAssertEqual(mails.selectedRows, [3])
    selection.follow(try mails.toggle(6), in: mails, matches: matches)
    XCTAssertEqual(selection.steps, [.select([1, 3, 6])])
    selection.follow(try mails.click(6), in: mails, matches: matches)
    XCTAssertEqual(selection.steps, [.select([6])])
  }

  /// ⌘⇧-click goes back to what was selected before ⇧-click, and undo to what was before the step.
  func testWhatTakesAReplacementBackTakesItBackForAll() throws {
    var mails = IdentifiedTable(sections: [[1, 2, 3, 4, 5]], policy: .multiple)
    mails.enableUndo()
    var selection = MatchingSelection<String, Int>()
    let all = { (_: Int, _: String) in true }
    func follow(_ change: IdentifiedChange<Int>) -> Bool {
      selection.follow(change, in: mails, matches: all)
    }
    XCTAssertTrue(follow(try mails.click(1)))
    selection.selectAll(matching: "invoice", known: [1, 2, 3, 4, 5])
    try mails.setSelected(selection.remoteSelection(of: [1, 2, 3, 4, 5], matches: all))
    for _ in 0..<2 {
      XCTAssertTrue(follow(try mails.extend(to: 2)))
      XCTAssertEqual(selection.steps, [.select([1, 2])])
      XCTAssertTrue(follow(try mails.apply(.extendAdding(to: 3))))
      XCTAssertTrue(mails.selectsUnloaded)
      XCTAssertEqual(selection.steps, [.selectAll("invoice")])
    }
    XCTAssertTrue(follow(try mails.toggle(4)))
    XCTAssertTrue(follow(try mails.click(2)))
    XCTAssertTrue(follow(mails.undo()))
    XCTAssertEqual(selection.steps, [.selectAll("invoice"), .deselect([4])])
    XCTAssertTrue(follow(mails.redo()))
    XCTAssertEqual(selection.steps, [.select([2])])
    XCTAssertFalse(follow(mails.undo()), "it isn't known any more what was selected")
  }

  func testATableThatHasAllThatIsSelectedIsToldThese() throws {
    let selection = Selection(.only([3]), matching: "paid")
    XCTAssertEqual(selection.remoteSelection(of: [3, 6], matches: matches), .only([3]))
    XCTAssertEqual(selection.remoteSelection(of: [6], matches: matches), .allExcept([6]))
  }

  func testNewContentsLeaveTheMatchingSelectionAlone() throws {
    var selection = Selection(.all, matching: "paid")
    var mails = IdentifiedTable(sections: [[0, 3]], policy: .multiple)
    try mails.setSelected(.all)
    let change = try mails.update(to: [[3, 4]], vanished: .gone)
    selection.follow(change, in: mails, matches: matches)
    XCTAssertEqual(selection, Selection(.all, matching: "paid"))
  }

  func testExceptionsAreTheItemsLeftOutByName() {
    var selection = MatchingSelection<String, Int>()
    XCTAssertEqual(selection.exceptions, [])
    selection.selectAll(matching: "a")
    for item in [7, 8] { selection.toggle(item) { _ in true } }
    selection.selectAll(matching: "b", known: [8])
    XCTAssertEqual(selection.exceptions, [7])
    selection.toggle(9) { $0 == "b" }
    XCTAssertEqual(selection.exceptions, [7, 9])
    selection.select(7) { $0 == "a" }
    XCTAssertEqual(selection.exceptions, [9])
  }
}
