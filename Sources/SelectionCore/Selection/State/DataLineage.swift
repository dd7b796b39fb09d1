// SPDX-License-Identifier: MIT

/// The changes of the data that a table has been through lately, so that any two tables of which
/// one came from the other, or both from a third, can be compared row by row.
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
    /// Whether the first of them follows the data as it was made or reloaded.
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

  /// The newest version; nil where the data has not changed since it was made or reloaded.
  private var version: Version?
  /// How often everything has been reloaded; rows are not compared across that.
  private var reloadCount = 0

  /// At least so many changes are remembered, and at most twice as many.
  static let remembered = 64

  /// A change of more segments than these is remembered alone with what comes after it, for each
  /// segment takes memory.
  static let mostSegments = 1024

  /// Takes note of a change of the data.
  ///
  /// - Complexity: O(1) amortized.
  mutating func advance(by mapping: TableMapping) {
    if let version, mapping.rows.segments.count > Self.mostSegments {
      self.version = Version(
        .identity(of: mapping.oldShape, rows: .identity(mapping.rows.oldCount)), after: nil,
        version.token, isComplete: false)
    }
    if let version, version.depth >= 2 * Self.remembered { self.version = shortened(version) }
    version = Version(
      mapping, after: version, Token(), isComplete: version?.isComplete ?? true)
  }

  /// The changes after a reload of everything.
  var reloaded: DataLineage {
    var reloaded = DataLineage()
    reloaded.reloadCount = reloadCount &+ 1
    return reloaded
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

  /// How all rows went from the data of another table to this one's.
  ///
  /// - Complexity: O(*m* log *m*) for *m* segments of the mappings in between.
  func change(
    from other: DataLineage, _ old: Layout, to new: Layout
  ) -> DataChange {
    guard reloadCount == other.reloadCount else { return .reload }
    if version === other.version { return old.hasSameRows(as: new) ? .none : .reload }
    let (mine, theirs) = (versions, other.versions)
    let place = mine.firstIndex { version in theirs.contains { $0.token === version.token } }
    let otherPlace = theirs.firstIndex { version in mine.contains { $0.token === version.token } }
    // Without a common version, both must be remembered back to where the table was made.
    guard place != nil || (version?.isComplete ?? true) && (other.version?.isComplete ?? true)
    else { return .reload }
    var mapping = TableMapping.identity(of: old.whole, rows: .identity(old.count))
    let back = theirs.prefix(otherPlace ?? .max).map { $0.mapping.inverted }
    for step in back + mine.prefix(place ?? .max).reversed().map({ $0.mapping }) {
      guard let joined = mapping.followed(by: step) else { return .reload }
      mapping = joined
    }
    return mapping.newShape == new.whole && mapping.rows.newCount == new.count
      ? .mapped(mapping) : .reload
  }
}

extension DataLineage: Equatable {
  static func == (first: DataLineage, second: DataLineage) -> Bool { true }
}
