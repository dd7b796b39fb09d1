// SPDX-License-Identifier: MIT
import Fixtures
import SelectionCore
import SelectionOutline
import SelectionOutlineObservation
import XCTest

/// The observers that are told, and the rows that are drawn, in a tree of a hundred thousand files,
/// or of a million if the tests are optimized; forty rows are in sight.
///
/// One folder at the top, ten folders in it, a tenth of the files in each. Costs are counted in
/// lookups of identities.
@MainActor
final class LargeTreeTests: XCTestCase {
  private typealias Count = Screen.Count

  /// The number of files in each folder.
  private static let files = amount(debug: 10_000, optimized: 100_000)

  private static let outline: OutlineSelection<Item>? = {
    var nodes = [OutlineNode(Item(0))]
    for _ in 0..<10 {
      nodes.append(OutlineNode(Item(nodes.count), depth: 1))
      for _ in 0..<files { nodes.append(OutlineNode(Item(nodes.count), depth: 2)) }
    }
    return try? OutlineSelection(nodes: nodes)
  }()

  private func folder(_ number: Int) -> Item { Item(1 + number * (Self.files + 1)) }

  private func screen(expanded: [Int]) throws -> Screen {
    var outline = try XCTUnwrap(Self.outline)
    for number in 0..<10 where !expanded.contains(number) { try outline.collapse(folder(number)) }
    return Screen(ObservableOutline(outline))
  }

  func testAFolderThatOpensDrawsItsTriangleAndWhatComes() async throws {
    let screen = try screen(expanded: [])
    XCTAssertEqual(screen.visible.count, 11)
    let model = screen.model
    // The list and the triangle are told; the triangle and the 38 files that come are drawn.
    XCTAssertEqual(
      screen.count { model[isExpanded: folder(0)] = true }, Count(told: 2, lists: 1, rows: 39))
    XCTAssertTrue(screen.isRight)
    // The files that have been drawn are still observed, and no observer of them is told.
    XCTAssertEqual(
      screen.count { model[isExpanded: folder(0)] = false }, Count(told: 2, lists: 1, rows: 1))
    XCTAssertEqual(
      screen.count { model[isExpanded: folder(0)] = true }, Count(told: 2, lists: 1, rows: 1))
    XCTAssertEqual(
      screen.count { model.expandAll() }, Count(told: 10, lists: 1, rows: 0),
      "nine other triangles, which are far below now")
  }

  func testATapOnTheTopmostBoxDrawsWhatIsInSight() async throws {
    let screen = try screen(expanded: Array(0..<10))
    let model = screen.model
    var change: OutlineChange<Item>?
    Item.lookups = 0
    XCTAssertEqual(
      screen.count { change = model.tapBox(Item(0)) }, Count(told: 40, lists: 0, rows: 40))
    XCTAssertLessThan(Item.lookups, 2_000)
    XCTAssertTrue(screen.isRight)
    XCTAssertEqual(model.checkedLeafCount, .exactly(10 * Self.files))
    XCTAssertEqual(change?.rowsToRedraw(in: screen.visiblePaths), screen.visible)
    XCTAssertEqual(change?.rowsToRedraw.count, 10 * Self.files + 11)

    screen.scroll(to: 5 * Self.files + 500)
    let file = Item(5 * Self.files + 510)
    Item.lookups = 0
    XCTAssertEqual(
      screen.count { change = model.tapBox(file) }, Count(told: 2, lists: 0, rows: 1),
      "the file in sight, and above it the folder that was in sight before")
    XCTAssertEqual(change?.rowsToRedraw(in: screen.visiblePaths), [file])
    XCTAssertLessThan(Item.lookups, 500)
  }

  func testAFilterDrawsWhatComesIntoSight() async throws {
    let screen = try screen(expanded: Array(0..<10))
    let model = screen.model
    let passing = (0..<10).map { Item(3 + $0 * (Self.files + 1)) }
    // Of the 21 rows that pass or are above, two folders and a file were in sight.
    XCTAssertEqual(screen.count { model.filter(passing) }, Count(told: 1, lists: 1, rows: 18))
    XCTAssertTrue(screen.isRight)
    // The box at the top checks what passes; it and the folders become partly checked.
    XCTAssertEqual(
      screen.count { model.tapBox(Item(0)) }, Count(told: 21, lists: 0, rows: 21))
    XCTAssertEqual(model.checkedLeafCount, .exactly(10))
    XCTAssertEqual(
      screen.count { model.filter(nil) }, Count(told: 1, lists: 1, rows: 0),
      "the 40 rows that come have been drawn before, and look the same")
    XCTAssertTrue(screen.isRight)
  }

  func testAKeyLooksUpTheRowsThatDifferAlone() async throws {
    let screen = try screen(expanded: Array(0..<10))
    let model = screen.model
    model.selectedRow = Item(5)
    for row in stride(from: 0, to: 8_000, by: 40) { screen.scroll(to: row) }
    screen.scroll(to: 0)
    Item.lookups = 0
    // Two rows are selected differently; 8,000 are observed.
    XCTAssertEqual(
      screen.count { model.handle(.key(KeyStroke(.down)), profile: .appKit) },
      Count(told: 2, lists: 0, rows: 2))
    XCTAssertLessThan(Item.lookups, 300)
    Item.lookups = 0
    XCTAssertEqual(
      screen.count { model.tapBox(Item(7)) }, Count(told: 3, lists: 0, rows: 3))
    XCTAssertLessThan(Item.lookups, 300)
    XCTAssertTrue(screen.isRight)
  }
}
