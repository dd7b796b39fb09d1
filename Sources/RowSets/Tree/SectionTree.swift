// SPDX-License-Identifier: MIT

/// A tree with the row counts of at least one section, from which a table's shape is made.
///
/// Sections and sets have only the tree in common; callers must check the values that they pass.
package struct SectionTree: Sendable {
  /// Nodes that other values also reference are never written, so a value may be sent anywhere.
  nonisolated(unsafe) private var root: Node

  private init(_ root: consuming Node) { self.root = root }

  /// Makes a tree of at least one section; the total number of rows must not exceed `Int.max`.
  ///
  /// - Complexity: O(*s*) for *s* sections.
  package init(_ rowCounts: [Int]) { root = Node.sections(rowCounts) }

  /// Calls a closure with the tree, which is kept alive during the call.
  @inline(__always)
  private func read<Result>(_ body: (NodeView) -> Result) -> Result {
    withExtendedLifetime(self) { body(root.view) }
  }

  /// The number of sections.
  package var sectionCount: Int { read { $0.length } }

  /// The number of all rows.
  package var rowCount: Int { read { $0.weight } }

  /// The number of rows in each section.
  ///
  /// - Complexity: O(*s*).
  package var rowCounts: [Int] {
    read { tree in
      var counts: [Int] = []
      counts.reserveCapacity(tree.length)
      while counts.count < tree.length {
        let ends = tree.leaf(covering: counts.count).leaf.long
        for i in 0..<ends.count { counts.append(ends[i] - ends.start(i)) }
      }
      return counts
    }
  }

  /// The row numbers of a section, whose number must not be negative; nil if there is no such
  /// section.
  ///
  /// - Complexity: O(log *s*).
  package func rows(inSection section: Int) -> Range<Int>? {
    read { tree in
      guard section < tree.length else { return nil }
      let place = tree.leaf(covering: section)
      let (i, before) = (section - place.start, place.weightBefore)
      let ends = place.leaf.long
      return (before + ends.start(i))..<(before + ends[i])
    }
  }

  /// The section of a row, which must exist, and the numbers of all rows of that section.
  ///
  /// - Complexity: O(log *s*).
  package func section(ofRow number: Int) -> (section: Int, rows: Range<Int>) {
    read { tree in
      let (place, row) = tree.leaf(ofRow: true, rank: number)
      let ends = place.leaf.long
      let i = ends.first(above: row)
      let start = ends.start(i)
      let first = number - (row - start)
      return (place.start + i, first..<(first + (ends[i] - start)))
    }
  }

  /// Sets the number of rows of a section, which must exist; the total must not exceed `Int.max`.
  ///
  /// - Complexity: O(log *s*).
  package mutating func setRowCount(_ newRowCount: Int, inSection section: Int) {
    let splits = Node.edit(&root, section..<(section + 1), count: 1, value: newRowCount)
    root = Node.growingRoot(root, splits)
  }

  /// Whether two values share all of their storage.
  package func isIdentical(to other: SectionTree) -> Bool { root === other.root }

  #if InvariantChecks
    /// All defects of the tree; see `Node.defects`.
    package var defects: [String] { Node.defects(of: root) }
  #endif
}

extension SectionTree {
  /// The maximum number of sections that are cheaper to list one by one than to repeat.
  package static var fewSections: Int { Limits.mergedSections }

  /// Makes a tree of at least one section, all of which have the same number of rows.
  ///
  /// - Complexity: O(log² *s*).
  package init(repeating rowCount: Int, count: Int) {
    root = Node.uniformSections(count, rows: rowCount)
  }

  /// A tree of some of the sections; there must be at least one, and all must exist.
  ///
  /// - Complexity: O(log *s*); the result shares nodes with this tree.
  package func part(_ sections: Range<Int>) -> SectionTree {
    SectionTree(Node.part(of: root, sections))
  }

  /// Adds the sections of another tree after the sections of this tree.
  ///
  /// - Complexity: O(log *s*).
  package mutating func append(_ other: SectionTree) {
    root = Node.concatenated(root, other.root)
  }
}
