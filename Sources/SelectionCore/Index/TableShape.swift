// SPDX-License-Identifier: MIT

/// How many sections a table has, and how many rows each of them.
///
/// A shape turns row paths into row numbers and back. The *row number* counts rows through the whole
/// table, from zero, across sections:
///
///     let shape: TableShape = [3, 5]
///     shape.rowNumber(of: RowPath(section: 1, row: 2))   // 5
///     shape.path(ofRow: 5)                               // 1.2
///
/// All rows of a shape together are never more than `Int.max`.
public struct TableShape: Hashable, Sendable {
  /// The number of rows before each section, and after the last of them the number of all rows.
  private var starts: [Int]

  /// Makes a shape without sections.
  public init() { starts = [0] }

  /// Makes a shape with the given number of rows in each section.
  ///
  /// - Throws: `SelectionError.negativeRowCount` and `SelectionError.tooManyRows`.
  /// - Complexity: O(*s*) for *s* sections.
  public init(rowCounts: some Sequence<Int>) throws(SelectionError) {
    var starts = [0]
    for count in rowCounts {
      guard count >= 0 else { throw .negativeRowCount(count) }
      let (sum, overflow) = starts[starts.count - 1].addingReportingOverflow(count)
      guard !overflow else { throw .tooManyRows }
      starts.append(sum)
    }
    self.starts = starts
  }

  /// The number of sections.
  ///
  /// O(1).
  public var sectionCount: Int { starts.count - 1 }

  /// The number of all rows.
  ///
  /// O(1).
  public var rowCount: Int { starts[starts.count - 1] }

  /// The number of rows in each section.
  ///
  /// O(*s*) for *s* sections.
  public var rowCounts: [Int] { (0..<sectionCount).map { starts[$0 + 1] - starts[$0] } }

  /// The row numbers of a section, or nil if there is no such section.
  ///
  /// O(log *s*).
  public func rows(inSection section: Int) -> Range<Int>? {
    guard section >= 0, section < sectionCount else { return nil }
    return starts[section]..<starts[section + 1]
  }

  /// The number of a row in the whole table, or nil if there is no such row.
  ///
  /// O(log *s*).
  public func rowNumber(of path: RowPath) -> Int? {
    guard let rows = rows(inSection: path.section), path.row >= 0, path.row < rows.count
    else { return nil }
    return rows.lowerBound + path.row
  }

  /// The path of the row with a number, or nil if there is no such row.
  ///
  /// O(log *s*).
  public func path(ofRow number: Int) -> RowPath? {
    guard number >= 0, number < rowCount else { return nil }
    var low = 0
    var high = sectionCount
    while high - low > 1 {
      let middle = low + (high - low) / 2
      if starts[middle] <= number { low = middle } else { high = middle }
    }
    return RowPath(section: low, row: number - starts[low])
  }
}

extension TableShape {
  /// Inserts a section before the section of that number, or after the last.
  ///
  /// - Throws: `SelectionError.sectionOutOfRange`, `.negativeRowCount` and `.tooManyRows`.
  /// - Complexity: O(log *s*).
  public mutating func insertSection(at section: Int, rowCount: Int) throws(SelectionError) {
    guard section >= 0, section <= sectionCount else { throw .sectionOutOfRange(section, self) }
    var counts = rowCounts
    counts.insert(rowCount, at: section)
    self = try TableShape(rowCounts: counts)
  }

  /// Removes a section with all of its rows.
  ///
  /// - Throws: `SelectionError.sectionOutOfRange`.
  /// - Complexity: O(log *s*).
  public mutating func removeSection(at section: Int) throws(SelectionError) {
    try removeSections(section..<max(section, section == .max ? section : section + 1))
  }

  /// Removes the sections of a range with all of their rows.
  ///
  /// - Throws: `SelectionError.sectionOutOfRange`.
  /// - Complexity: O(log *s*).
  public mutating func removeSections(_ sections: Range<Int>) throws(SelectionError) {
    guard sections.lowerBound >= 0 else { throw .sectionOutOfRange(sections.lowerBound, self) }
    guard sections.upperBound <= sectionCount else {
      throw .sectionOutOfRange(max(sections.lowerBound, sectionCount), self)
    }
    var counts = rowCounts
    counts.removeSubrange(sections)
    self = try TableShape(rowCounts: counts)
  }

  /// Moves a section so that it ends up at `destination`, counted after the move.
  ///
  /// - Throws: `SelectionError.sectionOutOfRange`.
  /// - Complexity: O(log *s*).
  public mutating func moveSection(from source: Int, to destination: Int) throws(SelectionError) {
    guard source >= 0, source < sectionCount else { throw .sectionOutOfRange(source, self) }
    guard destination >= 0, destination < sectionCount else {
      throw .sectionOutOfRange(destination, self)
    }
    var counts = rowCounts
    counts.insert(counts.remove(at: source), at: destination)
    self = try TableShape(rowCounts: counts)
  }

  /// Sets the number of rows of a section.
  ///
  /// - Throws: `SelectionError.sectionOutOfRange`, `.negativeRowCount` and `.tooManyRows`.
  /// - Complexity: O(log *s*).
  public mutating func setRowCount(
    _ rowCount: Int, inSection section: Int
  ) throws(SelectionError) {
    guard section >= 0, section < sectionCount else { throw .sectionOutOfRange(section, self) }
    var counts = rowCounts
    counts[section] = rowCount
    self = try TableShape(rowCounts: counts)
  }
}

extension TableShape: ExpressibleByArrayLiteral {
  /// Makes a shape from the row counts of its sections.
  ///
  /// A literal cannot fail: a negative count stands for an empty section, and so does one that would
  /// bring the number of all rows above `Int.max`. Counts that come from elsewhere belong in
  /// ``init(rowCounts:)``.
  public init(arrayLiteral rowCounts: Int...) {
    starts = [0]
    for count in rowCounts {
      let start = starts[starts.count - 1]
      let (sum, overflow) = start.addingReportingOverflow(max(count, 0))
      starts.append(overflow ? start : sum)
    }
  }
}
