// SPDX-License-Identifier: MIT

import SelectionUIKit
import XCTest

/// An app's delegate gets the same calls with a driver as without, in the same order.
@MainActor
final class ForwardingTests: XCTestCase {
  func testADelegateHearsTheSameAsWithoutADriver() async throws {
    for policy in [SelectionPolicy.single, .multiple, SelectionPolicy(.none)] {
      for isStubborn in [false, true] {
        var logs: [[String]] = []
        for isDriven in [false, true] {
          let app = App(policy, isStubborn: isStubborn, isDriven: isDriven)
          try app.use()
          logs.append(app.log)
        }
        XCTAssertEqual(logs[0], logs[1], "\(policy), \(isStubborn)")
        XCTAssertGreaterThan(logs[0].count, 60)
      }
    }
  }

  func testWithoutADelegateAllIsAsUIKitHasIt() async throws {
    let app = App(.multiple, isStubborn: false, isDriven: false)
    app.view.delegate = nil
    let driver = TableDriver(app.view, TableSelection(shape: [40], policy: .multiple))
    try app.use()
    XCTAssertEqual(app.log, [])
    XCTAssertEqual(
      Array(driver.table.rows.selectedNumbers), app.view.indexPathsForSelectedRows?.map(\.row))
    XCTAssertNil(driver.delegate)
    XCTAssertEqual(app.view.rectForRow(at: IndexPath(row: 1, section: 0)).height, 44)
  }
}

/// A table with a delegate that records all its calls.
@MainActor
private final class App: UITableViewDataSource, UITableViewDelegate {
  let view = UITableView(style: .plain, visibleRowCount: 6)
  private var driver: TableDriver<TableSelection>?
  private let isStubborn: Bool
  var log: [String] = []

  init(_ policy: SelectionPolicy, isStubborn: Bool, isDriven: Bool) {
    self.isStubborn = isStubborn
    view.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    view.dataSource = self
    view.delegate = self
    view.allowsSelection = policy.allowsSelection
    view.allowsMultipleSelection = policy.allowsMultipleSelection
    view.allowsMultipleSelectionDuringEditing = true
    guard isDriven else { return }
    var policy = policy
    policy.allowsMultipleSelectionDuringEditing = true
    driver = TableDriver(view, TableSelection(shape: [40], policy: policy))
  }

  /// Simulates a user.
  func use() throws {
    view.layoutIfNeeded()
    for row in [1, 3, 4, 3, 3] { try view.tap(at: IndexPath(row: row, section: 0)) }
    try view.touchDown(at: IndexPath(row: 2, section: 0))
    view.touchCancel()
    try view.tapAccessoryButton(at: IndexPath(row: 1, section: 0))
    view.scrollToRow(at: IndexPath(row: 20, section: 0), at: .top, animated: false)
    view.layoutIfNeeded()
    try view.swipe(at: IndexPath(row: 21, section: 0))
    view.endSwipe()
    try view.swipe(at: IndexPath(row: 22, section: 0), from: .leading)
    view.endSwipe()
    try view.moveFocus(to: IndexPath(row: 22, section: 0))
    view.selectionFollowsFocus = true
    try view.moveFocus(to: IndexPath(row: 23, section: 0))
    try view.apply(.beginPan(IndexPath(row: 21, section: 0)))
    try view.apply(.continuePan(to: IndexPath(row: 24, section: 0)))
    try view.apply(.continuePan(to: IndexPath(row: 22, section: 0)))
    try view.apply(.endPan)
    try view.drag(
      from: IndexPath(row: 22, section: 0), to: IndexPath(row: 22, section: 0))
    view.setEditing(false, animated: false)
    _ = driver?.table
    try view.tap(at: IndexPath(row: 20, section: 0))
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 40 }

  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    cell.accessoryType = .detailButton
    return cell
  }

  private func note(_ row: IndexPath?, _ name: String = #function) {
    log.append("\(name.filter(\.isLetter)) \(row?.description ?? "")")
  }

  func tableView(_ tableView: UITableView, shouldHighlightRowAt row: IndexPath) -> Bool {
    note(row)
    return true
  }
  func tableView(_ tableView: UITableView, didHighlightRowAt row: IndexPath) { note(row) }
  func tableView(_ tableView: UITableView, didUnhighlightRowAt row: IndexPath) { note(row) }
  func tableView(_ tableView: UITableView, willSelectRowAt row: IndexPath) -> IndexPath? {
    note(row)
    return isStubborn && row.row == 4 ? IndexPath(row: 5, section: 0) : row
  }
  func tableView(_ tableView: UITableView, willDeselectRowAt row: IndexPath) -> IndexPath? {
    note(row)
    return isStubborn && row.row == 3 ? nil : row
  }
  func tableView(_ tableView: UITableView, didSelectRowAt row: IndexPath) { note(row) }
  func tableView(_ tableView: UITableView, didDeselectRowAt row: IndexPath) { note(row) }
  func tableViewSelectionDidChange(_ tableView: UITableView) { note(nil) }
  func tableView(
    _ tableView: UITableView, canPerformPrimaryActionForRowAt row: IndexPath
  ) -> Bool {
    note(row)
    return true
  }
  func tableView(_ tableView: UITableView, performPrimaryActionForRowAt row: IndexPath) {
    note(row)
  }
  func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith row: IndexPath) {
    note(row)
  }
  func tableView(
    _ tableView: UITableView, shouldBeginMultipleSelectionInteractionAt row: IndexPath
  ) -> Bool {
    note(row)
    return true
  }
  func tableView(
    _ tableView: UITableView, didBeginMultipleSelectionInteractionAt row: IndexPath
  ) { note(row) }
  func tableViewDidEndMultipleSelectionInteraction(_ tableView: UITableView) { note(nil) }
  func tableView(
    _ tableView: UITableView, editingStyleForRowAt row: IndexPath
  ) -> UITableViewCell.EditingStyle {
    note(row)
    return .delete
  }
  func tableView(_ tableView: UITableView, willBeginEditingRowAt row: IndexPath) { note(row) }
  func tableView(_ tableView: UITableView, didEndEditingRowAt row: IndexPath?) { note(row) }
  func tableView(
    _ tableView: UITableView, targetIndexPathForMoveFromRowAt row: IndexPath,
    toProposedIndexPath proposed: IndexPath
  ) -> IndexPath {
    note(row)
    return proposed
  }
  func tableView(_ tableView: UITableView, canFocusRowAt row: IndexPath) -> Bool {
    note(row)
    return true
  }
  func tableView(
    _ tableView: UITableView, selectionFollowsFocusForRowAt row: IndexPath
  ) -> Bool {
    note(row)
    return true
  }
  func tableView(_ tableView: UITableView, heightForRowAt row: IndexPath) -> CGFloat {
    note(row)
    return 44
  }
  func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
    note(nil)
    return 0
  }
  func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat {
    note(nil)
    return 0
  }
  func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    note(nil)
    return UIView()
  }
  func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
    note(nil)
    return UIView()
  }
  func tableView(
    _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt row: IndexPath
  ) -> UISwipeActionsConfiguration? {
    note(row)
    return nil
  }
  func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt row: IndexPath
  ) -> UISwipeActionsConfiguration? {
    note(row)
    return nil
  }
  func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt row: IndexPath
  ) { note(row) }
  func tableView(
    _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt row: IndexPath
  ) { note(row) }
}
