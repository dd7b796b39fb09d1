// SPDX-License-Identifier: MIT

/// One table, several modes: what a section allows that is narrower than the table.
extension TableSelection {
  /// The mode in force in a section.
  ///
  /// O(log *s*).
  public func mode(ofSection section: Int) -> SelectionMode {
    sectionPolicies.mode(ofSection: section, in: mode)
  }

  /// Sets how many rows of a section the user can select; multiple is as the table says.
  ///
  /// Where a section comes to mode single, its lowest selected row stays. The mode goes along with the section.
  /// - Parameters:
  ///   - mode: the mode.
  ///   - section: the section.
  /// - Returns: the rows that were trimmed away, as deselected.
  /// - Throws: `SelectionError.sectionOutOfRange`.
  /// - Complexity: O(log *n*) for each section of mode single.
  @discardableResult
  public mutating func setMode(
    _ mode: SelectionMode, ofSection section: Int
  ) throws(SelectionError) -> SelectionChange {
    _ = try shape.requiredRows(inSection: section)
    return program { (turn) in
      turn.table.sectionPolicies.setMode(mode, ofSection: section)
      turn.table.trimToMode()
    }
  }

  /// Sets how many rows of a section the user may select, beside the table's own limits.
  ///
  /// - Parameters:
  ///   - limits: the limits.
  ///   - section: the section.
  /// - Returns: what changed, which is nothing.
  /// - Throws: `SelectionError.sectionOutOfRange`.
  /// - Complexity: O(log *n*).
  @discardableResult
  public mutating func setLimits(
    _ limits: SelectionLimits, ofSection section: Int
  ) throws(SelectionError) -> SelectionChange {
    _ = try shape.requiredRows(inSection: section)
    return program { (turn) in
      let keptAges = turn.table.keepsAges
      turn.table.sectionPolicies.setLimits(limits, ofSection: section)
      turn.table.limitsDidChange(keptAges: keptAges)
    }
  }

  /// Sets how many rows of the whole table the user may select.
  ///
  /// - Parameter limits: the limits.
  /// - Returns: what changed, which is nothing.
  /// - Complexity: O(1).
  @discardableResult
  public mutating func setLimits(_ limits: SelectionLimits) -> SelectionChange {
    program { (turn) in
      let keptAges = turn.table.keepsAges
      turn.table.limits = limits
      turn.table.limitsDidChange(keptAges: keptAges)
    }
  }

  /// Whether no input of the user changes a row: it is disabled, or in a section of mode none.
  func isFixed(_ row: Int) -> Bool {
    guard !rare.isNone else { return false }
    if disabled.contains(row) { return true }
    guard !sectionPolicies.closed.isEmpty, let section = shape.path(ofRow: row)?.section else {
      return false
    }
    return sectionPolicies.closed.contains(section)
  }

  /// The rows that no input of the user changes.
  var fixedRows: RowSet {
    sectionPolicies.closed.isEmpty
      ? disabled : disabled.union(shape.rows(ofSections: sectionPolicies.closed))
  }

  /// Lets each section of mode single keep no more than one row: the one given if it is selected there, else one
  /// that was selected before, else the lowest.
  mutating func trimSingleSections(keeping row: Int? = nil, before: RowSet = []) {
    for rows in singleSections where selected.count(in: rows) > 1 {
      let here = selected.intersection(RowSet(rows))
      let kept = row.flatMap { here.contains($0) ? $0 : nil } ?? here.intersection(before).first
      selected.remove(rows)
      if let kept = kept ?? here.first { selected.insert(kept) }
    }
  }

  /// The rows of each section of mode single.
  var singleSections: [Range<Int>] {
    sectionPolicies.single.compactMap { shape.rows(inSection: $0) }
  }
}
