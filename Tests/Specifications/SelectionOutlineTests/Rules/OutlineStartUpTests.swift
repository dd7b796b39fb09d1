// SPDX-License-Identifier: MIT
import Foundation
import SelectionCore
import SelectionOutline
import XCTest

/// Goal: an app that saves its outline, starts again with groups that aren't loaded, restores and
/// loads in any order, and saves again in the midst of it, loses no mark without naming it.
///
/// Method: random trees, some identities of which several nodes have, and random start-ups, with
/// seeds; SEED and PROGRAMS in the environment choose others.
final class OutlineStartUpTests: XCTestCase {
  private func programs(_ count: UInt64, _ run: (UInt64) throws -> String?) rethrows {
    let environment = ProcessInfo.processInfo.environment
    let first = environment["SEED"].flatMap { UInt64($0) } ?? 1
    let programs = environment["PROGRAMS"].flatMap { UInt64($0) } ?? programCount(count)
    for seed in first..<(first + programs) {
      if let failure = try run(seed) { return XCTFail("SEED=\(seed) PROGRAMS=1\n\(failure)") }
    }
  }

  func testTheSameTreeHasTheSameMarksAfterAnyStartUps() throws {
    try programs(400) { seed in
      var app = OutlineApp(seed: seed)
      var outline = try app.whole()
      try app.use(&outline, taps: 12)
      let wanted = OutlineApp.Marks(outline)
      var snapshot = outline.snapshot
      for _ in 0..<Int.random(in: 1...3, using: &app.random) {
        let loads = Int.random(in: 0...4, using: &app.random)
        snapshot = try app.startUp(with: snapshot, loads: loads, keepsAllCollapsed: true).snapshot
      }
      outline = try app.startUp(with: snapshot, loads: .max, keepsAllCollapsed: true)
      var found = OutlineApp.Marks(outline)
      // Groups that weren't loaded are collapsed, too.
      found.collapsed.formIntersection(wanted.collapsed)
      if found == wanted, outline.missingIDs.isEmpty { return nil }
      return "\(app.nodes)\nexpected \(wanted)\nfound \(found)\nwaiting \(outline.missingIDs)"
    }
  }

  /// A tap on a group that isn't loaded is a tap on all that is below it.
  func testATapOnAnUnreadGroupIsOneOnItsNodes() throws {
    try programs(400) { seed in
      var app = OutlineApp(seed: seed)
      // A node is saved by its identity alone while no other node with it has been loaded.
      guard Set(app.nodes.map { $0.id }).count == app.nodes.count else { return nil }
      var whole = try app.whole()
      try app.use(&whole, taps: 6)
      var snapshot = whole.snapshot
      for _ in 0..<4 {
        let loads = Int.random(in: 0...4, using: &app.random)
        var outline = try app.startUp(with: snapshot, loads: loads)
        for _ in 0..<3 {
          let unread = outline.allRows.filter { !outline.isLoaded($0) }
          guard let id = unread.randomElement(using: &app.random) else { break }
          try outline.tapBox(id)
          try whole.setChecked(outline.state(of: id) == .all, [id])
        }
        snapshot = outline.snapshot
      }
      let outline = try app.startUp(with: snapshot, loads: .max)
      if outline.checked == whole.checked, outline.missingIDs.isEmpty { return nil }
      return "expected\n\(whole)\nfound\n\(outline)\nwaiting \(outline.missingIDs)"
    }
  }

  /// The next version has the node again that the choice was.
  func testALaterChoiceOutlivesOneThatWasMissing() throws {
    func outline(_ children: [String]) throws -> OutlineSelection<String> {
      var outline = try OutlineSelection(
        nodes: [OutlineNode("f")] + children.map { OutlineNode($0, depth: 1) })
      try outline.setExclusive(true, ["f"])
      return outline
    }
    var first = try outline(["x", "y"])
    try first.tapBox("x")
    var second = try outline(["y"])
    try second.restore(first.snapshot)
    try second.tapBox("y")
    var third = try outline(["x", "y"])
    XCTAssertEqual(try third.restore(second.snapshot).missingChecked, ["x"])
    XCTAssertEqual(third.checkedLeaves, ["y"])
  }

  func testASetBoxStaysSetWhenItsGroupBecomesOneOfAnExclusiveGroup() throws {
    func nodes(_ kind: OutlineNode<String>.Kind) -> [OutlineNode<String>] {
      [OutlineNode("p"), OutlineNode("f", depth: 1, kind: kind)]
    }
    var outline = try OutlineSelection(nodes: nodes(.unloaded))
    try outline.loadChildren([OutlineNode("a"), OutlineNode("b")], of: "f")
    try outline.tapBox("a")
    var later = try OutlineSelection(nodes: nodes(.unloaded))
    try later.restore(outline.snapshot)
    for _ in 0..<2 { try later.tapBox("f") }
    XCTAssertEqual(later.state(of: "f"), MarkedPart.none)
    for isRestoredFirst in [false, true] {
      var last = try OutlineSelection<String>()
      if isRestoredFirst { try last.restore(later.snapshot) }
      try last.update(to: nodes(.unloaded), vanished: .gone)
      try last.setExclusive(true, ["p"])
      if !isRestoredFirst { try last.restore(later.snapshot) }
      try last.loadChildren([OutlineNode("a"), OutlineNode("b")], of: "f")
      XCTAssertEqual(last.checkedLeaves, [])
    }
  }

  func testWhatChangesLosesNoMarkThatIsNotNamed() throws {
    try programs(400) { seed in
      var app = OutlineApp(seed: seed)
      var outline = try app.whole()
      for _ in 0..<4 {
        try app.use(&outline, taps: 6)
        if let changed = try outline.changedByRestoringItself { return changed }
        let snapshot = try JSONDecoder().decode(
          OutlineSnapshot<Int>.self, from: JSONEncoder().encode(outline.snapshot))
        app.change()
        outline = try app.startUp(with: snapshot, loads: Int.random(in: 0...6, using: &app.random))
        if let lost = app.lost(from: snapshot, in: outline) { return lost }
        if !outline.defects.isEmpty { return "\(outline.defects)" }
      }
      return nil
    }
  }
}
