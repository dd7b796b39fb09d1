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
    var new: SectionTree?
    for segment in segments {
      switch segment {
      case .kept(let sections):
        let sections = sections.clamped(to: 0..<sectionCount)
        if !sections.isEmpty { new.append(tree?.part(sections) ?? SectionTree([rowCount])) }
      case .inserted(let count):
        if count > 0 { new.append(SectionTree(repeating: 0, count: count)) }
      }
    }
    return TableShape(new)
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
}

extension SectionTree? {
  /// Adds the sections of another tree after the sections of this value, if it is a tree.
  fileprivate mutating func append(_ next: SectionTree) {
    if self?.append(next) == nil { self = next }
  }
}
