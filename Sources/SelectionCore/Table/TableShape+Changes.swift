// SPDX-License-Identifier: MIT

/// Sections inserted, removed, moved and resized.
extension TableShape {
  /// Inserts a section before the section of that number, or after the last.
  ///
  /// - Throws: `SelectionError.sectionOutOfRange`, `.negativeRowCount` and `.tooManyRows`.
  /// - Complexity: O(log *s*).
  package mutating func insertSection(at section: Int, rowCount: Int) throws(SelectionError) {
    guard section >= 0, section <= sectionCount else { throw .sectionOutOfRange(section, self) }
    try replace(section..<section, by: rowCount)
  }

  /// Removes a section with all of its rows.
  ///
  /// - Throws: `SelectionError.sectionOutOfRange`.
  /// - Complexity: O(log *s*).
  package mutating func removeSection(at section: Int) throws(SelectionError) {
    guard contains(section: section) else { throw .sectionOutOfRange(section, self) }
    try replace(section..<(section + 1), by: nil)
  }

  /// Removes the sections of a range with all of their rows.
  ///
  /// - Throws: `SelectionError.sectionOutOfRange`.
  /// - Complexity: O(log *s*).
  package mutating func removeSections(_ sections: Range<Int>) throws(SelectionError) {
    guard sections.lowerBound >= 0 else { throw .sectionOutOfRange(sections.lowerBound, self) }
    guard sections.upperBound <= sectionCount else {
      throw .sectionOutOfRange(max(sections.lowerBound, sectionCount), self)
    }
    if !sections.isEmpty { try replace(sections, by: nil) }
  }

  /// Moves a section so that it ends up at `destination`, counted after the move.
  ///
  /// - Throws: `SelectionError.sectionOutOfRange`.
  /// - Complexity: O(log *s*).
  package mutating func moveSection(from source: Int, to destination: Int) throws(SelectionError) {
    guard let rowCount = rowCount(inSection: source) else {
      throw .sectionOutOfRange(source, self)
    }
    guard contains(section: destination) else { throw .sectionOutOfRange(destination, self) }
    guard source != destination else { return }
    try replace(source..<(source + 1), by: nil)
    try replace(destination..<destination, by: rowCount)
  }

  /// Sets the number of rows of a section.
  ///
  /// - Throws: `SelectionError.sectionOutOfRange`, `.negativeRowCount` and `.tooManyRows`.
  /// - Complexity: O(log *s*).
  package mutating func setRowCount(
    _ rowCount: Int, inSection section: Int
  ) throws(SelectionError) {
    guard contains(section: section) else { throw .sectionOutOfRange(section, self) }
    try replace(section..<(section + 1), by: rowCount)
  }
}
