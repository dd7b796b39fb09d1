// SPDX-License-Identifier: MIT
public import SelectionCore

/// The selected, checked and collapsed nodes in an outline, by identity, to be saved and restored.
///
/// A snapshot also contains nodes from an earlier snapshot that haven't been added since it was
/// restored. If several nodes have the same identity, the snapshot identifies each of them by its
/// parent and its position among the nodes with the same parent.
public struct OutlineSnapshot<ID: Hashable>: Equatable {
  /// The versions of the format that can be read.
  ///
  /// Version 1 has no version number and no twins; version 3 adds partly checked groups, and
  /// version 4 adds groups whose box was set before their nodes were added.
  package static var versions: ClosedRange<Int> { 1...4 }

  /// The version of the format; a new snapshot has the earliest version, from 2 on, that can
  /// express the snapshot.
  package var version = 2
  /// The anchor, the lead, and in preorder the marks of nodes whose identity no other node has.
  public var marks: IdentitySnapshot<ID>
  /// The collapsed groups whose identity no other node has, in preorder; a group that is collapsed
  /// only because it isn't loaded isn't listed.
  public var collapsed: [ID]
  /// The partly checked groups that aren't loaded and whose identity no other node has, in
  /// preorder.
  public let partlyChecked: [ID]
  /// The groups above checked and partly checked nodes, whose identity no other node has.
  ///
  /// If such a group isn't loaded in the tree to which it is restored, it is partly checked. An
  /// older version of the library, which doesn't read these groups, leaves them unchecked until
  /// they are loaded.
  package var ancestors: [ID] = []
  /// The groups that aren't loaded and whose box was set after they were restored.
  ///
  /// Saved checkmarks below these groups aren't restored.
  package var decided: [ID] = []
  /// The marked or collapsed nodes whose identity other nodes have as well.
  package var twins: [Twin] = []

  /// A node whose identity other nodes have as well.
  package struct Twin: Hashable {
    /// The identity.
    package var id: ID
    /// The place among the nodes with the same identity.
    package var place: OutlineTwinPlace<ID>
    /// The marks.
    package var marks: OutlineMarks
  }

  package init(
    marks: IdentitySnapshot<ID>, collapsed: [ID] = [], partlyChecked: [ID] = [],
    ancestors: [ID] = [], decided: [ID] = [], twins: [Twin] = []
  ) {
    (self.marks, self.collapsed, self.twins) = (marks, collapsed, twins)
    (self.partlyChecked, self.ancestors, self.decided) = (partlyChecked, ancestors, decided)
    let hasPart = !partlyChecked.isEmpty || twins.contains { $0.marks.contains(.partlyChecked) }
    version = decided.isEmpty ? hasPart ? 3 : 2 : 4
  }
}

/// A place among the nodes with the same identity.
package struct OutlineTwinPlace<ID: Hashable>: Hashable {
  /// The identity of the parent; nil for a root.
  package var parent: ID?
  /// The number of preceding nodes with the same identity and with a parent of the same identity.
  package var occurrence: Int
}

/// The marks of a node in a snapshot.
package struct OutlineMarks: OptionSet, Hashable, Sendable {
  package var rawValue: Int

  package init(rawValue: Int) { self.rawValue = rawValue }

  package static let selected = OutlineMarks(rawValue: 1)
  package static let checked = OutlineMarks(rawValue: 2)
  package static let collapsed = OutlineMarks(rawValue: 4)
  package static let partlyChecked = OutlineMarks(rawValue: 8)
}

extension OutlineSnapshot: Sendable where ID: Sendable {}
extension OutlineSnapshot.Twin: Sendable where ID: Sendable {}
extension OutlineTwinPlace: Sendable where ID: Sendable {}

#if !hasFeature(Embedded)
  extension OutlineSnapshot: Codable where ID: Codable {
    private enum CodingKeys: String, CodingKey {
      case version, marks, collapsed, partlyChecked, ancestors, decided, twins
    }

    /// Reads a snapshot of this or an older version; throws an error that contains the version if
    /// it is newer.
    public init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      version = try container.decodeIfPresent(Int.self, forKey: .version) ?? 1
      guard Self.versions.contains(version) else {
        throw DecodingError.dataCorruptedError(
          forKey: .version, in: container,
          debugDescription: "version \(version) is not known; this library reads versions "
            + "\(Self.versions.lowerBound) to \(Self.versions.upperBound)")
      }
      marks = try container.decode(IdentitySnapshot<ID>.self, forKey: .marks)
      collapsed = try container.decode([ID].self, forKey: .collapsed)
      partlyChecked = try container.decodeIfPresent([ID].self, forKey: .partlyChecked) ?? []
      ancestors = try container.decodeIfPresent([ID].self, forKey: .ancestors) ?? []
      decided = try container.decodeIfPresent([ID].self, forKey: .decided) ?? []
      twins = try container.decodeIfPresent([Twin].self, forKey: .twins) ?? []
    }

    /// Writes the snapshot with its version.
    public func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: CodingKeys.self)
      if version > 1 { try container.encode(version, forKey: .version) }
      try container.encode(marks, forKey: .marks)
      try container.encode(collapsed, forKey: .collapsed)
      for (ids, key) in [
        (partlyChecked, CodingKeys.partlyChecked), (ancestors, .ancestors), (decided, .decided),
      ] where !ids.isEmpty {
        try container.encode(ids, forKey: key)
      }
      try container.encodeIfPresent(twins.isEmpty ? nil : twins, forKey: .twins)
    }
  }

  extension OutlineSnapshot.Twin: Codable where ID: Codable {
    private enum CodingKeys: String, CodingKey {
      case id, parent, occurrence, selected, checked, collapsed, partlyChecked
    }

    private static var flags: [(CodingKeys, OutlineMarks)] {
      [
        (.selected, .selected), (.checked, .checked), (.collapsed, .collapsed),
        (.partlyChecked, .partlyChecked),
      ]
    }

    /// Reads a node, and throws an error if the occurrence is negative.
    package init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      let occurrence = try container.decodeIfPresent(Int.self, forKey: .occurrence) ?? 0
      guard occurrence >= 0 else {
        throw DecodingError.dataCorruptedError(
          forKey: .occurrence, in: container, debugDescription: "\(occurrence) is negative")
      }
      id = try container.decode(ID.self, forKey: .id)
      place = OutlineTwinPlace(
        parent: try container.decodeIfPresent(ID.self, forKey: .parent), occurrence: occurrence)
      marks = []
      for (key, mark) in Self.flags
      where try container.decodeIfPresent(Bool.self, forKey: key) == true {
        marks.insert(mark)
      }
    }

    /// Writes a node; false values and an occurrence of zero are left out.
    package func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: CodingKeys.self)
      try container.encode(id, forKey: .id)
      try container.encodeIfPresent(place.parent, forKey: .parent)
      if place.occurrence > 0 { try container.encode(place.occurrence, forKey: .occurrence) }
      for (key, mark) in Self.flags where marks.contains(mark) {
        try container.encode(true, forKey: key)
      }
    }
  }
#endif
