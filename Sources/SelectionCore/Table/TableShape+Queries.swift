// SPDX-License-Identifier: MIT

extension TableShape {
  /// The number of rows in each section.
  ///
  /// - Complexity: O(*s*).
  public var rowCounts: [Int] {
    tree?.rowCounts ?? onlySection.map { [$0] } ?? []
  }

  /// Returns the numbers of a section's rows, or nil if the section doesn't exist.
  ///
  /// - Complexity: O(log *s*).
  public func rows(inSection section: Int) -> Range<Int>? {
    guard section >= 0 else { return nil }
    if let tree { return tree.rows(inSection: section) }
    return section == 0 ? onlySection.map { 0..<$0 } : nil
  }

  /// Returns a row's number, counted from the start of the table, or nil if the row doesn't exist.
  ///
  /// - Complexity: O(log *s*).
  public func rowNumber(of path: RowPath) -> Int? { existingTarget(at: path)?.number }

  /// Returns the path of the row with the given number, or nil if the row doesn't exist.
  ///
  /// - Complexity: O(log *s*).
  public func path(ofRow number: Int) -> RowPath? { target(ofRow: number)?.path }

  /// The number of rows before a section; the number of all rows if the section is past the last.
  func start(ofSection section: Int) -> Int {
    rows(inSection: section)?.lowerBound ?? rowCount
  }

  /// Returns the number of rows in a section, or nil if the section doesn't exist.
  ///
  /// - Complexity: O(log *s*).
  public func rowCount(inSection section: Int) -> Int? { rows(inSection: section)?.count }

  /// Whether the table has a row at a path.
  ///
  /// - Complexity: O(log *s*).
  public func contains(_ path: RowPath) -> Bool { rowNumber(of: path) != nil }

  /// Whether the table has a section.
  ///
  /// - Complexity: O(1).
  public func contains(section: Int) -> Bool { section >= 0 && section < sectionCount }

  /// The row numbers of a section; throws if the table doesn't have that section.
  ///
  /// - Complexity: O(log *s*).
  @usableFromInline
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
  extension TableShape: CustomReflectable {
    /// A mirror whose children are the row counts of the first hundred sections.
    public var customMirror: Mirror {
      Mirror(
        self,
        unlabeledChildren: (0..<Swift.min(sectionCount, 100)).map { rowCount(inSection: $0) ?? 0 },
        displayStyle: .collection)
    }
  }

  extension TableShape: Codable {
    /// Reads a shape from a list of row counts, and throws if the counts are invalid.
    public init(from decoder: any Decoder) throws {
      self = try decoder.value { (counts: [Int]) throws(SelectionError) in
        try TableShape(rowCounts: counts)
      }
    }

    /// Writes the shape as a list of row counts.
    public func encode(to encoder: any Encoder) throws {
      try encoder.write(rowCounts)
    }
  }
#endif
