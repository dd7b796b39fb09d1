// SPDX-License-Identifier: MIT

/// A batch of changes to the rows and sections of a table, which either all take effect or have no
/// effect.
///
///     var update = TableUpdate()
///     update.deleteRows(at: [RowPath(0, 2)])
///     update.moveRow(at: RowPath(0, 0), to: RowPath(1, 0))
///     let mapping = try update.mapping(of: [3, 5])
///     mapping.newPath(of: RowPath(0, 1))     // 0.0
///
/// As in UIKit, deletes, reloads and the sources of moves refer to the table *before* the update,
/// whereas inserts and the destinations of moves refer to the table *after* the update. The order
/// in which you add changes has no effect. A row that is deleted or reloaded twice is deleted or
/// reloaded only once.
public struct TableUpdate: Hashable, Sendable {
  /// A section to insert.
  public struct SectionInsert: Hashable, Sendable {
    /// The section's number after the update.
    public var section: Int
    /// The number of rows in the section.
    public var rowCount: Int
  }

  /// A run of consecutive rows to insert.
  public struct RowInsert: Hashable, Sendable {
    /// The path of the first row after the update.
    public var row: RowPath
    /// The number of rows.
    public var count: Int
  }

  /// A section or a row to move.
  public struct Move<Place: Hashable & Sendable>: Hashable, Sendable {
    /// The position before the update.
    public var source: Place
    /// The position after the update.
    public var destination: Place
  }

  /// The sections to delete, by their numbers before the update.
  public var deletedSections: [Int] { rare.value.deletedSections }
  /// The sections to reload, by their numbers before the update.
  public var reloadedSections: [Int] { rare.value.reloadedSections }
  /// The sections to insert, by their numbers after the update.
  public var insertedSections: [SectionInsert] { rare.value.insertedSections }
  /// The sections to move.
  public var movedSections: [Move<Int>] { rare.value.movedSections }
  /// The rows to delete, by their paths before the update.
  public private(set) var deletedRows: [RowSpan] = []
  /// The rows to reload, by their paths before the update.
  public var reloadedRows: [RowSpan] { rare.value.reloadedRows }
  /// The rows to configure again, by their paths before the update.
  public var reconfiguredRows: [RowSpan] { rare.value.reconfiguredRows }
  /// The rows to insert, by their paths after the update.
  public private(set) var insertedRows: [RowInsert] = []
  /// The rows to move.
  public private(set) var movedRows: [Move<RowPath>] = []

  /// The changes that few updates have.
  private(set) var rare = Shared<RareChanges>()

  /// Changes of sections, and of rows that stay in place.
  struct RareChanges: Hashable, InitiallyShared {
    fileprivate(set) var deletedSections: [Int] = []
    fileprivate(set) var reloadedSections: [Int] = []
    fileprivate(set) var insertedSections: [SectionInsert] = []
    fileprivate(set) var movedSections: [Move<Int>] = []
    fileprivate(set) var reloadedRows: [RowSpan] = []
    fileprivate(set) var reconfiguredRows: [RowSpan] = []

    /// The value is never written, so any thread may read it.
    nonisolated(unsafe) static let initial = Shared.Box(RareChanges())
  }

  /// Creates an empty update.
  public init() {}

  /// Deletes rows.
  ///
  /// - Parameter rows: The paths of the rows before the update.
  /// - Complexity: O(*k*) for *k* spans.
  @inlinable
  public mutating func deleteRows(at rows: some SpansConvertible<RowPath>) {
    deleteRows(rows.rowSpans)
  }

  @usableFromInline
  mutating func deleteRows(_ rows: RowSpans) {
    deletedRows.append(list: rows.spans)
  }

  /// Reloads rows, which deselects them.
  ///
  /// - Parameter rows: The paths of the rows before the update.
  /// - Complexity: O(*k*) for *k* spans.
  public mutating func reloadRows(at rows: some SpansConvertible<RowPath>) {
    rare.value.reloadedRows += rows.rowSpans.spans
  }

  /// Configures rows again; the rows keep their state.
  ///
  /// - Parameter rows: The paths of the rows before the update.
  /// - Complexity: O(*k*) for *k* spans.
  public mutating func reconfigureRows(at rows: some SpansConvertible<RowPath>) {
    rare.value.reconfiguredRows += rows.rowSpans.spans
  }

  /// Inserts rows at paths.
  ///
  /// - Parameter rows: The paths of the rows after the update.
  /// - Complexity: O(*k*) for *k* places.
  @inlinable
  public mutating func insertRows(at rows: some Sequence<RowPath>) {
    insertRows(list: Array(rows))
  }

  @usableFromInline
  mutating func insertRows(list rows: [RowPath]) {
    insertedRows.append(list: rows.map { RowInsert(row: $0, count: 1) })
  }

  /// Inserts consecutive rows.
  ///
  /// - Parameters:
  ///   - row: The path of the first inserted row after the update.
  ///   - count: The number of rows.
  /// - Complexity: O(1) amortized.
  public mutating func insertRows(at row: RowPath, count: Int = 1) {
    insertedRows.append(RowInsert(row: row, count: count))
  }

  /// Moves a row to another position; the row keeps its state.
  ///
  /// - Parameters:
  ///   - source: The path of the row before the update.
  ///   - destination: The row's path after the update.
  /// - Complexity: O(1) amortized.
  public mutating func moveRow(at source: RowPath, to destination: RowPath) {
    movedRows.append(Move(source: source, destination: destination))
  }

  /// Deletes sections with all of their rows.
  ///
  /// - Parameter sections: The sections, by their numbers before the update.
  /// - Complexity: O(*k*) for *k* sections.
  public mutating func deleteSections(_ sections: some Sequence<Int>) {
    rare.value.deletedSections += sections
  }

  /// Reloads sections, which deselects their rows.
  ///
  /// - Parameter sections: The sections, by their numbers before the update.
  /// - Complexity: O(*k*) for *k* sections.
  public mutating func reloadSections(_ sections: some Sequence<Int>) {
    rare.value.reloadedSections += sections
  }

  /// Inserts a section.
  ///
  /// - Parameters:
  ///   - section: The section's number after the update.
  ///   - rowCount: The number of rows in the section, excluding rows that the update inserts or
  ///     moves into it.
  /// - Complexity: O(1) amortized.
  public mutating func insertSection(_ section: Int, rowCount: Int) {
    rare.value.insertedSections.append(SectionInsert(section: section, rowCount: rowCount))
  }

  /// Moves a section with all of its rows.
  ///
  /// - Parameters:
  ///   - source: The section's number before the update.
  ///   - destination: The section's number after the update.
  /// - Complexity: O(1) amortized.
  public mutating func moveSection(_ source: Int, to destination: Int) {
    rare.value.movedSections.append(Move(source: source, destination: destination))
  }

  /// Adds all changes of another update that refers to the same table before and after the update.
  ///
  /// - Parameter other: The other update.
  /// - Complexity: O(*k*) for *k* changes in the other update.
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
  /// Adds elements; if the array is empty, the given list is used itself, without a copy.
  @inline(__always)
  fileprivate mutating func append(list: [Element]) {
    if isEmpty { self = list } else { self += list }
  }
}

#if !hasFeature(Embedded)
  extension TableUpdate: Codable {
    /// Reads the changes, each kind under its name, and throws if they were written in a newer
    /// version of the format.
    public init(from decoder: any Decoder) throws {
      let container = try decoder.versionedContainer()
      func list<Change: Decodable>(_ key: FormVersion.Key) throws -> [Change] {
        try container.decode([Change].self, forKey: key)
      }
      deletedRows = try list("deletedRows")
      insertedRows = try list("insertedRows")
      movedRows = try list("movedRows")
      let others = RareChanges(
        deletedSections: try list("deletedSections"),
        reloadedSections: try list("reloadedSections"),
        insertedSections: try list("insertedSections"), movedSections: try list("movedSections"),
        reloadedRows: try list("reloadedRows"), reconfiguredRows: try list("reconfiguredRows"))
      if others != RareChanges() { rare.value = others }
    }

    /// Writes the changes, each kind under its name, and the version of the format.
    public func encode(to encoder: any Encoder) throws {
      var container = try encoder.versionedContainer()
      try container.encode(deletedSections, forKey: "deletedSections")
      try container.encode(reloadedSections, forKey: "reloadedSections")
      try container.encode(insertedSections, forKey: "insertedSections")
      try container.encode(movedSections, forKey: "movedSections")
      try container.encode(deletedRows, forKey: "deletedRows")
      try container.encode(reloadedRows, forKey: "reloadedRows")
      try container.encode(reconfiguredRows, forKey: "reconfiguredRows")
      try container.encode(insertedRows, forKey: "insertedRows")
      try container.encode(movedRows, forKey: "movedRows")
    }
  }

  extension TableUpdate.SectionInsert: Codable {
    /// Reads the number of a section and the number of its rows.
    public init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: FormVersion.Key.self)
      section = try container.decode(Int.self, forKey: "section")
      rowCount = try container.decode(Int.self, forKey: "rowCount")
    }

    /// Writes the number of the section and the number of its rows.
    public func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: FormVersion.Key.self)
      try container.encode(section, forKey: "section")
      try container.encode(rowCount, forKey: "rowCount")
    }
  }

  extension TableUpdate.RowInsert: Codable {
    /// Reads the path of the first row, and the number of rows.
    public init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: FormVersion.Key.self)
      row = try container.decode(RowPath.self, forKey: "row")
      count = try container.decode(Int.self, forKey: "count")
    }

    /// Writes the path of the first row, and the number of rows.
    public func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: FormVersion.Key.self)
      try container.encode(row, forKey: "row")
      try container.encode(count, forKey: "count")
    }
  }

  extension TableUpdate.Move: Codable where Place: Codable {
    /// Reads the positions before and after the update.
    public init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: FormVersion.Key.self)
      source = try container.decode(Place.self, forKey: "source")
      destination = try container.decode(Place.self, forKey: "destination")
    }

    /// Writes the positions before and after the update.
    public func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: FormVersion.Key.self)
      try container.encode(source, forKey: "source")
      try container.encode(destination, forKey: "destination")
    }
  }
#endif
