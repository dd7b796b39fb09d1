// SPDX-License-Identifier: MIT

extension IdentifiedTable {
  /// Returns the identity of a row, or nil if the row has no identity or the table doesn't contain
  /// the row.
  ///
  ///     mails.id(of: RowPath(0, 1))          // "m2"
  ///     mails.id(of: RowPath(3, 0))          // nil
  ///
  /// - Complexity: O(log *n*).
  @inlinable
  public func id(of row: RowPath) -> ID? {
    guard let number = selection.rowNumber(of: row) else { return nil }
    return names.id(of: number)
  }

  /// Returns the path of the first shown row with an identity, or nil if no such row is shown.
  ///
  ///     mails.row(of: "m2")                  // 0.1
  ///     mails.row(of: "m9")                  // nil
  ///
  /// - Complexity: O(log *n*), and O(log *n*) for each further row that has or had the identity.
  @inlinable
  public func row(of id: ID) -> RowPath? {
    guard let number = storage.names.onlyRow(of: id), storage.selection.isPlain else {
      return rowElsewhere(of: id)
    }
    return path(ofNumber: number)
  }

  @inlinable @inline(never)
  func rowElsewhere(of id: ID) -> RowPath? { shownNumber(of: id).flatMap(path(ofNumber:)) }

  /// The path of the row with a number, or nil if the row isn't shown.
  ///
  /// The method reads only the parts of the table by rows that it needs, because a call would copy
  /// that table.
  @inlinable
  func path(ofNumber number: Int) -> RowPath? {
    if selection.isPlain, let count = selection.shape.onlySection {
      return number < count ? RowPath(section: 0, row: number) : nil
    }
    return pathInSections(ofNumber: number)
  }

  @usableFromInline
  func pathInSections(ofNumber number: Int) -> RowPath? {
    selection.isPlain ? selection.shape.path(ofRow: number) : selection.path(ofRow: number)
  }

  /// Returns the number of the first shown row with an identity, or of its first hidden row if none
  /// is shown.
  ///
  /// Row numbers include hidden rows.
  ///
  ///     mails.rowNumber(of: "m3")            // 2
  ///
  /// - Complexity: The cost of ``row(of:)``.
  @inlinable
  public func rowNumber(of id: ID) -> Int? {
    storage.names.onlyRow(of: id) ?? numberElsewhere(of: id)
  }

  /// Returns the identities of the rows with the given numbers, shown or hidden; rows without an
  /// identity are left out.
  ///
  ///     mails.names(ofRows: [0, 2])          // ["m1", "m3"]
  ///
  /// - Complexity: O(*k* log *n*) for *k* identities.
  @inlinable
  public func names(ofRows numbers: RowSet) -> [ID] { names.ids(of: numbers) }

  /// Returns the identity of the row with the given number, shown or hidden, or nil if the row has
  /// no identity.
  ///
  ///     mails.name(ofRow: 1)                 // "m2"
  ///
  /// - Complexity: O(log *n*).
  @inlinable
  public func name(ofRow number: Int) -> ID? { names.id(of: number) }

  /// The selected identities that are shown, in table order.
  ///
  /// - Complexity: O(*k* log *n*) for *k* selected identities, including hidden identities.
  @inlinable
  public var selectedRows: [ID] { names.ids(of: selection.shownSelected) }

  /// The checked identities that are shown, in table order.
  ///
  /// - Complexity: O(*k* log *n*) for *k* checked identities, including hidden identities.
  @inlinable
  public var checkedRows: [ID] { names.ids(of: selection.shownChecked) }

  /// Returns the checked identities of a section's list, including hidden identities.
  ///
  ///     try mails.setList(.inclusive, inSection: 0)
  ///     try mails.tap("m2")
  ///     mails.checkedRows(inSection: 0)      // ["m2"]
  ///
  /// - Complexity: O(*k* log *n*) for *k* identities.
  public func checkedRows(inSection section: Int) -> Set<ID> {
    let rows = selection.layout.rows(ofSection: section)
    return Set(names.ids(of: selection.checkedMarks.intersection(rows)))
  }

  /// The hidden checked identities, in table order, followed by the identities of restored
  /// checkmarks whose section isn't a list yet.
  ///
  /// - Complexity: O(*k* log *n*) for *k* checked identities, including shown identities.
  public var hiddenCheckedRows: [ID] {
    let hidden = names.ids(of: selection.hiddenRows.intersection(selection.checkedMarks))
    let known = Set(hidden)
    return hidden + waiting.map { $0.id }.filter { !known.contains($0) }
  }

  /// Whether the first shown row with an identity, or its hidden row if none is shown, is selected.
  ///
  /// An unknown identity counts as selected if everything that isn't loaded is selected.
  ///
  ///     try mails.tap("m2")
  ///     mails.isSelected("m2")               // true
  ///
  /// - Complexity: The cost of ``row(of:)``.
  @inlinable
  public func isSelected(_ id: ID) -> Bool {
    guard let number = storage.names.onlyRow(of: id) else { return isSelectedElsewhere(id) }
    return storage.selection.selectedMarks.rows.contains(number)
  }

  @inlinable @inline(never)
  func isSelectedElsewhere(_ id: ID) -> Bool {
    guard let number = numberElsewhere(of: id) ?? unloaded else { return false }
    return selection.selectedMarks.rows.contains(number)
  }

  /// Whether the first shown row with an identity, or its hidden row if none is shown, is checked.
  ///
  ///     try mails.setList(.exclusive, inSection: 0)
  ///     try mails.tap("m2")
  ///     mails.isChecked("m2")                // true
  ///     mails.isSelected("m2")               // false
  ///
  /// - Complexity: The cost of ``row(of:)``.
  @inlinable
  public func isChecked(_ id: ID) -> Bool {
    guard let number = rowNumber(of: id) else { return false }
    return isChecked(number: number)
  }

  /// The row number of an identity that several rows may have, or that isn't among the first
  /// tokens; nil if ``RowNames/onlyRow(of:)`` has searched every place.
  @inlinable @inline(never)
  func numberElsewhere(of id: ID) -> Int? {
    guard storage.names.hasFurtherRows, let row = storage.names.row(of: id) else { return nil }
    return storage.names.hasDuplicates
      ? names.rows(of: id).first(where: selection.isShown) ?? row : row
  }

  /// The number of an identity's first shown row, or nil if none is shown.
  @inlinable
  func shownNumber(of id: ID) -> Int? {
    guard let number = rowNumber(of: id), selection.isPlain || selection.isShown(number)
    else { return nil }
    return number
  }

  @usableFromInline
  func isChecked(number: Int) -> Bool { selection.checkedMarks.contains(number) }

  /// The identities of the shown rows, section by section; rows without an identity are left out.
  ///
  /// - Complexity: O(*n*).
  public var contents: [[ID]] {
    (0..<selection.shape.sectionCount).map { section in
      names.ids(of: selection.shown(selection.layout.rows(ofSection: section)))
    }
  }
}
