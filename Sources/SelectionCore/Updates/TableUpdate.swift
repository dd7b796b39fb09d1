// SPDX-License-Identifier: MIT

/// A batch of changes to the rows and sections of a table, which take effect together or not at
/// all.
///
///     var update = TableUpdate()
///     update.deleteRows(at: [RowPath(0, 2)])
///     update.moveRow(at: RowPath(0, 0), to: RowPath(1, 0))
///     let mapping = try update.mapping(of: [3, 5])
///     mapping.newPath(of: RowPath(0, 1))     // 0.0
///
/// As in UIKit, deletes, reloads and the sources of moves count in the table *before* the update,
/// inserts and the destinations of moves in the table *after* it, and the order in which they are
/// given says nothing. A row deleted or reloaded twice is deleted or reloaded once.
public struct TableUpdate: Hashable, Sendable {
  /// A section that is inserted.
  public struct SectionInsert: Hashable, Sendable {
    /// Where it stands after the update.
    public var section: Int
    /// How many rows it comes with.
    public var rowCount: Int
  }

  /// Rows that are inserted.
  public struct RowInsert: Hashable, Sendable {
    /// Where the first of them stands after the update.
    public var row: RowPath
    /// How many there are.
    public var count: Int
  }

  /// A section or a row that is moved.
  public struct Move<Place: Hashable & Sendable>: Hashable, Sendable {
    /// Where it stands before the update.
    public var source: Place
    /// Where it stands after the update.
    public var destination: Place
  }

  /// The sections to delete, as before the update.
  public private(set) var deletedSections: [Int] = []
  /// The sections to reload, as before the update.
  public private(set) var reloadedSections: [Int] = []
  /// The sections to insert, as after the update.
  public private(set) var insertedSections: [SectionInsert] = []
  /// The sections to move.
  public private(set) var movedSections: [Move<Int>] = []
  /// The rows to delete, as before the update.
  public private(set) var deletedRows: [RowSpan] = []
  /// The rows to reload, as before the update.
  public private(set) var reloadedRows: [RowSpan] = []
  /// The rows to configure again, as before the update.
  public private(set) var reconfiguredRows: [RowSpan] = []
  /// The rows to insert, as after the update.
  public private(set) var insertedRows: [RowInsert] = []
  /// The rows to move.
  public private(set) var movedRows: [Move<RowPath>] = []

  /// Makes an update that changes nothing.
  public init() {}

  /// Deletes rows.
  ///
  /// - Parameter rows: the rows, as before the update.
  /// - Complexity: O(*k*) for *k* spans.
  public mutating func deleteRows(at rows: some SpansConvertible<RowPath>) {
    deletedRows += rows.rowSpans.spans
  }

  /// Reloads rows, which lose their selection.
  ///
  /// - Parameter rows: the rows, as before the update.
  /// - Complexity: O(*k*) for *k* spans.
  public mutating func reloadRows(at rows: some SpansConvertible<RowPath>) {
    reloadedRows += rows.rowSpans.spans
  }

  /// Configures rows again, which keep their state.
  ///
  /// - Parameter rows: the rows, as before the update.
  /// - Complexity: O(*k*) for *k* spans.
  public mutating func reconfigureRows(at rows: some SpansConvertible<RowPath>) {
    reconfiguredRows += rows.rowSpans.spans
  }

  /// Inserts rows, each at its place.
  ///
  /// - Parameter rows: where the rows stand after the update.
  /// - Complexity: O(*k*) for *k* places.
  public mutating func insertRows(at rows: some Sequence<RowPath>) {
    insertedRows += rows.map { RowInsert(row: $0, count: 1) }
  }

  /// Inserts rows beside each other.
  ///
  /// - Parameters:
  ///   - row: where the first of them stands after the update.
  ///   - count: how many there are.
  /// - Complexity: O(*k*) for *k* places.
  public mutating func insertRows(at row: RowPath, count: Int) {
    insertedRows.append(RowInsert(row: row, count: count))
  }

  /// Moves a row, which takes its state along.
  ///
  /// - Parameters:
  ///   - source: the row, as before the update.
  ///   - destination: where it stands after the update.
  /// - Complexity: O(1) amortized.
  public mutating func moveRow(at source: RowPath, to destination: RowPath) {
    movedRows.append(Move(source: source, destination: destination))
  }

  /// Deletes sections with all of their rows.
  ///
  /// - Parameter sections: the sections, as before the update.
  /// - Complexity: O(*k*) for *k* sections.
  public mutating func deleteSections(_ sections: some Sequence<Int>) {
    deletedSections += sections
  }

  /// Reloads sections, whose rows lose their selection.
  ///
  /// - Parameter sections: the sections, as before the update.
  /// - Complexity: O(*k*) for *k* sections.
  public mutating func reloadSections(_ sections: some Sequence<Int>) {
    reloadedSections += sections
  }

  /// Inserts a section.
  ///
  /// - Parameters:
  ///   - section: where it stands after the update.
  ///   - rowCount: how many rows it comes with, beside those that the update inserts or moves into
  ///     it.
  /// - Complexity: O(1) amortized.
  public mutating func insertSection(_ section: Int, rowCount: Int) {
    insertedSections.append(SectionInsert(section: section, rowCount: rowCount))
  }

  /// Moves a section with all of its rows.
  ///
  /// - Parameters:
  ///   - source: the section, as before the update.
  ///   - destination: where it stands after the update.
  /// - Complexity: O(1) amortized.
  public mutating func moveSection(_ source: Int, to destination: Int) {
    movedSections.append(Move(source: source, destination: destination))
  }

  /// Adds all changes of another update, which counts in the same tables before and after.
  ///
  /// - Parameter other: the other update.
  /// - Complexity: O(*k*) for *k* changes in the other.
  public mutating func append(_ other: TableUpdate) {
    deletedSections += other.deletedSections
    reloadedSections += other.reloadedSections
    insertedSections += other.insertedSections
    movedSections += other.movedSections
    deletedRows += other.deletedRows
    reloadedRows += other.reloadedRows
    reconfiguredRows += other.reconfiguredRows
    insertedRows += other.insertedRows
    movedRows += other.movedRows
  }
}

#if !hasFeature(Embedded)
  extension TableUpdate: Codable {}
  extension TableUpdate.SectionInsert: Codable {}
  extension TableUpdate.RowInsert: Codable {}
  extension TableUpdate.Move: Codable where Place: Codable {}
#endif
