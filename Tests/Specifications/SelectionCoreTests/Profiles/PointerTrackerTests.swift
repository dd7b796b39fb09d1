// SPDX-License-Identifier: MIT
import Fixtures
import SelectionCore
import XCTest

/// Single cases of a pointer, on tables by path and by identity.
final class PointerTrackerTests: XCTestCase {
  private let near = ViewPoint(x: 0, y: 0)
  private let far = ViewPoint(x: 0, y: 40)

  private func expect(
    _ screen: PointerScreen, _ selected: [String], _ told: [PointerStep<String>],
    _ message: String = "", line: UInt = #line
  ) {
    XCTAssertEqual(screen.selected, selected, message, line: line)
    XCTAssertEqual(screen.told, told, message, line: line)
  }

  func testADoubleClickTogglesOnce() throws {
    for profile in InputProfile.all {
      var once = try PointerScreen()
      once.profile = profile
      once.click("d", time: 0)
      var twice = once
      twice.click("d", time: 0.3)
      XCTAssertEqual(twice.selected, once.selected, "\(profile.name)")
      XCTAssertEqual(twice.told, [.doubleClick("d")])
      twice.click("d", time: 0.6)
      XCTAssertEqual(twice.told, [.doubleClick("d")], "the third is a click")
      twice.click("d", time: 0.9)
      XCTAssertEqual(twice.told.count, 2)
    }
  }

  /// GTK's list does the same; Tests/Gates/GTK gives it the same clicks.
  func testEachClickWithAModifierCounts() throws {
    for modifiers in [KeyModifiers.command, .shift, [.command, .shift]] {
      var (quick, slow) = (try PointerScreen(), try PointerScreen())
      for number in 0..<3 {
        quick.click("d", time: Double(number) / 5, modifiers)
        slow.click("d", time: Double(number) * 5, modifiers)
      }
      expect(quick, slow.selected, [], "\(modifiers)")
    }
  }

  func testWhatIsNoDoubleClick() throws {
    let seconds: [(String, ViewPoint, Double, KeyModifiers)] = [
      ("a", near, 0.3, []), ("d", far, 0.3, []), ("d", near, 0.6, []), ("d", near, 0.3, .command),
      ("d", near, -1, []), ("d", near, .nan, []),
    ]
    for (row, place, time, modifiers) in seconds {
      var screen = try PointerScreen()
      screen.click("d", time: 0)
      screen.click(row, at: place, time: time, modifiers)
      XCTAssertEqual(screen.told, [], "\(row) \(place) \(time) \(modifiers)")
    }
    var settings = PointerSettings()
    settings.doubleClickInterval = nil
    var screen = try PointerScreen(settings)
    for time in [0, 0.2, 0.4] { screen.click("d", time: time, .command) }
    expect(screen, ["b", "c", "d"], [], "each click counts")
    screen = try PointerScreen()
    screen.click("d", time: 0)
    screen.track(.secondaryClick(on: "d"))
    screen.click("d", time: 0.3)
    XCTAssertEqual(screen.told, [])
    screen = try PointerScreen()
    screen.click("d", time: 0)
    screen.track(.cancel)
    screen.click("d", time: 0.3)
    XCTAssertEqual(screen.told, [.doubleClick("d")], "a cancel of nothing")
  }

  func testASecondPressCanDrag() throws {
    var screen = try PointerScreen()
    screen.click("b", time: 0)
    screen.track(
      .down(on: "b", at: near, time: 0.2), .moved(to: far, over: "d", time: 0.3),
      .up(at: far, over: "e", time: 0.4))
    XCTAssertEqual(
      screen.told,
      [
        .beginDrag(.rows, on: "b", []), .continueDrag(.rows, over: "d"),
        .continueDrag(.rows, over: "e"), .endDrag(.rows, over: "e"),
      ])
    XCTAssertEqual(screen.selected, ["b"])
  }

  func testModifiersHeldAtThePressDecideTheEffectOfTheBand() throws {
    var settings = PointerSettings()
    settings.besideRowsDrag = .band
    var screen = try PointerScreen(settings)
    screen.track(.down(on: nil, at: near, time: 0, modifiers: .command))
    XCTAssertEqual(screen.selected, ["b", "c"], "it may become a band")
    screen.track(.moved(to: far, time: 0.1))
    XCTAssertEqual(
      screen.told, [.beginDrag(.band, on: nil, .command), .continueDrag(.band, over: nil)])
    XCTAssertTrue(screen.table.isSweeping)
    try screen.table.apply(.continueSweep(over: ["c", "d"]))
    XCTAssertEqual(screen.selected, ["b", "d"], "the key for commands flips")
    screen.track(.cancel)
    XCTAssertEqual(screen.selected, ["b", "c"])
    XCTAssertFalse(screen.table.isSweeping)
    screen.track(.down(on: nil, at: near, time: 1), .up(at: near, time: 1.1))
    XCTAssertEqual(screen.selected, [], "a click beside all rows")
  }

  func testAFingerTapsScrollsAndHolds() throws {
    var settings = PointerSettings()
    settings.longPressDrag = .pan
    let screen = try PointerScreen(settings)
    let down = PointerEvent.down(on: "d", at: near, time: 0, device: .finger)

    var tap = screen
    tap.track(down)
    expect(tap, ["b", "c"], [])
    XCTAssertNil(tap.table.rows.pressedRow)
    XCTAssertEqual(tap.pointer.longPressDeadline, 0.5)
    tap.track(.up(at: near, over: "d", time: 0.2))
    expect(tap, ["d"], [])
    XCTAssertNil(tap.pointer.longPressDeadline)

    var scroll = screen
    scroll.track(down, .moved(to: far, over: "e", time: 0.1), .up(at: near, over: "d", time: 0.9))
    expect(scroll, ["b", "c"], [])

    var pan = screen
    pan.track(down, .waited(until: 0.49))
    XCTAssertEqual(pan.told, [])
    pan.track(.waited(until: 0.5))
    XCTAssertEqual(pan.told, [.longPress("d"), .beginDrag(.pan, on: "d", [])])
    XCTAssertTrue(pan.table.isEditing)
    pan.track(.moved(to: far, over: "e", time: 0.7), .up(at: far, over: "e", time: 0.8))
    XCTAssertEqual(pan.selected, ["b", "c", "d", "e"])
    XCTAssertFalse(pan.table.rows.isPanning)

    // A view whose timer is late, or that has none.
    var late = screen
    late.track(down, .up(at: near, over: "d", time: 3))
    XCTAssertEqual(late.told.first, .longPress("d"))
  }

  func testASecondPointerCancels() throws {
    var screen = try PointerScreen()
    screen.track(.down(on: "b", at: near, time: 0))
    XCTAssertEqual(screen.table.rows.pressedRow, row(1))
    let steps = screen.pointer.track(
      .down(on: "d", at: near, time: 0.1), of: 7, isSelected: screen.table.isSelected)
    XCTAssertEqual(steps, [.action(.drag)])
    XCTAssertFalse(screen.pointer.isDown)
    screen.track(.up(at: near, over: "b", time: 0.2))
    XCTAssertEqual(screen.told, [])
    // The same pointer, whose release was lost.
    screen = try PointerScreen()
    screen.track(
      .down(on: "b", at: near, time: 0), .down(on: "d", at: near, time: 1),
      .up(at: near, over: "d", time: 1.1))
    XCTAssertEqual(screen.selected, ["d"])
    XCTAssertEqual(screen.errors, [])
  }

  func testARangeIsDraggedAsTheClickBegins() throws {
    var settings = PointerSettings()
    (settings.selectedRowDrag, settings.otherRowDrag) = (.range, .range)
    var screen = try PointerScreen(settings)
    screen.track(
      .down(on: "e", at: near, time: 0, modifiers: .command),
      .moved(to: far, over: "d", time: 0.1), .moved(to: far, over: "e", time: 0.2),
      .up(at: far, over: "d", time: 0.3))
    XCTAssertEqual(screen.selected, ["b", "c", "d", "e"])
    screen.track(
      .down(on: "c", at: near, time: 1, modifiers: .command),
      .moved(to: far, over: "e", time: 1.1))
    XCTAssertEqual(screen.selected, ["b"], "what deselects its row deselects others")
    screen.track(.moved(to: far, over: "d", time: 1.2))
    XCTAssertEqual(screen.selected, ["b", "e"])
    // With shift the range extends from the anchor, and goes back.
    screen = try PointerScreen(settings)
    screen.click("b", time: 0)
    screen.track(
      .down(on: "d", at: near, time: 1, modifiers: .shift), .moved(to: far, over: "e", time: 1.1),
      .moved(to: far, over: "c", time: 1.2), .up(at: far, over: "c", time: 1.3))
    XCTAssertEqual(screen.selected, ["b", "c"])
  }

  func testARefusedReleaseIsDropped() throws {
    var screen = try PointerScreen()
    screen.table.setLimits(SelectionLimits(atLeast: 2))
    screen.click("c", time: 0)
    XCTAssertEqual(screen.errors.count, 1)
    XCTAssertEqual(screen.selected, ["b", "c"])
    XCTAssertNil(screen.table.rows.pressedRow)
    screen.click("e", time: 1, .command)
    XCTAssertEqual(screen.selected, ["b", "c", "e"], "the next press counts")
    // A row that can't be selected isn't dragged.
    try screen.table.disable(["a"])
    screen.track(.down(on: "a", at: near, time: 2), .moved(to: far, over: "b", time: 2.1))
    XCTAssertEqual(screen.told, [])
    XCTAssertNil(screen.pointer.drag)
  }

  func testARowIsDeletedBelowThePointer() throws {
    let downs: [PointerEvent<String>] = [
      .down(on: "c", at: near, time: 0), .down(on: "d", at: near, time: 0),
      .down(on: "c", at: near, time: 0, device: .finger),
    ]
    for down in downs {
      for move in [near, far] {
        var screen = try PointerScreen()
        screen.track(down)
        try screen.table.update(to: [["a", "b", "e"]], vanished: .gone)
        let before = screen.selected
        screen.track(.moved(to: move, over: "e", time: 0.1), .up(at: move, over: "a", time: 0.2))
        expect(screen, before, [], "\(down) \(move)")
        XCTAssertNil(screen.table.rows.pressedRow)
        screen.click("a", time: 1)
        XCTAssertEqual(screen.selected, ["a"])
      }
    }
    var drag = try PointerScreen()
    drag.track(.down(on: "c", at: near, time: 0), .moved(to: far, over: "e", time: 0.1))
    try drag.table.update(to: [["a", "b"]], vanished: .gone)
    drag.track(.moved(to: far, over: "e", time: 0.2), .up(at: far, over: "e", time: 0.3))
    XCTAssertEqual(drag.told.last, .endDrag(.rows, over: "e"))
    XCTAssertEqual(drag.errors, [])
  }

  func testAPointerOnPathsFollowsTheData() throws {
    var table = TableSelection(shape: [6], policy: .multiple)
    try table.select(row(3)...row(4))
    var pointer = PointerTracker<RowPath>()
    _ = pointer.track(.down(on: row(3), at: near, time: 0), isSelected: table.isSelected)
    var deleted = pointer
    var mapping = try XCTUnwrap(table.deleteRows(at: row(0)).mapping)
    pointer.apply(mapping)
    var dragged = pointer
    XCTAssertEqual(
      dragged.track(.moved(to: far, time: 0.1), isSelected: table.isSelected).dropFirst().first,
      .beginDrag(.rows, on: row(2), []))
    _ = pointer.track(.up(at: near, time: 0.1), isSelected: table.isSelected)
    pointer.apply(mapping)
    _ = pointer.track(.down(on: row(1), at: near, time: 0.2), isSelected: table.isSelected)
    XCTAssertEqual(
      pointer.track(.up(at: near, time: 0.3), isSelected: table.isSelected),
      [.doubleClick(row(1))], "the same row has another path")
    mapping = try XCTUnwrap(TableSelection(shape: [6]).change { try $0.deleteRows(at: row(3)) })
    deleted.apply(mapping)
    for place in [near, far] {
      var lifted = deleted
      XCTAssertEqual(lifted.track(.up(at: place, time: 1), isSelected: { _ in true }), [])
    }
    dragged.apply(mapping)
    XCTAssertEqual(dragged.drag, .rows)
  }
}

extension TableSelection {
  /// The mapping of a change to the data to a copy.
  fileprivate func change(
    _ body: (inout TableSelection) throws -> SelectionChange
  ) rethrows -> TableMapping? {
    var copy = self
    return try body(&copy).mapping
  }
}
