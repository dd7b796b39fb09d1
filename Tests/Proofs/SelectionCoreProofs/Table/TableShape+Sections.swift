// SPDX-License-Identifier: MIT
import SelectionCore

/// Inserting, removing and moving sections like updates do: by a mapping of the sections, and their
/// row counts.
extension TableShape {
  mutating func insertSection(at section: Int, rowCount: Int) throws(SelectionError) {
    guard section >= 0, section <= sectionCount else { throw .sectionOutOfRange(section, self) }
    var next = rearranged([.kept(0..<section), .inserted(1), .kept(section..<sectionCount)])
    try next.setRowCount(rowCount, inSection: section)
    self = next
  }

  mutating func removeSection(at section: Int) throws(SelectionError) {
    guard contains(section: section) else { throw .sectionOutOfRange(section, self) }
    try removeSections(section..<(section + 1))
  }

  mutating func removeSections(_ sections: Range<Int>) throws(SelectionError) {
    guard sections.lowerBound >= 0 else { throw .sectionOutOfRange(sections.lowerBound, self) }
    guard sections.upperBound <= sectionCount else {
      throw .sectionOutOfRange(sections.upperBound, self)
    }
    self = rearranged([.kept(0..<sections.lowerBound), .kept(sections.upperBound..<sectionCount)])
  }

  mutating func moveSection(from source: Int, to destination: Int) throws(SelectionError) {
    guard contains(section: source) else { throw .sectionOutOfRange(source, self) }
    guard contains(section: destination) else { throw .sectionOutOfRange(destination, self) }
    let moved = source..<(source + 1)
    let (first, last) = (min(source, destination), max(source, destination) + 1)
    let between =
      source < destination
      ? [RowSegment.kept((source + 1)..<last), .kept(moved)]
      : [.kept(moved), .kept(first..<source)]
    self = rearranged([.kept(0..<first)] + between + [.kept(last..<sectionCount)])
  }

  private func rearranged(_ segments: [RowSegment]) -> TableShape {
    IndexMapping(oldCount: sectionCount, checked: segments).applied(to: self)
  }
}
