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
    /// Where it is after the update.
    public var section: Int
    /// How many rows it comes with.
    public var rowCount: Int
  }

  /// Rows that are inserted.
  public struct RowInsert: Hashable, Sendable {
    /// Where the first of them is after the update.
    public var row: RowPath
    /// How many there are.
    public var count: Int
  }

  /// A section or a row that is moved.
  public struct Move<Place: Hashable & Sendable>: Hashable, Sendable {
    /// Where it is before the update.
    public var source: Place
    /// Where it is after the update.
    public var destination: Place
  }

  /// The sections to delete, as before the update.
  public var deletedSections: [Int] { rare.value.deletedSections }
  /// The sections to reload, as before the update.
  public var reloadedSections: [Int] { rare.value.reloadedSections }
  /// The sections to insert, as after the update.
  public var insertedSections: [SectionInsert] { rare.value.insertedSections }
  /// The sections to move.
  public var movedSections: [Move<Int>] { rare.value.movedSections }
  /// The rows to delete, as before the update.
  public private(set) var deletedRows: [RowSpan] = []
  /// The rows to reload, as before the update.
  public var reloadedRows: [RowSpan] { rare.value.reloadedRows }
  /// The rows to configure again, as before the update.
  public var reconfiguredRows: [RowSpan] { rare.value.reconfiguredRows }
  /// The rows to insert, as after the update.
  public private(set) var insertedRows: [RowInsert] = []
  /// The rows to move.
  public private(set) var movedRows: [Move<RowPath>] = []

  /// The changes that few updates have.
  private(set) var rare = Shared<RareChanges>()

  /// Changes of sections, and rows that stay and change.
  struct RareChanges: Hashable, InitiallyShared {
    fileprivate(set) var deletedSections: [Int] = []
    fileprivate(set) var reloadedSections: [Int] = []
    fileprivate(set) var insertedSections: [SectionInsert] = []
    fileprivate(set) var movedSections: [Move<Int>] = []
    fileprivate(set) var reloadedRows: [RowSpan] = []
    fileprivate(set) var reconfiguredRows: [RowSpan] = []

    @safe nonisolated(unsafe) static let initial = Shared.Box(RareChanges())
  }

  /// Makes an update that changes nothing.
  public init() {}

  /// Deletes rows.
  ///
  /// - Parameter rows: the rows, as before the update.
  /// - Complexity: O(*k*) for *k* spans.
  @inlinable
  public mutating func deleteRows(at rows: some SpansConvertible<RowPath>) {
    deleteRows(rows.rowSpans)
  }

  @usableFromInline
  mutating func deleteRows(_ rows: RowSpans) {
    deletedRows.append(list: rows.spans)
  }

  /// Reloads rows, which lose their selection.
  ///
  /// - Parameter rows: the rows, as before the update.
  /// - Complexity: O(*k*) for *k* spans.
  public mutating func reloadRows(at rows: some SpansConvertible<RowPath>) {
    rare.value.reloadedRows += rows.rowSpans.spans
  }

  /// Configures rows again, which keep their state.
  ///
  /// - Parameter rows: the rows, as before the update.
  /// - Complexity: O(*k*) for *k* spans.
  public mutating func reconfigureRows(at rows: some SpansConvertible<RowPath>) {
    rare.value.reconfiguredRows += rows.rowSpans.spans
  }

  /// Inserts rows, each at its place.
  ///
  /// - Parameter rows: where the rows are after the update.
  /// - Complexity: O(*k*) for *k* places.
  @inlinable
  public mutating func insertRows(at rows: some Sequence<RowPath>) {
    insertRows(list: Array(rows))
  }

  @usableFromInline
  mutating func insertRows(list rows: [RowPath]) {
    insertedRows.append(list: rows.map { RowInsert(row: $0, count: 1) })
  }

  /// Inserts rows beside each other.
  ///
  /// - Parameters:
  ///   - row: where the first of them is after the update.
  ///   - count: how many there are.
  /// - Complexity: O(*k*) for *k* places.
  public mutating func insertRows(at row: RowPath, count: Int) {
    insertedRows.append(RowInsert(row: row, count: count))
  }

  /// Moves a row, which takes its state along.
  ///
  /// - Parameters:
  ///   - source: the row, as before the update.
  ///   - destination: where it is after the update.
  /// - Complexity: O(1) amortized.
  public mutating func moveRow(at source: RowPath, to destination: RowPath) {
    movedRows.append(Move(source: source, destination: destination))
  }

  /// Deletes sections with all of their rows.
  ///
  /// - Parameter sections: the sections, as before the update.
  /// - Complexity: O(*k*) for *k* sections.
  public mutating func deleteSections(_ sections: some Sequence<Int>) {
    rare.value.deletedSections += sections
  }

  /// Reloads sections, whose rows lose their selection.
  ///
  /// - Parameter sections: the sections, as before the update.
  /// - Complexity: O(*k*) for *k* sections.
  public mutating func reloadSections(_ sections: some Sequence<Int>) {
    rare.value.reloadedSections += sections
  }

  /// Inserts a section.
  ///
  /// - Parameters:
  ///   - section: where it is after the update.
  ///   - rowCount: how many rows it comes with, beside those that the update inserts or moves into
  ///     it.
  /// - Complexity: O(1) amortized.
  public mutating func insertSection(_ section: Int, rowCount: Int) {
    rare.value.insertedSections.append(SectionInsert(section: section, rowCount: rowCount))
  }

  /// Moves a section with all of its rows.
  ///
  /// - Parameters:
  ///   - source: the section, as before the update.
  ///   - destination: where it is after the update.
  /// - Complexity: O(1) amortized.
  public mutating func moveSection(_ source: Int, to destination: Int) {
    rare.value.movedSections.append(Move(source: source, destination: destination))
  }

  /// Adds all changes of another update, which counts in the same tables before and after.
  ///
  /// - Parameter other: the other update.
  /// - Complexity: O(*k*) for *k* changes in the other.
  public mutating func append(_ other: TableUpdate) {
    deletedRows += other.deletedRows
    insertedRows += other.insertedRows
    movedRows += other.movedRows
    guard !other.rare.isEmpty else { return }
    rare.value.deletedSections += other.deletedSections
    rare.value.reloadedSections += other.reloadedSections
    rare.value.insertedSections += other.insertedSections
    rare.value.movedSections += other.movedSections
    rare.value.reloadedRows += other.reloadedRows
    rare.value.reconfiguredRows += other.reconfiguredRows
  }
}

extension TableUpdate {
  /// Hashes the changes.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(deletedRows)
    hasher.combine(insertedRows)
    hasher.combine(movedRows)
    hasher.combine(rare.value)
  }
}

extension Array {
  /// Adds elements; an empty array becomes that list, and is not made again.
  @inline(__always)
  fileprivate mutating func append(list: [Element]) {
    if isEmpty { self = list } else { self += list }
  }
}

#if !hasFeature(Embedded)
  extension TableUpdate: Codable {
    private enum CodingKeys: String, CodingKey {
      case deletedSections, reloadedSections, insertedSections, movedSections
      case deletedRows, reloadedRows, reconfiguredRows, insertedRows, movedRows
    }

    /// Reads the changes, each kind by its name.
    public init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      func list<Change: Decodable>(_ key: CodingKeys) throws -> [Change] {
        try container.decode([Change].self, forKey: key)
      }
      deletedRows = try list(.deletedRows)
      insertedRows = try list(.insertedRows)
      movedRows = try list(.movedRows)
      let others = RareChanges(
        deletedSections: try list(.deletedSections), reloadedSections: try list(.reloadedSections),
        insertedSections: try list(.insertedSections), movedSections: try list(.movedSections),
        reloadedRows: try list(.reloadedRows), reconfiguredRows: try list(.reconfiguredRows))
      if others != RareChanges() { rare.value = others }
    }

    /// Writes the changes, each kind by its name.
    public func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: CodingKeys.self)
      try container.encode(deletedSections, forKey: .deletedSections)
      try container.encode(reloadedSections, forKey: .reloadedSections)
      try container.encode(insertedSections, forKey: .insertedSections)
      try container.encode(movedSections, forKey: .movedSections)
      try container.encode(deletedRows, forKey: .deletedRows)
      try container.encode(reloadedRows, forKey: .reloadedRows)
      try container.encode(reconfiguredRows, forKey: .reconfiguredRows)
      try container.encode(insertedRows, forKey: .insertedRows)
      try container.encode(movedRows, forKey: .movedRows)
    }
  }

  extension TableUpdate.SectionInsert: Codable {}
  extension TableUpdate.RowInsert: Codable {}
  extension TableUpdate.Move: Codable where Place: Codable {}
#endif
