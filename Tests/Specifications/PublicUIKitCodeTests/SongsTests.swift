// SPDX-License-Identifier: MIT

import UIKitNames
import XCTest

/// A search by a plain class of Swift 5, nibs, segments and styled texts, in ordinary table code.
@MainActor
final class SongsTests: XCTestCase {
  private final class SongCell: UITableViewCell {}

  private func shown() -> (SongsViewController, UISearchBar?) {
    UINib.cellClasses["SongCell"] = SongCell.self
    let screen = SongsViewController()
    screen.loadViewIfNeeded()
    return (screen, screen.navigationItem.searchController?.searchBar)
  }

  private func texts(_ screen: SongsViewController) -> [String?] {
    screen.tableView.visibleCells.map(\.shownText)
  }

  func testAPlainClassSearches() async throws {
    let (screen, bar) = shown()
    XCTAssertTrue(screen.hidesBottomBarWhenPushed)
    bar?.enter("CA")
    XCTAssertTrue(screen.search.isOpen)
    XCTAssertEqual(texts(screen), ["Canon", "Carol"])
    bar?.tapSearchButton()
    XCTAssertEqual(bar?.isFirstResponder, false)
    XCTAssertEqual(texts(screen), ["Canon", "Carol"], "the search goes on without the keyboard")
    try screen.tableView.tap(at: [0, 1])
    bar?.tapCancelButton()
    XCTAssertFalse(screen.search.isOpen)
    XCTAssertEqual(texts(screen), ["Aria", "Ballad", "Canon", "Carol"])
    XCTAssertEqual(screen.played, ["Carol"])
    let styles = screen.tableView.visibleCells.map { $0.content["text style"] }
    XCTAssertEqual(styles, [nil, nil, nil, "0..<5 NSStrikethrough 1"])
    XCTAssertEqual(screen.tableView.staleCells(), [])
  }

  func testASegmentTurnsTheOrder() async {
    let (screen, _) = shown()
    XCTAssertTrue(screen.tableView.visibleCells.first is SongCell)
    screen.order.tapSegment(at: 1)
    XCTAssertEqual(texts(screen), ["Carol", "Canon", "Ballad", "Aria"])
    XCTAssertEqual(screen.tableView.staleCells(), [])
  }
}
