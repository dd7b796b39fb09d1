// SPDX-License-Identifier: MIT

/// A change by row numbers that a product above the core makes in one input, for a structure of
/// rows that isn't a flat list.
package struct NumberedEdit: Sendable {
  /// How all rows move; nil if they stay.
  package var mapping: IndexMapping?
  /// The rows that are shown after it; nil if those that are shown stay the same rows.
  package var shown: RowSet?
  /// The selected rows after it; nil if they stay the same rows.
  package var selected: RowSet?
  /// The checked rows after it; nil if they stay the same rows.
  package var checked: RowSet?
  /// Rows to check in addition, if ``checked`` is nil or incomplete.
  package var checking: [Int] = []
  /// Rows to uncheck, likewise.
  package var unchecking: [Int] = []
  /// The disabled rows after it; nil if they stay the same rows.
  package var disabled: RowSet?
  /// The row of the anchor after it; nil doesn't change it.
  package var anchor: Int?
  /// The row of the lead after it; nil doesn't change it.
  package var lead: Int?
  /// Whether it is a step of the history, if the rows stay.
  package var isStep: Bool

  /// An edit that changes nothing yet.
  package init(isStep: Bool) { self.isStep = isStep }
}

extension TableSelection {
  /// Applies an edit to a table of one section, all of whose rows are in it.
  ///
  /// The caller must make sure that the modes and the list of the section allow the marks.
  ///
  /// - Throws: `SelectionError.tooManyRows`.
  /// - Complexity: O(1) for each given set, and that of a change of the data.
  package mutating func apply(_ edit: NumberedEdit) throws(SelectionError) -> SelectionChange {
    var transaction = Transaction(self, nil)
    let old = layout
    transaction.isStep = edit.isStep
    transaction.continuesRun = edit.mapping != nil || edit.shown != nil
    if let rows = edit.mapping {
      let shape = TableShape(checked: [rows.newCount])
      let mapping = TableMapping(
        oldShape: old.whole, newShape: shape, rows: rows, sections: .identity(1), movedRows: [])
      let next = Layout(
        whole: shape, shown: edit.shown ?? rows.applied(to: old.shownRows),
        elsewhere: RowsElsewhere())
      if transaction.table.deletionSuccessor == .none {
        // The laws are enforced for rows that are shown; here no row can break one.
        transaction.table.setLayout(Layout(old.whole))
        transaction.follow(
          LayoutChange(mapping: mapping, layout: Layout(shape)), carries: false)
        transaction.setLayout(next)
        transaction.carryGestures(.init(rows: rows))
      } else {
        transaction.follow(LayoutChange(mapping: mapping, layout: next))
      }
    } else if let shown = edit.shown {
      if transaction.table.isPlain || !transaction.table.extras.wasToldWhatToShow {
        transaction.table.extras.wasToldWhatToShow = true
      }
      transaction.setLayout(Layout(whole: old.whole, shown: shown, elsewhere: old.elsewhere))
      transaction.carryGestures(.init())
    }
    if let selected = edit.selected { transaction.table.selectedMarks.set(selected) }
    if let checked = edit.checked { transaction.table.extras.checked.set(checked) }
    if !edit.checking.isEmpty || !edit.unchecking.isEmpty {
      transaction.table.extras.checked.change { rows in
        for row in edit.unchecking { rows.remove(row) }
        for row in edit.checking { rows.insert(row) }
      }
    }
    if let disabled = edit.disabled { transaction.table.extras.disabled = disabled }
    if let anchor = edit.anchor { transaction.table.wholeAnchor = anchor }
    if let lead = edit.lead { transaction.table.wholeLead = lead }
    return finish(transaction)
  }
}

extension IdentifiedTable {
  /// The checked rows by their numbers in the whole table.
  package var checkedNumbers: RowSet { selection.checkedMarks }

  /// The disabled rows by their numbers in the whole table.
  package var disabledNumbers: RowSet { selection.disabledNumbers }

  /// The row of the anchor by its number in the whole table.
  package var anchorNumber: Int? { selection.wholeAnchor }

  /// The row of the lead by its number in the whole table.
  package var leadNumber: Int? { selection.wholeLead }

  /// The identities of rows given by their numbers in the whole table, shown or hidden.
  @inlinable
  package func ids(ofNumbers rows: RowSet) -> [ID] { names.ids(of: rows) }

  /// The row number of an identity in the whole table, as inputs by identity find it.
  @inlinable
  package func number(ofID id: ID) -> Int? { number(of: id) }

  /// The row numbers of an identity in the whole table, in ascending order.
  package func numbers(ofID id: ID) -> [Int] { readNames { $0.rows(of: id) } }

  /// Whether several rows may have one identity.
  package var hasDuplicates: Bool { readNames { $0.hasDuplicates } }

  /// The origins of rows given by identity in order, and the hashes of new ones.
  @inlinable
  package func matched(_ ids: [ID]) -> (segments: [RowSegment], hashes: [UInt64]) {
    names.match(ids, in: 0..<wholeShape.rowCount, hidden: hiddenNumbers)
  }

  /// Applies an edit that inserts new rows with these identities, in order.
  ///
  /// - Throws: `SelectionError.tooManyRows`.
  package mutating func apply(
    _ edit: NumberedEdit, naming ids: [ID] = []
  ) throws(SelectionError) -> SelectionChange {
    let change = try selection.apply(edit)
    if let mapping = edit.mapping { names.follow(mapping, naming: ids) }
    return change
  }
}
