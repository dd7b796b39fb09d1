// SPDX-License-Identifier: MIT
import Foundation
import SelectionCore
import SelectionOutline
import XCTest

/// A tree of a million nodes whose marks are saved, and come back in an outline that has loaded
/// nothing yet.
final class LargeStartUpTests: XCTestCase {
  /// The number of children of the root, of each folder, and of each folder in these: a million
  /// files, or few if code is slow or checked.
  private static let widths: [Int] = {
    #if DEBUG || InvariantChecks
      [8, 10, 16]
    #else
      [20, 50, 1000]
    #endif
  }()

  /// The marks of a tree, by identity, wherever its nodes are.
  private struct Marks: Equatable {
    var checked: Set<Int>
    var selected: Set<Int>
    var collapsed: Set<Int>
    var partly: Set<Int>

    init(_ snapshot: OutlineSnapshot<Int>) {
      checked = Set(snapshot.marks.checkedRows)
      selected = Set(snapshot.marks.selected.map { $0.id })
      collapsed = Set(snapshot.collapsed)
      partly = Set(snapshot.partlyChecked)
    }
  }

  /// The identity of a folder's child.
  private func child(_ place: Int, of folder: Int) -> Int { folder * 1024 + place + 1 }

  private func folder(of child: Int) -> Int { (child - 1) / 1024 }

  private func depth(_ node: Int) -> Int { node == 0 ? 0 : depth(folder(of: node)) + 1 }

  private func width(_ folder: Int) -> Int { Self.widths[depth(folder)] }

  /// The last folder of each folder is never loaded.
  private func isNeverLoaded(_ node: Int) -> Bool {
    depth(node) == 2 && node == child(Self.widths[1] - 1, of: folder(of: node))
  }

  /// The children of a folder, none of which is loaded.
  private func children(of folder: Int) -> [OutlineNode<Int>] {
    (0..<width(folder)).map { place in
      OutlineNode(child(place, of: folder), kind: depth(folder) < 2 ? .unloaded : .leaf)
    }
  }

  private func wholeTree() -> [OutlineNode<Int>] {
    var nodes = [OutlineNode(0)]
    func add(_ folder: Int, depth: Int) {
      for var node in children(of: folder) {
        node.depth = depth
        let isFolder = depth < 3 && !isNeverLoaded(node.id)
        if isFolder { node.kind = .group }
        // Of those that are never loaded, some are checked, and some partly.
        if node.kind == .unloaded {
          node.isChecked = node.id % 3 == 0
          node.isPartlyChecked = node.id % 3 == 1
        }
        nodes.append(node)
        if isFolder { add(node.id, depth: depth + 1) }
      }
    }
    add(0, depth: 1)
    return nodes
  }

  /// The folders in which one file at most is checked.
  private var exclusive: [Int] { tops.map { child(1, of: $0) } }

  private var tops: [Int] { children(of: 0).map(\.id) }

  private func marked() throws -> OutlineSelection<Int> {
    var outline = try OutlineSelection(nodes: wholeTree())
    try outline.setExclusive(true, exclusive)
    for (place, folder) in exclusive.enumerated() {
      try outline.tapBox(child(place % 9, of: folder))
    }
    try outline.tapBox(child(3, of: 0))
    let all = outline.allRows
    let files = stride(from: 5, to: all.count, by: 97).map { all[$0] }
      .filter { depth($0) == 3 && !exclusive.contains(folder(of: $0)) }
    try outline.setChecked(true, files)
    try outline.select(stride(from: 2, to: all.count, by: 109).map { all[$0] })
    for (place, top) in tops.enumerated() {
      for number in [2, 3, 5] { try outline.collapse(child(number, of: top)) }
      if place % 3 == 0 { try outline.collapse(top) }
    }
    return outline
  }

  /// The snapshot in its bytes, as of another start of the app.
  private func saved(_ outline: OutlineSelection<Int>) throws -> OutlineSnapshot<Int> {
    try JSONDecoder().decode(
      OutlineSnapshot<Int>.self, from: JSONEncoder().encode(outline.snapshot))
  }

  /// Starts with one folder that isn't loaded, and loads folders in any order.
  private func started(
    with snapshot: OutlineSnapshot<Int>, expanding marks: Marks, loads: Int,
    _ random: inout SplitMix
  ) throws -> OutlineSelection<Int> {
    var outline = try OutlineSelection(nodes: [OutlineNode(0, kind: .unloaded)])
    try outline.restore(snapshot)
    let exclusive = Set(exclusive)
    var open = [0]
    for _ in 0..<loads {
      guard let next = open.indices.randomElement(using: &random) else { break }
      open.swapAt(next, open.count - 1)
      let folder = open.removeLast()
      if exclusive.contains(folder) { try outline.setExclusive(true, [folder]) }
      if !marks.collapsed.contains(folder) { try outline.expand(folder) }
      let change = try outline.loadChildren(children(of: folder), of: folder)
      XCTAssertEqual(change.missingChecked, [])
      if depth(folder) < 2 {
        open += children(of: folder).map(\.id).filter { !isNeverLoaded($0) }
      }
    }
    return outline
  }

  func testNoMarkIsLostByARestartThatLoadsFolderByFolder() throws {
    let outline = try marked()
    let snapshot = try saved(outline)
    let marks = Marks(snapshot)
    for count in [marks.checked, marks.selected, marks.collapsed, marks.partly].map(\.count) {
      XCTAssertGreaterThan(count, 1)
    }
    var random = SplitMix(seed: 1)
    // Three folders of four aren't loaded when it is saved again.
    let loads = Self.widths[0] * Self.widths[1] / 4
    let partly = try started(with: snapshot, expanding: marks, loads: loads, &random)
    XCTAssertGreaterThan(partly.missingIDs.count, marks.checked.count / 2)
    let again = try saved(partly)
    XCTAssertTrue(Marks(again) == marks)

    let whole = try started(with: again, expanding: marks, loads: .max, &random)
    XCTAssertEqual(whole.missingIDs, [])
    XCTAssertTrue(whole.allRows == outline.allRows)
    XCTAssertTrue(Marks(try saved(whole)) == marks)
    XCTAssertEqual(whole.checkedLeafCount, outline.checkedLeafCount)
    XCTAssertEqual(whole.rows.selectedNumbers, outline.rows.selectedNumbers)
    XCTAssertEqual(whole.shownRows.count, outline.shownRows.count)
    XCTAssertEqual(whole.state(of: 0), outline.state(of: 0))
    for folder in tops { XCTAssertEqual(whole.state(of: folder), outline.state(of: folder)) }
    // Of the files of an exclusive folder one is checked yet.
    for folder in exclusive {
      XCTAssertEqual(whole.children(of: folder).filter { whole.isChecked($0) }.count, 1)
    }
  }
}
