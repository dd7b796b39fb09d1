// SPDX-License-Identifier: MIT

import UIKitNames

import class XCTest.XCTestCase
import func XCTest.XCTAssertEqual
import func XCTest.XCTAssertTrue

/// The names of Foundation that UIKit re-exports, in a file that imports neither.
final class ReexportTests: XCTestCase {
  func testFoundationComesAlong() {
    XCTAssertEqual(Date(timeIntervalSince1970: 1).timeIntervalSince1970, 1)
    XCTAssertEqual(IndexSet(integersIn: 1...3).count, 3)
    XCTAssertEqual(UUID().uuidString.count, 36)
    XCTAssertEqual(NSObject().isEqual(UserDefaults.standard), false)
    XCTAssertTrue(Bundle.main !== NotificationCenter.default)
  }
}
