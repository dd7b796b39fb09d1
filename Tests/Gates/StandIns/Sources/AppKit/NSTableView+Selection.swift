// SPDX-License-Identifier: MIT
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

extension NSTableView {
  public var selectedRowIndexes: IndexSet { selection }
  public var numberOfSelectedRows: Int { selection.count }

  /// Selects rows for the program: the delegate isn't asked, but it is told.
  public func selectRowIndexes(_ indexes: IndexSet, byExtendingSelection extend: Bool) {
    refuseWhileProposing("selectRowIndexes(_:byExtendingSelection:)")
    let count = numberOfRows
    if let last = indexes.last, last >= count { StandIn.complain("row \(last) of \(count)") }
    let wanted = extend ? selection.union(indexes) : indexes
    if !allowsMultipleSelection, wanted.count > 1 {
      StandIn.complain("rows \(Array(wanted)) in a view that allows one")
    }
    selectionAnchor = wanted.last ?? selectionAnchor
    setSelection(wanted)
  }

  /// Deselects a row for the program, even if the view doesn't allow an empty selection.
  public func deselectRow(_ row: Int) { setSelection(selection.subtracting([row])) }

  /// The command of the Edit menu.
  public func deselectAll(_ sender: Any?) {
    // As documented: the only question is whether the selection should change.
    guard allowsEmptySelection, !selection.isEmpty, askWhetherSelectionShouldChange()
    else { return }
    setSelection(IndexSet())
  }

  /// Sets the selection, and tells the delegate if it is another, as the framework does for users
  /// and programs alike.
  func setSelection(_ rows: IndexSet, isTold: Bool = true) {
    guard rows != selection else { return }
    selection = rows
    for (row, view) in rowViews { view.isSelected = rows.contains(row) }
    if isTold { postSelectionDidChange() }
  }

  /// Returns the delegate's answer to a selection that the user would get.
  func proposal(_ proposed: IndexSet) -> IndexSet {
    isProposing = true
    defer { isProposing = false }
    guard askWhetherSelectionShouldChange() else { return selection }
    // As documented, one question takes the place of the other.
    let answer =
      askAboutProposal(proposed)
      ?? proposed.filteredIndexSet { selection.contains($0) || askWhetherToSelect(row: $0) }
    if let last = answer.last, last >= numberOfRows { StandIn.complain("the answer \(last)") }
    if !allowsMultipleSelection, answer.count > 1 {
      StandIn.complain("the answer \(Array(answer)) in a view that allows one row")
    }
    return answer.isEmpty && !allowsEmptySelection ? selection : answer
  }

  /// Whether the delegate would let one more row be selected.
  public func isSelectable(_ row: Int, in selection: IndexSet) -> Bool {
    proposal(allowsMultipleSelection ? selection.union([row]) : [row]).contains(row)
  }
}
