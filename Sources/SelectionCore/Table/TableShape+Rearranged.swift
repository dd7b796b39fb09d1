// SPDX-License-Identifier: MIT

extension TableShape {
  /// The shape with its sections in another order, given by segments that name no section twice.
  ///
  /// Long segments share their nodes with this shape.
  ///
  /// - Parameter segments: The new sections in ascending order. Each segment refers to sections of
  ///   this shape, or is new and empty. Sections in no segment are dropped, and no segment reaches
  ///   past the end of the shape.
  /// - Returns: the sections, numbered by the segments.
  /// - Complexity: O(*m* log *s*) for *m* segments, and O(log² *s*) for each long one that is new.
  func rearranged(_ segments: [RowSegment]) -> TableShape {
    var tree: Node?
    for segment in segments {
      guard let next = part(segment) else { continue }
      tree = tree.map { Node.concatenated($0, next) } ?? next
    }
    return TableShape(tree)
  }

  /// Makes a shape of sections in runs of the same row count.
  ///
  /// - Parameter runs: The row count of each section of a run, and the number of its sections; the
  ///   total of all rows is at most `Int.max`.
  /// - Complexity: O(log² *s*) for each long run, and O(1) for each section of the others.
  init(runs: [(rowCount: Int, sectionCount: Int)]) {
    var tree: Node?
    var short: [Int] = []
    func append(_ next: Node) { tree = tree.map { Node.concatenated($0, next) } ?? next }
    func appendShort() {
      if !short.isEmpty { append(Node.sections(short)) }
      short = []
    }
    for run in runs {
      if run.sectionCount <= Limits.mergedSections {
        short += repeatElement(run.rowCount, count: run.sectionCount)
      } else {
        appendShort()
        append(Node.uniformSections(run.sectionCount, rows: run.rowCount))
      }
    }
    appendShort()
    self.init(tree)
  }

  /// The sections of a segment; nil for none.
  private func part(_ segment: RowSegment) -> Node? {
    switch segment {
    case .kept(let sections):
      let sections = sections.clamped(to: 0..<sectionCount)
      guard !sections.isEmpty else { return nil }
      return root.map { Node.part(of: $0, sections) } ?? Node.sections([rowCount])
    case .inserted(let count):
      return count > 0 ? Node.uniformSections(count, rows: 0) : nil
    }
  }
}
