// SPDX-License-Identifier: MIT

/// The rows whose appearance has changed, and which therefore need redrawing.
extension SelectionChange {
  /// The rows that still exist and whose accessory has changed.
  ///
  /// - Complexity: The cost of ``rowsToRedraw``.
  public var accessoriesToRedraw: RowPaths {
    after.paths(of: stayed(differingAccessories))
  }

  /// The rows that still exist and whose appearance has changed; see ``TableChange/rowsToRedraw``.
  ///
  /// - Complexity: The cost of ``TableChange/rowsToRedraw``.
  public var rowsToRedraw: RowPaths { names(ofRows: differing) }

  /// The numbers, in the whole table, of the rows in ``rowsToRedraw``.
  @usableFromInline
  var numbersToRedraw: RowSet { after.isPlain ? differing : after.shown(differing) }

  /// The rows that still exist and whose appearance has changed in a view that shows the focus at
  /// the lead.
  ///
  /// - Complexity: The cost of ``rowsToRedraw``.
  public var rowsToRedrawWithFocus: RowPaths {
    let old = before.leadNumber.flatMap(newNumber)
    guard old != after.leadNumber else { return rowsToRedraw }
    var rows = differing
    if let old { rows.formUnion(stayed([old])) }
    if let lead = after.leadNumber, !stayed([lead]).isEmpty { rows.insert(lead) }
    return after.paths(of: rows)
  }

  /// The new number of a row given by its old number, if the row still exists.
  private func newNumber(of row: Int) -> Int? {
    wholeMapping.map { $0.rows.newIndex(of: row) } ?? row
  }

  private var differing: RowSet {
    let (old, touched) = (before.presented(among: before.selectedMarks.rows), before.touched)
    if case .none = data, before.sharesExtras(with: after),
      after.isPlain || before.isEditing == after.isEditing
    {
      return differingSelection(from: old, touched)
    }
    var rows = differingSelection(from: mapped(old), touched.flatMap(newNumber))
    // Read once, because each access to a table of the change copies it.
    let (before, after) = (before, after)
    if !before.isPlain || !after.isPlain {
      let (old, new) = (before.extras.disabled, after.extras.disabled)
      if old != new || data != .none { rows.formUnion(mapped(old).symmetricDifference(new)) }
      rows.formUnion(differingAccessories)
      rows.formUnion(differingLayers.rows)
    }
    return stayed(rows)
  }

  /// The rows whose appearance has changed because the selection or the touch has changed; most of
  /// the user's inputs change nothing else.
  @inline(__always)
  private func differingSelection(from old: RowSet, _ held: Int?) -> RowSet {
    var rows = old.symmetricDifference(after.presented(among: after.selectedMarks.rows))
    if held != after.touched {
      if let held { rows.insert(held) }
      if let touched = after.touched { rows.insert(touched) }
    }
    return rows
  }

  private var differingAccessories: RowSet {
    guard before.extras.laws.hasLists || after.extras.laws.hasLists else { return [] }
    let (before, after) = (before, after)
    var differing = RowSet()
    for accessory in RowAccessory.allCases where accessory != .none {
      let old = before.rows(showing: accessory)
      let new = after.rows(showing: accessory)
      if !old.isEmpty || !new.isEmpty {
        differing.formUnion(mapped(old).symmetricDifference(new))
      }
    }
    return differing
  }
}
