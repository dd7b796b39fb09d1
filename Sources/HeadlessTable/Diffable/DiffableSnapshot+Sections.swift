// SPDX-License-Identifier: MIT

/// Changes of whole sections.
extension DiffableSnapshot {
  /// Adds sections at the end.
  public mutating func appendSections(_ identifiers: [SectionID]) {
    insert(identifiers, at: sections.count)
  }

  /// Adds sections before another section.
  public mutating func insertSections(_ identifiers: [SectionID], beforeSection other: SectionID) {
    guard let index = known(other) else { return }
    insert(identifiers, at: index)
  }

  /// Adds sections after another section.
  public mutating func insertSections(_ identifiers: [SectionID], afterSection other: SectionID) {
    guard let index = known(other) else { return }
    insert(identifiers, at: index + 1)
  }

  /// Removes sections with their items; sections that aren't in the snapshot are ignored.
  public mutating func deleteSections(_ identifiers: [SectionID]) {
    let gone = Set(identifiers)
    for section in sections where gone.contains(section.section) {
      let items = Set(section.rows)
      setHome(of: section.rows, to: nil)
      forget { items.contains($0) }
    }
    sections.removeAll { gone.contains($0.section) }
  }

  /// Moves a section with its items before another section.
  public mutating func moveSection(_ identifier: SectionID, beforeSection other: SectionID) {
    move(identifier, to: other, offset: 0)
  }

  /// Moves a section with its items after another section.
  public mutating func moveSection(_ identifier: SectionID, afterSection other: SectionID) {
    move(identifier, to: other, offset: 1)
  }

  private mutating func known(_ identifier: SectionID) -> Int? {
    let index = indexOfSection(identifier)
    if index == nil { fail(.unknownIdentifier("\(identifier)")) }
    return index
  }

  private mutating func insert(_ identifiers: [SectionID], at index: Int) {
    var seen = Set(sectionIdentifiers)
    if let twice = identifiers.first(where: { !seen.insert($0).inserted }) {
      return fail(.duplicateIdentifier("\(twice)"))
    }
    sections.insert(contentsOf: identifiers.map { (section: $0, rows: []) }, at: index)
  }

  private mutating func move(_ identifier: SectionID, to other: SectionID, offset: Int) {
    guard let source = known(identifier), known(other) != nil, identifier != other else { return }
    let section = sections.remove(at: source)
    guard let index = indexOfSection(other) else { return }
    sections.insert(section, at: index + offset)
  }
}
