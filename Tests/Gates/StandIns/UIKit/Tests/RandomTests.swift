// SPDX-License-Identifier: MIT

import Foundation
import SelectionCore
import SelectionViews
import UIKit
import XCTest

/// After anything that a user and an app do, the view shows the table, and the table is what it
/// would be without a view.
@MainActor
final class RandomTests: XCTestCase {
  /// The seeds to try: `SEED=17` is one that has failed, and `SEEDS=5000` are more than usual.
  private var seeds: Range<UInt64> {
    let environment = ProcessInfo.processInfo.environment
    if let seed = environment["SEED"].flatMap(UInt64.init) { return seed..<(seed + 1) }
    return 0..<(environment["SEEDS"].flatMap(UInt64.init) ?? 200)
  }

  func testViewAndTableAreAlike() async {
    var failures = 0
    for seed in seeds where failures < 5 {
      if !run(seed) { failures += 1 }
    }
  }

  private func run(_ seed: UInt64) -> Bool {
    let user = RandomUser(seed: seed)
    willRaise = { print("seed \(seed)", user.deeds.joined(separator: "\n"), separator: "\n") }
    defer { willRaise = nil }
    for _ in 0..<60 {
      guard user.act() else { continue }
      user.screen.view.layoutIfNeeded()
      let table = user.screen.driver.table
      let difference =
        user.screen.difference
        ?? (Self.state(table) == Self.state(user.twin)
          ? nil : "\(Self.state(table))\nin place of \(Self.state(user.twin))")
      if let difference {
        XCTFail(
          "SEED=\(seed): \(difference)\nafter\n" + user.deeds.suffix(12).joined(separator: "\n"))
        return false
      }
    }
    return true
  }

  private static func state(_ table: IdentifiedTable<Int>) -> String {
    """
    selected \(table.selectedRows), checked \(table.checkedRows), anchor \(table.anchor ?? -1), \
    lead \(table.lead ?? -1), editing \(table.isEditing), contents \(table.contents)
    """
  }
}
