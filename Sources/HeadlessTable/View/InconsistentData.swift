// SPDX-License-Identifier: MIT

public import SelectionCore

/// A failure that occurs because the data source's row counts don't match an update.
public struct InconsistentData: Hashable, Sendable {
  /// The row counts before the update.
  public let before: TableShape
  /// The row counts that should result from the update.
  public let expected: TableShape
  /// The data source's row counts.
  public let found: [Int]
  /// The update.
  public let update: TableUpdate
  /// How the sections move.
  private let sections: IndexMapping?

  init(_ update: TableUpdate, _ change: SelectionChange, _ found: [Int]) {
    before = change.before.shape
    expected = change.after.shape
    sections = change.mapping?.sections
    self.found = found
    self.update = update
  }
}

extension InconsistentData: CustomStringConvertible {
  /// A message in UIKit's wording.
  public var description: String {
    guard expected.sectionCount == found.count else { return sectionText }
    let section = found.indices.first { found[$0] != expected.rowCount(inSection: $0) }
    return section.map(rowText) ?? "Invalid update"
  }

  private var sectionText: String {
    let inserted = update.insertedSections.count
    let deleted = Set(update.deletedSections).count
    return """
      Invalid update: invalid number of sections. The number of sections contained in the \
      table view after the update (\(found.count)) must be equal to the number of sections \
      contained in the table view before the update (\(before.sectionCount)), plus or minus the \
      number of sections inserted or deleted (\(inserted) inserted, \(deleted) deleted).
      """
  }

  private func rowText(_ section: Int) -> String {
    let old = sections?.oldIndex(of: section)
    let count = old.flatMap(before.rowCount) ?? 0
    let inserted = update.insertedRows.reduce(0) {
      $1.row.section == section ? $0 + $1.count : $0
    }
    let deletedRows = (try? RowSpans(update.deletedRows).numbers(in: before)) ?? RowSet()
    let deleted = old.flatMap(before.rows(inSection:)).map(deletedRows.count(in:)) ?? 0
    let movedIn = update.movedRows.count {
      $0.destination.section == section && $0.source.section != old
    }
    let movedOut = update.movedRows.count {
      $0.source.section == old && $0.destination.section != section
    }
    return """
      Invalid update: invalid number of rows in section \(section). The number of rows \
      contained in an existing section after the update (\(found[section])) must be equal to \
      the number of rows contained in that section before the update (\(count)), plus or minus \
      the number of rows inserted or deleted from that section (\(inserted) inserted, \
      \(deleted) deleted) and plus or minus the number of rows moved into or out of that \
      section (\(movedIn) moved in, \(movedOut) moved out).
      """
  }
}
