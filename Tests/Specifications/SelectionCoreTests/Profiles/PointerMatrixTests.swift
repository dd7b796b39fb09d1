// SPDX-License-Identifier: MIT
import Fixtures
import SelectionCore
import XCTest

/// Every profile and button, on a table without a selection, on a row inside of the selection, and
/// on one outside of it.
final class PointerMatrixTests: XCTestCase {
  /// The selection before the pointer goes down on row 2 or 5.
  private struct Place: CustomStringConvertible {
    var description: String
    var selected: [Int]
    var row: Int

    /// With the anchor on the first selected row, and the lead on the last.
    func table() throws -> TableSelection {
      var table = TableSelection(shape: [7], policy: .multiple)
      if let first = selected.first, let last = selected.last {
        try table.click(RowPath(section: 0, row: first))
        try table.extend(to: RowPath(section: 0, row: last))
        // Another input, after which a range is a new run.
        try table.apply(.focus(RowPath(section: 0, row: last)))
      }
      return table
    }

    var path: RowPath { RowPath(section: 0, row: row) }

    /// The selection after an effect on the row, written out by hand.
    func selected(after effect: RowEffect) -> [Int] {
      switch (effect, description) {
      case (.focus, _): selected
      case (.extendBlock, "nothing"), (.extendFromFirst, "nothing"): [0, 1, 2]
      case (.toggleLead, "nothing"): []
      // It flips the row with the keyboard focus.
      case (.toggleLead, _): [1, 2]
      case (_, "nothing"): [2]
      case (.click, "inside"): [2]
      // If no pan may begin, a tap with any modifiers is a plain tap.
      case (.tap, "inside"), (.tapToggling, "inside"), (.tapExtending, "inside"),
        (.toggle, "inside"):
        [1, 3]
      case (.extend, "inside"), (.extendFromFirst, "inside"), (.extendBlock, "inside"): [1, 2]
      case (.extendAdding, "inside"), (.extendAsAnchor, "inside"), (.extendFromLead, "inside"):
        [1, 2, 3]
      case (.click, _): [5]
      case (.tap, _), (.tapToggling, _), (.tapExtending, _), (.toggle, _): [1, 2, 3, 5]
      case (.extend, _), (.extendAdding, _), (.extendAsAnchor, _), (.extendFromLead, _),
        (.extendFromFirst, _), (.extendBlock, _):
        [1, 2, 3, 4, 5]
      }
    }
  }

  private static let places = [
    Place(description: "nothing", selected: [], row: 2),
    Place(description: "inside", selected: [1, 2, 3], row: 2),
    Place(description: "outside", selected: [1, 2, 3], row: 5),
  ]
  private static let held: [KeyModifiers] = [[], .command, .shift, [.command, .shift], .option]

  private func check(
    _ body: (InputProfile, KeyModifiers, Place, String) throws -> Void
  ) rethrows {
    for profile in InputProfile.all {
      for modifiers in Self.held {
        for place in Self.places {
          try body(profile, modifiers, place, "\(profile.name) \(modifiers) \(place)")
        }
      }
    }
  }

  func testAPressAndItsRelease() throws {
    try check { profile, modifiers, place, name in
      var table = try place.table()
      let change = try table.handle(.press(place.path, modifiers), profile: profile)
      XCTAssertNotNil(change, name)
      // No profile has an entry with ⌥.
      let effect = try XCTUnwrap(profile.clicks[modifiers.subtracting(.option)], name)
      let isTap = profile.name == "touch"
      let isInside = place.selected.contains(place.row)
      let waits = isTap || isInside && (effect == .click || effect == .toggle)
      let after = place.selected(after: effect)
      XCTAssertEqual(Array(table.selectedNumbers), waits ? place.selected : after, "press: \(name)")
      XCTAssertEqual(table.highlightedRow, isTap ? place.path : nil, name)
      XCTAssertEqual(table.pressedRow, isTap ? nil : place.path, name)
      var dragged = table
      try table.handle(.release, profile: profile)
      XCTAssertEqual(Array(table.selectedNumbers), after, "release: \(name)")
      XCTAssertNil(table.pressedRow, name)
      try dragged.handle(.drag, profile: profile)
      let held = Array(dragged.selectedNumbers)
      XCTAssertEqual(held, waits ? place.selected : after, "drag: \(name)")
      try dragged.handle(.release, profile: profile)
      XCTAssertEqual(Array(dragged.selectedNumbers), held, "release after a drag: \(name)")
      XCTAssertNil(dragged.highlightedRow, name)
    }
  }

  func testWhatAMenuIsAbout() throws {
    for place in Self.places {
      let isInside = place.description == "inside"
      let rows = try place.table().menuRows(for: place.path)
      XCTAssertEqual(Array(rows.positions), isInside ? [1, 2, 3] : [place.row], "\(place)")
    }
    let table = try Self.places[1].table()
    XCTAssertTrue(table.menuRows(for: "0.7").isEmpty)
    XCTAssertTrue(table.menuRows(for: "2.0").isEmpty)
  }

  func testASecondaryClickAndItsMenu() throws {
    for profile in InputProfile.all {
      for place in Self.places {
        var table = try place.table()
        let change = try table.handle(.secondaryClick(place.path), profile: profile)
        let selects = ["windows", "gtk"].contains(profile.name) && place.description != "inside"
        XCTAssertEqual(change != nil, selects, "\(profile.name) \(place)")
        XCTAssertEqual(
          Array(table.selectedNumbers), selects ? [place.row] : place.selected,
          "\(profile.name) \(place)")
        XCTAssertEqual(
          Array(table.menuRows(for: place.path).positions),
          place.description == "inside" ? [1, 2, 3] : [place.row], "\(profile.name) \(place)")
      }
    }
  }

  func testASecondaryClickNeverChecks() throws {
    for profile in InputProfile.all {
      var table = TableSelection(shape: [3], policy: SelectionPolicy(.multiple, editing: .multiple))
      try table.setList(.inclusive, inSection: 0)
      XCTAssertNil(try table.handle(.secondaryClick("0.1"), profile: profile))
      XCTAssertTrue(table.checkedNumbers.isEmpty, profile.name)
      table.setEditing(true)
      let change = try table.handle(.secondaryClick("0.1"), profile: profile)
      XCTAssertEqual(change != nil, profile.secondaryClick != nil, profile.name)
    }
  }

  func testAClickBesideAllRows() throws {
    try check { profile, modifiers, place, name in
      var table = try place.table()
      try table.disable(.row("0.1"))
      let change = try table.handle(.clickBesideRows(modifiers), profile: profile)
      let lets = modifiers.subtracting(.option).isEmpty && profile.clicks[[]] == .click
      XCTAssertEqual(change != nil, lets, name)
      let kept = place.selected.isEmpty ? [] : [1]
      XCTAssertEqual(Array(table.selectedNumbers), lets ? kept : place.selected, name)
      XCTAssertEqual(table.lead, try place.table().lead, name)
    }
  }

  func testAPressGoesAlongWithItsRow() throws {
    var table = try Self.places[1].table()
    try table.apply(.press("0.2", .click))
    var other = table
    try table.perform {
      $0.moveRow(at: "0.2", to: "0.6")
    }
    XCTAssertEqual(table.pressedRow, "0.6")
    try table.apply(.release)
    XCTAssertEqual(Array(table.selectedNumbers), [6])
    try other.reloadData(shape: [9])
    XCTAssertNil(other.pressedRow)
  }

  func testPressesAndProposalsFollowTheirRows() throws {
    var table = TableSelection(shape: [4])
    let rows = (0..<4).map { RowPath(section: 0, row: $0) }
    let mapping = try XCTUnwrap(table.deleteRows(at: rows[1]).mapping)
    XCTAssertEqual(TableInput.press(rows[2], .toggle).following(mapping), .press(rows[1], .toggle))
    XCTAssertNil(TableInput.press(rows[1], .click).following(mapping))
    XCTAssertEqual(
      TableInput.propose(RowSpans([rows[1], rows[3]])).following(mapping), .propose(.row(rows[2])))
    XCTAssertNil(TableInput.propose(.row(rows[1])).following(mapping))
    for input in [
      TableInput.release, .drag, .propose([]), .setKeepsOrder(true), .setDeletionSuccessor(.next),
      .go(.left, .click, columns: 2),
    ] {
      XCTAssertEqual(input.following(mapping), input)
    }
  }

  func testAReleaseEndsOnlyATouchThatIsDown() throws {
    // A profile in which only some clicks are taps, such as with a terminal's mouse.
    let profile = InputProfile(name: "mixed", clicks: [[]: .tap, .command: .toggle])
    var table = TableSelection(shape: [4], policy: .multiple)
    try table.handle(.press("0.1"), profile: profile)
    XCTAssertEqual(table.highlightedRow, "0.1")
    try table.handle(.release, profile: profile)
    try table.handle(.press("0.2", .command), profile: profile)
    try table.handle(.release, profile: profile)
    XCTAssertEqual(Array(table.selectedNumbers), [1, 2])
    try table.handle(.press("0.1"), profile: profile)
    XCTAssertEqual(
      try table.handle(.drag, profile: profile)?.events,
      [.didUnhighlight("0.1")])
    XCTAssertNil(table.pressedRow)
    try table.handle(.press("0.1"), profile: profile)
    try table.apply(.cancel)
    try table.handle(.release, profile: profile)
    XCTAssertEqual(Array(table.selectedNumbers), [1, 2])
    XCTAssertNil(table.pressedRow)
  }
}
