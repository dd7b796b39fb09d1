// SPDX-License-Identifier: MIT

/// An error thrown when a batch update is invalid.
///
/// The table is unchanged. Deletes, reloads and the sources of moves name rows and sections as
/// counted before the update; inserts and the destinations of moves name them as counted after it.
/// The messages use UIKit's wording if it is known.
#if hasAttribute(nonexhaustive)
  @nonexhaustive
#endif
public enum UpdateError: Error, Hashable, Sendable {
  /// The operation that an update performs on a row or a section.
  public enum Change: Hashable, Sendable {
    /// The row or section is deleted.
    case delete
    /// The row or section is reloaded.
    case reload
    /// The row is configured again.
    case reconfigure
    /// The row or section is inserted.
    case insert
    /// The row or section is moved.
    case move
  }

  /// A row or a section in an update.
  public enum Place: Hashable, Sendable {
    /// The row at a path.
    case row(RowPath)
    /// The section with the given number.
    case section(Int)
  }

  /// The number of rows or sections at a place in an update.
  public enum Count: Hashable, Sendable {
    /// The number of rows in the section.
    case rows(Int)
    /// The number of sections in the table.
    case sections(Int)
  }

  /// A row or section to delete, reload or move doesn't exist before the update.
  case missing(Change, Place, only: Count)
  /// The destination of an insertion or a move would be beyond the end of the section or table
  /// after the update.
  case beyondEnd(Place, movedFrom: Place?, only: Count)
  /// Two changes to the same row or section conflict, or the row or section is moved twice.
  case conflict(Change, Change, from: Place)
  /// Two rows or sections are inserted at or moved to the same place.
  case collision(Change, Change, at: Place)
  /// A span of rows ends before it begins.
  case backwardsSpan(RowPath, RowPath)
  /// The number of rows to insert is negative.
  case negativeCount(Int)
  /// The table would contain more than `Int.max` rows.
  case tooManyRows
}

extension UpdateError: CustomStringConvertible {
  /// The reason for the error, in UIKit's wording if that wording is known.
  @_optimize(size)
  public var description: String {
    switch self {
    case .missing(let change, let place, let count): Self.missing(change, place, count)
    case .beyondEnd(let place, let source, let count): Self.beyondEnd(place, source, count)
    case .conflict(let first, let second, let place):
      "attempt to \(Self.conflict(first, second)) the same \(place.words)"
    case .collision(let first, let second, let place):
      "attempt to perform \(Self.collision(first, second)) the same \(place.words)"
    case .backwardsSpan(let first, let last):
      "the rows from \(first) to \(last) run backwards"
    case .negativeCount(let count):
      "attempt to insert \(count) rows"
    case .tooManyRows:
      "a table cannot have more than \(Int.max) rows"
    }
  }

  private static func conflict(_ first: Change, _ second: Change) -> String {
    switch (first, second) {
    case (.delete, .reload): "delete and reload"
    case (.move, .move): "perform two moves from"
    default: "perform a delete and a move from"
    }
  }

  private static func collision(_ first: Change, _ second: Change) -> String {
    switch (first, second) {
    case (.insert, .insert): "two inserts at"
    case (.move, .move): "two moves to"
    default: "an insert and a move to"
    }
  }

  private static func missing(_ change: Change, _ place: Place, _ count: Count) -> String {
    let only = count.thereAreOnly(at: place)
    switch (change, place) {
    // A reload is a delete and an insert, and UIKit's message describes it that way.
    case (.delete, .row(let row)), (.reload, .row(let row)):
      return "attempt to delete row \(row.row) from \(count.sectionWith(row)) (\(row))"
    case (.reconfigure, .row(let row)):
      return "attempt to reconfigure row \(row.row) of \(count.sectionWith(row)) (\(row))"
    case (_, .row):
      return "attempt to move \(place.words) that does not exist - \(only) before the update"
    case (_, .section(let section)):
      let verb = change == .move ? "move" : "delete"
      return "attempt to \(verb) section \(section), but \(only) before the update"
    }
  }

  private static func beyondEnd(_ place: Place, _ source: Place?, _ count: Count) -> String {
    let only = count.thereAreOnly(at: place)
    switch (place, source) {
    case (.row(let row), nil):
      return "attempt to insert row \(row.row) into section \(row.section), but \(only) after "
        + "the update (\(row))"
    case (.row, let source?):
      return "attempt to move \(source.words) to \(place.words) that does not exist - \(only) "
        + "after the update"
    case (.section(let section), .section(let source)?):
      return "attempt to move section \(source) to section \(section), but \(only) after the update"
    case (.section(let section), _):
      return "attempt to insert section \(section), but \(only) after the update"
    }
  }
}

extension UpdateError.Place {
  fileprivate var words: String {
    switch self {
    case .row(let row): "index path (\(row))"
    case .section(let section): "section (\(section))"
    }
  }
}

extension UpdateError.Count {
  /// The count with its noun, such as `5 rows`; for one row the text is `1 rows`, as in UIKit.
  fileprivate var words: String {
    switch self {
    case .rows(let count): "\(count) rows"
    case .sections(let count): "\(count) sections"
    }
  }

  /// The section of a row that doesn't exist, and why it doesn't.
  fileprivate func sectionWith(_ row: RowPath) -> String {
    switch self {
    case .rows: "section \(row.section) which only contains \(words) before the update"
    case .sections: "section \(row.section), but there are only \(words) before the update"
    }
  }

  /// The number of rows in the section of a row, or the number of sections.
  fileprivate func thereAreOnly(at place: UpdateError.Place) -> String {
    guard case (.rows, .row(let row)) = (self, place) else { return "there are only \(words)" }
    return "there are only \(words) in section \(row.section)"
  }
}
