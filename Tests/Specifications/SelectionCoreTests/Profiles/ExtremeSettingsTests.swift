// SPDX-License-Identifier: MIT
import SelectionCore
import XCTest

/// Settings that are seldom made: letters of other scripts, speeds without end, mode none.
final class ExtremeSettingsTests: XCTestCase {
  func testAnUppercaseLetterOfAnyScriptIsItsLowercaseLetter() {
    var profile = InputProfile.appKit
    for (lower, upper) in [("ü", "Ü"), ("ф", "Ф")] as [(Character, Character)] {
      profile.keys[KeyStroke(.letter(lower))] = .userSelectAll
      XCTAssertEqual(profile.effect(of: KeyStroke(.letter(upper))), .userSelectAll)
    }
    XCTAssertNil(profile.effect(of: KeyStroke(.letter("Ж"))))
  }

  func testNothingScrollsBetweenTheMargins() {
    for scroll in [Autoscroll(topSpeed: .infinity), Autoscroll(reach: -0.0), Autoscroll()] {
      XCTAssertEqual(scroll.speed(at: 200, from: 0, to: 400), 0)
      XCTAssertGreaterThan(scroll.speed(at: 399, from: 0, to: 400), 0)
      XCTAssertLessThan(scroll.speed(at: 1, from: 0, to: 400), 0)
    }
  }

  func testNoRowCountsAsOneToChangeInModeNone() throws {
    var table = TableSelection(shape: [2], policy: SelectionPolicy(.none))
    try table.select(.section(0))
    XCTAssertEqual(table.markedPart(of: .section(0), counting: .enabled), .none)
    XCTAssertEqual(table.markedPart(of: .section(0), counting: .all), .all)
    XCTAssertTrue(try table.tapHeader(ofSection: 0).isEmpty)
  }
}
