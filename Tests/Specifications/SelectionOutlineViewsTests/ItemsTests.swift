// SPDX-License-Identifier: MIT
import RandomChoices
import SelectionCore
import SelectionOutline
import SelectionOutlineViews
import XCTest

@MainActor
final class ItemsTests: XCTestCase {
  /// A folder with two folders, of which one isn't loaded, and three files.
  private func view() throws -> ItemsDouble {
    ItemsDouble(
      try OutlineSelection(nodes: [
        OutlineNode(1), OutlineNode(2, depth: 1), OutlineNode(3, depth: 2),
        OutlineNode(4, depth: 1), OutlineNode(5), OutlineNode(6, kind: .unloaded),
      ]))
  }

  private func expectSame(
    _ view: ItemsDouble, _ message: @autoclosure () -> String = "", line: UInt = #line
  ) {
    let outline = view.driver.currentTable
    XCTAssertEqual(view.rows.map(\.id), outline.shownRows, message(), line: line)
    XCTAssertEqual(
      RowSet(view.selectedRows.map(\.row)), outline.rows.selectedRows.positions, message(),
      line: line)
    for item in view.rows where outline.count == Set(outline.allRows).count {
      XCTAssertEqual(
        view.isExpanded(item), outline.isExpanded(item.id), "\(item) \(message())", line: line)
    }
  }

  func testAViewShowsTheTree() async throws {
    let view = try view()
    expectSame(view)
    XCTAssertEqual(view.rows.count, 6)
  }

  func testATriangleIsAnInput() async throws {
    let view = try view()
    view.click(3)
    view.pressTriangle(0)
    expectSame(view)
    XCTAssertEqual(view.driver.table.shownRows, [1, 5, 6])
    XCTAssertEqual(view.selected, [])
    view.pressTriangle(0)
    // What was selected in the group is selected in the view again.
    XCTAssertEqual(view.driver.table.selectedRows, [4])
    expectSame(view)
    XCTAssertEqual(view.reloads, 0)
  }

  func testTheProgramOpensAndClosesGroups() async throws {
    let view = try view()
    try view.driver.change { _ = try $0.collapse(2) }
    expectSame(view)
    try view.driver.change { _ = try $0.collapse(1) }
    // What changes in a group that is collapsed is seen when it opens.
    try view.driver.change { _ = try $0.expand(2) }
    expectSame(view)
    try view.driver.change { _ = try $0.expand(1) }
    expectSame(view)
    XCTAssertEqual(view.driver.table.shownRows.count, 6)
    try view.driver.change { _ = try $0.collapseAll() }
    view.pressTriangle(0)
    expectSame(view)
    XCTAssertEqual(view.driver.table.shownRows, [1, 2, 4, 5, 6])
    XCTAssertEqual(view.reloads, 0)
  }

  func testAFolderIsLoadedWhenItIsOpened() async throws {
    let view = try view()
    view.driver.onChange = { [driver = view.driver] change in
      for group in change.expanded where !driver.currentTable.isLoaded(group) {
        try? driver.change { _ = try $0.loadChildren([OutlineNode(7), OutlineNode(8)], of: group) }
      }
    }
    view.pressTriangle(5)
    expectSame(view)
    XCTAssertEqual(view.driver.table.shownRows, [1, 2, 3, 4, 5, 6, 7, 8])
    XCTAssertEqual(view.reloads, 0)
  }

  func testItemsAreRemovedAndInserted() async throws {
    let view = try view()
    view.click(2)
    try view.driver.change { _ = try $0.move([2], to: .end) }
    expectSame(view)
    XCTAssertEqual(view.driver.table.shownRows, [1, 4, 5, 6, 2, 3])
    try view.driver.change { _ = try $0.remove([4]) }
    expectSame(view)
    try view.driver.change { _ = try $0.filter([3]) }
    expectSame(view)
    try view.driver.change { _ = try $0.filter(nil) }
    expectSame(view)
    XCTAssertEqual(view.driver.table.selectedRows, [3])
    XCTAssertEqual(view.reloads, 0)
  }

  func testOnlyLevelsChange() async throws {
    let view = try view()
    // The last child of a group becomes its sibling: no row moves.
    try view.driver.change { _ = try $0.move([4], to: .after(1)) }
    expectSame(view)
    XCTAssertEqual(view.driver.table.level(of: 4), 0)
    XCTAssertEqual(view.rows.count, 6)
  }

  func testOpeningALargeFolderAsksForItsChildrenOnce() async throws {
    var nodes = [OutlineNode(-1)]
    nodes += (0..<100_000).map { OutlineNode($0, depth: 1) }
    var outline = try OutlineSelection(nodes: nodes)
    try outline.collapse(-1)
    let view = ItemsDouble(outline)
    try view.driver.change { _ = try $0.expand(-1) }
    XCTAssertEqual(view.questions, 1)
    XCTAssertEqual(view.reloads, 0)
    XCTAssertEqual(view.driver.currentTable.rows.shape.rowCount, 100_001)
  }

  func testRandomPrograms() async throws {
    for seed in UInt64(0)..<100 {
      var random = RandomSource(seed: seed)
      try program(&random, "seed \(seed)")
    }
  }

  private func program(_ random: inout RandomSource, _ message: String) throws {
    let hasTwins = random.below(5) == 0
    var unused = 0
    func nodes(_ count: Int) -> [OutlineNode<Int>] {
      var depth = -1
      return (0..<count).map { _ in
        depth = Int.random(in: 0...(depth + 1), using: &random)
        unused += 1
        return OutlineNode(
          hasTwins ? random.below(8) : unused, depth: depth,
          kind: random.below(6) == 0 ? .unloaded : random.below(4) == 0 ? .group : .leaf)
      }
    }
    func lawful(_ count: Int) -> [OutlineNode<Int>] {
      let all = nodes(count)
      return all.indices.map { place in
        let isParent = place + 1 < all.count && all[place + 1].depth > all[place].depth
        return OutlineNode(
          all[place].id, depth: all[place].depth, kind: isParent ? .group : all[place].kind)
      }
    }
    let view = ItemsDouble(try OutlineSelection(nodes: lawful(random.below(12))))
    let driver = view.driver
    for step in 0..<25 {
      let ids = driver.currentTable.allRows
      let id = ids.isEmpty ? 0 : ids[random.below(ids.count)]
      let other = ids.isEmpty ? 0 : ids[random.below(ids.count)]
      let count = view.rows.count
      switch random.below(15) {
      case 0, 1, 2:
        let groups = view.rows.indices.filter { view.items.isGroup(view.rows[$0]) }
        if !groups.isEmpty { view.pressTriangle(groups[random.below(groups.count)]) }
      case 3, 4: if count > 0 { view.click(random.below(count), extending: random.below(2) == 0) }
      case 5: try? driver.change { _ = try $0.expand(id) }
      case 6: try? driver.change { _ = try $0.collapse(id, selected: .toParent) }
      case 7: try? driver.change { _ = try $0.move([id], to: .lastIn(other)) }
      case 8: try? driver.change { _ = try $0.move([id], to: .before(other)) }
      case 9: try? driver.change { _ = try $0.remove([id]) }
      case 10:
        let new = lawful(random.below(4))
        try? driver.change { _ = try $0.insert(new, at: .after(id)) }
      case 11:
        let passing = random.below(2) == 0 ? nil : [id, other]
        try? driver.change { _ = try $0.filter(passing) }
      case 12:
        let new = lawful(random.below(4))
        try? driver.change { _ = try $0.loadChildren(new, of: id) }
      case 13:
        let new = lawful(random.below(12))
        try? driver.change { _ = try $0.update(to: new, vanished: .gone) }
      default:
        try? driver.change { outline in
          _ = try outline.collapseAll()
          _ = try outline.reveal(id)
          _ = try outline.tapBox(other)
        }
      }
      expectSame(view, "\(message), step \(step)")
    }
  }
}
