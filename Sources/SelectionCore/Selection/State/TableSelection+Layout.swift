// SPDX-License-Identifier: MIT

/// Conversions between paths and row numbers.
extension TableSelection {
  /// The layout: all rows, numbered once, and the set of shown rows.
  var layout: Layout { @inline(__always) get { Layout(shape, hiding: hiding) } }

  /// The shape of the whole table, including hidden rows.
  ///
  /// - Complexity: O(1).
  public var wholeShape: TableShape { layout.whole }

  /// The numbers, in the whole table, of the hidden rows that are in a section.
  ///
  /// - Complexity: O(1) if no row is hidden; otherwise, O(*r*) for *r* runs of rows that are shown.
  public var hiddenNumbers: RowSet { layout.mask?.complement(within: layout.whole.rowCount) ?? [] }

  /// The numbers, in the whole table, of the shown rows.
  ///
  /// - Complexity: O(1).
  public var shownNumbers: RowSet { layout.shownRows }

  /// The numbers, in the whole table, of the selected rows, shown or hidden, except rows that are
  /// in no section.
  ///
  ///     try table.select([RowPath(0, 0), RowPath(0, 2)])
  ///     try table.show([RowPath(0, 1), RowPath(0, 2)])
  ///     table.selectedNumbers                // [0, 2]
  ///     table.selectedRows                   // [0.1]
  ///
  /// - Complexity: O(1) if every row is in a section; otherwise, O(log *n*).
  public var selectedNumbers: RowSet { layout.inSections(selectedMarks.rows) }

  /// The numbers, in the whole table, of the checked rows, shown or hidden.
  ///
  ///     try table.setList(.inclusive, inSection: 1)
  ///     try table.check(.section(1))
  ///     try table.show(table.checkedRows.dropLast().map { $0 })
  ///     table.checkedNumbers                 // 3-7
  ///
  /// - Complexity: The cost of ``selectedNumbers``.
  public var checkedNumbers: RowSet { layout.inSections(checkedMarks) }

  /// The numbers, in the whole table, of the rows that the user can't change, shown or hidden.
  ///
  /// - Complexity: The cost of ``selectedNumbers``.
  public var disabledNumbers: RowSet {
    layout.inSections(sharedExtras.box?.value.disabled ?? [])
  }

  /// The layout of all rows, if not every row is shown.
  var hiding: Hiding? { @inline(__always) get { sharedExtras.box?.value.hiding } }

  /// Returns the number of a shown row in the whole table, or nil if the table doesn't show such a
  /// row.
  ///
  ///     try table.show(.section(1))
  ///     table.rowNumber(of: RowPath(1, 0))   // 3
  ///
  /// - Complexity: O(log *n*).
  public func rowNumber(of path: RowPath) -> Int? {
    guard let place = shape.rowNumber(of: path) else { return nil }
    guard let hiding else { return place }
    return hiding.number(ofShown: place)
  }

  /// Returns the path of the row with the given number in the whole table, or nil if the row isn't
  /// shown.
  ///
  ///     table.path(ofRow: 4)                 // 1.1
  ///
  /// - Complexity: O(log *n*).
  public func path(ofRow number: Int) -> RowPath? { target(ofRow: number)?.path }

  /// The target at a path.
  ///
  /// - Throws: `SelectionError.rowOutOfRange`.
  /// - Complexity: O(log *n*).
  @inline(__always)
  func target(at path: RowPath) throws(SelectionError) -> Target {
    isPlain ? try shape.target(at: path) : try layout.target(at: path)
  }

  /// The target with a row number, or nil if the row is not shown.
  ///
  /// - Complexity: O(log *n*).
  @inline(__always)
  func target(ofRow number: Int) -> Target? {
    isPlain ? shape.target(ofRow: number) : layout.target(ofRow: number)
  }

  /// The paths of the given rows that are shown.
  ///
  /// - Complexity: O(1) if every row is shown, otherwise O(*r* log *n*) for *r* runs.
  func paths(of rows: RowSet) -> RowPaths {
    isPlain ? RowPaths(rows, in: shape) : layout.paths(of: rows)
  }

  /// The given rows that are shown.
  ///
  /// - Complexity: O(1) if no row is hidden, otherwise O(log *n*).
  func shown(_ rows: RowSet) -> RowSet { layout.shown(rows) }

  /// Whether a row is shown.
  ///
  /// - Complexity: O(log *n*).
  @usableFromInline
  func isShown(_ row: Int) -> Bool { layout.isShown(row) }

  /// Calls a closure with the runs of shown rows from one row to another.
  ///
  /// - Complexity: O(log *n*) for each run.
  @usableFromInline
  func forEachShownRun(from first: Int, through last: Int, _ body: (Range<Int>) -> Void) {
    shown(RowSet(first..<(last + 1))).ranges.forEach(body)
  }

  /// Whether a row, shown or hidden, is in a section.
  @usableFromInline
  func isInSection(_ row: Int) -> Bool { row < layout.whole.rowCount }

  /// The numbers of the selected rows that are shown.
  @usableFromInline var shownSelected: RowSet { shown(selectedMarks.rows) }

  /// The numbers of the checked rows that are shown.
  @usableFromInline var shownChecked: RowSet { shown(checkedMarks) }

  /// The row from which a range extends, or, while that row is hidden, the nearest shown row.
  var anchorNumber: Int? {
    get { isPlain ? wholeAnchor : wholeAnchor.flatMap(layout.nearestShown) }
    set { wholeAnchor = newValue }
  }

  /// The row to which a range extends, or, while that row is hidden, the nearest shown row.
  var leadNumber: Int? {
    get { isPlain ? wholeLead : wholeLead.flatMap(layout.nearestShown) }
    set { wholeLead = newValue }
  }
}
