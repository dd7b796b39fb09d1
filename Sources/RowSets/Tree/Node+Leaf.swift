// SPDX-License-Identifier: MIT

/// Leaves that an edit added after the edited leaf.
struct Splits {
  var first: Node?
  var second: Node?

  init(_ first: Node? = nil, _ second: Node? = nil) {
    self.first = first
    self.second = second
  }
}

/// Operations on leaves of all kinds: cutting, joining, and changing the kind.
extension Node {
  /// A leaf of rows that are all on, or all off.
  static func uniform(_ count: Int, _ value: Bool) -> Node {
    let leaf = runs(count, capacity: 6)
    leaf.view.appendRun(count, value)
    return leaf
  }

  /// An empty leaf of runs for a given length.
  static func runs(_ length: Int, capacity: Int) -> Node {
    make(length <= Limits.shortLength ? .runs : .longRuns, capacity: capacity)
  }

  /// Part of a leaf.
  static func slice(_ view: NodeView, _ range: Range<Int>) -> Node {
    switch view.kind {
    case .sections:
      let leaf = make(.sections, capacity: range.count)
      leaf.view.appendSections(of: view, range)
      return leaf
    case .bits:
      return compact(bits(range.count) { $0.appendBits(of: view, range) })
    case .runs, .longRuns, .branch:
      let last = view.run(covering: range.upperBound - 1)
      let leaf = runs(
        range.count, capacity: last - view.run(covering: range.lowerBound) + 4)
      leaf.view.appendRuns(of: view, range)
      return compact(leaf)
    }
  }

  /// A leaf of bits, filled by the caller.
  static func bits(_ length: Int, _ fill: (NodeView) -> Void) -> Node {
    let leaf = make(.bits, capacity: NodeView.wordCount(length))
    fill(leaf.view)
    leaf.view.recount()
    return leaf
  }

  /// The leaf as the most suitable kind, with hardly more space than it needs.
  static func compact(_ leaf: Node) -> Node {
    leaf.read { view in
      switch view.kind {
      case .bits where view.isSparse:
        let runs = make(.runs, capacity: view.changes + 4)
        runs.view.appendRuns(of: view, 0..<view.length)
        return runs
      case .runs where view.isDense, .longRuns where view.isDense:
        return bits(view.length) { $0.appendBits(of: view, 0..<view.length) }
      case .longRuns where view.length <= Limits.shortLength:
        let runs = make(.runs, capacity: view.size + 2)
        runs.view.appendRuns(of: view, 0..<view.length)
        return runs
      default:
        guard view.capacity > view.size + view.size / 4 + 8 else { return leaf }
        return view.copy(capacity: view.size + view.size / 8 + 2)
      }
    }
  }

  /// Converts a leaf to the right kind and size after an edit.
  static func chooseKind(_ leaf: inout Node) -> Splits {
    let view = leaf.view
    switch view.kind {
    case .bits:
      if view.isSparse { leaf = compact(leaf) }
    case .runs, .longRuns:
      if view.isDense || view.kind == .longRuns && view.length <= Limits.shortLength {
        leaf = compact(leaf)
      } else if view.size > (view.kind == .runs ? Limits.ends : Limits.longEnds) {
        return divide(&leaf, at: view.end(view.size / 2))
      }
    case .sections:
      if view.size > Limits.sections { return divide(&leaf, at: view.size / 2) }
    case .branch: break
    }
    return Splits()
  }

  /// Cuts a leaf in two.
  static func divide(_ leaf: inout Node, at position: Int) -> Splits {
    let old = leaf
    return old.read { view in
      leaf = slice(view, 0..<position)
      return Splits(slice(view, position..<view.length))
    }
  }

  /// Two leaves joined into one, or nil if they are too large for one leaf.
  static func merged(_ first: NodeView, _ second: NodeView) -> Node? {
    let length = first.length + second.length
    if first.kind == .sections {
      guard first.size + second.size <= Limits.mergedSections else { return nil }
      let leaf = make(.sections, capacity: first.size + second.size + 8)
      leaf.view.appendSections(of: first, 0..<first.size)
      leaf.view.appendSections(of: second, 0..<second.size)
      return leaf
    }
    if first.kind.isRuns, second.kind.isRuns {
      let most = length <= Limits.shortLength ? Limits.mergedEnds : Limits.mergedLongEnds
      guard first.size + second.size <= most else { return nil }
      let leaf = runs(length, capacity: first.size + second.size + 4)
      leaf.view.appendRuns(of: first, 0..<first.length)
      leaf.view.appendRuns(of: second, 0..<second.length)
      return compact(leaf)
    }
    guard first.kind == .bits || second.kind == .bits, length <= Limits.filledBits else {
      return nil
    }
    return compact(
      bits(length) {
        $0.appendBits(of: first, 0..<first.length)
        $0.appendBits(of: second, 0..<second.length)
      })
  }
}

extension NodeView {
  /// Whether a leaf of runs is better stored as bits.
  var isDense: Bool {
    size > Limits.denseEnds && length <= Limits.bits && size * Limits.denseSpacing > length
  }

  /// Whether a leaf of bits is better stored as runs.
  var isSparse: Bool {
    changes < Limits.sparseChanges || changes * Limits.sparseSpacing < length
  }

  /// Whether a node has so few entries that it should be merged with a neighbor, if possible.
  var isSmall: Bool {
    switch kind {
    case .branch: size < Limits.fewestChildren
    case .bits: length <= Limits.smallBits
    case .runs, .longRuns: size <= Limits.smallEnds
    case .sections: size <= Limits.smallSections
    }
  }

  /// Adds sections of another leaf of sections.
  func appendSections(of other: NodeView, _ range: Range<Int>) {
    let shift = weight - other.long.start(range.lowerBound)
    for i in range { ends[size + i - range.lowerBound] = other.ends[i] + shift }
    size += range.count
    length = size
    weight = long.start(size)
  }
}
