// SPDX-License-Identifier: MIT

/// Why an input to a table was refused.
///
/// A refused input has changed nothing.
@nonexhaustive
public enum SelectionError: Error, Hashable, Sendable {
  /// There is no such row in a table of this shape.
  case rowOutOfRange(RowPath, TableShape)
  /// A row number is not below the count of all rows, shown and hidden.
  case rowNumberOutOfRange(Int, count: Int)
  /// There is no such section in a table of this shape.
  case sectionOutOfRange(Int, TableShape)
  /// A section cannot have fewer than no rows.
  case negativeRowCount(Int)
  /// All rows together would be more than `Int.max`.
  case tooManyRows
  /// In mode single no more than one row can be selected; the associated value is the number
  /// requested.
  case severalRowsInSingleMode(Int)
  /// A rule about the first row gave the second, which is not a row of a table of this shape.
  case redirectOutOfRange(RowPath, to: RowPath, TableShape)
  /// A rule about the first row gave the second to select, which is disabled.
  case redirectToDisabled(RowPath, to: RowPath)
  /// More rows would be selected than the limit.
  case tooManySelected(Int, limit: Int)
  /// Fewer rows would stay selected than must.
  case tooFewSelected(Int, limit: Int)
  /// A batch of updates cannot be.
  case invalidUpdate(UpdateError)
  /// A mapping is of a table of another shape.
  case foreignMapping(from: TableShape, table: TableShape)
  /// So many identities were given for a section that has another number of rows.
  case wrongNumberOfIDs(Int, section: Int, rowCount: Int)
  /// No row that is shown has this identity, which is given as text; in Embedded Swift that is
  /// empty.
  case unknownID(String)
  /// Outside of editing a row of a checkmark list cannot be selected.
  case rowOfList(RowPath)
  /// A span of rows ends before it begins.
  case backwardsSpan(RowPath, RowPath)
  /// Rows of this section cannot be checked, for it is no checkmark list.
  case notAList(section: Int)
  /// At most one row of this section, an exclusive list, can be checked; the associated value is
  /// the number requested.
  case severalRowsInExclusiveList(section: Int, Int)
}

extension SelectionError {
  /// Returns the error that no row that is shown has an identity.
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
  /// What was wrong, in words that name the row and the shape.
  public var description: String {
    switch self {
    case .rowOutOfRange(let row, let shape):
      "row \(row) is out of range: \(shape.summary(around: row.section))"
    case .rowNumberOutOfRange(let row, let count):
      "row number \(row) is out of range: the table has \(count) rows, shown and hidden"
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
      "\(count) rows would be selected, and at most \(limit) can be"
    case .tooFewSelected(let count, let limit):
      "\(count) rows would stay selected, and at least \(limit) must"
    case .invalidUpdate(let error):
      error.description
    case .foreignMapping(let shape, let table):
      "the mapping is of a table of shape \(shape), and this one's is \(table)"
    case .wrongNumberOfIDs(let count, let section, let rowCount):
      "section \(section) has \(rowCount) rows, not \(count)"
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
    }
  }
}

extension TableShape {
  /// A short account of the shape for a message about a section: large shapes are not written out.
  fileprivate func summary(around section: Int) -> String {
    if sectionCount <= 8 { return "the table's shape is \(self)" }
    let all = "the table has \(sectionCount) sections"
    guard let count = rowCount(inSection: section) else { return all }
    return "\(all), and section \(section) has \(count) rows"
  }
}
