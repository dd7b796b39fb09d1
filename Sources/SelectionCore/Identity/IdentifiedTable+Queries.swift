// SPDX-License-Identifier: MIT

extension IdentifiedTable {
  /// The identity of a row, or nil if it has none or is not there.
  ///
  /// - Complexity: O(log *n*).
  @inlinable
  public func id(of row: RowPath) -> ID? {
    guard let number = selection.rowNumber(of: row) else { return nil }
    return names.id(of: number)
  }

  /// The row of an identity, the first of several; nil if none is shown.
  ///
  /// - Complexity: O(log *n*).
  @inlinable
  public func row(of id: ID) -> RowPath? {
    // A closure would hold a copy of the table on the heap.
    guard let number = names.shownRow(of: id, in: selection) else { return nil }
    return selection.path(ofRow: number)
  }

  /// The selected identities that are shown, in table order.
  ///
  /// - Complexity: O(*k* log *n*) for *k* of them.
  @inlinable
  public var selectedIDs: [ID] { names.ids(of: selection.shownSelected) }

  /// The checked identities that are shown, in table order.
  ///
  /// - Complexity: O(*k* log *n*) for *k* of them.
  @inlinable
  public var checkedIDs: [ID] { names.ids(of: selection.shownChecked) }

  /// The checked identities of a section's list, also those that are hidden.
  ///
  /// - Complexity: O(*k* log *n*) for *k* of them.
  public func checkedIDs(inSection section: Int) -> Set<ID> {
    let rows = selection.layout.rows(ofSection: section)
    return Set(names.ids(of: selection.checkedMarks.intersection(rows)))
  }

  /// The selected identities that are hidden, in table order.
  ///
  /// - Complexity: O(*k* log *n*) for *k* of them.
  public var hiddenSelectedIDs: [ID] {
    names.ids(of: selection.hiddenRows.intersection(selection.selectedMarks.rows))
  }

  /// The checked identities that are hidden, in table order.
  ///
  /// - Complexity: O(*k* log *n*) for *k* of them.
  public var hiddenCheckedIDs: [ID] {
    names.ids(of: selection.hiddenRows.intersection(selection.checkedMarks))
  }

  /// Returns whether an identity is selected: its row, the first of several, or hidden; what is not
  /// known is, where all that is not loaded is selected.
  ///
  /// - Complexity: O(log *n*).
  @inlinable
  public func isSelected(_ id: ID) -> Bool {
    guard let number = number(of: id) ?? unloaded else { return false }
    return isSelected(number: number)
  }

  /// Returns whether an identity is checked: its row, the first of several, or hidden.
  ///
  /// - Complexity: O(log *n*).
  @inlinable
  public func isChecked(_ id: ID) -> Bool {
    guard let number = number(of: id) else {
      return false
    }
    return isChecked(number: number)
  }

  /// The number of an identity: of its first row that is shown, else of its first.
  @inlinable
  func number(of id: ID) -> Int? {
    guard let row = names.row(of: id) else { return nil }
    return names.hasDuplicates ? names.shownRow(of: id, in: selection) ?? row : row
  }

  @usableFromInline
  func isSelected(number: Int) -> Bool { selection.selectedMarks.rows.contains(number) }

  @usableFromInline
  func isChecked(number: Int) -> Bool { selection.checkedMarks.contains(number) }

  /// What the row of an identity shows; none if it is not shown.
  ///
  /// - Complexity: O(log *n*).
  public func accessory(for id: ID) -> Accessory {
    guard let row = row(of: id) else { return .none }
    return selection.accessory(for: row)
  }

  /// The identities that are shown, section by section; rows without one are left out.
  ///
  /// - Complexity: O(*n*).
  public var contents: [[ID]] {
    (0..<selection.shape.sectionCount).map { section in
      names.ids(of: selection.shown(selection.layout.rows(ofSection: section)))
    }
  }
}
