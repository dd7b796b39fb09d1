// SPDX-License-Identifier: MIT

public import SelectionCore

/// The reuse pool, and the cells on the screen.
extension TableView {
  /// Registers the class for cells with an identifier; pass nil to remove the registration.
  public func register(
    _ cellClass: TableViewCell.Type?, forCellReuseIdentifier identifier: String
  ) {
    pool.classes[identifier] = cellClass
    pool.nibs[identifier] = nil
  }

  /// Registers the nib for cells with an identifier; pass nil to remove the registration.
  ///
  /// The cells' class is the class that ``Nib/cellClasses`` contains for the nib's name.
  public func register(_ nib: Nib?, forCellReuseIdentifier identifier: String) {
    pool.nibs[identifier] = nib
    pool.classes[identifier] = nil
  }

  /// Returns a cell from the pool or a new cell of the registered class or nib, or nil if neither
  /// is registered.
  public func dequeueReusableCell(withIdentifier identifier: String) -> TableViewCell? {
    if !isAuditing, let cell = pool.take(identifier) {
      counted.recycled += 1
      cell.prepareForReuse()
      return cell
    }
    let new: TableViewCell
    if let cellClass = pool.classes[identifier] {
      new = cellClass.init(registeredFor: identifier)
    } else if let nib = pool.nibs[identifier] {
      guard let cell = nib.cell() else {
        failureHandler(.missingNib(nib.name))
        return nil
      }
      cell.reuseIdentifier = identifier
      new = cell
    } else {
      return nil
    }
    if !isAuditing { counted.made += 1 }
    return new
  }

  /// Returns a cell for a row, which is either a cell from the pool or a new cell of the registered
  /// class or nib, which must exist.
  ///
  /// For a row that is being configured again, the method returns the row's current cell.
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

  /// Returns the cell that shows a row, or nil if the row isn't on the screen or doesn't exist.
  public func cellForRow(at indexPath: RowPath) -> TableViewCell? {
    layoutCells()
    return state.shape.rowNumber(of: indexPath).flatMap { shown[$0] }
  }

  /// Returns the row that a cell shows, or nil if the cell isn't on the screen.
  public func indexPath(for cell: TableViewCell) -> RowPath? {
    layoutCells()
    return shown.first { $0.value === cell }.flatMap { state.shape.path(ofRow: $0.key) }
  }

  /// The cells on the screen, from top to bottom.
  public var visibleCells: [TableViewCell] {
    layoutCells()
    return shown.keys.sorted().compactMap { shown[$0] }
  }

  /// The rows on the screen, from top to bottom, or nil if there are none.
  public var indexPathsForVisibleRows: [RowPath]? {
    let rows = visibleNumbers.compactMap(state.shape.path)
    return rows.isEmpty ? nil : rows
  }

  /// The number of cells in the reuse pool.
  public var reusableCellCount: Int {
    layoutCells()
    return pool.count
  }

  /// Counts of the cells created, reused, configured and drawn since the last call to
  /// ``resetCellCounts()``.
  public var cellCounts: CellCounts {
    layoutCells()
    return counted
  }

  /// Resets all counts to zero.
  public func resetCellCounts() {
    layoutCells()
    counted = CellCounts()
  }

  /// Draws the visible cells whose appearance has changed since they were last drawn.
  ///
  /// - Parameter draw: A closure that draws the cell of a row.
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
