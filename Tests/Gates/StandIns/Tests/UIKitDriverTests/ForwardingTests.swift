// SPDX-License-Identifier: MIT

import SelectionCore
import SelectionUIKit
import SelectionViews
import UIKit
import XCTest

private var canEdit: Selector { Selector((any CollectionViewCanEditItemAtIndexPath).self) }
private var nobodysMethod: Selector { NSSelectorFromString("nobodysMethod") }

@MainActor private protocol FlowLayoutDelegate {}
@MainActor private protocol OtherDelegate {}
private var flowLayout: Protocol { Protocol((any FlowLayoutDelegate).self) }

/// A delegate of another library, which takes the place of the view's delegate, watches some calls
/// and forwards all calls to the delegate that it found.
private final class WatchingProxy: StandInObject, CollectionViewCanEditItemAtIndexPath {
  // Asked outside of any actor, as in Objective-C.
  nonisolated(unsafe) weak var forwardTo: (any UICollectionViewDelegate)?
  nonisolated(unsafe) var watchesEditing = false
  private(set) var edited = 0

  init(_ view: UICollectionView) {
    super.init()
    takePlace(in: view)
  }

  func takePlace(in view: UICollectionView) {
    if view.delegate !== self {
      forwardTo = view.delegate
      view.delegate = self
    }
  }

  override nonisolated func responds(to aSelector: Selector!) -> Bool {
    aSelector == canEdit && watchesEditing || forwardTo?.responds(to: aSelector) == true
  }
  override nonisolated func forwardingTarget(for aSelector: Selector!) -> Any? {
    forwardTo?.responds(to: aSelector) == true ? forwardTo : nil
  }
  func collectionView(
    _ collectionView: UICollectionView, canEditItemAt indexPath: IndexPath
  ) -> Bool {
    edited += 1
    return true
  }
}

/// An app's delegate with a method that the driver doesn't have.
private final class EditingDelegate: StandInObject, CollectionViewCanEditItemAtIndexPath,
  FlowLayoutDelegate
{
  func collectionView(
    _ collectionView: UICollectionView, canEditItemAt indexPath: IndexPath
  ) -> Bool { indexPath.row == 1 }
}

/// Calls go on to the app's delegate, and never in a circle.
@MainActor
final class ForwardingTests: XCTestCase {
  private func check(_ screen: Screen, file: StaticString = #filePath, line: UInt = #line) {
    screen.view.tap(1)
    XCTAssertEqual(screen.driver.table.selectedRows, [2], file: file, line: line)
    screen.driver.apply(.select([3]))
    screen.check(file: file, line: line)
    XCTAssertFalse(screen.driver.responds(to: nobodysMethod), file: file, line: line)
  }

  func testProxyThatForwardsToTheDriverStaysInFront() async {
    let screen = Screen([[1, 2, 3]], .multiple)
    let proxy = WatchingProxy(screen.view)
    check(screen)
    XCTAssertTrue(screen.view.delegate === proxy)
    XCTAssertEqual(screen.delegate.selected, [IndexPath(row: 1, section: 0)])
  }

  func testProxyThatComesBackIsNotForwardedTo() async {
    let screen = Screen([[1, 2, 3]], .multiple)
    screen.driver.delegate = nil
    screen.view.delegate = nil
    let proxy = WatchingProxy(screen.view)
    _ = screen.driver.table
    XCTAssertTrue(screen.view.delegate === screen.driver)
    XCTAssertTrue(screen.driver.delegate === proxy)
    proxy.takePlace(in: screen.view)
    check(screen)
    XCTAssertNil(screen.driver.delegate)
  }

  func testWatchedMethodIsCalledOnce() async {
    let screen = Screen([[1, 2, 3]], .multiple)
    screen.driver.delegate = nil
    screen.view.delegate = nil
    let proxy = WatchingProxy(screen.view)
    _ = screen.driver.table
    proxy.watchesEditing = true
    proxy.takePlace(in: screen.view)
    check(screen)
    XCTAssertTrue(screen.view.delegate?.responds(to: canEdit) == true)
    XCTAssertFalse(screen.driver.responds(to: canEdit))
    XCTAssertEqual(screen.allowsEditing(0), true)
    XCTAssertEqual(proxy.edited, 1)
  }

  func testAppsDelegateAnswersWhatTheDriverDoesNotImplement() async {
    let screen = Screen([[1, 2, 3]], .multiple)
    let app = EditingDelegate()
    screen.driver.delegate = app
    XCTAssertTrue(screen.driver.responds(to: canEdit))
    XCTAssertEqual(screen.allowsEditing(1), true)
    XCTAssertEqual(screen.allowsEditing(0), false)
  }

  func testProtocolsOfTheAppsDelegateAreTheDrivers() async {
    let screen = Screen([[1, 2, 3]], .multiple)
    XCTAssertFalse(screen.driver.conforms(to: flowLayout))
    let app = EditingDelegate()
    screen.driver.delegate = app
    XCTAssertTrue(screen.driver.conforms(to: flowLayout))
    XCTAssertFalse(screen.driver.conforms(to: Protocol((any OtherDelegate).self)))
  }

  func testASecondDriverReplacesTheFirstUntilItIsGone() async {
    let screen = Screen([[1, 2, 3]], .multiple)
    let app = screen.driver.delegate
    var second: CollectionDriver? = CollectionDriver(
      screen.view, IdentifiedTable(sections: [[1, 2, 3]], policy: .multiple))
    XCTAssertNotNil(app)
    XCTAssertTrue(second?.delegate === app)
    XCTAssertNil(screen.driver.collectionView)
    _ = screen.driver.table
    XCTAssertTrue(screen.view.delegate === second)
    second = nil
    XCTAssertTrue(screen.view.delegate === app)
  }

  func testANewTableReplacesTheSelectionInTheView() async {
    let screen = Screen([[1, 2, 3]], .multiple)
    screen.view.tap(1)
    XCTAssertEqual(screen.driver.table.selectedRows, [2])
    var other = IdentifiedTable(sections: [[4, 5, 6]], policy: .multiple)
    _ = try? other.select([6])
    let second = CollectionDriver(screen.view, other)
    screen.view.reloadData()
    screen.view.layoutIfNeeded()
    XCTAssertEqual(second.table.selectedRows, [6])
    XCTAssertEqual(screen.selectedInView, [RowPath(0, 2)])
    XCTAssertEqual(screen.driver.table.selectedRows, [2])
  }

  func testTwoDriversDoNotForwardInACircle() async {
    let screen = Screen([[1, 2, 3]], .multiple)
    let second = CollectionDriver(
      screen.view, IdentifiedTable(sections: [[1, 2, 3]], policy: .multiple))
    second.delegate = screen.driver
    screen.driver.delegate = second
    XCTAssertNil(screen.driver.delegate)
    XCTAssertFalse(screen.driver.responds(to: nobodysMethod))
    XCTAssertFalse(second.responds(to: nobodysMethod))
  }

  func testDelegateThatRespondsToEverythingIsForwardedTo() async {
    final class Mock: StandInObject, UICollectionViewDelegate {
      override nonisolated func responds(to aSelector: Selector!) -> Bool { true }
    }
    let screen = Screen([[1, 2, 3]], .multiple)
    let mock = Mock()
    screen.driver.delegate = mock
    XCTAssertTrue(screen.driver.delegate === mock)
  }
}

extension Screen {
  /// The answer of the view's delegate to whether an item can be edited.
  fileprivate func allowsEditing(_ row: Int) -> Bool? {
    receiver(ofOptional: (any CollectionViewCanEditItemAtIndexPath).self, in: view.delegate)?
      .collectionView(view, canEditItemAt: IndexPath(row: row, section: 0))
  }
}
