// SPDX-License-Identifier: MIT

/// A snapshot of a table's selection, checkmarks, anchor, lead and editing state by identity, which
/// can be saved and restored.
///
/// If the previous selection is restored when editing ends, the snapshot also contains that
/// selection.
///
/// A snapshot can be restored to any rows that have the snapshot's identities, in any order. A
/// snapshot contains hidden as well as shown identities.
public struct IdentitySnapshot<ID: Hashable>: Hashable {
  /// A row, identified by its identity and by its position among the rows with that identity, where
  /// shown rows come first.
  public struct Row: Hashable {
    /// The identity.
    public let id: ID
    /// The number of preceding rows with the same identity.
    public let occurrence: Int

    /// Creates a row's name from its identity and its occurrence.
    ///
    /// - Parameters:
    ///   - id: The identity.
    ///   - occurrence: The number of preceding rows with the same identity; a negative number
    ///     counts as 0.
    public init(id: ID, occurrence: Int = 0) {
      self.id = id
      self.occurrence = max(occurrence, 0)
    }
  }

  /// The versions of the format that can be read; version 3 adds the selection as it was before
  /// editing, and version 4 the app's own layers.
  package static var versions: ClosedRange<Int> { 1...4 }

  /// The earliest version of the format, from 2 on, that can express the snapshot, which is the
  /// version written.
  package var version: Int { layers.isEmpty ? selectedBeforeEditing == nil ? 2 : 3 : 4 }

  /// The selected rows, in table order, with hidden rows last.
  public package(set) var selected: [Row]
  /// The checked identities of each list, by section, in table order, hidden rows last.
  package var checked: [Int: [ID]] = [:]
  /// The hidden selected rows by the section in which they were last.
  package var hiddenSections: [Int: [Row]] = [:]
  /// The checked identities that are hidden and in no section.
  package var checkedElsewhere: [ID] = []
  /// The sections that were lists; nil in snapshots without this information, for which every
  /// section counts as a list.
  package var lists: [Int]?
  /// The rows that aren't selected, if everything that isn't loaded is selected; otherwise nil.
  package var exceptions: [Row]?
  /// The anchor and the lead, if they exist, stored as lists, so that the layout is the same for
  /// every type of identity.
  private var anchors: [Row] = []
  private var leads: [Row] = []
  /// Whether the table was being edited.
  package var isEditing: Bool = false
  /// The rows that were selected before editing, if the end of editing restores them.
  package var selectedBeforeEditing: [Row]?
  /// The rows of each of the app's own layers, by layer.
  package var layers: [MarkLayer: [Row]] = [:]

  /// The row from which a range was extended.
  public package(set) var anchor: Row? {
    get { anchors.first }
    set { anchors = newValue.map { [$0] } ?? [] }
  }

  /// The row to which a range was extended.
  public package(set) var lead: Row? {
    get { leads.first }
    set { leads = newValue.map { [$0] } ?? [] }
  }

  /// The checked identities, list by list, followed by identities that are hidden and in no
  /// section.
  ///
  /// - Complexity: O(*k* + *s* log *s*) for *k* identities in *s* lists.
  public var checkedRows: [ID] {
    checked.sorted { $0.key < $1.key }.flatMap { $0.value } + checkedElsewhere
  }

  /// Creates a snapshot, for example from an app's own format.
  ///
  ///     let saved = IdentitySnapshot(
  ///       selected: [IdentitySnapshot.Row(id: "m3")], checked: [[], ["m4"]])
  ///     try mails.restore(saved, missing: .gone)
  ///     mails.selectedRows                   // ["m3"]
  ///
  /// - Parameters:
  ///   - selected: The selected rows, in table order.
  ///   - checked: The checked identities, list by list, in the order of the sections.
  ///   - anchor: The row from which a range was extended.
  ///   - lead: The row to which a range was extended.
  ///   - isEditing: Whether the table was being edited.
  /// - Complexity: O(*s*) for *s* lists.
  public init(
    selected: [Row] = [], checked: [[ID]] = [], anchor: Row? = nil, lead: Row? = nil,
    isEditing: Bool = false
  ) {
    self.selected = selected
    for (section, ids) in checked.enumerated() where !ids.isEmpty { self.checked[section] = ids }
    self.isEditing = isEditing
    self.anchor = anchor
    self.lead = lead
  }
}

extension IdentitySnapshot: Sendable where ID: Sendable {}
extension IdentitySnapshot.Row: Sendable where ID: Sendable {}

#if !hasFeature(Embedded)
  extension IdentitySnapshot.Row: Codable where ID: Codable {
    /// Reads the name of a row, and throws if the occurrence is negative.
    public init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: FormVersion.Key.self)
      id = try container.decode(ID.self, forKey: "id")
      occurrence = try container.decodeIfPresent(Int.self, forKey: "occurrence") ?? 0
      guard occurrence >= 0 else {
        throw decoder.corrupt("\(occurrence) is negative", at: "occurrence")
      }
    }

    /// Writes the name of a row, without the occurrence if it is zero.
    public func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: FormVersion.Key.self)
      try container.encode(id, forKey: "id")
      if occurrence > 0 { try container.encode(occurrence, forKey: "occurrence") }
    }
  }

  extension IdentitySnapshot: Codable where ID: Codable {
    /// Reads a snapshot that was written in this or an older version of the format; throws for a
    /// newer version, and for a negative section or occurrence.
    public init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: FormVersion.Key.self)
      try decoder.require(try container.decode(Int.self, forKey: "version"), in: Self.versions)
      let checked = try container.decode([Int: [ID]].self, forKey: "checked")
      self.init(selected: try container.decode([Row].self, forKey: "selected"))
      self.checked = checked
      hiddenSections =
        try container.decodeIfPresent([Int: [Row]].self, forKey: "hiddenSections") ?? [:]
      lists = try container.decodeIfPresent([Int].self, forKey: "lists")
      for (key, sections) in [
        ("checked" as FormVersion.Key, Array(checked.keys)),
        ("hiddenSections", Array(hiddenSections.keys)),
        ("lists", lists ?? []),
      ] where sections.contains(where: { $0 < 0 }) {
        throw decoder.corrupt("a section is negative", at: key)
      }
      checkedElsewhere =
        try container.decodeIfPresent([ID].self, forKey: "checkedElsewhere") ?? []
      exceptions = try container.decodeIfPresent([Row].self, forKey: "exceptions")
      anchor = try container.decodeIfPresent(Row.self, forKey: "anchor")
      lead = try container.decodeIfPresent(Row.self, forKey: "lead")
      isEditing = try container.decode(Bool.self, forKey: "isEditing")
      selectedBeforeEditing =
        try container.decodeIfPresent([Row].self, forKey: "selectedBeforeEditing")
      let named = try container.decodeIfPresent([String: [Row]].self, forKey: "layers") ?? [:]
      for (name, rows) in named { layers[MarkLayer(name)] = rows }
    }

    /// Writes the snapshot with the version of its format.
    public func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: FormVersion.Key.self)
      try container.encode(version, forKey: "version")
      try container.encode(selected, forKey: "selected")
      try container.encode(checked, forKey: "checked")
      try container.encodeIfPresent(
        hiddenSections.isEmpty ? nil : hiddenSections, forKey: "hiddenSections")
      try container.encodeIfPresent(
        checkedElsewhere.isEmpty ? nil : checkedElsewhere, forKey: "checkedElsewhere")
      try container.encodeIfPresent(lists, forKey: "lists")
      try container.encodeIfPresent(exceptions, forKey: "exceptions")
      try container.encodeIfPresent(anchor, forKey: "anchor")
      try container.encodeIfPresent(lead, forKey: "lead")
      try container.encode(isEditing, forKey: "isEditing")
      try container.encodeIfPresent(selectedBeforeEditing, forKey: "selectedBeforeEditing")
      let named = layers.map { ($0.name, $1) }
      try container.encodeIfPresent(
        named.isEmpty ? nil : Dictionary(named) { $1 }, forKey: "layers")
    }
  }
#endif
