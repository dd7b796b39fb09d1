// SPDX-License-Identifier: MIT
import SelectionCore
import SelectionOutline

/// Exclusive groups, limits and keys.
extension RandomOutlineProgram {
  mutating func exclude(_ node: NaiveNode) {
    let isExclusive = Bool.random(using: &random)
    let id = name(node.id)
    apply("exclusive \(id) \(isExclusive)") {
      try $0.setExclusive(isExclusive, [id])
    } as: { naive in
      node.isExclusive = isExclusive
      naive.keepOneOfExclusive()
      naive.keepPartly()
    }
  }

  /// A tap with a limit: the model computes the number of checked nodes, and whether it is refused.
  mutating func limit(_ node: NaiveNode) {
    let (naive, id) = (pair.naive, name(node.id))
    let marks = naive.all.map { ($0, $0.mark, $0.isPartly) }
    let old = naive.marks.checked.union(naive.marks.partly)
    let focus = (lead: naive.lead, anchor: naive.anchor)
    let new = naive.trial { naive.tapBox(node) }
    for (node, mark, isPartly) in marks { (node.mark, node.isPartly) = (mark, isPartly) }
    // Other limits end a run.
    (naive.lead, naive.anchor, naive.run) = (focus.lead, focus.anchor, nil)
    let limit = Int.random(in: 0...6, using: &random)
    let isMost = Bool.random(using: &random)
    pair.outline.checkLimits =
      isMost ? SelectionLimits(atMost: limit) : SelectionLimits(atLeast: limit)
    defer { pair.outline.checkLimits = SelectionLimits() }
    let isRefused =
      isMost
      ? new.count > limit && !new.isSubset(of: old) : new.count < limit && !old.isSubset(of: new)
    if isRefused {
      log.append("refused tap \(id), \(isMost ? "at most" : "at least") \(limit)")
      return pair.expectRefused("tap \(id)") { try $0.tapBox(id) }
    }
    apply("tap \(id), \(isMost ? "at most" : "at least") \(limit)") {
      try $0.tapBox(id)
    } as: {
      $0.tapBox(node)
    }
  }

  mutating func key() {
    let naive = pair.naive
    let lead = naive.read(naive.lead)
    var profile = InputProfile.appKit
    profile.setMotions([], .focus)
    profile.isRightToLeft = Bool.random(using: &random)
    let (left, right) =
      profile.isRightToLeft
      ? (KeyStroke(.right), KeyStroke(.left)) : (KeyStroke(.left), KeyStroke(.right))
    switch Int.random(in: 0..<6, using: &random) {
    case 0:
      let child = lead?.children.first { naive.isShown($0) && $0.isEnabled }
      apply("key right") {
        try Self.given($0.press(right, profile: profile))
      } as: { naive in
        guard let lead, lead.isGroup else { return }
        if lead.isCollapsed {
          lead.isCollapsed = false
        } else if let child {
          naive.lead = child
        }
      }
    case 1:
      let closes = lead.map { $0.isGroup && !$0.isCollapsed } ?? false
      apply("key left") {
        try Self.given($0.press(left, profile: profile))
      } as: { naive in
        guard let lead else { return }
        if closes { return naive.collapse([lead], .keep) }
        if let group = lead.ancestors.first(where: { $0.isEnabled }) { naive.lead = group }
      }
    case 2:
      apply("key *") {
        try $0.expandSiblings()
      } as: { naive in
        guard let lead else { return }
        for node in lead.parent?.children ?? naive.roots { node.isCollapsed = false }
      }
    case 3:
      apply("key option right") {
        try Self.given($0.press(KeyStroke(right.key, .option), profile: profile))
      } as: { naive in
        guard let lead else { return }
        for node in lead.preorder { node.isCollapsed = false }
      }
    case 4:
      apply("key option left") {
        try Self.given($0.press(KeyStroke(left.key, .option), profile: profile))
      } as: { naive in
        lead.map { naive.collapse($0.preorder, .keep) }
      }
    default:
      apply("key space") {
        try $0.tapLeadBox()
      } as: { naive in
        guard let lead else { return }
        let (marks, anchor, hidden) = (naive.marks, naive.anchor, naive.lead)
        naive.tapBox(lead)
        // Without an effect, the lead stays on its hidden node, too.
        if naive.marks == marks { (naive.anchor, naive.lead) = (anchor, hidden) }
      }
    }
  }

  /// The key has a meaning, or the program fails.
  private static func given(_ change: OutlineChange<Int>?) throws -> OutlineChange<Int> {
    guard let change else { throw SelectionError.refused("the key has no meaning") }
    return change
  }
}
