// SPDX-License-Identifier: MIT

/// What kind of checkmark list a section is.
public enum CheckmarkListKind: String, Hashable, Sendable, CaseIterable {
  /// Any number of rows is checked; a tap toggles.
  case inclusive
  /// At most one row is checked; a tap moves the checkmark, and on the checked row it does nothing.
  case exclusive
  /// At most one row is checked; a tap moves the checkmark, and on the checked row it clears it.
  case optionalExclusive

  /// Whether at most one row is checked.
  public var isExclusive: Bool { self != .inclusive }
}

#if !hasFeature(Embedded)
  extension CheckmarkListKind: Codable {}
#endif

/// The checkmark lists among the sections of a table, whose items are the rows themselves.
///
/// A row is judged by the list of the section in which it stands. One that leaves its section loses sight
/// of its list, but the list keeps it: should it come back, it is checked as before.
struct SectionLists: Hashable, Sendable {
  /// The sections that are inclusive lists.
  private var inclusive = RowSet()
  /// The sections that are exclusive lists.
  private var exclusive = RowSet()
  /// The exclusive lists that may be cleared by a tap.
  private var optional = RowSet()
  /// The checked rows that stand in the section of their list.
  private(set) var checked = RowSet()
  /// The rows that their list keeps checked while they stand elsewhere.
  private var strays: [Stray] = []

  /// A row that its list keeps while it stands in another section.
  private struct Stray: Hashable, Sendable {
    var row: Int
    var list: Int
  }

  /// Whether no section is a list.
  ///
  /// O(1).
  var isEmpty: Bool { inclusive.isEmpty && exclusive.isEmpty }

  /// What kind of list a section is, or nil if it is none.
  ///
  /// O(log *s*).
  func kind(ofSection section: Int) -> CheckmarkListKind? {
    if inclusive.contains(section) { return .inclusive }
    guard exclusive.contains(section) else { return nil }
    return optional.contains(section) ? .optionalExclusive : .exclusive
  }

  /// The sections that are exclusive lists.
  var exclusiveSections: RowSet { exclusive }

  /// The sections that are lists.
  var sections: RowSet { inclusive.union(exclusive) }

  /// All rows of the sections that are lists.
  ///
  /// O(log *n*) for each run of such sections.
  func rows(in shape: TableShape) -> RowSet {
    isEmpty ? RowSet() : shape.rows(ofSections: sections)
  }

  /// Makes a section a list of a kind, or none.
  ///
  /// Marks stay where the new kind can hold them: of several in a list that becomes exclusive, the
  /// lowest.
  mutating func setKind(_ kind: CheckmarkListKind?, ofSection section: Int, rows: Range<Int>) {
    inclusive.remove(section)
    exclusive.remove(section)
    optional.remove(section)
    switch kind {
    case nil: uncheckAll(inSection: section, rows: rows)
    case .inclusive: inclusive.insert(section)
    case .exclusive, .optionalExclusive:
      exclusive.insert(section)
      if kind == .optionalExclusive { optional.insert(section) }
      if let lowest = checked.next(after: rows.lowerBound - 1), rows.contains(lowest) {
        check(lowest, inSection: section, rows: rows)
      } else {
        var lowest = Int.max
        for stray in strays where stray.list == section { lowest = min(lowest, stray.row) }
        strays.removeAll { $0.list == section && $0.row != lowest }
      }
    }
  }

  /// Toggles a row of an inclusive list, or moves the checkmark of an exclusive one to it.
  ///
  /// O(log *n*).
  mutating func tap(_ row: Int, inSection section: Int, rows: Range<Int>) {
    guard let kind = kind(ofSection: section) else { return }
    switch kind {
    case .inclusive: checked.toggle(row)
    case .optionalExclusive where checked.contains(row):
      uncheckAll(inSection: section, rows: rows)
    case .exclusive, .optionalExclusive: check(row, inSection: section, rows: rows)
    }
  }

  /// Checks a row; in an exclusive list no other row stays checked.
  ///
  /// O(log *n*).
  mutating func check(_ row: Int, inSection section: Int, rows: Range<Int>) {
    if exclusive.contains(section) { uncheckAll(inSection: section, rows: rows) }
    checked.insert(row)
  }

  /// Unchecks rows where they stand.
  ///
  /// O(*r* log *n*) for *r* runs.
  mutating func uncheck(_ rows: RowSet) { checked.subtract(rows) }

  /// Takes all checkmarks out of a list, also those of rows that stand elsewhere.
  ///
  /// O(log *n*).
  mutating func uncheckAll(inSection section: Int, rows: Range<Int>) {
    checked.remove(rows)
    strays.removeAll { $0.list == section }
  }

  /// Checks exactly these rows.
  mutating func replaceChecked(by rows: RowSet) {
    checked = rows
    strays = []
  }

  /// Checks exactly these of the rows for which `rows` are given, and leaves all others.
  mutating func setChecked(_ newlyChecked: RowSet, among rows: RowSet) {
    checked.subtract(rows)
    checked.formUnion(newlyChecked.intersection(rows))
  }
}

extension SectionLists {
  /// The lists after a change of the data.
  ///
  /// - Complexity: O(*m* log *n*) for *m* segments of the mapping, and O(log *n*) for each checked row that
  ///   was moved by itself.
  func following(_ mapping: TableMapping) -> SectionLists {
    guard !isEmpty else { return self }
    var next = SectionLists()
    next.inclusive = mapping.sections.applied(to: inclusive)
    next.exclusive = mapping.sections.applied(to: exclusive)
    next.optional = mapping.sections.applied(to: optional)
    next.checked = mapping.rows.applied(to: checked)
    for row in next.checked.intersection(mapping.movedRows) {
      guard let old = mapping.rows.oldIndex(of: row),
        let home = mapping.oldShape.path(ofRow: old)?.section,
        let section = mapping.newShape.path(ofRow: row)?.section
      else { continue }
      let list = mapping.sections.newIndex(of: home)
      if list != section {
        next.checked.remove(row)
        if let list { next.strays.append(Stray(row: row, list: list)) }
      }
    }
    for stray in strays {
      guard let row = mapping.rows.newIndex(of: stray.row),
        let list = mapping.sections.newIndex(of: stray.list)
      else { continue }
      if mapping.newShape.path(ofRow: row)?.section == list {
        next.checked.insert(row)
      } else {
        next.strays.append(Stray(row: row, list: list))
      }
    }
    return next
  }

  /// The lists after a reload of everything, which keeps checkmarks only where the shape stays the same.
  func reloaded(_ mapping: TableMapping) -> SectionLists {
    guard mapping.oldShape != mapping.newShape else { return self }
    var next = SectionLists()
    next.inclusive = mapping.sections.applied(to: inclusive)
    next.exclusive = mapping.sections.applied(to: exclusive)
    next.optional = mapping.sections.applied(to: optional)
    return next
  }
}
