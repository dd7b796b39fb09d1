// SPDX-License-Identifier: MIT

import SelectionCore
import SelectionViews
import UIKit
import XCTest

/// After anything that a user and an app do, the view shows the table, and the table is what it
/// would be without a view.
@MainActor
final class RandomTests: XCTestCase {
  func testCollectionViewAndTableAreAlike() async { run(isTable: false) }

  func testTableViewAndTableAreAlike() async { run(isTable: true) }

  private func run(isTable: Bool) {
    var failures = 0
    for seed in Seeds.toTry(usually: 60) where failures < 5 {
      if !run(seed, isTable) { failures += 1 }
    }
  }

  private func run(_ seed: UInt64, _ isTable: Bool) -> Bool {
    let user = RandomUser(seed: seed, isTable: isTable)
    let complain = StandIn.complain
    StandIn.complain = {
      fatalError("SEED=\(seed): \($0) after\n\(user.steps.joined(separator: "\n"))")
    }
    defer { StandIn.complain = complain }
    for _ in 0..<60 {
      guard user.act() else { continue }
      user.screen.rows.layoutIfNeeded()
      let table = user.screen.base.table
      let difference =
        user.screen.difference
        ?? (Self.state(table) == Self.state(user.twin)
          ? nil : "\(Self.state(table))\nin place of \(Self.state(user.twin))")
      if let difference {
        XCTFail(
          "SEED=\(seed): \(difference)\nafter\n" + user.steps.suffix(12).joined(separator: "\n"))
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
