// SPDX-License-Identifier: MIT

import UIKitNames
import XCTest

/// Layers, buttons, menus and segues, as in ordinary table code.
@MainActor
final class AlbumsTests: XCTestCase {
  private func shown() -> (AlbumsViewController, UINavigationController) {
    let screen = AlbumsViewController()
    let stack = UINavigationController(rootViewController: screen)
    screen.tableView.layoutIfNeeded()
    return (screen, stack)
  }

  private func cell(_ screen: AlbumsViewController, _ row: Int) throws -> AlbumCell {
    try XCTUnwrap(screen.tableView.cellForRow(at: [0, row]) as? AlbumCell)
  }

  func testAButtonInACell() async throws {
    let (screen, _stack) = shown()
    XCTAssertEqual(try cell(screen, 1).star.currentTitle, "☆")
    try cell(screen, 1).star.tap()
    XCTAssertEqual(screen.starred, ["Beach"])
    XCTAssertEqual(try cell(screen, 1).star.currentTitle, "★")
    XCTAssertEqual(try cell(screen, 1).star.titleLabel?.text, "★")
    XCTAssertEqual(try cell(screen, 1).star.currentTitleColor, .systemYellow)
    XCTAssertEqual(try cell(screen, 2).star.currentTitle, "☆")
    XCTAssertEqual(screen.tableView.staleCells(), [])
    try cell(screen, 2).star.isSelected = true
    XCTAssertEqual(try cell(screen, 2).star.content["button"], "★")
    try cell(screen, 0).star.isEnabled = false
    try cell(screen, 0).star.tap()
    XCTAssertEqual(screen.starred, ["Beach"])
    _ = _stack
  }

  func testAButtonOfAnAction() async {
    var taps = 0
    let button = UIButton(
      type: .custom, primaryAction: UIAction(title: "Go") { _ in taps += 1 })
    XCTAssertEqual(button.currentTitle, "Go")
    button.setTitle("Wait", for: .disabled)
    button.setImage(UIImage(systemName: "play"), for: .normal)
    button.tap()
    button.isEnabled = false
    XCTAssertEqual(button.currentTitle, "Wait")
    XCTAssertNotNil(button.currentImage)
    XCTAssertEqual(button.title(for: .normal), "Go")
    XCTAssertNil(button.title(for: .selected))
    button.tap()
    XCTAssertEqual(taps, 1)
  }

  func testLayersAreKept() async throws {
    let (screen, _stack) = shown()
    let layer = try cell(screen, 0).contentView.layer
    XCTAssertEqual(layer.cornerRadius, 8)
    XCTAssertTrue(layer.masksToBounds)
    XCTAssertEqual(layer.borderColor, UIColor.separator.cgColor)
    XCTAssertEqual(layer.shadowOffset.height, 2)
    XCTAssertTrue(try cell(screen, 0).contentView.layer === layer)
    _ = _stack
  }

  func testAWayThroughAStoryboard() async throws {
    let (screen, stack) = shown()
    screen.segueDestinationHandler = { $0 == "album" ? AlbumViewController() : nil }
    try screen.tableView.tap(at: [0, 2])
    let album = try XCTUnwrap(stack.topViewController as? AlbumViewController)
    XCTAssertEqual(album.album, "City")
    screen.performSegue(withIdentifier: "other", sender: nil)
    XCTAssertFalse(stack.topViewController === album, "any screen stands for one that is not known")
  }

  func testASegueWithoutANavigationControllerPresents() async {
    let screen = AlbumsViewController()
    screen.performSegue(withIdentifier: "album", sender: nil)
    XCTAssertNotNil(screen.presentedViewController)
  }

  func testAMenuOnARow() async throws {
    let (screen, _stack) = shown()
    let table: UITableView = screen.tableView
    XCTAssertNil(try table.openContextMenu(at: [0, 0]))
    let menu = try XCTUnwrap(table.openContextMenu(at: [0, 1]))
    XCTAssertEqual(menu.actions.map(\.title), ["Star", "Share", "Delete"])
    XCTAssertTrue(menu.choose("Star"))
    XCTAssertEqual(screen.starred, ["Beach"])
    XCTAssertFalse(menu.choose("Share"), "it is disabled")
    XCTAssertFalse(menu.choose("Print"))
    XCTAssertTrue(menu.choose("Delete"))
    XCTAssertEqual(screen.albums, ["Alps", "City"])
    XCTAssertEqual(table.staleCells(), [])
    XCTAssertThrowsError(try table.openContextMenu(at: [0, 2]))
    _ = _stack
  }

  func testAnEmptyListOfSwipeActionsHasNoSwipe() async throws {
    let (screen, _stack) = shown()
    try screen.tableView.swipe(at: [0, 0])
    XCTAssertNil(screen.tableView.swipedRow)
    _ = _stack
  }

  func testAButtonForNobody() async {
    let (screen, _stack) = shown()
    screen.navigationItem.backBarButtonItem?.tap()
    screen.navigationItem.rightBarButtonItem?.tap()
    XCTAssertEqual(screen.navigationItem.backBarButtonItem?.title, "")
    XCTAssertNotNil(screen.navigationItem.rightBarButtonItem?.image)
    screen.didReceiveMemoryWarning()
    XCTAssertEqual(screen.log.last, "memory")
    _ = _stack
  }

  func testAStackTellsItsDelegate() async {
    let (screen, stack) = shown()
    let before = screen.log.count
    func log() -> [String] { Array(screen.log.dropFirst(before)) }
    stack.pushViewController(UIViewController(), animated: true)
    stack.popViewController(animated: false)
    XCTAssertEqual(
      log(),
      [
        "will show album true", "did show album true", "will show albums false",
        "did show albums false",
      ])
    stack.pushViewController(UIViewController(), animated: false)
    stack.beginInteractivePop()
    XCTAssertEqual(log().last, "will show albums true")
    stack.cancelInteractivePop()
    XCTAssertEqual(log().count, 7)
    stack.beginInteractivePop()
    stack.finishInteractivePop()
    XCTAssertEqual(log().last, "did show albums true")
    XCTAssertEqual(log().count, 9)
  }

  func testUpdatesThatAreOpen() async {
    let (screen, _stack) = shown()
    let table: UITableView = screen.tableView
    XCTAssertFalse(table.hasUncommittedUpdates)
    var wasOpen = false
    table.performBatchUpdates { wasOpen = table.hasUncommittedUpdates }
    XCTAssertTrue(wasOpen)
    XCTAssertFalse(table.hasUncommittedUpdates)
    _ = _stack
  }
}
