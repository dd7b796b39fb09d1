// SPDX-License-Identifier: MIT

/// Inputs that give the table new contents.
extension InputReceiver {
  /// Replaces the table's contents, section by section; each row keeps its state.
  ///
  ///     // A table by paths names the rows that it shows, here in reverse:
  ///     let rows = Array(table.shownRows)
  ///     try table.update(to: [rows.reversed()], vanished: .gone)
  ///
  /// - Parameters:
  ///   - contents: The rows after the change, section by section.
  ///   - vanished: The treatment of shown rows that are missing from the new contents; rows that
  ///     are hidden already remain hidden. In a table by paths, the hidden rows of a section that
  ///     the new contents don't have still count for limits, but can't be shown again.
  /// - Returns: The resulting change, with its mapping.
  /// - Throws: `SelectionError.tooManyRows` and, in a table by paths, `.rowOutOfRange` and
  ///   `.rowNamedTwice`.
  /// - Complexity: O(*n* log *n*) for *n* rows; for a table by identity, see ``IdentifiedTable``.
  @discardableResult
  @inlinable
  public mutating func update(
    to contents: [[Row]], vanished: VanishedRows
  ) throws(SelectionError) -> Change { try apply(.update(to: contents, vanished: vanished)) }

  /// Replaces a section's contents; other sections don't change.
  ///
  ///     try table.update(
  ///       section: 1, to: [RowPath(1, 1), RowPath(1, 0)], vanished: .gone)
  ///     try mails.update(section: 0, to: ["m2", "m1"], vanished: .gone)
  ///
  /// - Parameters:
  ///   - section: The section.
  ///   - rows: The section's rows after the change.
  ///   - vanished: The treatment of shown rows that are missing from the section's new contents;
  ///     rows that are hidden already remain hidden.
  /// - Returns: The resulting change, with its mapping.
  /// - Throws: `SelectionError.sectionOutOfRange` and `.tooManyRows` and, in a table by paths,
  ///   `.rowOutOfRange`, `.rowNamedTwice` and `.rowOfOtherSection`.
  /// - Complexity: The cost of ``update(to:vanished:)``.
  @discardableResult
  @inlinable
  public mutating func update(
    section: Int, to rows: [Row], vanished: VanishedRows
  ) throws(SelectionError) -> Change {
    try apply(.updateSection(section, to: rows, vanished: vanished))
  }
}
