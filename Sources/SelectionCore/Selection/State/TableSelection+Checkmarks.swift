// SPDX-License-Identifier: MIT

/// Checkmark lists, and the mark in force for a row.
///
/// While the table isn't being edited, an input that would select a row checks it if its section is
/// a list; in all other cases rows are selected.
extension TableSelection {
  /// Returns the kind of a section's checkmark list, or nil if the section is an ordinary section.
  ///
  ///     try table.setList(.inclusive, inSection: 1)
  ///     table.list(inSection: 1)             // inclusive
  ///     table.list(inSection: 0)             // nil
  ///
  /// - Complexity: O(log *s*).
  public func list(inSection section: Int) -> CheckmarkListKind? {
    sharedExtras.box?.value.laws[section].list
  }

  /// The kind of list whose checkmarks are in force in a section; nil if selection is in force.
  ///
  /// - Complexity: O(log *s*).
  func listInForce(inSection section: Int) -> CheckmarkListKind? {
    isEditing ? nil : list(inSection: section)
  }

  /// The sections that are checkmark lists.
  var listSections: RowSet { sharedExtras.box?.value.laws.lists ?? [] }

  /// The checked rows, including hidden rows.
  var checkedMarks: RowSet { sharedExtras.box?.value.checked.rows ?? [] }

  /// Whether a row of a list is checked.
  ///
  ///     try table.setList(.inclusive, inSection: 1)
  ///     try table.tap(RowPath(1, 2))
  ///     table.isChecked(RowPath(1, 2))       // true
  ///
  /// - Complexity: O(log *n*).
  @inlinable
  public func isChecked(_ row: RowPath) -> Bool {
    isPlain ? false : Self.isChecked(row, shape, sharedExtras)
  }

  /// Returns the accessory for a row's state if the row's section is a list, and otherwise no
  /// accessory.
  ///
  ///     try table.setList(.exclusive, inSection: 1)
  ///     try table.tap(RowPath(1, 2))
  ///     table.accessory(for: RowPath(1, 2))  // .checkmark
  ///     table.accessory(for: RowPath(1, 3))  // .none
  ///
  /// - Complexity: O(log *n*).
  @inlinable
  public func accessory(for row: RowPath) -> RowAccessory {
    isPlain ? .none : Self.accessory(for: row, isEditing: isEditing, shape, sharedExtras)
  }

  /// Whether a row of a list shows whether it is checked.
  var showsCheckmarks: Bool {
    let style = accessoryStyle
    return !isEditing
      || style.accessory(isChecked: true, isEditing: true)
        != style.accessory(isChecked: false, isEditing: true)
  }

  /// The rows that show an accessory.
  ///
  /// - Complexity: O(1), and O(log *n*) for each run of sections that are lists.
  func rows(showing accessory: RowAccessory) -> RowSet {
    guard extras.laws.hasLists else { return [] }
    // Called only if needed, because it visits all runs of shown rows.
    func listed() -> RowSet { shown(layout.whole.rows(ofSections: extras.laws.lists)) }
    let showsIt = (
      checked: accessoryStyle.accessory(isChecked: true, isEditing: isEditing) == accessory,
      unchecked: accessoryStyle.accessory(isChecked: false, isEditing: isEditing) == accessory
    )
    switch showsIt {
    case (false, false): return []
    case (true, false): return shown(checkedMarks)
    case (false, true): return listed().subtracting(checkedMarks)
    case (true, true): return listed()
    }
  }
}

extension TableSelection {
  /// Whether none, some or all of the given rows are marked.
  func markedPart(ofNumbers numbers: RowSet, _ counted: CountedRows) -> MarkedPart {
    if counted == .enabled, mode == .none { return .none }
    let counted = counted == .enabled ? numbers.subtracting(fixedRows) : numbers
    let numbers = isEditing ? counted : counted.subtracting(exclusiveRows)
    let listed = numbers.intersection(listRowsInForce)
    let plain = listed.isEmpty ? numbers : numbers.subtracting(listed)
    let count =
      plain.intersection(selectedMarks.rows).count + listed.intersection(checkedMarks).count
    return MarkedPart(marked: count, of: numbers.count)
  }
}

/// The rows that are counted to determine whether none, some or all of several rows are marked.
public enum CountedRows: String, Hashable, Sendable, CaseIterable {
  /// All rows.
  case all
  /// The rows that the user can change: enabled rows in sections whose mode isn't none.
  case enabled
  /// The rows that are shown and, in an outline's group, also the rows that are hidden only because
  /// a group is collapsed.
  case shown
}
