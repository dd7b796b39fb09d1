// SPDX-License-Identifier: MIT
import SelectionCore
import SelectionOutline

/// Calls of all methods and inputs of an outline, with any arguments at all.
struct AnyOutlineCalls {
  typealias Outline = OutlineSelection<Int>
  typealias Call = (name: String, body: (inout Outline) throws -> OutlineChange<Int>?)

  var random: SplitMix
  /// Earlier states, for what is restored, and for what was meant for them.
  var older: [Outline] = []

  init(seed: UInt64) { random = SplitMix(seed: seed) }

  mutating func below(_ end: Int) -> Int { Int.random(in: 0..<end, using: &random) }

  mutating func one<Value>(of values: [Value]) -> Value { values[below(values.count)] }

  /// A small number, or an extreme one.
  mutating func number() -> Int {
    one(of: [0, 1, 2, 3, below(8), below(8), below(8), -1, .max, .max - 1, .min, 1 << 40])
  }

  /// An identity, most often one of few, so that several nodes have it.
  mutating func id() -> Int { below(12) == 0 ? number() : below(9) }

  mutating func ids() -> [Int] { (0..<below(4)).map { _ in id() } }

  mutating func path() -> RowPath {
    RowPath(section: below(8) == 0 ? number() : 0, row: below(8) == 0 ? number() : below(9))
  }

  mutating func set() -> RowSet {
    switch below(6) {
    case 0: []
    case 1: RowSet(0..<Int.max)
    case 2: RowSet((Int.max - 1)..<Int.max)
    default: RowSet((0..<below(4)).map { _ in below(9) })
    }
  }

  mutating func shape() -> TableShape? {
    try? TableShape(rowCounts: (0..<below(3)).map { _ in abs(number() / 2) })
  }

  mutating func limits() -> SelectionLimits {
    SelectionLimits(
      atMost: below(2) == 0 ? nil : number(), atLeast: below(2) == 0 ? nil : number())
  }

  mutating func spans<Row: Hashable>(
    _ row: (inout AnyOutlineCalls) -> Row
  ) -> SelectionSpans<Row> {
    SelectionSpans(
      (0..<below(3)).map { _ -> SelectionSpans<Row>.Span in
        switch below(6) {
        case 0: .all
        case 1: .section(number())
        case 2: .rows(from: row(&self), through: row(&self))
        default: .row(row(&self))
        }
      })
  }

  /// Nodes, some of which are at a depth that isn't possible.
  mutating func nodes() -> [OutlineNode<Int>] {
    var depth = 0
    return (0..<below(5)).map { _ in
      let node = OutlineNode(
        id(), depth: below(30) == 0 ? number() : depth, kind: one(of: OutlineNode.Kind.allCases),
        isChecked: one(of: [nil, nil, true, false]), isPartlyChecked: below(4) == 0)
      depth = below(depth + 2)
      return node
    }
  }

  mutating func place() -> OutlinePlace<Int> {
    let id = id()
    return one(of: [.before(id), .after(id), .firstIn(id), .lastIn(id), .end])
  }

  mutating func options() -> OutlineOptions {
    OutlineOptions(
      boxes: one(of: BoxMode.allCases), partialTap: one(of: PartialTap.allCases),
      reach: one(of: BoxReach.allCases), newcomers: one(of: NewcomerMark.allCases),
      disabledChildren: one(of: DisabledChildren.allCases))
  }

  mutating func snapshot() -> OutlineSnapshot<Int> {
    var snapshot = one(of: older).snapshot
    if below(4) == 0 { snapshot.version = 1 }
    if below(4) == 0 { snapshot.collapsed += ids() }
    if below(4) == 0 { snapshot.marks.checked[number()] = ids() }
    let rows = (0..<below(3)).map { _ in
      IdentitySnapshot<Int>.Row(id: id(), occurrence: abs(number() / 2))
    }
    if below(4) == 0 { snapshot.marks.selected += rows }
    if below(8) == 0 { (snapshot.marks.anchor, snapshot.marks.lead) = (rows.first, rows.last) }
    return snapshot
  }

  mutating func call() -> Call {
    switch below(4) {
    case 0: tableCall()
    case 1: boxCall()
    default: treeCall()
    }
  }

  private mutating func boxCall() -> Call {
    let (id, ids, flag, limits, options) = (id(), ids(), below(2) == 0, limits(), options())
    let (snapshot, missing) = (snapshot(), one(of: [VanishedRows.gone, .hidden]))
    return one(of: [
      ("tapBox \(id)", { try $0.tapBox(id) }), ("tapBox \(id)", { try $0.tapBox(id) }),
      ("tapSubtree \(id)", { try $0.tapSubtree(id) }), ("tapAllBoxes", { try $0.tapAllBoxes() }),
      ("extendBoxes \(id)", { try $0.extendBoxes(to: id) }),
      ("extendBoxes \(id)", { try $0.extendBoxes(to: id) }),
      ("setChecked \(flag) \(ids)", { try $0.setChecked(flag, ids) }),
      ("setEnabled \(flag) \(ids)", { try $0.setEnabled(flag, ids) }),
      ("setExclusive \(flag) \(ids)", { try $0.setExclusive(flag, ids) }),
      ("setOptions \(options)", { try $0.setOptions(options) }),
      ("setCheckLimits \(limits)", { $0.setCheckLimits(limits) }),
      ("setLimits \(limits)", { $0.setLimits(limits) }),
      ("restore \(snapshot) \(missing)", { try $0.restore(snapshot, missing: missing) }),
      ("restore \(snapshot)", { try $0.restore(snapshot) }),
      ("forgetMissing", { $0.forgetMissing() }), ("undo", { $0.undo() }), ("redo", { $0.redo() }),
      ("tapLeadBox", { try $0.tapLeadBox() }), ("disableUndo", { $0.disableUndo() }),
    ])
  }

  private mutating func treeCall() -> Call {
    let (id, ids, nodes, place) = (id(), ids(), nodes(), place())
    let (flag, effect, number) = (below(2) == 0, one(of: RowEffect.allCases), number())
    let selected = one(of: CollapsedSelection.allCases)
    let vanished = one(of: [VanishedRows.gone, .hidden])
    let policy = SelectionPolicy(one(of: [.none, .single, .multiple]), editing: .none)
    return one(of: [
      ("insert \(nodes) \(place)", { try $0.insert(nodes, at: place) }),
      ("insert \(nodes) \(place)", { try $0.insert(nodes, at: place) }),
      ("remove \(ids)", { try $0.remove(ids) }),
      ("move \(ids) \(place)", { try $0.move(ids, to: place) }),
      ("move \(ids) \(place)", { try $0.move(ids, to: place) }),
      ("update children \(nodes) \(id)", { try $0.updateChildren(of: flag ? nil : id, to: nodes) }),
      ("load \(nodes) \(id)", { try $0.loadChildren(nodes, of: id) }),
      ("load \(nodes) \(id)", { try $0.loadChildren(nodes, of: id) }),
      ("forget \(id) \(flag)", { try $0.forgetChildren(of: id, losingPartialMarks: flag) }),
      ("update \(nodes) \(vanished)", { try $0.update(to: nodes, vanished: vanished) }),
      ("collapse \(id) \(selected)", { try $0.collapse(id, selected: selected) }),
      ("expand \(id)", { try $0.expand(id) }), ("reveal \(id)", { try $0.reveal(id) }),
      ("expandAll \(id)", { try $0.expandAll(under: flag ? nil : id) }),
      ("collapseAll", { try $0.collapseAll(under: flag ? nil : id, selected: selected) }),
      ("filter \(ids)", { try $0.filter(flag ? nil : ids) }),
      ("goRight \(effect)", { try $0.goRight(effect) }),
      ("goLeft \(effect)", { try $0.goLeft(effect) }),
      ("press \(flag)", { try $0.press(KeyStroke(flag ? .left : .right)) }),
      ("expandSiblings", { try $0.expandSiblings() }),
      ("expandSubtree", { try $0.expandSubtree() }),
      ("collapseSubtree", { try $0.collapseSubtree() }),
      ("setPolicy \(policy)", { $0.setPolicy(policy) }),
      ("enableUndo \(number)", { $0.enableUndo(limit: flag ? nil : number) }),
    ])
  }
}
