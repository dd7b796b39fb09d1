// SPDX-License-Identifier: MIT

/// What an app has set for a section.
struct SectionLaw: Equatable, Sendable {
  /// How many rows can be selected, if that is less than the table allows.
  var mode = SelectionMode.multiple
  /// The kind of checkmark list that the section is; nil if it is none.
  var list: CheckmarkListKind?
  /// How many rows the user may mark.
  var limits = SelectionLimits()

  /// The mode in force in a table.
  func mode(inTableOf tableMode: SelectionMode) -> SelectionMode {
    if tableMode == .none || mode == .none { return .none }
    return mode == .single ? .single : tableMode
  }
}

/// What an app has set for the sections of a table.
///
/// Sections for which the same is set are kept together, so that any number of them costs little.
struct SectionLaws: Sendable {
  /// All of it, on the heap, so that a table with extras is small to copy.
  private final class Box: Sendable {
    let sets: Sets

    init(_ sets: Sets) { self.sets = sets }
  }

  /// The laws with their sections, and what inputs ask for, because the sections of several laws
  /// may alternate.
  private struct Sets {
    /// The different laws, but that of sections for which nothing is set, with their sections.
    var groups: [(law: SectionLaw, sections: RowSet)] = []
    var closed = RowSet()
    var single = RowSet()
    var lists = RowSet()
    var exclusive = RowSet()
    var limited = RowSet()
  }

  /// Nil if nothing is set for any section.
  private var box: Box?

  /// Whether nothing is set for any section.
  var isEmpty: Bool { box == nil }

  /// What is set for a section.
  ///
  /// - Complexity: O(log *s*) for each of the different laws.
  subscript(section: Int) -> SectionLaw {
    @inline(__always)
    get { box == nil ? SectionLaw() : law(ofSection: section) }
  }

  private func law(ofSection section: Int) -> SectionLaw {
    guard let box else { return SectionLaw() }
    for group in box.sets.groups where group.sections.contains(section) { return group.law }
    return SectionLaw()
  }

  /// The sections of which a law has a property.
  ///
  /// - Complexity: O(1) if they have one law, else O(nodes of their sets).
  func sections(where hasProperty: (SectionLaw) -> Bool) -> RowSet {
    var sections = RowSet()
    for group in box?.sets.groups ?? [] where hasProperty(group.law) {
      sections = sections.isEmpty ? group.sections : sections.union(group.sections)
    }
    return sections
  }

  /// The sections of mode none.
  var closed: RowSet { box?.sets.closed ?? [] }
  /// The sections of mode single.
  var single: RowSet { box?.sets.single ?? [] }
  /// The sections that are checkmark lists.
  var lists: RowSet { box?.sets.lists ?? [] }
  /// The lists of which at most one row is checked.
  var exclusive: RowSet { box?.sets.exclusive ?? [] }
  /// The sections that have limits.
  var limited: RowSet { box?.sets.limited ?? [] }

  /// Whether some section is a checkmark list.
  var hasLists: Bool { box.map { !$0.sets.lists.isEmpty } ?? false }

  /// Changes what is set for a section.
  ///
  /// - Complexity: As the subscript.
  mutating func change(_ section: Int, _ change: (inout SectionLaw) -> Void) {
    var law = self[section]
    change(&law)
    var sets = box?.sets ?? Sets()
    for i in sets.groups.indices { sets.groups[i].sections.remove(section) }
    sets.groups.removeAll { $0.sections.isEmpty }
    func set(_ sections: inout RowSet, _ isMember: Bool) {
      if isMember { sections.insert(section) } else { sections.remove(section) }
    }
    set(&sets.closed, law.mode == .none)
    set(&sets.single, law.mode == .single)
    set(&sets.lists, law.list != nil)
    set(&sets.exclusive, law.list?.isExclusive ?? false)
    set(&sets.limited, !law.limits.isUnlimited)
    if let i = sets.groups.firstIndex(where: { $0.law == law }) {
      sets.groups[i].sections.insert(section)
    } else if law != SectionLaw() {
      sets.groups.append((law, [section]))
    }
    box = sets.groups.isEmpty ? nil : Box(sets)
  }

  /// Moves what is set with the sections.
  ///
  /// - Complexity: O(1) if no section moves, else O(*m* log *s*) for *m* segments and each of the
  ///   different laws.
  mutating func follow(_ mapping: IndexMapping) {
    guard var sets = box?.sets, !mapping.isIdentity else { return }
    for i in sets.groups.indices {
      sets.groups[i].sections = mapping.applied(to: sets.groups[i].sections)
    }
    sets.groups.removeAll { $0.sections.isEmpty }
    sets.closed = mapping.applied(to: sets.closed)
    sets.single = mapping.applied(to: sets.single)
    sets.lists = mapping.applied(to: sets.lists)
    sets.exclusive = mapping.applied(to: sets.exclusive)
    sets.limited = mapping.applied(to: sets.limited)
    box = sets.groups.isEmpty ? nil : Box(sets)
  }
}

extension SectionLaws: Equatable {
  /// Whether the same is set for the same sections, in whichever order it was.
  static func == (first: SectionLaws, second: SectionLaws) -> Bool {
    guard let one = first.box, let other = second.box else {
      return first.isEmpty == second.isEmpty
    }
    return one === other
      || one.sets.groups.count == other.sets.groups.count
        && one.sets.groups.allSatisfy { group in other.sets.groups.contains { $0 == group } }
  }
}
