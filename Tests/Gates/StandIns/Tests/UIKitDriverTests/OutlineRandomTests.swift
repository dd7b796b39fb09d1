// SPDX-License-Identifier: MIT

import RandomChoices
import SelectionCore
import SelectionOutline
import UIKitOutlineViews
import SelectionViews
import UIKit
import XCTest

/// After anything that a user and an app do, a list shows its outline, with or without nodes that
/// share an identity.
@MainActor
final class OutlineRandomTests: XCTestCase {
  func testListAndOutlineAreAlike() async throws {
    for seed in Seeds.toTry(usually: 60) {
      guard try run(seed) else { return }
    }
  }

  private func run(_ seed: UInt64) throws -> Bool {
    let user = try OutlineUser(seed: seed)
    let complain = StandIn.complain
    StandIn.complain = {
      fatalError("SEED=\(seed): \($0) after\n\(user.steps.joined(separator: "\n"))")
    }
    defer { StandIn.complain = complain }
    for _ in 0..<50 {
      guard user.act() else { continue }
      user.screen.view.layoutIfNeeded()
      _ = user.screen.driver.table
      if let difference = user.screen.difference {
        let steps = user.steps.suffix(12).joined(separator: "\n")
        XCTFail("SEED=\(seed): \(difference)\nafter\n\(steps)")
        return false
      }
    }
    return true
  }
}

/// A user and an app that do anything to an outline and its list.
@MainActor
private final class OutlineUser {
  let screen: OutlineScreen
  private var random: RandomSource
  /// The number of names; if it is small, nodes share them.
  private let names: Int
  private(set) var steps: [String] = []

  init(seed: UInt64) throws {
    var random = RandomSource(seed: seed)
    names = random.below(2) == 0 ? 4 : 1000
    var habits = UICollectionView.Habits()
    habits.cellsLeaveFirst = random.below(2) == 0
    habits.preparesCells = random.below(2) == 0
    habits.hasCellsOutsideWindows = random.below(2) == 0
    habits.snapshotsReload = random.below(2) == 0
    let nodes = Self.nodes(&random, names)
    screen = try OutlineScreen(
      nodes, policy: random.below(2) == 0 ? .multiple : .single,
      options: OutlineOptions(boxes: random.below(2) == 0 ? .cascading : .independent),
      habits: habits)
    self.random = random
    screen.driver.animatesChanges = self.random.below(4) > 0
    steps.append("\(nodes.map { "\($0.depth)\($0.id)\($0.kind)" }), \(habits)")
  }

  private static func nodes(
    _ random: inout RandomSource, _ names: Int, depth: Int = 0
  ) -> [OutlineNode<String>] {
    var nodes: [OutlineNode<String>] = []
    for _ in 0..<(depth == 0 ? 4 + random.below(4) : random.below(4)) {
      let kinds = OutlineNode<String>.Kind.allCases
      let kind = random.element(of: kinds) ?? .leaf
      nodes.append(OutlineNode("\(random.below(names))", depth: depth, kind: kind))
      if kind == .group, depth < 2 { nodes += Self.nodes(&random, names, depth: depth + 1) }
    }
    return nodes
  }

  /// Does something, and says whether the list can be compared with the outline now.
  func act() -> Bool {
    let (driver, view) = (screen.driver, screen.view)
    switch random.below(16) {
    case 15: useNewDriver()
    case 0, 1: if let row = rowInView { note("tap \(row)", view.tap(row)) }
    case 2, 3, 4:
      if let row = rowInView { note("triangle \(row)", screen.cell(row)?.tapOutlineDisclosure()) }
    case 5, 6: if let row = rowInView { note("box \(row)", screen.box(row)?.tap()) }
    case 7:
      let input = input()
      note("\(input)", driver.apply(byPath: input))
    case 8:
      let nodes = Self.nodes(&random, names)
      let isGone = random.below(2) == 0
      note(
        "update \(nodes.map { "\($0.depth)\($0.id)\($0.kind)" }) \(isGone)",
        driver.update(to: nodes, vanished: isGone ? .gone : .hidden))
    case 9:
      guard let row = rowInView, let id = driver.id(at: RowPath(section: 0, row: row))
      else { break }
      let nodes = Self.nodes(&random, names, depth: 2).map { OutlineNode($0.id, kind: $0.kind) }
      note(
        "children of \(id): \(nodes.map { "\($0.id)\($0.kind)" })",
        driver.updateChildren(of: id, to: nodes))
    case 10: changeTree()
    case 11: note("reload", view.reloadData())
    case 12:
      view.offset = random.below(8)
      note("scroll to \(view.offset)", ())
    case 13:
      view.window = view.window == nil ? screen.window : nil
      note("window \(view.window != nil)", ())
    default:
      guard let row = rowInView else { break }
      note(
        "the app selects \(row) in the view",
        view.selectItem(
          at: IndexPath(row: row, section: 0), animated: false, scrollPosition: []))
      _ = driver.table
    }
    return random.below(3) > 0
  }

  /// The app gives its view a new driver, of the same nodes or others.
  private func useNewDriver() {
    var outline = screen.driver.table
    if random.below(3) == 0 { _ = try? outline.apply(.invert) }
    if random.below(3) == 0 {
      _ = try? outline.update(to: Self.nodes(&random, names), vanished: .gone)
    }
    let selected = outline.selectedRows
    // A driver selects rows when the view shows some for the first time.
    screen.view.window = screen.window
    screen.view.offset = 0
    note("a new driver, \(selected)", screen.drive(outline))
    screen.view.layoutIfNeeded()
    XCTAssertEqual(screen.driver.table.selectedRows, selected, steps.joined(separator: "\n"))
  }

  private func note(_ step: String, _ body: @autoclosure () -> Any?) {
    steps.append(step)
    _ = body()
  }

  private var rowInView: Int? {
    screen.view.layoutIfNeeded()
    return random.element(of: screen.view.indexPathsForVisibleItems.map(\.row).sorted())
  }

  private func path() -> RowPath {
    RowPath(section: 0, row: random.below(screen.driver.base.currentTable.rows.shape.rowCount))
  }

  private func input() -> TableInput {
    switch random.below(8) {
    case 0: .select([path()])
    case 1: .deselect([path()])
    case 2: .selectAll
    case 3: .undo
    case 4: .disable([path()])
    case 5: .enable(.all)
    case 6: .act(.extend, on: path())
    default: .setPolicy(random.below(2) == 0 ? .multiple : .single)
    }
  }

  private func changeTree() {
    let driver = screen.driver
    switch random.below(6) {
    case 0: note("expand all", driver.expandAll())
    case 1: note("collapse all", driver.collapseAll())
    case 2: note("tap all boxes", driver.tapAllBoxes())
    case 3:
      let ids = (0..<3).map { _ in "\(random.below(names))" }
      note("filter \(ids)", driver.filter(ids))
    case 4: note("no filter", driver.filter(nil))
    default: if let id = driver.id(at: path()) { note("collapse \(id)", driver.collapse(id)) }
    }
  }
}
