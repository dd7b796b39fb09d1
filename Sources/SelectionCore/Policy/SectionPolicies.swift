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
  /// The limits of sections that have some.
  private(set) var limits: [Int: SelectionLimits] = [:]

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
  mutating func setLimits(_ limits: SelectionLimits, ofSection section: Int) {
    self.limits[section] = limits.isUnlimited ? nil : limits
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
    for (section, limits) in limits {
      if let section = sections.newIndex(of: section) { next.limits[section] = limits }
    }
    return next
  }
}
