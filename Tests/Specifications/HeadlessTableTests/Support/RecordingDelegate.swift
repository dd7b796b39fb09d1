// SPDX-License-Identifier: MIT

import HeadlessTable
import SelectionCore

/// A table of numbered rows that records the calls of its delegate.
@MainActor
final class RecordingScreen: TableViewDataSource, TableViewDelegate {
  var rowCounts: [Int]
  /// The names of the rows, if they have names that move with them.
  var names: [[String]] = [] { didSet { rowCounts = names.map(\.count) } }
  let table: TableView
  private(set) var calls: [String] = []
  /// Actions to perform inside a call, by the call's text.
  var during: [String: @MainActor (TableView) -> Void] = [:]
  /// The answers to `willSelect` and `willDeselect` that are not the row itself.
  var answers: [String: RowPath?] = [:]
  var highlights = true
  var allowsPans = true
  /// A cell to return for every row.
  var gives: TableViewCell?

  init(_ rowCounts: [Int], visibleRowCount: Int = 10) {
    self.rowCounts = rowCounts
    table = TableView(visibleRowCount: visibleRowCount)
    table.register(TableViewCell.self, forCellReuseIdentifier: "row")
    table.dataSource = self
    table.delegate = self
  }

  /// Forgets the calls and returns them.
  func takeCalls() -> [String] {
    defer { calls = [] }
    return calls
  }

  private func note(_ call: String) {
    calls.append(call)
    during[call]?(table)
  }

  func numberOfSections(in tableView: TableView) -> Int { rowCounts.count }

  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    during["numberOfRows:\(section)"]?(table)
    return rowCounts[section]
  }

  func tableView(_ tableView: TableView, cellForRowAt indexPath: RowPath) -> TableViewCell {
    let text = names.isEmpty ? "\(indexPath)" : names[indexPath.section][indexPath.row]
    during["cellFor:\(indexPath)"]?(table)
    if let gives { return gives }
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    cell.textLabel?.text = text
    return cell
  }

  func tableView(_ tableView: TableView, shouldHighlightRowAt indexPath: RowPath) -> Bool {
    note("shouldHighlight:\(indexPath)")
    return highlights
  }

  func tableView(_ tableView: TableView, didHighlightRowAt indexPath: RowPath) {
    note("didHighlight:\(indexPath)")
  }

  func tableView(_ tableView: TableView, didUnhighlightRowAt indexPath: RowPath) {
    note("didUnhighlight:\(indexPath)")
  }

  func tableView(_ tableView: TableView, willSelectRowAt indexPath: RowPath) -> RowPath? {
    note("willSelect:\(indexPath)")
    return answers["willSelect:\(indexPath)"] ?? indexPath
  }

  func tableView(_ tableView: TableView, willDeselectRowAt indexPath: RowPath) -> RowPath? {
    note("willDeselect:\(indexPath)")
    return answers["willDeselect:\(indexPath)"] ?? indexPath
  }

  func tableView(_ tableView: TableView, didSelectRowAt indexPath: RowPath) {
    note("didSelect:\(indexPath)")
  }

  func tableView(_ tableView: TableView, didDeselectRowAt indexPath: RowPath) {
    note("didDeselect:\(indexPath)")
  }

  func tableViewSelectionDidChange(_ tableView: TableView) { note("selectionDidChange") }

  func tableView(_ tableView: TableView, performPrimaryActionForRowAt indexPath: RowPath) {
    note("primaryAction:\(indexPath)")
  }

  func tableView(_ tableView: TableView, accessoryButtonTappedForRowWith indexPath: RowPath) {
    note("accessoryButtonTapped:\(indexPath)")
  }

  func tableView(
    _ tableView: TableView, shouldBeginMultipleSelectionInteractionAt indexPath: RowPath
  ) -> Bool {
    note("shouldBeginMultipleSelection:\(indexPath)")
    return allowsPans
  }

  func tableView(
    _ tableView: TableView, didBeginMultipleSelectionInteractionAt indexPath: RowPath
  ) {
    note("didBeginMultipleSelection:\(indexPath)")
  }

  func tableViewDidEndMultipleSelectionInteraction(_ tableView: TableView) {
    note("didEndMultipleSelection")
  }

  func tableView(_ tableView: TableView, willBeginEditingRowAt indexPath: RowPath) {
    note("willBeginEditing:\(indexPath)")
  }

  func tableView(_ tableView: TableView, didEndEditingRowAt indexPath: RowPath?) {
    note("didEndEditing:\(indexPath.map(\.description) ?? "nil")")
  }

  func tableView(
    _ tableView: TableView, willDisplay cell: TableViewCell, forRowAt indexPath: RowPath
  ) {
    during["willDisplay:\(indexPath)"]?(table)
  }

  func tableView(
    _ tableView: TableView, didEndDisplaying cell: TableViewCell, forRowAt indexPath: RowPath
  ) {
    during["didEndDisplaying:\(indexPath)"]?(table)
  }

  // MARK: - Questions that aren't recorded

  /// Performs the action for a question of the table.
  private func ask(_ question: @autoclosure () -> String) {
    if !during.isEmpty { during[question()]?(table) }
  }

  func tableView(_ tableView: TableView, heightForRowAt indexPath: RowPath) -> Double {
    ask("heightFor:\(indexPath)")
    return TableView.automaticDimension
  }

  func tableView(_ tableView: TableView, titleForHeaderInSection section: Int) -> String? {
    ask("titleFor:\(section)")
    return nil
  }

  func tableView(_ tableView: TableView, canEditRowAt indexPath: RowPath) -> Bool {
    ask("canEdit:\(indexPath)")
    return true
  }

  func tableView(
    _ tableView: TableView, editingStyleForRowAt indexPath: RowPath
  ) -> TableViewCell.EditingStyle {
    ask("editingStyle:\(indexPath)")
    return .delete
  }

  func tableView(
    _ tableView: TableView, commit editingStyle: TableViewCell.EditingStyle,
    forRowAt indexPath: RowPath
  ) {
    ask("commit:\(indexPath)")
  }

  func tableView(_ tableView: TableView, canMoveRowAt indexPath: RowPath) -> Bool {
    ask("canMove:\(indexPath)")
    return true
  }

  func tableView(
    _ tableView: TableView, targetIndexPathForMoveFromRowAt sourceIndexPath: RowPath,
    toProposedIndexPath proposedDestinationIndexPath: RowPath
  ) -> RowPath {
    ask("target:\(sourceIndexPath)")
    return proposedDestinationIndexPath
  }

  func tableView(
    _ tableView: TableView, moveRowAt sourceIndexPath: RowPath, to destinationIndexPath: RowPath
  ) {
    let name = names[sourceIndexPath.section].remove(at: sourceIndexPath.row)
    names[destinationIndexPath.section].insert(name, at: destinationIndexPath.row)
    ask("moved:\(sourceIndexPath)")
  }

  func tableView(_ tableView: TableView, canFocusRowAt indexPath: RowPath) -> Bool {
    ask("canFocus:\(indexPath)")
    return true
  }

  func tableView(
    _ tableView: TableView, selectionFollowsFocusForRowAt indexPath: RowPath
  ) -> Bool {
    ask("followsFocus:\(indexPath)")
    return tableView.selectionFollowsFocus
  }

  func tableView(
    _ tableView: TableView, canPerformPrimaryActionForRowAt indexPath: RowPath
  ) -> Bool {
    ask("canPerform:\(indexPath)")
    return !tableView.isEditing
  }
}
