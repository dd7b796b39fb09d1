// SPDX-License-Identifier: MIT

public import SelectionCore

/// The reuse pool, and the cells on the screen.
extension TableView {
  /// Sets the class from which cells with an identifier are made; nil takes it away.
  public func register(
    _ cellClass: TableViewCell.Type?, forCellReuseIdentifier identifier: String
  ) {
    pool.classes[identifier] = cellClass
  }

  /// A cell from the pool, or a new one of the registered class; nil if there is neither.
  public func dequeueReusableCell(withIdentifier identifier: String) -> TableViewCell? {
    if !isAuditing, let cell = pool.take(identifier) {
      counted.recycled += 1
      cell.prepareForReuse()
      return cell
    }
    guard let cellClass = pool.classes[identifier] else { return nil }
    if !isAuditing { counted.made += 1 }
    return cellClass.init(registeredFor: identifier)
  }

  /// A cell for a row from the pool, or a new one of the registered class, which there must be.
  ///
  /// For a row that is being configured again it is the cell that the row has.
  public func dequeueReusableCell(
    withIdentifier identifier: String, for indexPath: RowPath
  ) -> TableViewCell {
    if let current = reconfiguring, current.row == indexPath,
      current.cell.reuseIdentifier == identifier
    {
      return current.cell
    }
    if let cell = dequeueReusableCell(withIdentifier: identifier) { return cell }
    failureHandler(.unregisteredIdentifier(identifier))
    if !isAuditing { counted.made += 1 }
    return TableViewCell(style: .default, reuseIdentifier: identifier)
  }

  /// The cell that shows a row, or nil if the row is off the screen or not there.
  public func cellForRow(at indexPath: RowPath) -> TableViewCell? {
    layoutCells()
    return state.shape.rowNumber(of: indexPath).flatMap { shown[$0] }
  }

  /// The row that a cell shows, or nil if it is not on the screen.
  public func indexPath(for cell: TableViewCell) -> RowPath? {
    layoutCells()
    return shown.first { $0.value === cell }.flatMap { state.shape.path(ofRow: $0.key) }
  }

  /// The cells on the screen, from top to bottom.
  public var visibleCells: [TableViewCell] {
    layoutCells()
    return shown.keys.sorted().compactMap { shown[$0] }
  }

  /// The rows on the screen, from top to bottom; nil if there are none.
  public var indexPathsForVisibleRows: [RowPath]? {
    let rows = visibleNumbers.compactMap(state.shape.path)
    return rows.isEmpty ? nil : rows
  }

  /// The number of cells that wait in the reuse pool.
  public var reusableCellCount: Int {
    layoutCells()
    return pool.count
  }

  /// How often cells have been made, used again, configured and drawn, since ``resetCellCounts()``.
  public var cellCounts: CellCounts {
    layoutCells()
    return counted
  }

  /// Starts all counts from zero.
  public func resetCellCounts() {
    layoutCells()
    counted = CellCounts()
  }

  /// Draws the cells on the screen that show something else than when they were last drawn.
  ///
  /// - Parameter draw: draws the cell of a row.
  public func displayIfNeeded(_ draw: (RowPath, TableViewCell) -> Void = { _, _ in }) {
    layoutCells()
    for number in shown.keys.sorted() {
      guard let cell = shown[number], cell.needsDisplay,
        let row = state.shape.path(ofRow: number)
      else { continue }
      counted.drawn += 1
      draw(row, cell)
      cell.didDraw()
    }
  }
}
