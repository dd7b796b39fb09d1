// SPDX-License-Identifier: MIT

#if InvariantChecks
  /// The invariants of a tree.
  ///
  /// 1. A leaf covers at least one position, and a leaf of bits or sections covers no more than the
  ///   limit.
  /// 2. A leaf of runs has ascending ends, of which only the first may be zero, and the last is the
  ///    length; it has no more ends than the limit, and isn't dense. For instance `[5, 5, 9]` is
  ///    ill-formed. It is a leaf of long runs if and only if its length doesn't fit in 16 bits.
  /// 3. A leaf of bits has no bits set beyond its length, stores its number of changes, and isn't
  ///    sparse.
  /// 4. The weight of a node is the weight of its positions.
  /// 5. The children of a branch are one level below it; it stores their running sums, and has no
  ///    more children than the limit. A root has at least two children; any other branch has at
  ///    least `Limits.fewestChildren`.
  /// 6. No two neighboring leaves of one branch are both small if one leaf could hold them.
  extension Node {
    /// All defects of a tree, each with the values that show it; empty if the tree is well-formed.
    static func defects(of root: Node) -> [String] {
      var defects: [String] = []
      collect(root.view, isRoot: true, "root", &defects)
      return defects
    }

    private static func collect(
      _ view: NodeView, isRoot: Bool, _ name: String, _ defects: inout [String]
    ) {
      func check(_ isRight: Bool, _ defect: @autoclosure () -> String) {
        if !isRight { defects.append("\(name): \(defect())") }
      }
      check(view.length > 0, "covers \(view.length) positions")
      check(view.size <= view.capacity, "\(view.size) entries in room for \(view.capacity)")
      switch view.kind {
      case .branch: collectBranch(view, isRoot: isRoot, name, &defects)
      case .runs, .longRuns:
        let isLong = view.kind == .longRuns
        check(view.size <= (isLong ? Limits.longEnds : Limits.ends), "\(view.size) ends")
        check(isLong == (view.length > Limits.shortLength), "\(view.length) rows, long: \(isLong)")
        check(!view.isDense, "\(view.size) ends within \(view.length) rows are dense")
        let ends = (0..<view.size).map { view.end($0) }
        let isAscending = zip(ends, ends.dropFirst()).allSatisfy { $0 < $1 }
        check(isAscending && ends.first ?? -1 >= 0, "ends \(ends)")
        check(ends.last == view.length, "ends \(ends) of \(view.length) rows")
        check(
          view.weight == view.weight(before: view.length), "weight \(view.weight), ends \(ends)")
      case .bits:
        check(view.length <= Limits.bits, "\(view.length) bits")
        check(
          view.size == NodeView.wordCount(view.length), "\(view.length) bits, \(view.size) words")
        let rest = view.length % NodeView.wordLength
        let last = view.words[view.size - 1]
        check(rest == 0 || last >> UInt(rest) == 0, "bits set beyond \(view.length): \(last)")
        let weight = view.countBits(0..<view.length)
        check(view.weight == weight, "weight \(view.weight), but \(weight) bits are set")
        let changes = view.countChanges(0...view.length)
        check(view.changes == changes, "changes \(view.changes), counted \(changes)")
        check(!view.isSparse, "\(changes) changes in \(view.length) rows are few")
      case .sections:
        check(view.size <= Limits.sections && view.size == view.length, "\(view.size) sections")
        let ends = (0..<view.size).map { view.ends[$0] }
        check(zip(ends, ends.dropFirst()).allSatisfy { $0 <= $1 }, "row counts \(ends)")
        check(ends.last == view.weight, "ends \(ends), weight \(view.weight)")
      }
    }

    private static func collectBranch(
      _ view: NodeView, isRoot: Bool, _ name: String, _ defects: inout [String]
    ) {
      let fewest = isRoot ? 2 : Limits.fewestChildren
      if view.size < fewest || view.size > Limits.children {
        defects.append("\(name): \(view.size) children")
      }
      var (length, weight) = (0, 0)
      for i in 0..<view.size {
        let child = view.child(i)
        length += child.length
        weight += child.weight
        if view.start(i + 1) != length || view.weights[i + 1] != weight {
          defects.append(
            "\(name): sums \(view.start(i + 1)), \(view.weights[i + 1]) after \(i), "
              + "counted \(length), \(weight)")
        }
        if child.level != view.level - 1 {
          defects.append("\(name): child \(i) is at level \(child.level) below \(view.level)")
        }
        if i > 0, view.level == 1, child.isSmall, view.child(i - 1).isSmall,
          merged(view.child(i - 1), child) != nil
        {
          defects.append("\(name): children \(i - 1) and \(i) are small and would fit in one leaf")
        }
        collect(child, isRoot: false, "\(name).\(i)", &defects)
      }
      let last = (view.size..<Sums.count).map { (view.starts[$0], view.weights[$0]) }
      if view.starts[0] != 0 || view.weights[0] != 0 || !last.allSatisfy({ $0 == (length, weight) })
      {
        defects.append("\(name): sums after the last child \(last), not \(length), \(weight)")
      }
      if view.length != length || view.weight != weight {
        defects.append("\(name): \(view.length), \(view.weight), counted \(length), \(weight)")
      }
    }
  }
#endif
