// SPDX-License-Identifier: MIT
import RandomChoices
import SelectionCore
import SelectionOutline
import XCTest

/// New contents of one group, compared with the same contents told as those of the whole tree.
final class UpdateChildrenTests: XCTestCase {
  private typealias Outline = OutlineSelection<Int>

  func testAFolderIsReadAgain() throws {
    var files = try OutlineSelection(nodes: [
      OutlineNode("docs"), OutlineNode("old", depth: 1), OutlineNode("may", depth: 2),
      OutlineNode("plan", depth: 1), OutlineNode("notes"),
    ])
    try files.tapBox("may")
    try files.select(["plan"])
    let change = try files.updateChildren(
      of: "docs",
      to: [OutlineNode("new"), OutlineNode("old", kind: .unloaded), OutlineNode("plan")])
    XCTAssertEqual(files.shownRows, ["docs", "new", "old", "may", "plan", "notes"])
    XCTAssertEqual(files.checkedLeaves, ["may"])
    XCTAssertEqual(files.selectedRows, ["plan"])
    XCTAssertEqual(change.lost, [])
    XCTAssertEqual(try files.updateChildren(of: "docs", to: []).lost, ["plan"])
    XCTAssertEqual(files.shownRows, ["docs", "notes"])
    try files.updateChildren(of: nil, to: [OutlineNode("notes")])
    XCTAssertEqual(files.allRows, ["notes"])
  }

  func testAFolderThatIsntLoadedIsLoaded() throws {
    var files = try OutlineSelection(nodes: [OutlineNode("photos", kind: .unloaded)])
    try files.tapBox("photos")
    try files.updateChildren(of: "photos", to: [OutlineNode("sea")])
    XCTAssertEqual(files.checkedLeaves, ["sea"])
    XCTAssertTrue(files.isLoaded("photos"))
  }

  func testOnlyChildrenAreTold() throws {
    var files = try OutlineSelection(nodes: [OutlineNode("docs", kind: .group)])
    let before = files
    XCTAssertThrowsError(
      try files.updateChildren(of: "docs", to: [OutlineNode("a"), OutlineNode("b", depth: 1)])
    ) { XCTAssertEqual($0 as? OutlineError, .tooDeep(place: 1, depth: 1, greatest: 0)) }
    XCTAssertThrowsError(try files.updateChildren(of: "gone", to: [])) {
      XCTAssertEqual($0 as? OutlineError, .unknownID("gone"))
    }
    XCTAssertEqual(files, before)
  }

  func testTheWholeTreeToldAnewIsTheSame() throws {
    for seed in 0..<programCount(1_000) {
      var random = RandomSource(seed: seed)
      var outline = try Outline(nodes: nodes(12, from: 0, &random))
      for _ in 0..<6 { try mark(&outline, &random) }
      for step in 0..<4 {
        let ids = outline.allRows
        let group = ids.filter { outline.isGroup($0) && outline.isLoaded($0) }
          .randomElement(using: &random)
        var children = outline.children(of: group).filter { _ in random.below(4) > 0 }
        children.shuffle(using: &random)
        for new in 0..<random.below(3) {
          children.insert(1_000 * (step + 1) + new, at: random.below(children.count + 1))
        }
        let told = children.map { id in
          OutlineNode(id, kind: id < 1_000 ? kind(of: id, in: outline) : .leaf)
        }
        var whole = outline
        try whole.update(to: contents(of: outline, group, told), vanished: .gone)
        try outline.updateChildren(of: group, to: told)
        let message = "seed \(seed), step \(step)"
        XCTAssertEqual(outline.description, whole.description, message)
        XCTAssertEqual(outline.snapshot, whole.snapshot, message)
        XCTAssertEqual(outline.allRows, whole.allRows, message)
        XCTAssertEqual(outline.rows.lead, whole.rows.lead, message)
        try mark(&outline, &random)
      }
    }
  }

  private func kind(of id: Int, in outline: Outline) -> OutlineNode<Int>.Kind {
    outline.isGroup(id) ? (outline.isLoaded(id) ? .group : .unloaded) : .leaf
  }

  /// The whole tree, with other children of one group.
  private func contents(
    of outline: Outline, _ group: Int?, _ children: [OutlineNode<Int>]
  ) -> [OutlineNode<Int>] {
    var nodes: [OutlineNode<Int>] = []
    func add(_ parent: Int?, _ depth: Int) {
      let list =
        parent == group
        ? children
        : outline.children(of: parent).map { OutlineNode($0, kind: kind(of: $0, in: outline)) }
      for var node in list {
        node.depth = depth
        nodes.append(node)
        if node.id < 1_000 || outline.isGroup(node.id) { add(node.id, depth + 1) }
      }
    }
    add(nil, 0)
    return nodes
  }

  private func nodes(
    _ count: Int, from first: Int, _ random: inout RandomSource
  ) -> [OutlineNode<Int>] {
    var depths: [Int] = []
    for _ in 0..<count { depths.append(random.below((depths.last ?? -1) + 2)) }
    return depths.indices.map { place in
      let isParent = place + 1 < count && depths[place + 1] > depths[place]
      return OutlineNode(
        first + place, depth: depths[place],
        kind: isParent ? .group : random.below(5) == 0 ? .unloaded : .leaf)
    }
  }

  private func mark(_ outline: inout Outline, _ random: inout RandomSource) throws {
    guard let id = outline.allRows.randomElement(using: &random) else { return }
    switch random.below(4) {
    case 0: try outline.tapBox(id)
    case 1: try outline.reveal(id)
    case 2: if outline.row(of: id) != nil { try outline.toggle(id) }
    default: try outline.collapse(id)
    }
  }
}
