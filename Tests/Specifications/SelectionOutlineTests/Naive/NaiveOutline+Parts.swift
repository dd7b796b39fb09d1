// SPDX-License-Identifier: MIT
import SelectionOutline

/// Partly checked groups, and taps that restore what each node had before, in the naive tree.
extension NaiveOutline {
  /// Keeps only groups partly checked that can be.
  func keepPartly() {
    for node in all where node.isPartly {
      node.isPartly =
        options.boxes == .cascading && node.bears && !node.isLoaded && !node.isRadio && !node.mark
    }
  }

  /// Checks or unchecks nodes.
  func set(_ nodes: [NaiveNode], _ isChecked: (NaiveNode) -> Bool) {
    for node in nodes { (node.mark, node.isPartly) = (isChecked(node), false) }
  }

  /// The marks of nodes that taps on a group affected before the first one, and the later taps.
  struct Former {
    /// The group; nil for the invisible root.
    var group: NaiveNode?
    var marks: [Int: Int]
    var taps = 1
  }

  /// The nodes below a group, with their marks, before an input.
  struct Below {
    var former: Former
    var marks: [Int: Int]
  }

  /// The state that an input may end.
  struct BeforeInput {
    var state: [String]
    var below: [Below]
  }

  private func below(_ group: NaiveNode?) -> [NaiveNode] { group?.preorder ?? all }

  private func index(of group: NaiveNode?) -> Int? { formers.firstIndex { $0.group === group } }

  /// The marks of nodes: 2 if checked, 1 if partly.
  private func marks(of nodes: [NaiveNode]) -> [Int: Int] {
    Dictionary(uniqueKeysWithValues: nodes.map { ($0.id, $0.mark ? 2 : $0.isPartly ? 1 : 0) })
  }

  /// The marks that taps restore, of nodes that can have them now.
  private func marks(_ former: Former?, of nodes: [NaiveNode]) -> [Int: Int] {
    Dictionary(
      uniqueKeysWithValues: nodes.map { node in
        let mark = former?.marks[node.id] ?? 0
        return (node.id, mark == 1 && (!node.bears || node.isLoaded) ? 0 : mark)
      })
  }

  /// Taps boxes that are partly checked, or that were before.
  func tapRestoring(_ reached: [NaiveNode], at group: NaiveNode?) {
    let here = marks(of: reached)
    var former = index(of: group).map { formers[$0] }
    let base = marks(former, of: reached)
    let turn = former.map { $0.taps % 3 }
    former?.taps += 1
    let (all, none) = (here.mapValues { _ in 2 }, here.mapValues { _ in 0 })
    var marks = all
    if here == none {
      if turn == 2, base != none, base != all { marks = base } else { former = nil }
    } else if here == all {
      marks = none
      if turn != 1 { former = nil }
    } else if turn != 0 || base != here {
      former = Former(group: group, marks: here)
    }
    step {
      set(reached) { marks[$0.id] == 2 }
      for node in reached { node.isPartly = marks[node.id] == 1 }
    }
    tapped = former
  }

  /// The state before an input, and the nodes whose marks may be restored.
  func beginInput() -> BeforeInput {
    (tapped, turn, extends) = (nil, 0, false)
    let below = formers.map { Below(former: $0, marks: marks(of: self.below($0.group))) }
    return BeforeInput(state: state, below: below)
  }

  /// Ends a range of boxes, unless the input has extended it or changed nothing, and forgets what
  /// can't be restored after the input.
  func endInput(_ before: BeforeInput) {
    if !extends, state != before.state { run = nil }
    formers = before.below.compactMap { before in
      var former = before.former
      if let group = former.group, !all.contains(where: { $0 === group }) { return nil }
      let nodes = below(former.group)
      let now = marks(of: nodes)
      if now.keys.contains(where: { before.marks[$0] == nil }) { return nil }
      if now.allSatisfy({ before.marks[$0] == $1 }) { return former }
      former.taps += turn
      let reached = reached(nodes, by: former.group).filter { !$0.isRadio }
      let here = marks(of: reached)
      let wanted =
        former.taps % 3 == 0
        ? marks(former, of: reached) : here.mapValues { _ in former.taps % 3 == 1 ? 2 : 0 }
      return turn != 0 && former.taps >= 0 && here == wanted ? former : nil
    }
    guard let tapped else { return }
    formers.removeAll { $0.group === tapped.group }
    formers.append(tapped)
  }
}
