// SPDX-License-Identifier: MIT

/// The laws of every table, which hold after every input.
extension TableSelection {
  /// The law for the number of selected rows.
  var selectionLaw: MarkLaw {
    isPlain
      ? MarkLaw(isSingle: mode == .single)
      : MarkLaw(
        isSingle: mode == .single, empty: isEditing ? [] : extras.laws.lists,
        single: singleSections)
  }

  /// The sections in which mode single is in force while the table's own mode is multiple.
  var singleSections: RowSet { mode == .multiple ? extras.laws.single : [] }

  /// The law for the number of checked rows.
  var checkmarkLaw: MarkLaw {
    let alone = exclusiveRows
    return MarkLaw(
      empty: extras.laws.lists.complement(within: shape.sectionCount),
      single: extras.laws.exclusive, joined: extras.laws.joined,
      alone: alone.isEmpty ? nil : RowsMarkedAlone(alone, in: inclusiveSections),
      shared: extras.shared)
  }

  private var inclusiveSections: RowSet { extras.laws.lists.subtracting(extras.laws.exclusive) }

  /// The rows of inclusive lists that can only be checked alone, with the rows that share their
  /// checkmark.
  var exclusiveRows: RowSet {
    guard !isPlain, !extras.layers.isEmpty else { return [] }
    let rows = extras.layers[.exclusive]
    guard !rows.isEmpty else { return [] }
    let lists = inclusiveSections
    return extras.shared.sharing(rows, in: layout, lists: lists)
      .intersection(layout.rows(ofSections: lists))
  }

  /// Whether the law for one of the marks may exclude some rows, or some combinations of rows.
  var lawsMayRestrictMarks: Bool {
    @inline(__always) get {
      mode == .single
        || !isPlain
          && sharedExtras.readBox.lawsMayRestrictMarks(
            isEditing: isEditing, sectionCount: shape.sectionCount)
    }
  }

  /// Removes marks that the laws no longer allow after a change to the laws or the rows.
  ///
  /// - Parameters:
  ///   - touched: Rows of the sections that have changed; nil for all sections.
  ///   - stayed: The selected rows that take precedence over other rows.
  ///   - stayedChecked: The checked rows that take precedence over other rows.
  /// - Complexity: O(log *n*) for each section that has a marked row among the touched rows.
  mutating func enforceLaws(
    among touched: RowSet? = nil,
    selected stayed: @autoclosure () -> RowSet = [],
    checked stayedChecked: @autoclosure () -> RowSet = []
  ) {
    let (selected, rows) = (selectedMarks.rows, layout)
    let law = selectionLaw
    if law.restrictsRows {
      // Everything that isn't loaded isn't one row.
      let several = law.isSingle ? past.unloaded.map { [$0] } ?? [] : [] as RowSet
      let lawful = law.trimmed(
        selected.subtracting(several), in: rows, among: touched, preferring: stayed())
      if lawful != selected { selectedMarks.set(lawful) }
    }
    guard !isPlain else { return }
    let checked = checkedMarks
    guard !checked.isEmpty else { return }
    let lawfullyChecked = checkmarkLaw.trimmed(
      checked, in: rows, among: touched, preferring: stayedChecked())
    if lawfullyChecked != checked { extras.checked.set(lawfullyChecked) }
  }

  /// The rows that the user's inputs don't change.
  var fixedRows: RowSet {
    isPlain ? [] : extras.disabled.union(layout.rows(ofSections: extras.laws.closed))
  }

  /// The hidden rows that aren't changed by an input that replaces the selection.
  var rowsOutOfReach: RowSet {
    sharedExtras.box?.value.replacementScope == .shown ? layout.hiddenRows : []
  }

  /// The rows that aren't changed by a user's input that replaces the selection.
  var rowsNotReplaced: RowSet { fixedRows.union(rowsOutOfReach) }

  /// The rows of lists whose checkmarks are in force.
  var listRowsInForce: RowSet {
    guard !isPlain, !isEditing, extras.laws.hasLists else { return [] }
    return shown(layout.whole.rows(ofSections: extras.laws.lists))
  }

  /// The rows that ranges and sweeps of the selection skip.
  var rowsPassedOver: RowSet { fixedRows.union(listRowsInForce) }

  /// The rows that select-all and invert change: enabled rows that aren't in a list, and, if the
  /// table is in mode multiple, aren't in a section in mode single.
  var rowsForAll: RowSet {
    guard !isPlain else { return RowSet(0..<shape.rowCount) }
    return layout.shownRows.subtracting(extras.disabled.union(rowsNotForAll))
  }

  /// The enabled rows that select-all and invert don't change.
  var rowsNotForAll: RowSet {
    listRowsInForce.union(layout.whole.rows(ofSections: singleSections))
  }

  /// The rows that a selection of all items includes: the rows for select-all, and hidden rows.
  var rowsForAllAndHidden: RowSet { rowsForAll.union(layout.hiddenRows) }

  /// The defects of the table, which should be empty; checked after every input with the package
  /// trait `InvariantChecks`.
  package var defects: [String] {
    let (selected, rows) = (selectedMarks.rows, layout)
    var defects = selectionLaw.defects(of: selected, in: rows, called: "selected")
    for (name, row) in [("anchor", wholeAnchor), ("lead", wholeLead), ("touch", touched)] {
      if let row, !(0..<rows.count).contains(row) {
        defects.append("the \(name) is row number \(row), of \(rows.count)")
      }
    }
    if let touched, !rows.isShown(touched) { defects.append("a hidden row is touched") }
    if let hiding { defects += hiding.defects(of: shape) }
    guard !isPlain else { return defects }
    let checked = checkedMarks
    defects += checkmarkLaw.defects(of: checked, in: rows, called: "checked")
    if extras.shared.sharing(checked, in: rows, lists: listSections) != checked {
      defects.append("a row is checked, and another of its identity in the same list is not")
    }
    if let last = extras.disabled.last, last >= rows.count {
      defects.append("row number \(last) is disabled, of \(rows.count) rows")
    }
    if let last = extras.layers.rows.last, last >= rows.count {
      defects.append("row number \(last) is in a layer, of \(rows.count) rows")
    }
    if let last = extras.laws.sections(where: { _ in true }).last, last >= shape.sectionCount {
      defects.append("section \(last) has settings, of \(shape.sectionCount) sections")
    }
    defects += extras.selectionOrder?.defects(of: selected, called: "selected") ?? []
    defects += extras.checkOrder?.defects(of: checked, called: "checked") ?? []
    if let press = extras.press, !rows.isShown(press.row) {
      defects.append("the press is on row number \(press.row), which is not shown")
    }
    if (extras.selectionOrder != nil) != (keepsOrder || limitOverflow == .releaseOldest) {
      defects.append("an order is kept where none is asked for, or the other way round")
    }
    if let pan = extras.pan,
      !(rows.isShown(pan.first) && (0..<rows.count).contains(pan.current))
    {
      defects.append("a pan is from row number \(pan.first) to \(pan.current)")
    }
    return defects
  }
}

extension Hiding {
  /// The defects of the layout of a table with a shape, for tests.
  fileprivate func defects(of shape: TableShape) -> [String] {
    var defects: [String] = []
    if let shown {
      if let last = shown.last, last >= whole.rowCount {
        defects.append("row number \(last) is shown, of \(whole.rowCount)")
      }
      if shown.count == whole.rowCount { defects.append("all rows are shown, by name") }
    } else if elsewhere.isEmpty {
      defects.append("no row is hidden")
    }
    defects += elsewhere.defects(sectionCount: whole.sectionCount)
    if shape != (shown.map { whole.counting($0) } ?? whole) {
      defects.append("the shape is \(shape), of \(whole)")
    }
    return defects
  }
}
