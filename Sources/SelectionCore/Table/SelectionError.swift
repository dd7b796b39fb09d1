// SPDX-License-Identifier: MIT

/// An error thrown when a table refuses an input.
///
/// The table is unchanged.
#if hasAttribute(nonexhaustive)
  @nonexhaustive
#endif
public enum SelectionError: Error, Hashable, Sendable {
  /// A table of this shape doesn't contain the row.
  case rowOutOfRange(RowPath, TableShape)
  /// A row number is negative or is not less than the number of all rows, shown and hidden.
  case rowNumberOutOfRange(Int, count: Int)
  /// A table of this shape doesn't contain the section.
  case sectionOutOfRange(Int, TableShape)
  /// A section can't have a negative number of rows.
  case negativeRowCount(Int)
  /// The total number of rows would exceed `Int.max`.
  case tooManyRows
  /// In mode single, no more than one row can be selected; the associated value is the number of
  /// rows requested.
  case severalRowsInSingleMode(Int)
  /// A rule redirected the input from the first row to the second row, which a table of this shape
  /// doesn't contain.
  case redirectOutOfRange(RowPath, to: RowPath, TableShape)
  /// A rule redirected the input from the first row to the second row, which is disabled.
  case redirectToDisabled(RowPath, to: RowPath)
  /// More rows would be selected than the limit allows.
  case tooManySelected(Int, limit: Int)
  /// Fewer rows would remain selected than the limit requires.
  case tooFewSelected(Int, limit: Int)
  /// More rows would be checked than the limit of their list or layer allows.
  case tooManyChecked(Int, limit: Int)
  /// Fewer rows would remain checked than the limit of their list or layer requires.
  case tooFewChecked(Int, limit: Int)
  /// The batch of updates is invalid.
  case invalidUpdate(UpdateError)
  /// A mapping begins with the shape `from`, which isn't the table's shape.
  case foreignMapping(from: TableShape, table: TableShape)
  /// The number of identities given for a section differs from its number of rows.
  case wrongNumberOfIDs(Int, section: Int, rowCount: Int)
  /// No shown row has this identity, given as text; the text is empty in Embedded Swift.
  case unknownID(String)
  /// A row of a checkmark list can't be selected, except during editing.
  case rowOfList(RowPath)
  /// A span of rows ends before it begins.
  case backwardsSpan(RowPath, RowPath)
  /// Rows of this section can't be checked, because it isn't a checkmark list.
  case notAList(section: Int)
  /// At most one row of this section, which is an exclusive list, can be checked; the associated
  /// value is the number of rows requested.
  case severalRowsInExclusiveList(section: Int, Int)
  /// The new contents of a table by paths name this row twice.
  case rowNamedTwice(RowPath)
  /// The segments of a mapping contain this row number twice.
  case rowNumberNamedTwice(Int)
  /// The number of identities given for the rows that an edit inserts differs from the number of
  /// these rows.
  case wrongNumberOfNewIDs(Int, rowCount: Int)
  /// The new contents of a section, given by paths, name this row, which is in another section.
  case rowOfOtherSection(RowPath, section: Int)
  /// A structure of rows that isn't a plain table, such as a tree, rejects the input for its own
  /// reason, which is given as a sentence without a period.
  case refused(String)
  /// The method was called by code that is part of a change in progress, such as a rule.
  case changeUnderWay
}

extension SelectionError {
  /// The error for an identity that no shown row has.
  @usableFromInline
  @inline(never)
  package static func unknown(_ id: some Hashable) -> SelectionError {
    #if hasFeature(Embedded)
      .unknownID("")
    #else
      .unknownID("\(id)".shortened)
    #endif
  }
}

extension SelectionError: CustomStringConvertible {
  /// A message that names the row and the shape.
  @_optimize(size)
  public var description: String {
    switch self {
    case .rowOutOfRange(let row, let shape):
      "row \(row) is out of range: \(shape.summary(around: row.section))"
    case .rowNumberOutOfRange(let row, let count):
      "row number \(row) is out of range: the table has \(counted(count, "row")), shown and hidden"
    case .sectionOutOfRange(let section, let shape):
      "section \(section) is out of range: \(shape.summary(around: section))"
    case .negativeRowCount(let count):
      "a section cannot have \(count) rows"
    case .tooManyRows:
      "a table cannot have more than \(Int.max) rows"
    case .severalRowsInSingleMode(let count):
      "\(count) rows cannot be selected at once in mode single"
    case .redirectOutOfRange(let row, let target, let shape):
      "the rule for row \(row) gave row \(target), which is out of range: "
        + shape.summary(around: target.section)
    case .redirectToDisabled(let row, let target):
      "the rule for row \(row) gave row \(target), which is disabled"
    case .tooManySelected(let count, let limit):
      Self.atMost(limit, count, "selected")
    case .tooFewSelected(let count, let limit):
      Self.atLeast(limit, count, "selected")
    case .tooManyChecked(let count, let limit):
      Self.atMost(limit, count, "checked")
    case .tooFewChecked(let count, let limit):
      Self.atLeast(limit, count, "checked")
    case .invalidUpdate(let error):
      error.description
    case .foreignMapping(let shape, let table):
      "the mapping is of a table of shape \(shape), and this one's is \(table)"
    case .wrongNumberOfIDs(let count, let section, let rowCount):
      "section \(section) has \(counted(rowCount, "row")), not \(count)"
    case .unknownID(let id):
      id.isEmpty
        ? "no row that is shown has this identity" : "no row that is shown has the identity \(id)"
    case .rowOfList(let row):
      "row \(row) is in a checkmark list, and can be selected only while the table is being edited"
    case .backwardsSpan(let first, let last):
      "the rows from \(first) to \(last) run backwards"
    case .notAList(let section):
      "section \(section) is no checkmark list"
    case .severalRowsInExclusiveList(let section, let count):
      "\(count) rows cannot be checked at once in section \(section), an exclusive list"
    case .rowNamedTwice(let row):
      "row \(row) is named twice, and is one row"
    case .rowNumberNamedTwice(let row):
      "row number \(row) is named twice, and is one row"
    case .wrongNumberOfNewIDs(let count, let rowCount):
      "the edit inserts \(counted(rowCount, "row")), not \(count)"
    case .rowOfOtherSection(let row, let section):
      "row \(row) is not in section \(section)"
    case .refused(let reason):
      reason
    case .changeUnderWay:
      "the table cannot be changed while another change of it is under way"
    }
  }

  private static func atMost(_ limit: Int, _ count: Int, _ marked: String) -> String {
    "\(counted(count, "row")) would be \(marked), and at most \(limit) can be"
  }

  private static func atLeast(_ limit: Int, _ count: Int, _ marked: String) -> String {
    "\(counted(count, "row")) would stay \(marked), and at least \(limit) must"
  }
}

extension TableShape {
  /// A short form of the shape for a message about a section, which doesn't list a large shape.
  fileprivate func summary(around section: Int) -> String {
    if sectionCount <= 8 { return "the table's shape is \(self)" }
    let all = "the table has \(sectionCount) sections"
    guard let count = rowCount(inSection: section) else { return all }
    return "\(all), and section \(section) has \(counted(count, "row"))"
  }
}
