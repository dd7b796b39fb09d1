// SPDX-License-Identifier: MIT
import SelectionTraces
import XCTest

/// The messages of replaying for traces that fail, and for invalid files.
final class TraceReplayTests: XCTestCase {
  private func replay(_ bytes: [UInt8]) -> (TraceTally, [String]) {
    var reports: [String] = []
    let tally = TraceReplay.replay(bytes, name: "t") { reports.append($0) }
    return (tally, reports)
  }

  private func replay(_ text: String) -> (TraceTally, [String]) { replay(Array(text.utf8)) }

  private func assertStops(
    _ text: String, _ report: String, passed: Int = 0, line: UInt = #line
  ) {
    let (tally, reports) = replay(text)
    XCTAssertEqual(reports, [report], line: line)
    XCTAssertEqual([tally.passed, tally.failed], [passed, 1], line: line)
  }

  func testACaseThatHoldsIsCounted() {
    let (tally, reports) = replay("table 3\ntap 0.1\nexpect selected 0.1\n")
    XCTAssertEqual(reports, [])
    XCTAssertEqual([tally.passed, tally.failed], [1, 0])
  }

  func testAFileWithoutCasesCountsNone() {
    for text in ["", "\n\n", "# nothing", "case a name only"] {
      let (tally, reports) = replay(text)
      XCTAssertEqual(tally, TraceTally(), text)
      XCTAssertEqual(reports, [], text)
    }
  }

  /// Found by an independent model: the replay described each of them.
  func testExpectationsOfEndlesslyManyRowsEnd() {
    let table = "table 9223372036854775807\npolicy multiple editing multiple\n"
    let (pan, calls) = replay(
      table + "edit on\npan-begin 0.0\npan-to 0.9223372036854775806\nexpect calls none\n")
    XCTAssertEqual([pan.passed, pan.failed], [0, 1])
    XCTAssertTrue(calls[0].hasSuffix(" didSelect:0.99 didSelect:0.100 …"), calls[0])
    let (picked, order) = replay(table + "keep-order on\nselect *\nexpect order 0.0\n")
    XCTAssertEqual([picked.passed, picked.failed], [0, 1])
    XCTAssertTrue(order[0].hasSuffix(" 0.99 0.100 …"), order[0])
  }

  func testEachExpectationThatDoesNotHoldIsReported() {
    let (tally, reports) = replay(
      """
      case two wrong
      table 3
      tap 0.1
      expect selected 0.2
      expect count 2
      table 1
      """)
    XCTAssertEqual(
      reports,
      [
        "FAIL t:4: expected selected 0.2, found 0.1 (case two wrong)",
        "FAIL t:5: expected 2 selected rows, found 1 (case two wrong)",
      ])
    XCTAssertEqual([tally.passed, tally.failed], [1, 1])
  }

  func testEveryKindOfExpectationCanFail() {
    let wrong = [
      "selected 0.0", "selected 0.9", "presented 0.0", "checked 0.1", "lost 0.1", "refresh 0.1",
      "count 2", "count 0 in 0", "count 0 in 7", "nth 0 0.0", "nth 5 0.1", "rank 0.2 5",
      "rank 0.9 0", "shape 4", "changed none", "changed +0.0", "changed +0.9", "calls none",
      "calls didSelect:0.1", "highlighted 0.1", "editing on", "anchor 0.0", "lead none",
      "accessory 0.1 checkmark", "accessory 0.9 none", "header 0 all", "header 0 none",
      "header 4 none", "error", "menu 0.0 0.1", "menu 0.1 none", "menu 0.9 none", "menu 0.1 0.9",
      "order none", "order 0.0", "order 0.1 0.2", "order 0.9",
    ]
    for expectation in wrong {
      let (tally, reports) = replay("table 3\ntap 0.1\nexpect \(expectation)")
      XCTAssertEqual([tally.passed, tally.failed], [0, 1], expectation)
      XCTAssertEqual(reports.count, 1, expectation)
      XCTAssertTrue(reports.first?.hasPrefix("FAIL t:3: expected ") == true, expectation)
    }
  }

  func testARefusedInputFailsAtItsLineOfTheTrace() {
    let (tally, reports) = replay("table 3\ntap 0.9\nexpect selected none\ntap 0.1")
    XCTAssertEqual(tally.failed, 1)
    XCTAssertEqual(
      reports,
      [
        "FAIL t:2: expected no error, found \"row 0.9 is out of range: the table's shape is [3]\""
      ])
  }

  func testARefusedBatchFailsAtItsEnd() {
    let (tally, reports) = replay("table 3\nbatch\ndelete-rows 0.9\nend")
    XCTAssertEqual(tally.failed, 1)
    XCTAssertEqual(reports.count, 1)
    XCTAssertTrue(reports.first?.hasPrefix("FAIL t:4: ") == true)
  }

  func testTheErrorsWordsAreHeldAgainstItsText() {
    let start = "table 3\ntap 0.9\nexpect error "
    XCTAssertEqual(replay(start + "row 0.9 is out of range").0.passed, 1)
    XCTAssertEqual(replay(start + "limit").0.failed, 1)
  }

  func testSyntaxErrorsStopTheFileWithItsLine() {
    assertStops("tap 0.1", "t:1: only case may stand before the first table")
    assertStops("expect selected none", "t:1: only case may stand before the first table")
    assertStops("table 3\nfly 0.1\ntap 0.9", "t:2: \"fly\" is not a statement")
    assertStops("table 3\ntap", "t:2: a row such as 0.3 is missing after \"tap\"")
    assertStops("table 3\ntap 0.1 0.2", "t:2: \"0.2\" is out of place after \"tap 0.1\"")
    assertStops("table x", "t:1: \"x\" is not a number of rows")
    assertStops("table -1", "t:1: \"-1\" is not a number of rows")
    assertStops("table 1\ntable 2\ntap one", "t:3: \"one\" is not a row such as 0.3", passed: 1)
    assertStops("table 3\nbatch\n\n\n", "t:4: the batch has no end")
    assertStops("table 3\ncontents gone\n", "t:2: the list of contents has no end")
    assertStops("table 3\nend", "t:2: there is no batch to end")
    for statement in ["tap 0.1", "batch", "expect selected none", "table 2", "case x", "save"] {
      assertStops(
        "table 3\nbatch\n\(statement)", "t:3: only updates may stand between batch and end")
    }
  }

  func testWordsOutOfPlaceAreSyntaxErrors() {
    let wrong = [
      "tap 0", "tap 0.1-2", "select none", "select 0.3-1", "select 0.3-0.1", "select", "select *.1",
      "policy", "policy all", "policy single editing", "policy single edit none", "limit",
      "limit x", "limit at-least", "limit -1", "list 0", "list 0 other",
      "list 0 inclusive optional",
      "edit", "edit yes", "insert-rows 0.1 3", "insert-rows 0.1 x", "insert-rows 0.1 x-1",
      "move-row 0.1", "delete-section 0 1", "insert-section 0", "reload-sections", "forbid",
      "forbid tap 0.1", "redirect highlight 0.1 0.2", "redirect select 0.1", "expect",
      "expect nothing", "expect selected", "expect changed", "expect changed 0.1",
      "expect calls", "expect calls didFly:0.1", "expect calls didSelect", "expect header 0 most",
      "expect accessory 0.1 switch", "expect count", "expect nth 0", "expect editing",
      "expect anchor", "expect anchor 0.1 0.2", "name", "arrange", "undo 1",
      "editing-transition no", "press", "press 0.1 control", "press 0.1 shift command",
      "release 0.1", "drag 0.1", "secondary", "secondary 0.1 shift", "void 0.1", "void shift+",
      "propose",
      "propose 0.1 none", "after-deletion", "after-deletion last", "replacing",
      "replacing hidden", "keep-order", "keep-order yes",
      "columns", "columns -1", "expect menu 0.1", "expect menu none", "expect order",
      "expect order 0.1-2", "expect order none 0.1",
    ]
    for statement in wrong {
      let (tally, reports) = replay("table 9\n\(statement)")
      XCTAssertEqual(tally.failed, 1, statement)
      XCTAssertTrue(reports.first?.hasPrefix("t:2: ") == true, "\(statement): \(reports)")
    }
  }

  func testNumbersThatAreTooLargeAreSyntaxErrors() {
    assertStops(
      "table 9223372036854775808", "t:1: \"9223372036854775808\" is not a number of rows")
    assertStops(
      "table \(Int.max) 1", "t:1: a table cannot have more than \(Int.max) rows")
    XCTAssertEqual(
      replay("table \(Int.max)\npolicy multiple\nselect *\nexpect count \(Int.max)").0.passed, 1)
    XCTAssertEqual(
      replay("table \(Int.max)\ninsert-rows 0.0\nexpect error\nexpect shape \(Int.max)").0.passed,
      1)
  }

  func testLinesEndAtLineFeedsAndMayHaveOneCarriageReturn() {
    XCTAssertEqual(replay("table 3\r\ntap 0.1\r\nexpect selected 0.1\r\n").0.passed, 1)
    XCTAssertEqual(replay("table 3\r\r\n").0.failed, 1)
    XCTAssertEqual(replay("\u{FEFF}table 3\n\ttap\t0.1 # a tap\nexpect selected 0.1#x").0.passed, 1)
    XCTAssertEqual(replay("table 3\ntap\u{A0}0.1").0.failed, 1)
  }

  func testInvalidUTF8StopsTheFile() {
    let (tally, reports) = replay(Array("table 3\n# caf".utf8) + [0xE9, 0x0A])
    XCTAssertEqual(reports, ["t:2: the line is not UTF-8"])
    XCTAssertEqual(tally.failed, 1)
  }
}
