// SPDX-License-Identifier: MIT

/// Why a batch of updates cannot be.
///
/// Nothing has changed.
///
/// Rows and sections of deletes, reloads and move sources are meant as before the update, those of inserts
/// and move destinations as after it. The texts are UIKit's where its words are known.
public enum UpdateError: Error, Hashable, Sendable {
  /// A row to delete is not there; the section has so many rows.
  case deleteOfMissingRow(RowPath, rowCount: Int)
  /// A row to reload or configure anew is not there; the section has so many rows.
  case reloadOfMissingRow(RowPath, rowCount: Int)
  /// A row to move is not there; the section has so many rows.
  case moveOfMissingRow(RowPath, rowCount: Int)
  /// The section of a row to delete, reload or move is not there; there are so many.
  case rowOfMissingSection(RowPath, sectionCount: Int)
  /// A row to insert would stand behind the end of its section, which then has so many rows.
  case insertBeyondEnd(RowPath, rowCount: Int)
  /// A row to move would stand behind the end of its new section, which then has so many rows.
  case moveBeyondEnd(RowPath, to: RowPath, rowCount: Int)
  /// The section that a row goes to is not there after the update, when there are so many.
  case missingSectionAfter(RowPath, sectionCount: Int)
  /// A section to delete, reload or move is not there; there are so many.
  case missingSection(Int, sectionCount: Int)
  /// A section to insert or to move would stand behind the last, when there are so many.
  case sectionBeyondEnd(Int, sectionCount: Int)
  /// A row is both deleted and reloaded.
  case deleteAndReload(RowPath)
  /// A row is both deleted and moved.
  case deleteAndMove(RowPath)
  /// A row is both reloaded and moved.
  case reloadAndMove(RowPath)
  /// A row is inserted where another is moved to.
  case insertAndMove(RowPath)
  /// Two rows are inserted at one place.
  case insertTwice(RowPath)
  /// Two moves are from one row.
  case moveFromTwice(RowPath)
  /// Two moves are to one place.
  case moveToTwice(RowPath)
  /// A section is both deleted and reloaded.
  case deleteAndReloadSection(Int)
  /// A section is both deleted and moved.
  case deleteAndMoveSection(Int)
  /// A section is both reloaded and moved.
  case reloadAndMoveSection(Int)
  /// A section is inserted where another is moved to.
  case insertAndMoveSection(Int)
  /// Two sections are inserted at one place.
  case insertSectionTwice(Int)
  /// Two moves are from one section.
  case moveSectionFromTwice(Int)
  /// Two moves are to one section.
  case moveSectionToTwice(Int)
  /// A stretch of rows ends before it begins.
  case backwardsSpan(RowPath, RowPath)
  /// So many rows are fewer than none.
  case negativeCount(Int)
  /// All rows together would be more than `Int.max`.
  case tooManyRows
}

extension UpdateError: CustomStringConvertible {
  /// What was wrong, in UIKit's words where they are known.
  public var description: String {
    switch self {
    case .deleteOfMissingRow(let row, let count):
      "attempt to delete row \(row.row) from section \(row.section) which only contains \(count) "
        + "rows before the update (\(row))"
    case .reloadOfMissingRow(let row, let count):
      "attempt to reload row \(row.row) of section \(row.section) which only contains \(count) "
        + "rows before the update (\(row))"
    case .moveOfMissingRow(let row, let count):
      "attempt to move index path (\(row)) that does not exist - there are only \(count) rows in "
        + "section \(row.section) before the update"
    case .rowOfMissingSection(let row, let count):
      "attempt to change index path (\(row)) that does not exist - there are only \(count) "
        + "sections before the update"
    case .insertBeyondEnd(let row, let count):
      "attempt to insert row \(row.row) into section \(row.section), but there are only \(count) "
        + "rows in section \(row.section) after the update (\(row))"
    case .moveBeyondEnd(let row, let target, let count):
      "attempt to move index path (\(row)) to index path (\(target)) that does not exist - there "
        + "are only \(count) rows in section \(target.section) after the update"
    case .missingSectionAfter(let row, let count):
      "attempt to insert row \(row.row) into section \(row.section), but there are only \(count) "
        + "sections after the update (\(row))"
    case .missingSection(let section, let count):
      "attempt to change section \(section), but there are only \(count) sections before the update"
    case .sectionBeyondEnd(let section, let count):
      "attempt to insert section \(section), but there are only \(count) sections after the update"
    case .deleteAndReload(let row):
      "attempt to delete and reload the same index path (\(row))"
    case .deleteAndMove(let row):
      "attempt to perform a delete and a move from the same index path (\(row))"
    case .reloadAndMove(let row):
      "attempt to perform a reload and a move from the same index path (\(row))"
    case .insertAndMove(let row):
      "attempt to perform an insert and a move to the same index path (\(row))"
    case .insertTwice(let row):
      "attempt to perform two inserts at the same index path (\(row))"
    case .moveFromTwice(let row):
      "attempt to perform two moves from the same index path (\(row))"
    case .moveToTwice(let row):
      "attempt to perform two moves to the same index path (\(row))"
    case .deleteAndReloadSection(let section):
      "attempt to delete and reload the same section (\(section))"
    case .deleteAndMoveSection(let section):
      "attempt to perform a delete and a move from the same section (\(section))"
    case .reloadAndMoveSection(let section):
      "attempt to perform a reload and a move from the same section (\(section))"
    case .insertAndMoveSection(let section):
      "attempt to perform an insert and a move to the same section (\(section))"
    case .insertSectionTwice(let section):
      "attempt to perform two inserts at the same section (\(section))"
    case .moveSectionFromTwice(let section):
      "attempt to perform two moves from the same section (\(section))"
    case .moveSectionToTwice(let section):
      "attempt to perform two moves to the same section (\(section))"
    case .backwardsSpan(let first, let last):
      "the rows from \(first) to \(last) run backwards"
    case .negativeCount(let count):
      "attempt to insert \(count) rows"
    case .tooManyRows:
      "a table cannot have more than \(Int.max) rows"
    }
  }
}
