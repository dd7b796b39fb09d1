// SPDX-License-Identifier: MIT
import SelectionCore
import SelectionOutline

/// A node of the naive tree.
final class NaiveNode {
  let id: Int
  var children: [NaiveNode] = []
  weak var parent: NaiveNode?
  var isGroup = false
  var isLoaded = true
  var mark = false
  /// Whether it isn't loaded, and partly checked; and whether the app has just said so.
  var (isPartly, isSaidPartly) = (false, false)
  var isSelected = false
  var isDisabledByName = false
  var isCollapsed = false
  var isExclusive = false
  var passes = true

  init(_ id: Int) { self.id = id }

  var preorder: [NaiveNode] { [self] + children.flatMap { $0.preorder } }
  var ancestors: [NaiveNode] { parent.map { [$0] + $0.ancestors } ?? [] }
  var bears: Bool { children.isEmpty }
  var bearers: [NaiveNode] { preorder.filter { $0.bears } }
  var isEnabled: Bool { !isDisabledByName && ancestors.allSatisfy { !$0.isDisabledByName } }
  /// Whether it is in an exclusive group, in which at most one node is checked.
  var isRadio: Bool { bears && parent?.isExclusive == true }
  var isCovered: Bool { ancestors.contains { $0.isCollapsed } }
}

/// The naive model of outlines: a tree of objects that is walked for every query.
///
/// It implements the rules of outlines one by one, with neither sets of rows nor the core.
final class NaiveOutline {
  var roots: [NaiveNode] = []
  var isFiltered = false
  var options = OutlineOptions()
  /// Whether a sibling is selected if all selected nodes are removed.
  var selectsSibling = false
  var lead: NaiveNode?
  var anchor: NaiveNode?
  var run: (anchor: NaiveNode, isChecked: Bool, base: Marks)?
  /// All nodes that have ever existed, so that no new node is mistaken for one of them.
  var ever: [NaiveNode] = []
  /// The marks that taps restore, those that the tap under way adds, and its direction in time.
  var formers: [Former] = []
  var (tapped, turn): (Former?, Int) = (nil, 0)
  /// Whether the input under way extends a range of boxes.
  var extends = false
  private var (done, undone): ([Step], [Step]) = ([], [])

  /// The state that undo restores; nodes are compared by object identity.
  struct Marks: Equatable {
    var checked: Set<ObjectIdentifier>
    var partly: Set<ObjectIdentifier>
    var selected: Set<ObjectIdentifier>
  }

  /// A step with the marks before and right after it.
  struct Step {
    var before: Marks
    var after: Marks
  }

  var all: [NaiveNode] { roots.flatMap { $0.preorder } }
  var shown: [NaiveNode] { all.filter(isShown) }
  var bearers: [NaiveNode] { options.boxes == .independent ? all : all.filter { $0.bears } }

  func node(_ id: Int) -> NaiveNode? { all.first { $0.id == id } }

  func isShown(_ node: NaiveNode) -> Bool {
    !node.isCovered && (!isFiltered || node.preorder.contains { $0.passes })
  }

  func state(_ node: NaiveNode, _ counting: CountedRows = .all) -> MarkedPart {
    if options.boxes == .independent || node.bears {
      return node.mark ? .all : node.isPartly ? .partial : .none
    }
    let counted = node.bearers.filter {
      switch counting {
      case .all: true
      case .enabled: $0.isEnabled
      case .shown: !isFiltered || $0.passes
      }
    }
    let marked = counted.filter { $0.mark }.count
    if marked == 0 { return counted.contains { $0.isPartly } ? .partial : .none }
    return marked == counted.count ? .all : .partial
  }

  /// The nodes that a tap on a node affects; nil is the invisible root.
  func reached(_ nodes: [NaiveNode], by tapped: NaiveNode?) -> [NaiveNode] {
    let follow = options.disabledChildren == .follow && tapped?.isEnabled != false
    return nodes.filter {
      (options.boxes == .independent || $0.bears) && (follow || $0.isEnabled)
        && (options.reach == .whole || !isFiltered || $0.passes)
    }
  }

  var marks: Marks {
    Marks(
      checked: Set(all.filter { $0.mark }.map(ObjectIdentifier.init)),
      partly: Set(all.filter { $0.isPartly }.map(ObjectIdentifier.init)),
      selected: Set(all.filter { $0.isSelected }.map(ObjectIdentifier.init)))
  }

  /// All that a range of boxes depends on, as text: an input that changes none of it ends no range.
  var state: [String] {
    all.map { node in
      let flags = [
        isShown(node), isFiltered && !node.passes, node.isLoaded, node.isEnabled, node.isExclusive,
        node.mark, node.isPartly, node.isSelected, node === lead, node === anchor,
      ]
      return "\(node.id) \(node.ancestors.count) \(flags)"
    }
  }

  /// Performs an action, which is a step if it changes marks.
  func step(_ body: () -> Void) {
    let before = marks
    body()
    guard marks != before else { return }
    done.append(Step(before: before, after: marks))
    undone = []
  }

  /// The nodes that would be checked after an action, which isn't performed.
  func trial(_ body: () -> Void) -> Set<ObjectIdentifier> {
    let steps = (done, undone)
    body()
    (done, undone) = steps
    return marks.checked.union(marks.partly)
  }

  func changeSteps(_ data: DataMarks) {
    (done, undone) = (done.map { changed($0, data) }, undone.map { changed($0, data) })
  }

  func undo() {
    guard let step = done.popLast() else { return }
    undone.append(step)
    turn = -1
    restore(step.before)
  }

  func redo() {
    guard let step = undone.popLast() else { return }
    done.append(step)
    turn = 1
    restore(step.after)
  }

  private func restore(_ marks: Marks) {
    for node in all {
      node.isSelected = marks.selected.contains(ObjectIdentifier(node))
      node.mark = marks.checked.contains(ObjectIdentifier(node))
      node.isPartly = marks.partly.contains(ObjectIdentifier(node))
    }
    defer {
      keepOneOfExclusive()
      keepPartly()
    }
    guard options.boxes == .cascading else { return }
    for node in all where node.mark && !node.bears {
      node.mark = false
      for bearer in node.bearers { bearer.mark = true }
    }
  }

  /// Keeps only one of several checked nodes in exclusive groups: a preferred one, else the first.
  func keepOneOfExclusive(preferring preferred: [NaiveNode] = []) {
    for group in all where group.isExclusive {
      let marked = group.children.filter { $0.isRadio && $0.mark }
      let kept = marked.first { node in preferred.contains { $0 === node } } ?? marked.first
      for child in marked where child !== kept { child.mark = false }
    }
  }

  // Boxes.
  func tapBox(_ node: NaiveNode) {
    if node.isRadio { return choose(node) }
    if node.isExclusive, node.isGroup, options.boxes == .cascading { return }
    tap(options.boxes == .independent ? [node] : node.preorder, at: node)
  }

  func tap(_ nodes: [NaiveNode], at node: NaiveNode?) {
    let reached = reached(nodes, by: node).filter { !$0.isRadio }
    if reached.isEmpty { return }
    let marked = reached.filter { $0.mark }.count
    if options.partialTap == .restores {
      tapRestoring(reached, at: node)
    } else {
      let isNone = marked == 0 && !reached.contains { $0.isPartly }
      let checks = options.partialTap == .checks ? marked < reached.count : isNone
      step { set(reached) { _ in checks } }
    }
    if let node, isShown(node) { (lead, anchor) = (node, node) }
  }

  private func choose(_ node: NaiveNode) {
    if reached([node], by: node).isEmpty { return }
    step {
      for child in node.parent?.children ?? [] where child.isRadio { child.mark = false }
      node.mark = true
    }
    if isShown(node) { (lead, anchor) = (node, node) }
  }

  func extendBoxes(to target: NaiveNode) {
    guard let anchor else { return tapBox(target) }
    let run =
      self.run ?? (anchor, state(anchor) != .none, marks)
    let shown = shown
    let ends = [run.anchor, target].compactMap { end in shown.firstIndex { $0 === end } }.sorted()
    step {
      for node in all {
        node.mark = run.base.checked.contains(ObjectIdentifier(node))
        node.isPartly = run.base.partly.contains(ObjectIdentifier(node))
      }
      for node in shown[ends[0]...ends[1]] {
        let hasShownChild = node.children.contains(where: isShown)
        let set =
          options.boxes == .independent || node.bears
          ? [node] : hasShownChild ? [] : node.preorder
        let isOne = shown[ends[0]...ends[1]].count == 1 && set.count == 1
        self.set(reached(set, by: node).filter { !$0.isRadio || isOne }) { _ in run.isChecked }
      }
    }
    (self.run, extends) = (run, true)
    lead = target
  }

  func setChecked(_ isChecked: Bool, _ node: NaiveNode) {
    step {
      let bearers = options.boxes == .independent ? [node] : node.bearers
      set(bearers) { _ in isChecked }
      keepOneOfExclusive(preferring: bearers)
    }
  }

  /// Selects exactly these nodes; if it is one that is shown and the selection is another than
  /// before, anchor and lead move to it.
  func setSelected(_ ids: [Int]) {
    let before = marks.selected
    step { for node in all { node.isSelected = ids.contains(node.id) } }
    let selected = all.filter { $0.isSelected }
    guard marks.selected != before, selected.count == 1, isShown(selected[0]) else { return }
    (lead, anchor) = (selected[0], selected[0])
  }

  // Expanding and collapsing.
  func collapse(_ groups: [NaiveNode], _ selected: CollapsedSelection) {
    let groups = groups.filter { $0.isGroup && !$0.isCollapsed }
    let focus = (lead: read(lead) ?? lead, anchor: read(anchor) ?? anchor)
    for node in groups { node.isCollapsed = true }
    // A filter had moved the focus to a row that may stay shown.
    if lead?.isCovered == true { lead = focus.lead }
    if anchor?.isCovered == true { anchor = focus.anchor }
    liftFocus()
    guard selected != .keep else { return }
    step {
      for group in groups {
        let below = group.preorder.dropFirst().filter { $0.isSelected }
        for node in below { node.isSelected = false }
        if selected == .toParent, !below.isEmpty { group.isSelected = true }
      }
    }
  }

  func liftFocus() {
    func lifted(_ node: NaiveNode?) -> NaiveNode? {
      guard let node, node.isCovered else { return node }
      return node.ancestors.last { $0.isCollapsed }
    }
    (lead, anchor) = (lifted(lead), lifted(anchor))
  }

  /// The node to which the lead moves: itself, the next shown one, or the one before.
  func read(_ node: NaiveNode?) -> NaiveNode? {
    guard let node, !isShown(node) else { return node }
    let (all, shown) = (all, shown)
    guard let place = all.firstIndex(where: { $0 === node }) else { return nil }
    func isBehind(_ other: NaiveNode) -> Bool {
      (all.firstIndex { $0 === other } ?? 0) > place
    }
    return shown.first(where: isBehind) ?? shown.last
  }
}
