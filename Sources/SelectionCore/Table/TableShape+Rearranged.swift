// SPDX-License-Identifier: MIT

extension TableShape {
  /// The shape with its sections in a new order, given by segments that name no section twice.
  ///
  /// Long segments share their nodes with this shape.
  ///
  /// - Parameter segments: The new sections in ascending order. Each segment refers to sections of
  ///   this shape, or is new and empty. Sections in no segment are dropped, and no segment may
  ///   reach past the end of the shape.
  /// - Returns: the sections, numbered by the segments.
  /// - Complexity: O(*m* log *s*) for *m* segments, and O(log² *s*) for each long segment that is
  ///   new.
  func rearranged(_ segments: [RowSegment]) -> TableShape {
    var tree: SectionTree?
    for segment in segments {
      if let next = part(segment) { tree.append(next) }
    }
    return TableShape(tree)
  }

  /// Creates a shape of sections in runs of the same row count.
  ///
  /// - Parameter runs: The row count of each section of a run, and the number of its sections; the
  ///   total of all rows is at most `Int.max`.
  /// - Complexity: O(log² *s*) for each long run, and O(1) for each section of the short runs.
  init(runs: [(rowCount: Int, sectionCount: Int)]) {
    var tree: SectionTree?
    var short: [Int] = []
    func appendShort() {
      if !short.isEmpty { tree.append(SectionTree(short)) }
      short = []
    }
    for run in runs {
      if run.sectionCount <= SectionTree.fewSections {
        short += repeatElement(run.rowCount, count: run.sectionCount)
      } else {
        appendShort()
        tree.append(SectionTree(repeating: run.rowCount, count: run.sectionCount))
      }
    }
    appendShort()
    self.init(tree)
  }

  /// The sections of a segment; nil for no sections.
  private func part(_ segment: RowSegment) -> SectionTree? {
    switch segment {
    case .kept(let sections):
      let sections = sections.clamped(to: 0..<sectionCount)
      guard !sections.isEmpty else { return nil }
      return tree?.part(sections) ?? SectionTree([rowCount])
    case .inserted(let count):
      return count > 0 ? SectionTree(repeating: 0, count: count) : nil
    }
  }
}

extension SectionTree? {
  /// Adds the sections of another tree after the sections of this value, if it is a tree.
  fileprivate mutating func append(_ next: SectionTree) {
    if self?.append(next) == nil { self = next }
  }
}
