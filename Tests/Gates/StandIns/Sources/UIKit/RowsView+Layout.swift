// SPDX-License-Identifier: MIT
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

extension RowsView {
  /// Deselects all items and makes the data source be asked again, when something is next needed of
  /// it; the cells stay until the next layout.
  func reload() {
    deselectAll()
    pan = nil
    counts = nil
    needsReload = true
    setNeedsLayout()
  }

  /// The items that fit into the view.
  private var rowsInView: [IndexPath] {
    let all = allRows
    offset = max(0, min(offset, all.count - pageCount))
    return Array(all[min(offset, all.count)..<min(offset + pageCount, all.count)])
  }

  func layOut() {
    guard needsLayout, !isLayingOut, hasDataSource else { return }
    isLayingOut = true
    needsLayout = false
    defer { isLayingOut = false }
    let fitting = rowsInView
    let wanted = window == nil && !habits.hasCellsOutsideWindows ? [] : fitting
    if needsReload {
      needsReload = false
      endAnimations()
      for cell in prepared.values { reuse(cell) }
      prepared = [:]
      let old = shown
      shown = [:]
      if habits.cellsLeaveFirst { leave(old) }
      show(wanted)
      if !habits.cellsLeaveFirst { leave(old) }
    } else {
      let gone = shown.filter { !wanted.contains($0.key) }
      let take = { [self] in
        for row in gone.keys { shown[row] = nil }
        leave(gone, isKept: habits.preparesCells)
      }
      if habits.cellsLeaveFirst { take() }
      show(wanted)
      if !habits.cellsLeaveFirst { take() }
    }
    if habits.preparesCells { prepareRows(beside: wanted) }
  }

  /// Shows items that aren't in view yet.
  private func show(_ wanted: [IndexPath]) {
    for row in wanted where shown[row] == nil {
      let cell = prepared.removeValue(forKey: row) ?? makeCell(for: row)
      shown[row] = cell
      cell.isSelected = selected.contains(row)
      willDisplay(cell, row)
    }
  }

  private func makeCell(for row: IndexPath) -> RowsCell {
    let cell = askedCell(for: row)
    cell.isSelected = selected.contains(row)
    return cell
  }

  /// Ends the display of cells, which are reused or, as since iOS 10, kept for a while.
  private func leave(_ cells: [IndexPath: RowsCell], isKept: Bool = false) {
    for (row, cell) in cells.sorted(by: { $0.key < $1.key }) {
      if isKept { prepared[row] = cell }
      didEndDisplaying(cell, row)
      if !isKept { reuse(cell) }
    }
  }

  /// Makes the cells that a user will see next, and lets those go that are further away.
  private func prepareRows(beside wanted: [IndexPath]) {
    let all = allRows
    let end = min(offset + wanted.count + 2, all.count)
    let near = Set(all[min(max(offset - 2, 0), end)..<end])
    for (row, cell) in prepared where !near.contains(row) {
      prepared[row] = nil
      reuse(cell)
    }
    guard !wanted.isEmpty else { return }
    for row in all[min(offset + wanted.count, end)..<end] where prepared[row] == nil {
      prepared[row] = makeCell(for: row)
    }
  }

  /// Ends the animations of deleted items, whose cells leave.
  public func endAnimations() {
    let (cells, calls) = (leaving, completions)
    (leaving, completions) = ([], [])
    for (cell, row) in cells {
      didEndDisplaying(cell, row)
      reuse(cell)
    }
    for call in calls { call(true) }
  }

  func moveToWindow() {
    setNeedsLayout()
    guard window == nil, !habits.hasCellsOutsideWindows else { return }
    endAnimations()
    let old = shown
    shown = [:]
    leave(old)
    for cell in prepared.values { reuse(cell) }
    prepared = [:]
  }

  // MARK: - Batches

  /// Performs several operations, and checks them against what the data source then says.
  public func performBatchUpdates(
    _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    if let completion { completions.append(completion) }
    if batch == nil {
      // From memory: what a reload has left to be done is done first.
      layoutIfNeeded()
      _ = knownCounts
    }
    batch = (batch?.updates ?? BatchUpdate(), (batch?.depth ?? 0) + 1)
    updates?()
    guard let (operations, depth) = batch else { return }
    batch = depth > 1 ? (operations, depth - 1) : nil
    if depth > 1 { return }
    let (old, new) = (knownCounts, askedCounts)
    commit(operations.mapping(from: old, to: new), new)
  }

  func change(_ body: (inout BatchUpdate) -> Void) {
    guard let (operations, depth) = batch else {
      return withoutActuallyEscaping(body) { body in performBatchUpdates { self.change(body) } }
    }
    var updates = operations
    body(&updates)
    batch = (updates, depth)
  }

  public func moveSection(_ source: Int, toSection destination: Int) {
    change { $0.movedSections.append((source, destination)) }
  }

  /// Moves selection and cells to the new places, and shows the items that come into view.
  func commit(_ mapping: BatchUpdate.Mapping, _ new: [Int]) {
    counts = new
    if habits.deselectsMovedItems {
      for row in selected where mapping.moved.contains(row) {
        cell(at: row)?.isSelected = false
      }
      selected.subtract(mapping.moved)
    }
    selected = Set(selected.compactMap { mapping($0) })
    pan = nil
    let (old, oldPrepared) = (shown, prepared)
    (shown, prepared) = ([:], [:])
    for (row, cell) in old.sorted(by: { $0.key < $1.key }) {
      if let later = mapping(row) { shown[later] = cell } else { leaving.append((cell, row)) }
    }
    for (row, cell) in oldPrepared {
      if let later = mapping(row) { prepared[later] = cell } else { reuse(cell) }
    }
    setNeedsLayout()
    layOut()
    if window == nil { endAnimations() }
  }
}
