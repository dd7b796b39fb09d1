// SPDX-License-Identifier: MIT

/// A table's selection, checkmarks, anchor, lead and editing by identity, to be saved and restored;
/// with the selection from before editing, if that comes back at its end.
///
/// It is restored into whatever rows have those identities then, in any order. Hidden identities
/// are in it like those that are shown.
public struct IdentitySnapshot<ID: Hashable> {
  /// A row by its identity, and by how many rows before it share that; hidden rows come after those
  /// that are shown.
  package struct Row: Hashable {
    /// The identity.
    package var id: ID
    /// How many rows with the same identity are before it.
    package var occurrence: Int

    /// Makes the name of a row.
    package init(id: ID, occurrence: Int = 0) {
      self.id = id
      self.occurrence = occurrence
    }
  }

  /// The versions of the form that are read: the third knows what was selected before editing.
  package static var versions: ClosedRange<Int> { 1...3 }

  /// The lowest version of the form, from the second on, that can say all of the snapshot: the one
  /// that is written.
  package var version: Int { selectedBeforeEditing == nil ? 2 : 3 }

  /// The selected rows, in table order; those that are hidden come last.
  package var selected: [Row]
  /// The checked identities of each list, by its section, in table order; those that are hidden
  /// come last.
  package var checked: [Int: [ID]] = [:]
  /// The sections in which hidden rows that are selected last were rows.
  package var hiddenSections: [Int: [Row]] = [:]
  /// The checked identities that are hidden and of no section.
  package var checkedElsewhere: [ID] = []
  /// The rows that are not selected where all is that is not loaded; nil if that is not so.
  package var exceptions: [Row]?
  /// The row from which a range extended.
  package var anchor: Row?
  /// The row to which a range extended.
  package var lead: Row?
  /// Whether the table was being edited.
  package var isEditing: Bool = false
  /// The rows that were selected before editing, if they come back at its end.
  package var selectedBeforeEditing: [Row]?

  /// Makes a snapshot of a table in which nothing is checked.
  package init(selected: [Row] = []) { self.selected = selected }
}

extension IdentitySnapshot: Equatable {}
extension IdentitySnapshot: Hashable {}
extension IdentitySnapshot: Sendable where ID: Sendable {}
extension IdentitySnapshot.Row: Sendable where ID: Sendable {}

#if !hasFeature(Embedded)
  extension IdentitySnapshot.Row: Codable where ID: Codable {
    private enum CodingKeys: String, CodingKey { case id, occurrence }

    /// Reads the name of a row; a negative occurrence is corrupt data.
    package init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      id = try container.decode(ID.self, forKey: .id)
      occurrence = try container.decodeIfPresent(Int.self, forKey: .occurrence) ?? 0
      guard occurrence >= 0 else {
        throw decoder.corrupt("\(occurrence) is negative", at: CodingKeys.occurrence)
      }
    }

    /// Writes the name of a row; an occurrence of zero is left out.
    package func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: CodingKeys.self)
      try container.encode(id, forKey: .id)
      if occurrence > 0 { try container.encode(occurrence, forKey: .occurrence) }
    }
  }

  extension IdentitySnapshot: Codable where ID: Codable {
    private enum CodingKeys: String, CodingKey {
      case version, selected, checked, hiddenSections, checkedElsewhere, exceptions, anchor, lead
      case isEditing, selectedBeforeEditing
    }

    /// Reads a snapshot of this version or an older one; a newer one, or negative sections or
    /// occurrences, are corrupt data.
    public init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      let version = try container.decode(Int.self, forKey: .version)
      guard Self.versions.contains(version) else {
        throw decoder.corrupt(
          SnapshotError.text(ofUnknown: "\(version)", known: Self.versions),
          at: CodingKeys.version)
      }
      let checked = try container.decode([Int: [ID]].self, forKey: .checked)
      self.init(selected: try container.decode([Row].self, forKey: .selected))
      self.checked = checked
      hiddenSections =
        try container.decodeIfPresent([Int: [Row]].self, forKey: .hiddenSections) ?? [:]
      for (key, sections) in [
        (CodingKeys.checked, Array(checked.keys)), (.hiddenSections, Array(hiddenSections.keys)),
      ] where sections.contains(where: { $0 < 0 }) {
        throw decoder.corrupt("a section is negative", at: key)
      }
      checkedElsewhere =
        try container.decodeIfPresent([ID].self, forKey: .checkedElsewhere) ?? []
      exceptions = try container.decodeIfPresent([Row].self, forKey: .exceptions)
      anchor = try container.decodeIfPresent(Row.self, forKey: .anchor)
      lead = try container.decodeIfPresent(Row.self, forKey: .lead)
      isEditing = try container.decode(Bool.self, forKey: .isEditing)
      selectedBeforeEditing =
        try container.decodeIfPresent([Row].self, forKey: .selectedBeforeEditing)
    }

    /// Writes the snapshot with its version.
    public func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: CodingKeys.self)
      try container.encode(version, forKey: .version)
      try container.encode(selected, forKey: .selected)
      try container.encode(checked, forKey: .checked)
      try container.encodeIfPresent(
        hiddenSections.isEmpty ? nil : hiddenSections, forKey: .hiddenSections)
      try container.encodeIfPresent(
        checkedElsewhere.isEmpty ? nil : checkedElsewhere, forKey: .checkedElsewhere)
      try container.encodeIfPresent(exceptions, forKey: .exceptions)
      try container.encodeIfPresent(anchor, forKey: .anchor)
      try container.encodeIfPresent(lead, forKey: .lead)
      try container.encode(isEditing, forKey: .isEditing)
      try container.encodeIfPresent(selectedBeforeEditing, forKey: .selectedBeforeEditing)
    }
  }
#endif
