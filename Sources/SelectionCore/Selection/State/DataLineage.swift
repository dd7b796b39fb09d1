// SPDX-License-Identifier: MIT

/// The changes of the data that a table has been through lately, so that any two tables of which one came
/// from the other, or both from a third, can be compared row by row.
///
/// It is no part of what a table is: two tables that differ in nothing else are equal.
struct DataLineage: Sendable {
  /// A state of the data, known by its identity: copies of it have another.
  private final class Version: Sendable {
    /// How the rows came here from the version before.
    let mapping: TableMapping
    let previous: Version?
    /// The identity of the state, which copies of a version share.
    let token: Token
    /// How many versions are remembered, with this one.
    let depth: Int
    /// Whether the first of them is that of the data as the table was made.
    let isComplete: Bool

    init(_ mapping: TableMapping, after previous: Version?, _ token: Token, isComplete: Bool) {
      self.mapping = mapping
      self.previous = previous
      self.token = token
      self.isComplete = isComplete
      depth = (previous?.depth ?? 0) + 1
    }
  }

  private final class Token: Sendable {}

  /// The newest version; nil where the data has not changed since the table was made.
  private var version: Version?

  /// At least so many changes are remembered, and at most twice as many.
  static let remembered = 64

  /// Takes note of a change of the data.
  ///
  /// - Complexity: O(1) amortized.
  mutating func advance(by mapping: TableMapping) {
    if let version, version.depth >= 2 * Self.remembered { self.version = shortened(version) }
    version = Version(
      mapping, after: version, Token(), isComplete: version?.isComplete ?? true)
  }

  private func shortened(_ version: Version) -> Version? {
    var kept: [Version] = []
    var next: Version? = version
    while let version = next, kept.count < Self.remembered {
      kept.append(version)
      next = version.previous
    }
    var copy: Version?
    for version in kept.reversed() {
      copy = Version(version.mapping, after: copy, version.token, isComplete: false)
    }
    return copy
  }

  /// The versions from the newest on.
  private var versions: [Version] {
    var versions: [Version] = []
    var next = version
    while let version = next {
      versions.append(version)
      next = version.previous
    }
    return versions
  }

  /// How rows went from the data of another table to this one's.
  ///
  /// - Returns: the mapping, or nil where the data is the same.
  /// - Complexity: O(*m* log *m*) for *m* segments of the mappings in between.
  func mapping(
    from other: DataLineage, _ oldShape: TableShape, to newShape: TableShape
  ) -> TableMapping? {
    if version === other.version, oldShape == newShape { return nil }
    let mine = versions
    let theirs = other.versions
    let places = (
      mine.firstIndex { version in theirs.contains { $0.token === version.token } },
      theirs.firstIndex { version in mine.contains { $0.token === version.token } }
    )
    // Without a common version, both must be remembered back to where the table was made.
    guard places.0 != nil || (version?.isComplete ?? true) && (other.version?.isComplete ?? true)
    else { return .reload(from: oldShape, to: newShape) }
    let (newer, older) = (mine.prefix(places.0 ?? .max), theirs.prefix(places.1 ?? .max))
    var mapping: TableMapping? = TableMapping.identity(of: oldShape)
    for version in older {
      mapping = mapping.flatMap { $0.followed(by: version.mapping.inverted) }
    }
    for version in newer.reversed() {
      mapping = mapping.flatMap { $0.followed(by: version.mapping) }
    }
    guard let mapping, mapping.newShape == newShape else {
      return .reload(from: oldShape, to: newShape)
    }
    return newer.isEmpty && older.isEmpty ? nil : mapping
  }
}

extension DataLineage: Hashable {
  static func == (first: DataLineage, second: DataLineage) -> Bool { true }

  func hash(into hasher: inout Hasher) {}
}
