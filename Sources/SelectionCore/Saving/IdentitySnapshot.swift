// SPDX-License-Identifier: MIT

/// A table's selection, checkmarks, anchor, lead and editing by identity, to be saved and restored.
///
/// It is restored into whatever rows have those identities then, in any order.
public struct IdentitySnapshot<ID: Hashable> {
  /// A row by its identity, and by how many rows before it share that.
  public struct Row: Hashable {
    /// The identity.
    public var id: ID
    /// How many rows with the same identity stand before it.
    public var occurrence: Int

    /// Makes the name of a row.
    public init(id: ID, occurrence: Int = 0) {
      self.id = id
      self.occurrence = occurrence
    }
  }

  /// The version of the form that is written.
  public static var version: Int { 1 }

  /// The selected rows, in table order.
  public var selected: [Row]
  /// The checked identities of each list, by its section; those not loaded too.
  public var checked: [Int: Set<ID>]
  /// The row from which a range extended.
  public var anchor: Row?
  /// The row to which a range extended.
  public var lead: Row?
  /// Whether the table was being edited.
  public var isEditing: Bool

  /// Makes a snapshot; by default of a table in which nothing is selected or checked.
  public init(
    selected: [Row] = [], checked: [Int: Set<ID>] = [:], anchor: Row? = nil, lead: Row? = nil,
    isEditing: Bool = false
  ) {
    self.selected = selected
    self.checked = checked
    self.anchor = anchor
    self.lead = lead
    self.isEditing = isEditing
  }
}

extension IdentitySnapshot: Equatable {}
extension IdentitySnapshot: Hashable {}
extension IdentitySnapshot: Sendable where ID: Sendable {}
extension IdentitySnapshot.Row: Sendable where ID: Sendable {}

#if !hasFeature(Embedded)
  extension IdentitySnapshot.Row: Codable where ID: Codable {
    private enum CodingKeys: String, CodingKey { case id, occurrence }

    /// Reads the name of a row; a negative occurrence is corrupt data.
    public init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      id = try container.decode(ID.self, forKey: .id)
      occurrence = try container.decodeIfPresent(Int.self, forKey: .occurrence) ?? 0
      guard occurrence >= 0 else {
        throw DecodingError.dataCorruptedError(
          forKey: .occurrence, in: container, debugDescription: "\(occurrence) is negative")
      }
    }

    /// Writes the name of a row; an occurrence of zero is left out.
    public func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: CodingKeys.self)
      try container.encode(id, forKey: .id)
      if occurrence > 0 { try container.encode(occurrence, forKey: .occurrence) }
    }
  }

  extension IdentitySnapshot: Codable where ID: Codable {
    private enum CodingKeys: String, CodingKey {
      case version, selected, checked, anchor, lead, isEditing
    }

    /// Reads a snapshot; another version, or negative sections or occurrences, are corrupt data.
    public init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      let version = try container.decode(Int.self, forKey: .version)
      guard version == Self.version else {
        throw DecodingError.dataCorruptedError(
          forKey: .version, in: container,
          debugDescription: SnapshotError.unknownVersion("\(version)").description)
      }
      let checked = try container.decode([Int: Set<ID>].self, forKey: .checked)
      guard checked.keys.allSatisfy({ $0 >= 0 }) else {
        throw DecodingError.dataCorruptedError(
          forKey: .checked, in: container, debugDescription: "a section is negative")
      }
      self.init(
        selected: try container.decode([Row].self, forKey: .selected), checked: checked,
        anchor: try container.decodeIfPresent(Row.self, forKey: .anchor),
        lead: try container.decodeIfPresent(Row.self, forKey: .lead),
        isEditing: try container.decode(Bool.self, forKey: .isEditing))
    }

    /// Writes the snapshot with its version.
    public func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: CodingKeys.self)
      try container.encode(Self.version, forKey: .version)
      try container.encode(selected, forKey: .selected)
      try container.encode(checked, forKey: .checked)
      try container.encodeIfPresent(anchor, forKey: .anchor)
      try container.encodeIfPresent(lead, forKey: .lead)
      try container.encode(isEditing, forKey: .isEditing)
    }
  }
#endif

extension IdentifiedTable {
  /// What there is to save: all rows and checkmarks that have an identity.
  ///
  /// - Complexity: O(*k*) for *k* rows that have an identity.
  public var snapshot: IdentitySnapshot<ID> {
    var seen: [ID: Int] = [:]
    var names: [Int: IdentitySnapshot<ID>.Row] = [:]
    var rows: [IdentitySnapshot<ID>.Row] = []
    for (row, id) in namedRows {
      let name = IdentitySnapshot.Row(id: id, occurrence: seen[id, default: 0])
      seen[id, default: 0] += 1
      if selection.selected.contains(row) { rows.append(name) }
      if row == selection.anchorNumber || row == selection.leadNumber { names[row] = name }
    }
    return IdentitySnapshot(
      selected: rows, checked: checkedBySection,
      anchor: selection.anchorNumber.flatMap { names[$0] },
      lead: selection.leadNumber.flatMap { names[$0] }, isEditing: selection.isEditing)
  }

  /// Brings back what was saved, as far as there are rows with those identities now.
  ///
  /// - Parameter snapshot: what was saved.
  /// - Returns: what changed, and the rows that were selected and are not there, in their order.
  /// - Throws: `SelectionError.severalRowsInSingleMode` where the mode would hold more than one
  ///   row.
  /// - Complexity: O(*k*) for *k* rows that have an identity or were saved.
  @discardableResult
  public mutating func restore(
    _ snapshot: IdentitySnapshot<ID>
  ) throws(SelectionError) -> (change: SelectionChange, missing: [IdentitySnapshot<ID>.Row]) {
    var places: [IdentitySnapshot<ID>.Row: Int] = [:]
    var seen: [ID: Int] = [:]
    for (row, id) in namedRows {
      places[IdentitySnapshot.Row(id: id, occurrence: seen[id, default: 0])] = row
      seen[id, default: 0] += 1
    }
    let change = try restore(
      selected: RowSet(snapshot.selected.compactMap { places[$0] }),
      anchor: snapshot.anchor.flatMap { places[$0] }, lead: snapshot.lead.flatMap { places[$0] },
      isEditing: snapshot.isEditing, checked: snapshot.checked)
    return (change, snapshot.selected.filter { places[$0] == nil })
  }
}
