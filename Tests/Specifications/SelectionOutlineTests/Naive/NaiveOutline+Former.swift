// SPDX-License-Identifier: MIT
import SelectionOutline

/// Taps that restore what each node had before, in the naive tree.
extension NaiveOutline {
  /// The checked nodes that taps on a group affected before the first one, and the taps since then.
  struct Former {
    /// The group; nil for the invisible root.
    var group: NaiveNode?
    var marked: Set<Int>
    var taps = 1
  }

  /// The nodes below a group, with their marks, before an input.
  struct Below {
    var former: Former
    var marks: [Int: Bool]
  }

  private func below(_ group: NaiveNode?) -> [NaiveNode] { group?.preorder ?? all }

  private func index(of group: NaiveNode?) -> Int? { formers.firstIndex { $0.group === group } }

  /// Taps boxes that are partly checked, or that were before.
  func tapRestoring(_ reached: [NaiveNode], at group: NaiveNode?) {
    let here = Set(reached.filter { $0.mark }.map { $0.id })
    var former = index(of: group).map { formers[$0] }
    let base = former?.marked.intersection(reached.map { $0.id }) ?? []
    let turn = former.map { $0.taps % 3 }
    former?.taps += 1
    var marks = Set(reached.map { $0.id })
    if here.isEmpty {
      if turn == 2, !base.isEmpty, base != marks { marks = base } else { former = nil }
    } else if here == marks {
      marks = []
      if turn != 1 { former = nil }
    } else if turn != 0 || base != here {
      former = Former(group: group, marked: here)
    }
    step { for node in reached { node.mark = marks.contains(node.id) } }
    tapped = former
  }

  /// The nodes whose marks may be restored, before an input.
  func beginInput() -> [Below] {
    (tapped, turn) = (nil, 0)
    return formers.map { former in
      let marks = below(former.group).map { ($0.id, $0.mark) }
      return Below(former: former, marks: Dictionary(uniqueKeysWithValues: marks))
    }
  }

  /// Forgets what can't be restored after an input.
  func endInput(_ before: [Below]) {
    formers = before.compactMap { before in
      var former = before.former
      if let group = former.group, !all.contains(where: { $0 === group }) { return nil }
      let nodes = below(former.group)
      if nodes.count < 2 || nodes.contains(where: { before.marks[$0.id] == nil }) { return nil }
      if nodes.allSatisfy({ before.marks[$0.id] == $0.mark }) { return former }
      former.taps += turn
      let reached = reached(nodes, by: former.group).filter { !$0.isRadio }
      let marked = Set(reached.filter { $0.mark }.map { $0.id })
      let wanted =
        former.taps % 3 == 0
        ? former.marked.intersection(reached.map { $0.id })
        : former.taps % 3 == 1 ? Set(reached.map { $0.id }) : []
      return turn != 0 && former.taps >= 0 && marked == wanted ? former : nil
    }
    guard let tapped else { return }
    formers.removeAll { $0.group === tapped.group }
    formers.append(tapped)
  }
}
