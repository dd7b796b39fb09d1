// SPDX-License-Identifier: MIT

/// Sections that are checkmark lists, and the mark that is in force for a row.
///
/// A row of a list, while the table is not being edited, is checked by every input that selects
/// elsewhere; everywhere else, and everywhere while the table is being edited, rows are selected.
extension TableSelection {
  /// The kind of checkmark list of a section, or nil if it is an ordinary section.
  ///
  /// - Complexity: O(log *s*).
  public func list(inSection section: Int) -> CheckmarkListKind? {
    isPlain ? nil : extras.laws[section].list
  }

  /// The kind of list whose checkmarks are in force in a section; nil if the selection is.
  ///
  /// - Complexity: O(log *s*).
  func listInForce(inSection section: Int) -> CheckmarkListKind? {
    isEditing ? nil : list(inSection: section)
  }

  /// The sections that are checkmark lists.
  var listSections: RowSet { isPlain ? [] : extras.laws.lists }

  /// The rows that are checked, the hidden ones among them.
  var checkedMarks: RowSet { isPlain ? [] : extras.checked.rows }

  /// The numbers of the checked rows that are shown, which count the rows that are shown.
  ///
  /// - Complexity: O(1) if no row is hidden, else O(*r* log *n*) for *r* runs of the result.
  public var checked: RowSet { isPlain ? [] : layout.ranks(of: checkedMarks) }

  /// The checked rows, in table order.
  ///
  /// - Complexity: O(1).
  public var checkedRows: RowPaths { paths(of: checkedMarks) }

  /// Returns whether a row of a list is checked.
  ///
  /// - Complexity: O(log *n*).
  public func isChecked(_ row: RowPath) -> Bool {
    guard !isPlain, let number = number(of: row) else { return false }
    return extras.checked.rows.contains(number)
  }

  /// Returns whether a row carries the mark that is in force for it.
  ///
  /// - Complexity: O(log *n*).
  public func isMarked(_ row: RowPath) -> Bool {
    listInForce(inSection: row.section) == nil ? isSelected(row) : isChecked(row)
  }

  /// The accessories of rows of checkmark lists.
  public var accessoryStyle: AccessoryStyle { extras.accessoryStyle }

  /// What a row shows: the accessory of its state if its section is a list, else none.
  ///
  /// - Complexity: O(log *n*).
  public func accessory(for row: RowPath) -> Accessory {
    isPlain ? .none : accessoryByExtras(for: row)
  }

  // Not inlined: of a plain table nothing is asked.
  @inline(never)
  private func accessoryByExtras(for row: RowPath) -> Accessory {
    guard list(inSection: row.section) != nil, shape.contains(row) else { return .none }
    return accessoryStyle.accessory(isChecked: isChecked(row), isEditing: isEditing)
  }

  /// The rows that show an accessory.
  ///
  /// - Complexity: O(1), and O(log *n*) for each run of sections that are lists.
  func rows(showing accessory: Accessory) -> RowSet {
    guard extras.laws.hasLists else { return [] }
    // Only where it is needed: it walks along all runs of rows that are shown.
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

/// How many of some rows carry the mark in force.
public enum MarkedPart: String, Hashable, Sendable, CaseIterable {
  /// No row is marked, or there are none.
  case none
  /// Some rows are marked, and some are not.
  case partial
  /// All rows are marked.
  case all

  init(marked: Int, of count: Int) {
    if marked == 0 { self = .none } else { self = marked == count ? .all : .partial }
  }
}

/// Which rows count in ``TableSelection/markedPart(of:counting:)``.
public enum CountedRows: String, Hashable, Sendable, CaseIterable {
  /// All rows.
  case all
  /// The rows that the user can change: enabled ones, in sections whose mode is not none.
  case enabled
}

extension TableSelection {
  /// How much of some rows is marked: checked, where checkmarks are in force, else selected.
  ///
  ///     table.markedPart(of: .section(0))      // what the box in the section's header shows
  ///     table.markedPart(of: .section(0), counting: .enabled)
  ///
  /// A tap on the header changes enabled rows alone: counting those, the box shows
  /// ``MarkedPart/all`` exactly if the next tap unmarks them. Of no rows none are marked; a span
  /// with rows that are not there, or a section that is not there, does not count.
  ///
  /// - Parameters:
  ///   - rows: The rows.
  ///   - counted: Which of them count.
  /// - Returns: Whether none of them, some or all are marked.
  /// - Complexity: O(log *n*) for each span, and for each run of rows or lists in it.
  public func markedPart(
    of rows: some SpansConvertible<RowPath>, counting counted: CountedRows = .all
  ) -> MarkedPart {
    let ranges = rows.rowSpans.spans.compactMap { span -> Range<Int>? in
      try? span.numbers(in: shape)
    }
    var numbers = layout.rows(ofRanks: RowSet(ranges: ranges))
    if counted == .enabled { numbers.subtract(fixedRows) }
    let listed = numbers.intersection(listRowsInForce)
    let plain = listed.isEmpty ? numbers : numbers.subtracting(listed)
    let count =
      plain.intersection(selectedMarks.rows).count + listed.intersection(checkedMarks).count
    return MarkedPart(marked: count, of: numbers.count)
  }
}
