// SPDX-License-Identifier: MIT
import Fixtures
import Foundation
import SelectionCore
import XCTest

/// Each profile against the table in its documentation, which is read from the source.
final class ProfileTests: XCTestCase {
  private static let words: [String: RowEffect] = [
    "tap": .tap, "select": .click, "flip": .toggle, "extend": .extend, "as anchor": .extendAsAnchor,
    "extend adding": .extendAdding, "from lead": .extendFromLead, "block": .extendBlock,
    "tap, extend": .tapExtending, "focus": .focus, "focus and flip": .toggle,
    "tap, flip": .tapToggling,
  ]
  private static let motions: [KeyStroke.Key: RowMotion] = [
    .up: .previous, .down: .next, .left: .left, .right: .right, .pageUp: .pageUp,
    .pageDown: .pageDown, .home: .first, .end: .last, .space: .stay, .returnKey: .stay,
  ]
  private static let keys: [String: [KeyStroke.Key]] = [
    "arrows": [.up, .down, .left, .right], "page up, page down": [.pageUp, .pageDown],
    "home, end": [.home, .end], "space": [.space], "return": [.returnKey], "A": [.letter("a")],
    "/": [.letter("/")], "\\": [.letter("\\")], "escape": [.escape],
  ]
  private static let commands: [String: KeyEffect] = [
    "all": .userSelectAll, "none": .userDeselectAll, "all, or none": .userToggleAll,
    "cancel": .cancel,
  ]

  private func documentedRows() throws -> [[String]] {
    let profiles = "../../../../Sources/SelectionLists/Profiles"
    let source = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("\(profiles)/InputProfile+Platforms.swift")
    let lines = try String(contentsOf: source, encoding: .utf8).split(separator: "\n")
    return lines.filter { $0.hasPrefix("/// | ") }.dropFirst(2).map { line in
      line.dropFirst(4).split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
        .filter { !$0.isEmpty }
    }
  }

  func testEveryProfileDoesWhatItsColumnSays() throws {
    let rows = try documentedRows()
    XCTAssertEqual(rows.count, 28)
    var documented: [String: Set<KeyStroke>] = [:]
    for row in rows {
      XCTAssertEqual(row.count, InputProfile.all.count + 1, "\(row)")
      var name = row[0]
      var modifiers: KeyModifiers = []
      if name.hasPrefix("⌘") { modifiers.insert(.command); name.removeFirst() }
      if name.hasPrefix("⇧") { modifiers.insert(.shift); name.removeFirst() }
      name = name.trimmingCharacters(in: .whitespaces)
      for (profile, cell) in zip(InputProfile.all, row.dropFirst()) {
        let place = "\(profile.name): \(row[0])"
        if name == "click" {
          XCTAssertEqual(profile.clicks[modifiers], Self.words[cell], place)
          continue
        }
        if name == "secondary click" {
          XCTAssertEqual(profile.secondaryClick, Self.words[cell], place)
          continue
        }
        if name == "click beside rows" {
          let table = TableSelection(shape: [1])
          let found = profile.input(for: .clickBesideRows(), in: table)
          XCTAssertEqual(found, cell == "none" ? .clickBesideRows : nil, place)
          XCTAssertNil(profile.input(for: .clickBesideRows(.shift), in: table), place)
          continue
        }
        for key in try XCTUnwrap(Self.keys[name], place) {
          let stroke = KeyStroke(key, modifiers)
          let found = profile.keys[stroke]
          if found != nil { documented[profile.name, default: []].insert(stroke) }
          if cell == "–" {
            XCTAssertNil(found, place)
          } else if let command = Self.commands[cell] {
            XCTAssertEqual(found, command, place)
          } else {
            let motion = try XCTUnwrap(Self.motions[key], place)
            XCTAssertEqual(found, .go(motion, try XCTUnwrap(Self.words[cell], place)), place)
          }
        }
      }
    }
    for profile in InputProfile.all {
      XCTAssertEqual(documented[profile.name], Set(profile.keys.keys), "\(profile.name)")
    }
  }

  private func table(_ count: Int, lead: Int? = nil) throws -> TableSelection {
    var table = TableSelection(shape: try TableShape(rowCounts: [count]), policy: .multiple)
    if let lead { try table.click(row(lead)) }
    return table
  }

  func testMotionsFromEveryRowAgainstAPlainList() throws {
    for count in 0...5 {
      for disabled in 0..<(1 << count) {
        let focusable = (0..<count).filter { disabled & (1 << $0) == 0 }
        for lead in [nil] + (0..<count).map(Optional.some) {
          var table = try table(count)
          if let lead { try table.apply(.focus(row(lead))) }
          try table.disable(RowSpans((0..<count).filter { disabled & (1 << $0) != 0 }.map(row)))
          let above = focusable.filter { $0 < lead ?? count }
          let below = focusable.filter { $0 > lead ?? -1 }
          let expected: [(RowMotion, Int?)] = [
            (.first, focusable.first), (.last, focusable.last), (.stay, lead),
            (.previous, above.last ?? lead), (.next, below.first ?? lead),
            // From its end, a page goes back towards the lead, and not past it.
            (
              .pageUp,
              lead.map { at in focusable.first { (at - 2..<at).contains($0) } ?? at }
                ?? focusable.last
            ),
            (
              .pageDown,
              lead.map { at in focusable.last { (at + 1...at + 2).contains($0) } ?? at }
                ?? focusable.first
            ),
          ]
          for (motion, target) in expected {
            // A key that reaches no row doesn't move the lead.
            let reached = (target ?? lead).map(row)
            let place = "\(count) \(focusable) \(String(describing: lead)) \(motion)"
            XCTAssertEqual(try table.lead(after: motion, pageRows: 2), reached, place)
            let rules = TableRules(canFocus: { row, _ in focusable.contains(row.row) })
            try XCTAssertEqual(
              table.lead(after: motion, pageRows: 2, rules: rules), reached, "asked: \(place)")
          }
        }
      }
    }
  }

  func testAPageIsTenRowsIfNothingElseIsSaid() throws {
    var table = try table(40, lead: 20)
    for (motion, reached) in [(RowMotion.pageDown, 30), (.pageUp, 10)] {
      let key = motion == .pageDown ? KeyStroke.Key.pageDown : .pageUp
      var moved = table
      try moved.apply(.go(motion, .focus))
      XCTAssertEqual(moved.lead, row(reached))
      try table.handle(.key(KeyStroke(key)), profile: .windows)
      XCTAssertEqual(table.lead, row(reached))
      try table.apply(.focus("0.20"))
    }
  }

  func testAPageIsOneRowAtLeast() throws {
    let table = try table(40, lead: 20)
    for pageRows in [Int.min, -1, 0, 1] {
      XCTAssertEqual(try table.lead(after: .pageDown, pageRows: pageRows), "0.21")
      XCTAssertEqual(try table.lead(after: .pageUp, pageRows: pageRows), "0.19")
    }
  }

  func testWindowsKeysWalkAndExtend() throws {
    var table = try table(9, lead: 2)
    try table.handle(.key(KeyStroke(.down, .shift)), profile: .windows)
    try table.handle(.key(KeyStroke(.down, .shift)), profile: .windows)
    XCTAssertEqual(table.selectedRows.description, "[0.2-4]")
    try table.handle(.key(KeyStroke(.up, .shift)), profile: .windows)
    XCTAssertEqual(table.selectedRows.description, "[0.2-3]")
    try table.handle(.key(KeyStroke(.end, .command)), profile: .windows)
    XCTAssertEqual(table.lead, "0.8")
    XCTAssertEqual(table.anchor, "0.2")
    try table.handle(.key(KeyStroke(.space, .command)), profile: .windows)
    XCTAssertEqual(table.selectedRows.description, "[0.2-3, 0.8]")
    try table.handle(.key(KeyStroke(.pageUp, [.command, .shift]), pageRows: 2), profile: .windows)
    XCTAssertEqual(table.selectedRows.description, "[0.2-3, 0.6-8]")
    try table.handle(.key(KeyStroke(.letter("a"), .command)), profile: .windows)
    XCTAssertEqual(table.selectedNumbers.count, 9)
    XCTAssertNil(try table.handle(.key(KeyStroke(.letter("z"))), profile: .windows))
  }

  func testAriaKeysMoveWithoutSelecting() throws {
    var table = try table(5)
    try table.handle(.key(KeyStroke(.down)), profile: .aria)
    XCTAssertEqual(table.lead, "0.0")
    XCTAssertTrue(table.selectedRows.isEmpty)
    try table.handle(.key(KeyStroke(.space)), profile: .aria)
    try table.handle(.key(KeyStroke(.down, .shift)), profile: .aria)
    XCTAssertEqual(table.selectedRows.description, "[0.0-1]")
    try table.handle(.key(KeyStroke(.letter("a"), .command)), profile: .aria)
    XCTAssertEqual(table.selectedNumbers.count, 5)
    try table.handle(.key(KeyStroke(.letter("a"), .command)), profile: .aria)
    XCTAssertEqual(table.selectedNumbers.count, 0)
  }

  func testTouchTapsAndEscapeCancels() throws {
    var table = try table(5)
    try table.handle(.key(KeyStroke(.end)), profile: .touch)
    try table.handle(.key(KeyStroke(.returnKey)), profile: .touch)
    XCTAssertEqual(table.selectedRows.description, "[0.4]")
    try table.apply(.touchDown("0.1"))
    try table.handle(.key(KeyStroke(.escape)), profile: .touch)
    XCTAssertNil(table.highlightedRow)
    try table.apply(.beginSweep(.replacing))
    try table.apply(.continueSweep(over: .rows(from: "0.0", through: "0.2")))
    try table.handle(.key(KeyStroke(.escape)), profile: .touch)
    XCTAssertEqual(table.selectedRows.description, "[0.4]")
    table.setPolicy(SelectionPolicy(.multiple, editing: .multiple))
    try table.apply(.setEditingTransition(.keep))
    try table.apply(.beginPan("0.0"))
    try table.apply(.continuePan(to: "0.3"))
    let change = try table.apply(.cancel)
    XCTAssertEqual(change.events, [.didEndMultipleSelection, .selectionDidChange])
    XCTAssertEqual(table.selectedRows.description, "[0.4]")
    XCTAssertTrue(try table.apply(.cancel).events.isEmpty)
  }

  func testClicksGoByTheirModifiers() throws {
    var table = try table(9)
    try table.click("0.2", profile: .appKit)
    try table.click("0.4", modifiers: .shift, profile: .appKit)
    try table.click("0.7", modifiers: .command, profile: .appKit)
    try table.click("0.8", modifiers: [.command, .shift], profile: .appKit)
    XCTAssertEqual(table.selectedRows.description, "[0.2-4, 0.7-8]")
    try table.click("0.1", modifiers: .option, profile: .appKit)
    XCTAssertEqual(table.selectedRows.description, "[0.1]", "⌥ has no meaning of its own")
  }

  func testARefusedKeyLeavesTheAnchorAlone() throws {
    var table = try table(5)
    try table.apply(.focus("0.2"))
    table.setLimits(SelectionLimits(atMost: 1))
    let before = table
    XCTAssertThrowsError(try table.handle(.key(KeyStroke(.end, .shift)), profile: .windows))
    XCTAssertEqual(table, before)
  }

  func testALetterIsTheSameUnderCapsLock() throws {
    for profile in InputProfile.all where profile != .touch {
      var table = try table(4, lead: 1)
      let before = table
      let change = try table.handle(.key(KeyStroke(.letter("A"), .command)), profile: profile)
      XCTAssertEqual(table.selectedNumbers.count, 4, profile.name)
      XCTAssertEqual(change?.before, before, profile.name)
      XCTAssertEqual(change?.after, table, profile.name)
    }
    // A profile's own key for the capital letter takes precedence.
    var profile = InputProfile.windows
    profile.keys[KeyStroke(.letter("A"), .command)] = .userDeselectAll
    let table = TableSelection(shape: [1])
    func input(_ letter: Character) -> TableInput? {
      profile.input(for: .key(KeyStroke(.letter(letter), .command)), in: table)
    }
    XCTAssertEqual(input("A"), .userDeselectAll)
    XCTAssertEqual(input("a"), .userSelectAll)
    XCTAssertNil(input("Ä"))
  }

  func testTheChangeOfAKeyIsFromTheTableBeforeIt() throws {
    var table = TableSelection(shape: [9], policy: .multiple)
    try table.apply(.focus("0.3"))
    let before = table
    let change = try table.handle(.key(KeyStroke(.down, .shift)), profile: .windows)
    XCTAssertEqual(change?.before, before)
    XCTAssertNil(before.anchor)
    XCTAssertEqual(table.anchor, "0.3")
  }

  func testKeysAreWrittenWithTheirModifiers() {
    XCTAssertEqual(KeyStroke(.down, [.shift, .command]).description, "⌘⇧down")
    XCTAssertEqual(KeyStroke(.letter("a"), .option).description, "⌥a")
  }

  func testARowFoundByItsLabelGetsWhatAnArrowDoes() throws {
    for profile in InputProfile.all {
      var found = TableSelection(shape: [9], policy: .init(.multiple))
      try found.select(RowPath(section: 0, row: 3))
      var arrow = found
      try found.handle(.go(to: "0.4"), profile: profile)
      try arrow.handle(.key(KeyStroke(.down)), profile: profile)
      XCTAssertEqual(found, arrow, profile.name)
    }
    var table = TableSelection(shape: [9])
    XCTAssertNil(
      try table.handle(.go(to: "0.4"), profile: InputProfile(name: "none")))
    XCTAssertThrowsError(try table.handle(.go(to: "0.9"), profile: .gtk))
  }

  func testTheFocusIsAnInputThatMovesTheLeadAlone() throws {
    var table = TableSelection(shape: [9], policy: .init(.multiple))
    try table.click("0.3")
    let change = try table.apply(.focus("0.7"))
    XCTAssertTrue(change.calls.isEmpty && change.isEmpty)
    XCTAssertEqual([change.after.lead, change.after.anchor], ["0.7", "0.3"])
    XCTAssertThrowsError(try table.apply(.focus("0.9")))
    XCTAssertEqual(table, change.after)
  }
}

extension TableSelection {
  /// The place of the lead after a key has moved it.
  fileprivate func lead(
    after motion: RowMotion, pageRows: Int, rules: TableRules? = nil
  ) throws -> RowPath? {
    var moved = self
    try moved.apply(.go(motion, .focus, pageRows: pageRows), rules: rules)
    return moved.lead
  }
}
