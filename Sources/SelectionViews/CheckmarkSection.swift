// SPDX-License-Identifier: MIT

public import SelectionCore

/// A section of a checkmark screen, which is a checkmark list with a title.
public struct CheckmarkSection<ID: Hashable> {
  /// The title above the section.
  public var title: String?
  /// Whether any number of rows or only one row can be checked.
  public var kind: CheckmarkListKind
  /// The identities of the rows.
  public var ids: [ID]
  /// The identities that are checked by default.
  ///
  /// These identities are checked initially and for as long as no saved state contains this
  /// section.
  public var checked: [ID]
  /// The row for "none", or nil if there is no such row.
  ///
  /// It is checked in a section of kind `.exclusive` if no other row is checked; in other sections,
  /// it is an ordinary row.
  public var none: ID?

  /// Creates a section.
  ///
  /// - Parameters:
  ///   - title: The title above the section.
  ///   - kind: Whether any number of rows or only one row can be checked.
  ///   - ids: The identities of the rows.
  ///   - checked: The identities that are checked by default; see ``checked``.
  ///   - none: The row for "none" in an exclusive section; it becomes the first row if `ids`
  ///     doesn't contain it.
  public init(
    _ title: String? = nil, _ kind: CheckmarkListKind, _ ids: [ID], checked: [ID] = [],
    none: ID? = nil
  ) {
    self.title = title
    self.kind = kind
    self.ids = none.map { ids.contains($0) ? ids : [$0] + ids } ?? ids
    self.checked = checked
    self.none = none
  }

  /// Throws an error unless the numbers of checked rows are valid, that is, at most one in an
  /// exclusive section.
  fileprivate static func checkCounts(of sections: [CheckmarkSection]) throws(SelectionError) {
    for (number, section) in sections.enumerated() where section.kind.isExclusive {
      let count = Set(section.checked).count
      if count > 1 { throw .severalRowsInExclusiveList(section: number, count) }
    }
  }
}

extension IdentifiedTable {
  /// Creates the table for a checkmark screen.
  ///
  /// - Parameter sections: The sections, each of which becomes a checkmark list.
  /// - Throws: `SelectionError.severalRowsInExclusiveList`, `.unknownID`, `.rowOfList`.
  /// - Complexity: O(*n*) for *n* rows.
  public init(_ sections: [CheckmarkSection<ID>]) throws(SelectionError) {
    try CheckmarkSection.checkCounts(of: sections)
    self.init(sections: sections.map(\.ids), policy: .single)
    for (number, section) in sections.enumerated() {
      try setList(section.kind, inSection: number)
      for id in section.checked {
        guard let row = section.ids.firstIndex(of: id) else { throw .unknownID("\(id)") }
        try apply(byPath: .check(.row(RowPath(section: number, row: row))))
      }
    }
    try checkNone(of: sections)
  }

  /// Checks the row for "none" in each section in which no row is checked.
  ///
  /// Hidden checked rows count as checked, so that a filter doesn't replace a hidden choice.
  /// - Parameter sections: The sections of the checkmark screen, which must be the table's
  ///   sections.
  /// - Throws: `SelectionError.rowOfList` if a section isn't a list.
  /// - Complexity: O(*s* log *n*) for *s* sections, plus O(*n*) if a row for "none" is checked.
  public mutating func checkNone(of sections: [CheckmarkSection<ID>]) throws(SelectionError) {
    for (number, section) in sections.enumerated() {
      guard section.kind == .exclusive, let none = section.none,
        checkedRows(inSection: number).isEmpty, contents.indices.contains(number),
        let row = contents[number].firstIndex(of: none)
      else { continue }
      try apply(byPath: .check(.row(RowPath(section: number, row: row))))
    }
  }

  /// Updates the table of a checkmark screen to new sections, which are matched by title.
  ///
  /// An existing row keeps its checkmark, even in another section. The property `checked` applies
  /// to new rows, but in an exclusive list only if no row of the list is checked.
  ///
  /// - Parameters:
  ///   - sections: The sections after the change.
  ///   - titles: The titles of the sections before the change.
  ///   - vanished: The treatment of identities that are missing from all sections.
  /// - Throws: `SelectionError.unknownID`, `.tooManyRows`, `.severalRowsInExclusiveList`.
  /// - Complexity: O(*n*) for *n* old and new rows together.
  public mutating func update(
    to sections: [CheckmarkSection<ID>], titled titles: [String?], vanished: VanishedRows
  ) throws(SelectionError) {
    try CheckmarkSection.checkCounts(of: sections)
    let older = self
    let old = SectionName.all(
      (0..<rows.shape.sectionCount).map { titles.title(ofSection: $0) })
    let new = SectionName.all(sections.map(\.title))
    let kinds = Dictionary(uniqueKeysWithValues: zip(new, sections.map(\.kind)))
    let known = Set(old)
    let all = old + new.filter { !known.contains($0) }
    // A row that moves from list to list stays checked, so all lists must exist first.
    try addLists(.inclusive, upTo: all.count)
    for (number, name) in all.enumerated() {
      let isNew = number >= old.count
      guard let kind = kinds[name], isNew || kind == .inclusive else { continue }
      try setList(kind, inSection: number)
    }
    let contents = zip(new, sections).map { (section: $0, rows: $1.ids) }
    try update(to: contents, from: all, vanished: vanished)
    for (number, section) in sections.enumerated() {
      try setList(section.kind, inSection: number)
      for id in section.checked {
        guard let row = section.ids.firstIndex(of: id) else { throw .unknownID("\(id)") }
        let isFree = section.kind == .inclusive || checkedRows(inSection: number).isEmpty
        guard isFree, older.row(of: id) == nil else { continue }
        try apply(byPath: .check(.row(RowPath(section: number, row: row))))
      }
    }
    try checkNone(of: sections)
  }
}

/// The conversion of new sections into lists.
extension InputReceiver {
  /// Converts the sections that a change to the data has inserted into lists.
  ///
  /// - Returns: Whether the change has inserted any sections.
  mutating func makeLists(
    _ kind: CheckmarkListKind, insertedBy mapping: TableMapping
  ) throws(SelectionError) -> Bool {
    let others = mapping.sections.inserted.filter { rows.list(inSection: $0) == nil }
    for section in others { try setList(kind, inSection: section) }
    return !others.isEmpty
  }

  /// Adds empty lists at the end, before rows are moved into them, so that hidden rows that are
  /// checked stay checked there.
  mutating func addLists(_ kind: CheckmarkListKind, upTo count: Int) throws(SelectionError) {
    let new = shape.sectionCount..<max(count, shape.sectionCount)
    if new.isEmpty { return }
    var update = TableUpdate()
    for section in new { update.insertSection(section, rowCount: 0) }
    try apply(byPath: .perform(update))
    for section in new { try setList(kind, inSection: section) }
  }
}

/// A section of a checkmark screen, by its title and the number of sections before it with the same
/// title.
private struct SectionName: Hashable {
  var title: String?
  var occurrence: Int

  /// The names of the sections with these titles.
  static func all(_ titles: [String?]) -> [SectionName] {
    var seen: [String?: Int] = [:]
    return titles.map { title in
      defer { seen[title, default: 0] += 1 }
      return SectionName(title: title, occurrence: seen[title, default: 0])
    }
  }
}

extension [String?] {
  /// The title of a section, if it has one.
  func title(ofSection section: Int) -> String? { indices.contains(section) ? self[section] : nil }
}
