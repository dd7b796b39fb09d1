// SPDX-License-Identifier: MIT

/// What sections allow that differ from their table: one table, several modes.
///
/// A section can only be narrower than the table. In a section of mode none the user changes nothing; in one of
/// mode single a row that is selected takes the place of the section's other row, while the rest of the table stays.
struct SectionPolicies: Hashable, Sendable {
  /// The sections of mode none.
  private(set) var closed = RowSet()
  /// The sections of mode single.
  private(set) var single = RowSet()
  /// The limits of sections that have some, by section.
  private(set) var limits: [SectionLimits] = []

  /// The limits of one section.
  struct SectionLimits: Hashable, Sendable {
    var section: Int
    var limits: SelectionLimits
  }

  /// Sets a section's mode; multiple is as the table says.
  mutating func setMode(_ mode: SelectionMode, ofSection section: Int) {
    closed.remove(section)
    single.remove(section)
    switch mode {
    case .none: closed.insert(section)
    case .single: single.insert(section)
    case .multiple: break
    }
  }

  /// Sets a section's limits.
  ///
  /// O(*k*) for *k* sections that have some.
  mutating func setLimits(_ limits: SelectionLimits, ofSection section: Int) {
    self.limits.removeAll { $0.section == section }
    guard !limits.isUnlimited else { return }
    let place = partitionPoint(of: self.limits.count) { self.limits[$0].section < section }
    self.limits.insert(SectionLimits(section: section, limits: limits), at: place)
  }

  /// Whether any limit, of a section or of the table, lets the oldest rows go.
  ///
  /// Inlined, for a call would copy all policies.
  @inline(__always)
  func keepAges(beside limits: SelectionLimits) -> Bool {
    limits.overflow == .releaseOldest
      || self.limits.contains { $0.limits.overflow == .releaseOldest }
  }

  /// The mode of a section where the table's own is given.
  ///
  /// O(log *s*).
  func mode(ofSection section: Int, in tableMode: SelectionMode) -> SelectionMode {
    if tableMode == .none || closed.contains(section) { return .none }
    return single.contains(section) ? .single : tableMode
  }

  /// The policies after a change of the data: they go along with their sections.
  func following(_ sections: IndexMapping) -> SectionPolicies {
    var next = SectionPolicies()
    next.closed = sections.applied(to: closed)
    next.single = sections.applied(to: single)
    for limited in limits {
      guard let section = sections.newIndex(of: limited.section) else { continue }
      next.limits.append(SectionLimits(section: section, limits: limited.limits))
    }
    next.limits = next.limits.ordered { SortKey(first: $0.section) }
    return next
  }
}
