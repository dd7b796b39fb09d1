// SPDX-License-Identifier: MIT
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

extension NSTableView {
  public func beginUpdates() {
    refuseWhileProposing("beginUpdates()")
    updateDepth += 1
  }

  /// Ends a batch, whose changes have been made one after another.
  public func endUpdates() {
    guard updateDepth > 0 else { return StandIn.complain("endUpdates() without beginUpdates()") }
    updateDepth -= 1
    guard updateDepth == 0 else { return }
    checkCounts()
    let isTold = hasLostSelectedRows
    hasLostSelectedRows = false
    // From memory: the delegate is told about rows that went, not about rows that were renumbered.
    if isTold { postSelectionDidChange() }
    finishEvent()
  }

  public func insertRows(at indexes: IndexSet, withAnimation: AnimationOptions = []) {
    var numbers = Array(0..<numberOfRows).map { Int?($0) }
    for index in indexes {
      guard index <= numbers.count else { return StandIn.complain("inserting row \(index)") }
      numbers.insert(nil, at: index)
    }
    renumber(numbers)
  }

  public func removeRows(at indexes: IndexSet, withAnimation: AnimationOptions = []) {
    let count = numberOfRows
    if let last = indexes.last, last >= count { return StandIn.complain("removing row \(last)") }
    renumber((0..<count).filter { !indexes.contains($0) })
  }

  public func moveRow(at oldIndex: Int, to newIndex: Int) {
    var numbers = Array(0..<numberOfRows).map { Int?($0) }
    guard numbers.indices.contains(oldIndex), numbers.indices.contains(newIndex) else {
      return StandIn.complain("moving row \(oldIndex) to \(newIndex)")
    }
    numbers.insert(numbers.remove(at: oldIndex), at: newIndex)
    renumber(numbers)
  }

  /// Gives rows other numbers: each place has the row's former number, or nil for a new row.
  func renumber(_ formerNumbers: [Int?]) {
    var (rows, views) = (IndexSet(), [Int: NSTableRowView]())
    for case (let new, let old?) in formerNumbers.enumerated() {
      if selection.contains(old) { rows.insert(new) }
      views[new] = rowViews[old]
    }
    let isOther = habits.tellsOfRenumberedRows && rows != selection
    if rows.count < selection.count || isOther { hasLostSelectedRows = true }
    if let anchor = selectionAnchor { selectionAnchor = formerNumbers.firstIndex(of: anchor) }
    selection = rows
    rowViews = views
    knownCount = formerNumbers.count
    needsLayout = true
    if updateDepth == 0 { endSingleUpdate() }
  }

  private func endSingleUpdate() {
    updateDepth = 1
    endUpdates()
  }
}
