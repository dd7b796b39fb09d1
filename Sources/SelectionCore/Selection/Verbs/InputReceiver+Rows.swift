// SPDX-License-Identifier: MIT

/// Queries about rows, in the caller's names, which are the same for every table.
extension InputReceiver {
  /// The shown selected rows, in table order.
  ///
  ///     try mails.setSelected(["m3", "m1"])
  ///     mails.selectedRows                   // ["m1", "m3"]
  ///
  /// - Complexity: O(*r* log *n*) for *r* runs of selected rows, plus the cost of the rows' names.
  @inlinable public var selectedRows: Rows { names(ofRows: rows.shownSelected) }

  /// The first shown selected row, or nil if no shown row is selected.
  ///
  /// Rows without a name are left out.
  ///
  /// - Complexity: O(log *n*), or the cost of ``selectedRows`` if rows are hidden or if the first
  ///   selected row has no name.
  public var selectedRow: Row? {
    guard let first = rows.shownSelected.first else { return nil }
    return name(ofRow: first) ?? selectedRows.first
  }

  /// The shown checked rows, in table order.
  ///
  ///     try mails.setList(.inclusive, inSection: 0)
  ///     try mails.tap("m2")
  ///     mails.checkedRows                    // ["m2"]
  ///
  /// - Complexity: The cost of ``selectedRows``, computed for checked rows.
  @inlinable public var checkedRows: Rows { names(ofRows: rows.shownChecked) }

  /// The shown rows, in table order.
  ///
  /// - Complexity: O(1) for a table by paths; otherwise, O(*n*).
  public var shownRows: Rows { names(ofRows: rows.layout.shownRows) }

  /// The rows that the user can't change, in table order.
  ///
  /// In a table with identities, the list includes hidden rows; in a table by paths, hidden rows
  /// have no path.
  ///
  /// - Complexity: The cost of ``selectedRows``, computed for disabled rows.
  public var disabledRows: Rows { names(ofRows: rows.isPlain ? [] : rows.extras.disabled) }

  /// The rows that look selected, in table order.
  ///
  /// In mode single, while a finger touches a row, no other row looks selected, even if it is
  /// selected.
  ///
  /// - Complexity: The cost of ``selectedRows``.
  public var presentedRows: Rows { names(ofRows: rows.presented) }

  /// The row to which a range extends and which has the keyboard focus, or nil if no row has the
  /// focus.
  ///
  ///     try mails.click("m2")
  ///     mails.lead                           // "m2"
  ///
  /// - Complexity: O(log *n*).
  public var lead: Row? { rows.leadNumber.flatMap(name) }

  /// The row from which a range extends, or nil if there is no anchor.
  ///
  /// - Complexity: O(log *n*).
  public var anchor: Row? { rows.anchorNumber.flatMap(name) }

  /// The row that a finger touches, which is highlighted, or nil if no row is touched.
  ///
  /// - Complexity: O(log *n*).
  public var highlightedRow: Row? { rows.touched.flatMap(name) }

  /// The row on which a pointer is pressed, as with ``SelectionInput/press(_:_:)``, or nil if no
  /// row is pressed.
  ///
  /// - Complexity: O(log *n*).
  public var pressedRow: Row? { rows.extras.press.flatMap { name(ofRow: $0.row) } }

  /// The shown selected rows in the order in which they were selected; rows that one input selected
  /// together are in table order.
  ///
  ///     try table.apply(.setKeepsOrder(true))
  ///     for row in [4, 1, 3] { try table.toggle(RowPath(section: 1, row: row)) }
  ///     Array(table.selectionOrder.joined())      // [1.4, 1.1, 1.3]
  ///
  /// If the table doesn't record the order, all rows are in table order.
  ///
  /// - Complexity: O(*a*) for *a* inputs whose rows are still selected, plus the cost of the rows'
  ///   names; while rows are hidden, also O(log *n*) for each run of the inputs' rows.
  public var selectionOrder: [Rows] {
    let table = rows
    return table.selectedGroups.map { names(ofRows: table.shown($0)) }.filter { !$0.isEmpty }
  }
}

extension InputReceiver where Rows == [Row] {
  /// The hidden selected rows, in table order.
  ///
  /// In a table by paths, the list is empty, because hidden rows have no path.
  ///
  ///     try mails.select(["m2"])
  ///     try mails.show(["m1"])
  ///     mails.hiddenSelectedRows             // ["m2"]
  ///
  /// - Complexity: O(*k* log *n*) for *k* hidden selected rows; if any row is hidden, *k* also
  ///   includes the shown selected rows.
  public var hiddenSelectedRows: [Row] {
    names(ofRows: rows.hiddenRows.intersection(rows.selectedMarks.rows))
  }
}

/// Questions about a row. Each query accepts any row: for instance, a row that the table doesn't
/// have isn't selected.
extension InputReceiver {
  /// Returns the name of the row with the given number, or nil if the row has no name.
  ///
  /// - Complexity: O(log *n*).
  public func name(ofRow number: Int) -> Row? { names(ofRows: [number]).first }

  /// The path of a row, or nil if the row isn't shown.
  func shownPath(of row: Row) -> RowPath? { rowNumber(of: row).flatMap(rows.path(ofRow:)) }

  /// Whether a row, shown or hidden, is selected.
  ///
  /// - Complexity: O(log *n*).
  public func isSelected(_ row: Row) -> Bool {
    rowNumber(of: row).map(rows.selectedMarks.rows.contains) ?? false
  }

  /// Whether a row, shown or hidden, is checked; an outline's group with children isn't itself.
  ///
  /// - Complexity: O(log *n*).
  public func isChecked(_ row: Row) -> Bool {
    rowNumber(of: row).map(rows.checkedMarks.contains) ?? false
  }

  /// Whether a row, shown or hidden, is enabled; the result is false if the row doesn't exist.
  ///
  ///     try mails.disable(["m2"])
  ///     mails.isEnabled("m2")                // false
  ///
  /// - Complexity: O(log *n*).
  @inlinable
  public func isEnabled(_ row: Row) -> Bool {
    guard let number = rowNumber(of: row) else { return false }
    return rows.isEnabled(number: number)
  }

  /// Whether a row has the mark in force, which is its selection or its checkmark; the result is
  /// false if the row isn't shown.
  ///
  ///     try table.setList(.inclusive, inSection: 1)
  ///     try table.tap(RowPath(0, 0))
  ///     try table.tap(RowPath(1, 2))
  ///     // The one is selected, the other checked:
  ///     table.isMarked(RowPath(0, 0)) && table.isMarked(RowPath(1, 2))    // true
  ///
  /// - Complexity: O(log *n*).
  public func isMarked(_ row: Row) -> Bool {
    guard let path = shownPath(of: row) else { return false }
    return rows.listInForce(inSection: path.section) == nil ? isSelected(row) : isChecked(row)
  }

  /// Whether a row looks selected; the result is false if the row isn't shown.
  ///
  /// In mode single, the selected row doesn't look selected while another row is touched.
  ///
  ///     mails.setPolicy(.single)
  ///     try mails.tap("m1")
  ///     try mails.apply(.touchDown("m2"))
  ///     mails.isPresentedSelected("m1")      // false
  ///     mails.isSelected("m1")               // true
  ///
  /// - Complexity: O(log *n*).
  @inlinable
  public func isPresentedSelected(_ row: Row) -> Bool {
    guard let number = rowNumber(of: row) else { return false }
    return rows.isPresentedSelected(number: number)
  }

  /// Returns the accessory for a row's state if the row is shown and its section is a list, and
  /// otherwise no accessory.
  ///
  ///     try mails.setList(.exclusive, inSection: 0)
  ///     try mails.tap("m2")
  ///     mails.accessory(for: "m2")           // .checkmark
  ///     mails.accessory(for: "m1")           // .none
  ///
  /// - Complexity: O(log *n*).
  @inlinable
  public func accessory(for row: Row) -> RowAccessory {
    guard let number = rowNumber(of: row) else { return .none }
    return rows.accessory(forNumber: number)
  }

  /// Returns the rows to which a menu on a row applies.
  ///
  /// These are all shown selected rows if they include the row, and otherwise only the row. The
  /// list is empty if the row isn't shown.
  ///
  ///     try mails.setSelected(["m1", "m2"])
  ///     mails.menuRows(for: "m2")            // ["m1", "m2"]
  ///     mails.menuRows(for: "m5")            // ["m5"]
  ///
  /// - Complexity: O(log *n*), plus the cost of ``selectedRows`` if the row is selected.
  public func menuRows(for row: Row) -> Rows {
    names(ofRows: rowNumber(of: row).map(rows.menuNumbers) ?? [])
  }

  /// Returns the position of a row in the selection order, which is the number of shown rows that
  /// were selected before the row.
  ///
  ///     try mails.apply(.setKeepsOrder(true))
  ///     try mails.tap("m4")
  ///     try mails.tap("m1")
  ///     mails.placeInOrder(of: "m1")         // 1
  ///
  /// - Parameter row: The row.
  /// - Returns: The position, or nil if the row isn't shown and selected.
  /// - Complexity: O(*a* log *n*), where *a* is the number of inputs whose rows are still selected
  ///   or, if rows are hidden, the number of runs of these inputs' rows.
  public func placeInOrder(of row: Row) -> Int? {
    rowNumber(of: row).flatMap(rows.placeInOrder(ofRow:))
  }

  /// Returns whether none, some or all of the given rows are marked: checked if checkmarks are in
  /// force, and otherwise selected.
  ///
  ///     mails.markedPart(of: .section(0))      // none
  ///     mails.markedPart(of: .section(0), counting: .enabled)
  ///
  /// A tap on the header changes only enabled rows. If only enabled rows are counted, the box shows
  /// ``MarkedPart/all`` exactly when the next tap unmarks these rows; in mode single and in
  /// exclusive lists a header has no such tap. If no rows are counted, the result is
  /// ``MarkedPart/none``. Rows that aren't shown and sections that the table doesn't contain aren't
  /// counted. The ends of a span of rows may be in either order.
  ///
  /// - Parameters:
  ///   - rows: The rows.
  ///   - counted: The rows that are counted.
  /// - Returns: Whether none, some or all of the counted rows are marked.
  /// - Complexity: O(log *n*) for each span, plus O(log *n*) for each run of marked rows, hidden
  ///   rows, disabled rows and checkmark lists in the span.
  public func markedPart(
    of rows: some SpansConvertible<Row>, counting counted: CountedRows = .all
  ) -> MarkedPart {
    let table = self.rows
    func position(_ row: Row) -> Int? { shownPath(of: row).flatMap(table.shape.rowNumber) }
    let ranges = rows.rowSpans.spans.compactMap { span -> Range<Int>? in
      switch span {
      case .row(let row): return position(row).map { $0..<($0 + 1) }
      case .rows(let first, let last):
        guard let first = position(first), let last = position(last) else { return nil }
        return min(first, last)..<(max(first, last) + 1)
      case .section(let section): return table.shape.rows(inSection: section)
      case .all: return 0..<table.shape.rowCount
      }
    }
    return table.markedPart(ofNumbers: table.layout.rows(ofRanks: RowSet(ranges: ranges)), counted)
  }

  /// Returns the accessibility traits of a row.
  ///
  /// Every row is a button. The traits include `selected` if the row looks selected, as with
  /// ``isPresentedSelected(_:)``, or if it is checked, unless checkmarks aren't shown because the
  /// table is being edited. They include `notEnabled` if the row is disabled or not shown. If they
  /// change, the row is in ``TableChange/rowsToRedraw``.
  ///
  ///     try mails.disable(["m2"])
  ///     mails.traits(of: "m2").contains(.notEnabled)      // true
  ///
  /// - Complexity: O(log *n*).
  public func traits(of row: Row) -> RowAccessibility.Traits {
    guard shownPath(of: row) != nil else { return [.button, .notEnabled] }
    var traits: RowAccessibility.Traits = isEnabled(row) ? .button : [.button, .notEnabled]
    if isPresentedSelected(row) || isChecked(row) && rows.showsCheckmarks {
      traits.insert(.selected)
    }
    return traits
  }

  /// Returns the accessibility properties of a row, based on the table's state.
  ///
  ///     try mails.tap("m2")
  ///     let said = mails.accessibility(for: "m2", label: "An invoice")
  ///     said.traits.contains(.selected)    // true
  ///
  /// - Parameters:
  ///   - row: The row; if it isn't shown, the result includes `notEnabled`.
  ///   - label: The name of the row.
  ///   - value: The row's value, if it has a value.
  ///   - hint: A description of what a tap does, if a description is needed.
  /// - Returns: The label, the value, the hint, and the row's ``traits(of:)``.
  /// - Complexity: O(log *n*).
  public func accessibility(
    for row: Row, label: String, value: String? = nil, hint: String? = nil
  ) -> RowAccessibility {
    RowAccessibility(label: label, value: value, hint: hint, traits: traits(of: row))
  }
}
