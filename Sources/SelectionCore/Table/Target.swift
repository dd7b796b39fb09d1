// SPDX-License-Identifier: MIT

/// A row that is known to be in a table: its path, its number, and the numbers of all rows of its
/// section.
///
/// A path from a caller is resolved to a target once, so internal code never converts a number back
/// to a path.
struct Target: Equatable, Sendable {
  let path: RowPath
  let number: Int
  /// The numbers of all rows of the section.
  let rows: Range<Int>

  var section: Int { path.section }
}

extension TableShape {
  /// The target at a path.
  ///
  /// - Throws: `SelectionError.rowOutOfRange`.
  /// - Complexity: O(log *s*).
  func target(at path: RowPath) throws(SelectionError) -> Target {
    guard let target = existingTarget(at: path) else { throw .rowOutOfRange(path, self) }
    return target
  }

  /// The target at a path, or nil if the row doesn't exist.
  ///
  /// - Complexity: O(log *s*).
  @inline(__always)
  func existingTarget(at path: RowPath) -> Target? {
    if let onlySection, path.section == 0, path.row >= 0, path.row < onlySection {
      return Target(path: path, number: path.row, rows: 0..<onlySection)
    }
    guard let rows = rows(inSection: path.section), path.row >= 0, path.row < rows.count
    else { return nil }
    return Target(path: path, number: rows.lowerBound + path.row, rows: rows)
  }

  /// The target with a row number, or nil if the row doesn't exist.
  ///
  /// - Complexity: O(log *s*).
  func target(ofRow number: Int) -> Target? {
    if let onlySection {
      guard number >= 0, number < onlySection else { return nil }
      return Target(
        path: RowPath(section: 0, row: number), number: number, rows: 0..<onlySection)
    }
    guard let tree, number >= 0, number < tree.rowCount else { return nil }
    let (section, rows) = tree.section(ofRow: number)
    return Target(
      path: RowPath(section: section, row: number - rows.lowerBound), number: number, rows: rows)
  }
}
