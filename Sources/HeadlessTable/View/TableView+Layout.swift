// SPDX-License-Identifier: MIT

internal import SelectionCore

extension TableView {
  /// Shows cells for all rows in the viewport, and puts the cells of other rows into the pool.
  ///
  /// Code that reads cells must call this method first. A data source that reads cells while it is
  /// asked for a cell gets the cells that exist at that time.
  func layoutCells() {
    loadDataIfNeeded()
    takeSizeAround()
    guard needsLayout, !isLayingOut else { return configureCells() }
    isLayingOut = true
    defer { isLayingOut = false }
    needsLayout = false
    offset = contentOffset.y
    let rows = visibleNumbers
    let version = screenVersion
    for number in shown.keys.sorted() where !rows.contains(number) { removeCell(at: number) }
    for number in rows where shown[number] == nil {
      // If the data source reloads the table during this pass, the pass ends; the next read begins
      // a new one.
      guard version == screenVersion, let row = state.shape.path(ofRow: number) else { break }
      let cell = makeCell(for: row)
      guard version == screenVersion else {
        pool.put(cell)
        break
      }
      show(cell, at: number)
    }
    if version == screenVersion { placeCells() } else { needsLayout = true }
    configureCells()
  }

  private func placeCells() {
    for (number, cell) in shown {
      if let row = state.shape.path(ofRow: number) { cell.frame = rectForRow(at: row) }
    }
  }

  /// Updates visible cells, of the given rows or all, to look selected, highlighted and edited
  /// according to the state.
  func showState(of rows: RowSet? = nil) {
    let version = screenVersion
    for (number, cell) in shown where rows?.contains(number) ?? true {
      showState(of: number, in: cell)
      // A cell that changes the data when it is selected has moved the others.
      guard version == screenVersion else { return showState() }
    }
  }

  /// Updates one cell for its row's state.
  func showState(of number: Int, in cell: TableViewCell) {
    guard let row = state.shape.path(ofRow: number) else { return }
    let isSelected = state.isPresentedSelected(row)
    let isHighlighted = highlightedRow == row
    if cell.isSelected != isSelected { cell.setSelected(isSelected, animated: isAnimated) }
    if cell.isHighlighted != isHighlighted {
      cell.setHighlighted(isHighlighted, animated: isAnimated)
    }
    cell.showingDeleteConfirmation = number == swiped && swipeActions == nil
    cell.isSwiped = number == swiped
    if cell.isEditing != state.isEditing {
      cell.setEditing(state.isEditing, animated: isAnimated)
    }
  }

  /// Removes all cells from the screen; the cells belonged to rows of a table with the given shape.
  func clearScreen(from shape: TableShape) {
    let cells = takeCells()
    for (number, cell) in cells { retire(cell, from: shape.path(ofRow: number)) }
  }

  /// Removes all cells from the screen and returns them, from top to bottom; the caller decides how
  /// to continue with them.
  private func takeCells() -> [(key: Int, value: TableViewCell)] {
    defer { shown = [:] }
    screenVersion &+= 1
    needsLayout = true
    return shown.sorted { $0.key < $1.key }
  }

  /// Removes the cells of some rows from the screen, so that the data source is asked for new
  /// cells.
  func renewCells(where isMeant: (Int) -> Bool) {
    for number in shown.keys.sorted() where isMeant(number) { removeCell(at: number) }
    needsLayout = true
  }

  /// Moves cells with their rows in a change to the data.
  ///
  /// - Returns: A closure that removes the cells of deleted rows from the screen, and calls the
  ///   delegate.
  func moveCells(by mapping: TableMapping) -> () -> Void {
    var gone: [(row: RowPath?, cell: TableViewCell)] = []
    for (number, cell) in takeCells() {
      if let new = mapping.rows.newIndex(of: number) {
        shown[new] = cell
      } else {
        gone.append((mapping.oldShape.path(ofRow: number), cell))
      }
    }
    return { for (row, cell) in gone { self.retire(cell, from: row) } }
  }

  /// Lets the data source configure the cell of a row again, if the row is on the screen.
  func reconfigureCell(at number: Int) {
    guard let row = state.shape.path(ofRow: number), let cell = shown[number] else { return }
    let outer = reconfiguring
    reconfiguring = (row, cell)
    let configured = makeCell(for: row)
    reconfiguring = outer
    guard configured === cell else { return failureHandler(.anotherCellReconfigured(row)) }
    cell.setNeedsUpdateConfiguration()
    cell.updateConfigurationIfNeeded()
  }

  private func makeCell(for row: RowPath) -> TableViewCell {
    counted.configured += 1
    guard let dataSource else {
      failureHandler(.noDataSource(row))
      return TableViewCell(style: .default, reuseIdentifier: nil)
    }
    let counts = (made: counted.made, recycled: counted.recycled)
    let cell = dataSource.tableView(self, cellForRowAt: row)
    let isOwn = counts == (counted.made, counted.recycled) && cell !== reconfiguring?.cell
    if isOwn { counted.made += 1 }
    return cell
  }

  private func show(_ cell: TableViewCell, at number: Int) {
    shown[number] = cell
    cell.table = self
    cell.setNeedsDisplay()
    animating(false) { showState(of: number, in: cell) }
    cell.setNeedsUpdateConfiguration()
    cell.updateConfigurationIfNeeded()
    if let row = state.shape.path(ofRow: number) {
      delegate?.tableView(self, willDisplay: cell, forRowAt: row)
    }
  }

  private func removeCell(at number: Int) {
    guard let cell = shown.removeValue(forKey: number) else { return }
    retire(cell, from: state.shape.path(ofRow: number))
  }

  private func retire(_ cell: TableViewCell, from row: RowPath?) {
    cell.table = nil
    pool.put(cell)
    if let row { delegate?.tableView(self, didEndDisplaying: cell, forRowAt: row) }
  }
}
