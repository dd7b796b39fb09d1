// SPDX-License-Identifier: MIT
import AnyArguments
import Foundation
import SelectionCore
import SelectionOutline

typealias Outline = OutlineSelection<Int>

extension AnyArguments {
  /// Nodes, most of which are a tree.
  mutating func nodes() -> [OutlineNode<Int>] {
    var deepest = 0
    return (0..<below(9)).map { _ in
      let depth = below(40) == 0 ? number() : below(deepest + 1)
      deepest = max(0, min(depth, 8)) + 1
      let mark = one(of: [nil, nil, true, false])
      return OutlineNode(
        id(), depth: depth, kind: one(of: OutlineNode<Int>.Kind.allCases), isChecked: mark,
        isPartlyChecked: below(4) == 0)
    }
  }

  mutating func options() -> OutlineOptions {
    OutlineOptions(
      boxes: one(of: BoxMode.allCases), partialTap: one(of: PartialTap.allCases),
      reach: one(of: BoxReach.allCases), newcomers: one(of: NewcomerMark.allCases),
      disabledChildren: one(of: DisabledChildren.allCases))
  }

  mutating func outlineStart() -> Outline {
    while true {
      let (nodes, policy, options) = (nodes(), policy(), options())
      if let start = try? Outline(nodes: nodes, policy: policy, options: options) { return start }
    }
  }

  private mutating func place() -> OutlinePlace<Int> {
    one(of: [.before(id()), .after(id()), .firstIn(id()), .lastIn(id()), .end])
  }

  /// A snapshot of an older outline, in which a number may be another one.
  private mutating func snapshot(of older: Outline) -> OutlineSnapshot<Int> {
    var snapshot = older.snapshot
    if below(3) == 0 { snapshot.collapsed = ids() }
    if below(3) == 0 { snapshot.marks = one(of: olderNamed).snapshot }
    guard flag(), let data = try? JSONEncoder().encode(snapshot) else { return snapshot }
    var text = String(decoding: data, as: UTF8.self)
    let digits = text.indices.filter { text[$0].isNumber }
    if let digit = digits.isEmpty ? nil : one(of: digits) {
      text.replaceSubrange(digit...digit, with: "\(number())")
    }
    let other = try? JSONDecoder().decode(OutlineSnapshot<Int>.self, from: Data(text.utf8))
    return other ?? snapshot
  }

  /// A call of a method of an outline.
  mutating func outlineCall(_ older: Outline) -> AnyCall<Outline> {
    switch below(6) {
    case 0:
      let (input, rules) = (input { $0.id() }, rules(of: OutlineSelection<Int>.self))
      return AnyCall("as of older \(input)") { try $0.apply(input, asOf: older, rules: rules) }
    case 1: return boxCall()
    case 2: return treeCall(older)
    case 3: return showingCall()
    case 4: return outlineSettingCall()
    default: return inputCall { $0.id() }
    }
  }

  private mutating func boxCall() -> AnyCall<Outline> {
    let (id, ids, flag, rules) = (id(), ids(), flag(), rules(of: OutlineSelection<Int>.self))
    let effect = one(of: RowEffect.allCases)
    switch below(10) {
    case 0: return AnyCall("tapBox \(id)") { try $0.tapBox(id) }
    case 1: return AnyCall("tapSubtree \(id)") { try $0.tapSubtree(id) }
    case 2: return AnyCall("tapAllBoxes") { try $0.tapAllBoxes() }
    case 3, 4: return AnyCall("extendBoxes \(id)") { try $0.extendBoxes(to: id) }
    case 5: return AnyCall("setChecked \(flag) \(ids)") { try $0.setChecked(flag, ids) }
    case 6: return AnyCall("tapLeadBox") { try $0.tapLeadBox() }
    case 8:
      let (stroke, profile) = (stroke(), profile())
      return AnyCall("press \(stroke) \(profile.name)") {
        try $0.press(stroke, profile: profile, rules: rules)
      }
    case 7: return AnyCall("goRight \(effect)") { try $0.goRight(effect, rules: rules) }
    default: return AnyCall("goLeft \(effect)") { try $0.goLeft(effect, rules: rules) }
    }
  }

  private mutating func treeCall(_ older: Outline) -> AnyCall<Outline> {
    let (id, ids, nodes, place) = (id(), ids(), nodes(), place())
    let (flag, vanished) = (flag(), one(of: VanishedRows.allCases))
    switch below(8) {
    case 6:
      return AnyCall("updateChildren \(id) \(nodes)") {
        try $0.updateChildren(of: flag ? nil : id, to: nodes)
      }
    case 0: return AnyCall("insert \(nodes) \(place)") { try $0.insert(nodes, at: place) }
    case 1: return AnyCall("remove \(ids)") { try $0.remove(ids) }
    case 2: return AnyCall("move \(ids) \(place)") { try $0.move(ids, to: place) }
    case 3: return AnyCall("loadChildren \(nodes) \(id)") { try $0.loadChildren(nodes, of: id) }
    case 4:
      return AnyCall("forgetChildren \(id) \(flag)") {
        try $0.forgetChildren(of: id, losingPartialMarks: flag)
      }
    case 5:
      return AnyCall("update \(nodes) \(vanished)") { try $0.update(to: nodes, vanished: vanished) }
    default:
      let snapshot = snapshot(of: older)
      return AnyCall("restore \(snapshot) \(vanished)") {
        try $0.restore(snapshot, missing: vanished)
      }
    }
  }

  private mutating func showingCall() -> AnyCall<Outline> {
    let (id, ids, flag) = (id(), ids(), flag())
    let (group, passing) = (self.flag() ? nil : id, self.flag() ? nil : ids)
    let selected = one(of: CollapsedSelection.allCases)
    switch below(11) {
    case 0: return AnyCall("collapse \(id) \(selected)") { try $0.collapse(id, selected: selected) }
    case 1: return AnyCall("expand \(id)") { try $0.expand(id) }
    case 2: return AnyCall("expandAll \(group as Int?)") { try $0.expandAll(under: group) }
    case 3:
      return AnyCall("collapseAll \(group as Int?) \(selected)") {
        try $0.collapseAll(under: group, selected: selected)
      }
    case 4: return AnyCall("reveal \(id)") { try $0.reveal(id) }
    case 5: return AnyCall("filter \(passing as [Int]?)") { try $0.filter(passing) }
    case 6: return AnyCall("setEnabled \(flag) \(ids)") { try $0.setEnabled(flag, ids) }
    case 7: return AnyCall("setExclusive \(flag) \(ids)") { try $0.setExclusive(flag, ids) }
    case 8: return AnyCall("expandSiblings") { try $0.expandSiblings() }
    case 9: return AnyCall("expandSubtree") { try $0.expandSubtree() }
    default: return AnyCall("collapseSubtree") { try $0.collapseSubtree() }
    }
  }

  private mutating func outlineSettingCall() -> AnyCall<Outline> {
    let (options, limits, policy) = (options(), limits(), policy())
    let steps = flag() ? nil : number()
    switch below(10) {
    case 0, 1: return AnyCall("setOptions \(options)") { try $0.setOptions(options) }
    case 2: return AnyCall("setCheckLimits \(limits)") { $0.setCheckLimits(limits) }
    case 3: return AnyCall("setPolicy \(policy)") { $0.setPolicy(policy) }
    case 4: return AnyCall("setLimits \(limits)") { $0.setLimits(limits) }
    case 5: return AnyCall("enableUndo \(steps as Int?)") { $0.enableUndo(limit: steps) }
    case 6: return AnyCall("disableUndo") { $0.disableUndo() }
    case 7: return AnyCall("forgetMissing") { $0.forgetMissing() }
    case 8: return AnyCall("undo") { $0.undo() }
    default: return AnyCall("redo") { $0.redo() }
    }
  }

  /// Everything that can be asked of an outline.
  mutating func read(_ outline: Outline) {
    let (id, path) = (id(), path())
    read(outline, row: id, in: spans { $0.id() })
    for counted in CountedRows.allCases { _ = outline.state(of: id, counting: counted) }
    _ = (outline.hasMarkedDescendants(id), outline.checkedLeaves, outline.checkedTops)
    _ = (outline.topmostSelected, outline.checkedLeafCount, outline.allRows)
    _ = (outline.count, outline.hiddenSelectedRows)
    _ = (outline.id(of: path), outline.row(of: id), outline.level(of: id))
    _ = (outline.parent(of: id), outline.children(of: flag() ? nil : id), outline.isGroup(id))
    _ = (outline.isLoaded(id), outline.isExpanded(id), outline.isFiltered)
    var other = outline
    _ = try? other.tapBox(id)
    _ = (other.hasSameTree(as: outline), other.differingNodes(from: outline, atMost: number()))
    _ = (outline.description, outline.snapshot, outline.missingIDs)
    _ = (outline.marksLostByForgetting(id), try? outline.path(of: id), outline.checkLimits)
    read(outline.rows)
  }

  mutating func read(_ change: OutlineChange<Int>) {
    readRows(change)
    _ = (change.missing, change.missingChecked, change.duplicates, change.expanded)
    _ = (change.collapsed, change.checkedSpan, change.pathsToRedraw.count)
    _ = (change.description, change.rowsToRedraw(in: [path(), path()]))
    read(change.rows)
  }
}
