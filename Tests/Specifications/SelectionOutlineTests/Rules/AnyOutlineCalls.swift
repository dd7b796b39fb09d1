// SPDX-License-Identifier: MIT
import AnyArguments
import SelectionCore
import SelectionOutline

/// Calls of all methods and inputs of an outline, with any arguments at all.
struct AnyOutlineCalls {
  typealias Outline = OutlineSelection<Int>
  typealias Call = (name: String, body: (inout Outline) throws -> OutlineChange<Int>?)

  var any: AnyArguments
  /// Earlier states, for what is restored, and for what was meant for them.
  var older: [Outline] = [] {
    didSet { any.olderTables = older.map(\.rows) }
  }

  init(seed: UInt64) { any = AnyArguments(seed: seed) }

  /// Nodes, some of which are at a depth that isn't possible.
  mutating func nodes() -> [OutlineNode<Int>] {
    var depth = 0
    return (0..<any.below(5)).map { _ in
      let node = OutlineNode(
        any.id(), depth: any.below(30) == 0 ? any.number() : depth,
        kind: any.one(of: OutlineNode.Kind.allCases),
        isChecked: any.one(of: [nil, nil, true, false]), isPartlyChecked: any.below(4) == 0)
      depth = any.below(depth + 2)
      return node
    }
  }

  mutating func place() -> OutlinePlace<Int> {
    let id = any.id()
    return any.one(of: [.before(id), .after(id), .firstIn(id), .lastIn(id), .end])
  }

  mutating func options() -> OutlineOptions {
    OutlineOptions(
      boxes: any.one(of: BoxMode.allCases), partialTap: any.one(of: PartialTap.allCases),
      reach: any.one(of: BoxReach.allCases), newcomers: any.one(of: NewcomerMark.allCases),
      disabledChildren: any.one(of: DisabledChildren.allCases))
  }

  mutating func snapshot() -> OutlineSnapshot<Int> {
    var snapshot = any.one(of: older).snapshot
    if any.below(4) == 0 { snapshot.version = 1 }
    if any.below(4) == 0 { snapshot.collapsed += any.ids() }
    if any.below(4) == 0 { snapshot.marks.checked[any.number()] = any.ids() }
    let rows = (0..<any.below(3)).map { _ in
      IdentitySnapshot<Int>.Row(id: any.id(), occurrence: abs(any.number() / 2))
    }
    if any.below(4) == 0 { snapshot.marks.selected += rows }
    if any.below(8) == 0 { (snapshot.marks.anchor, snapshot.marks.lead) = (rows.first, rows.last) }
    return snapshot
  }

  mutating func call() -> Call {
    switch any.below(4) {
    case 0: tableCall()
    case 1: boxCall()
    default: treeCall()
    }
  }

  private mutating func boxCall() -> Call {
    let (id, ids, flag, limits, options) = (
      any.id(), any.ids(), any.flag(), any.limits(), options()
    )
    let (snapshot, missing) = (snapshot(), any.one(of: [VanishedRows.gone, .hidden]))
    return any.one(of: [
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
    let (id, ids, nodes, place) = (any.id(), any.ids(), nodes(), place())
    let (flag, effect, number) = (any.flag(), any.one(of: RowEffect.allCases), any.number())
    let selected = any.one(of: CollapsedSelection.allCases)
    let vanished = any.one(of: [VanishedRows.gone, .hidden])
    let policy = SelectionPolicy(any.one(of: [.none, .single, .multiple]), editing: .none)
    return any.one(of: [
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
