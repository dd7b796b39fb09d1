// SPDX-License-Identifier: MIT

extension TableShape {
  /// Whether the table has no rows.
  ///
  /// O(1).
  public var isEmpty: Bool { rowCount == 0 }

  /// The number of rows in a section, or nil if there is no such section.
  ///
  /// O(log *s*).
  public func rowCount(inSection section: Int) -> Int? { rows(inSection: section)?.count }

  /// Whether there is such a row.
  ///
  /// O(log *s*).
  public func contains(_ path: RowPath) -> Bool { rowNumber(of: path) != nil }

  /// Whether there is such a section.
  ///
  /// O(1).
  public func contains(section: Int) -> Bool { section >= 0 && section < sectionCount }

  /// The number of a row, or an error that names the row and the shape.
  ///
  /// O(log *s*).
  package func requiredRowNumber(of path: RowPath) throws(SelectionError) -> Int {
    guard let number = rowNumber(of: path) else { throw .rowOutOfRange(path, self) }
    return number
  }

  /// The row numbers of a section, or an error that names the section and the shape.
  ///
  /// O(log *s*).
  package func requiredRows(inSection section: Int) throws(SelectionError) -> Range<Int> {
    guard let rows = rows(inSection: section) else { throw .sectionOutOfRange(section, self) }
    return rows
  }
}

extension TableShape: CustomStringConvertible {
  /// The row counts of the sections, such as `[3, 5]`.
  public var description: String { "[\(rowCounts.map(String.init).joined(separator: ", "))]" }
}

#if !hasFeature(Embedded)
  extension TableShape: Codable {
    /// Reads a shape from the list of its row counts; counts that make no shape are corrupt data.
    public init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      let counts = try container.decode([Int].self)
      do throws(SelectionError) {
        try self.init(rowCounts: counts)
      } catch {
        throw DecodingError.dataCorruptedError(
          in: container, debugDescription: error.description)
      }
    }

    /// Writes the shape as the list of its row counts.
    public func encode(to encoder: any Encoder) throws {
      var container = encoder.singleValueContainer()
      try container.encode(rowCounts)
    }
  }
#endif
