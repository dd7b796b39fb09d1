// SPDX-License-Identifier: MIT

/// The number of sections of a table, and the number of rows in each section.
///
/// A shape converts row paths to row numbers and back. A *row number* is a row's position in the
/// whole table, across sections, starting at zero:
///
///     let shape: TableShape = [3, 5]
///     shape.rowNumber(of: RowPath(1, 2))     // 5
///     shape.path(ofRow: 5)                   // 1.2
///
/// The total number of rows never exceeds `Int.max`. In the complexity of each method, *s* is the
/// number of sections. Copies share all unchanged storage; a table with one section needs no
/// storage.
public struct TableShape: Sendable {
  /// The tree of two or more sections.
  var tree: SectionTree?
  /// The row count of the only section, if there is exactly one.
  @inlinable var onlySection: Int? {
    @inline(__always) get { packedSection.wrappedValue }
    @inline(__always) set { packedSection.wrappedValue = newValue }
  }
  @usableFromInline var packedSection = PackedNumber()

  /// Creates a shape without sections.
  public init() {}

  /// Creates a shape with the given number of rows in each section.
  ///
  /// - Throws: `SelectionError.negativeRowCount` and `SelectionError.tooManyRows`.
  /// - Complexity: O(*s*) for *s* sections.
  @inlinable
  public init(rowCounts: some Sequence<Int>) throws(SelectionError) {
    try self.init(list: Array(rowCounts))
  }

  @usableFromInline
  init(list rowCounts: [Int]) throws(SelectionError) {
    var sum = 0
    for count in rowCounts {
      guard count >= 0 else { throw .negativeRowCount(count) }
      guard count <= .max - sum else { throw .tooManyRows }
      sum += count
    }
    self.init(checked: rowCounts)
  }

  /// Creates a shape from row counts that are known to be valid.
  @usableFromInline
  init(checked rowCounts: [Int]) {
    if rowCounts.count > 1 {
      tree = SectionTree(rowCounts)
      checkInvariants()
    } else {
      onlySection = rowCounts.first
    }
  }

  /// Creates a shape from a tree of sections, or without sections if the tree is nil.
  init(_ tree: SectionTree?) {
    guard let tree else { return }
    if tree.sectionCount > 1 { self.tree = tree } else { onlySection = tree.rowCount }
    checkInvariants()
  }

  /// The number of sections.
  ///
  /// - Complexity: O(1).
  public var sectionCount: Int { tree?.sectionCount ?? (onlySection == nil ? 0 : 1) }

  /// The number of all rows.
  ///
  /// - Complexity: O(1).
  public var rowCount: Int { tree?.rowCount ?? onlySection ?? 0 }

  /// Sets the number of rows in a section.
  ///
  /// Every change to a shape is made by this method.
  ///
  /// - Throws: `SelectionError.sectionOutOfRange`, `.negativeRowCount` and `.tooManyRows`.
  /// - Complexity: O(log *s*).
  public mutating func setRowCount(
    _ newRowCount: Int, inSection section: Int
  ) throws(SelectionError) {
    let others = rowCount - (try requiredRows(inSection: section).count)
    guard newRowCount >= 0 else { throw .negativeRowCount(newRowCount) }
    guard newRowCount <= .max - others else { throw .tooManyRows }
    guard tree != nil else {
      onlySection = newRowCount
      return
    }
    tree?.setRowCount(newRowCount, inSection: section)
    checkInvariants()
  }

  /// Traps with a list of all defects if the tree isn't well-formed; has no effect without the
  /// package trait `InvariantChecks`.
  @inline(__always)
  private func checkInvariants() {
    #if InvariantChecks
      let defects = tree?.defects ?? []
      precondition(defects.isEmpty, defects.joined(separator: "\n"))
    #endif
  }
}

extension TableShape: ExpressibleByArrayLiteral {
  /// Creates a shape from the row counts of its sections.
  ///
  /// A literal never fails: for a negative count, the section is empty, and so is a section whose
  /// count would make the total exceed `Int.max`. For counts that aren't literals, use
  /// ``init(rowCounts:)``.
  public init(arrayLiteral rowCounts: Int...) {
    var sum = 0
    let counts = rowCounts.map { count in
      guard count > 0, count <= .max - sum else { return 0 }
      sum += count
      return count
    }
    self.init(checked: counts)
  }
}

extension TableShape: Hashable {
  /// Whether two shapes have the same row counts.
  ///
  /// - Complexity: O(1) if one shape is a copy of the other, or if the numbers of sections or rows
  ///   differ; otherwise, O(*s*).
  public static func == (first: TableShape, second: TableShape) -> Bool {
    switch (first.tree, second.tree) {
    case (nil, nil): return first.onlySection == second.onlySection
    case (let tree?, let other?) where tree.isIdentical(to: other): return true
    default: break
    }
    return first.sectionCount == second.sectionCount && first.rowCount == second.rowCount
      && first.rowCounts == second.rowCounts
  }

  /// Hashes the row counts.
  ///
  /// - Complexity: O(*s*).
  @inline(never)
  public func hash(into hasher: inout Hasher) { hasher.combine(rowCounts) }
}
