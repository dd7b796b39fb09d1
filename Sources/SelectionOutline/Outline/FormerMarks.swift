// SPDX-License-Identifier: MIT
import SelectionCore

/// The checkmarks below partly checked groups as they were before the groups were tapped, so that
/// taps can restore them.
struct FormerMarks: Equatable, Sendable {
  /// The checkmarks below one group.
  struct Entry: Equatable, Sendable {
    /// The group; nil for the invisible root.
    var group: Int?
    /// The checkmarks that the affected nodes had before the first tap.
    var marks: BoxMarks
    /// The number of taps, including the first tap; every third tap restores the checkmarks.
    var taps = 1

    /// The result of the last tap.
    var result: PartialTap { taps % 3 == 0 ? .restores : taps % 3 == 1 ? .checks : .unchecks }
  }

  private var entries: [Entry] = []

  /// Whether no checkmarks are stored.
  var isEmpty: Bool { entries.isEmpty }

  /// The stored checkmarks below a group; nil if none are stored.
  func entry(of group: Int?) -> Entry? { entries.first { $0.group == group } }

  /// Stores the checkmarks below a group.
  mutating func keep(_ entry: Entry) {
    entries.removeAll { $0.group == entry.group }
    entries.append(entry)
  }

  /// Replaces each entry, or removes it if the closure returns nil.
  mutating func change(_ change: (Entry) -> Entry?) { entries = entries.compactMap(change) }
}

/// The effect of a tap on a box.
struct BoxTap {
  /// The checkmarks after the tap.
  var marks: BoxMarks
  /// The checkmarks before the tap, if a later tap can restore them.
  var former: FormerMarks.Entry?
}

extension OutlineSelection {
  /// A tap that alternately sets all checkmarks, removes them, and restores the original
  /// checkmarks.
  func tapRestoring(_ group: Int?, _ reach: Reach) -> BoxTap {
    let all = forest.count(reach, checked: [], options.boxes).all
    let now = marks(in: reach, of: marks)
    let entry = former.entry(of: group)
    let old = entry.map { marks(in: reach, of: $0.marks) } ?? BoxMarks()
    var next = entry
    next?.taps += 1
    if now.isEmpty {
      guard entry?.result == .unchecks, !old.isEmpty, old.checked.count < all else {
        return tap(reach, checks: true)
      }
      let restored = BoxMarks(
        checked: checked.union(old.checked), partly: partly.union(old.partly))
      return BoxTap(marks: restored, former: next)
    }
    if now.checked.count == all {
      return tap(reach, checks: false, former: entry?.result == .checks ? next : nil)
    }
    let isAgain = entry?.result == .restores && old == now
    return tap(
      reach, checks: true, former: isAgain ? next : FormerMarks.Entry(group: group, marks: now))
  }

  func tap(_ reach: Reach, checks: Bool, former: FormerMarks.Entry? = nil) -> BoxTap {
    BoxTap(marks: forest.setting(reach, to: checks, in: marks, options.boxes), former: former)
  }

  /// The checkmarks of the bearers of a reach that the laws now allow.
  private func marks(in reach: Reach, of marks: BoxMarks) -> BoxMarks {
    var marks = marks.map { forest.bearers(among: $0, in: reach) }
    // A leaf may have become a group since then.
    if options.boxes != .independent { marks.checked.formIntersection(forest.childless) }
    return BoxMarks(
      checked: marks.checked,
      partly: forest.lawful(partly: marks.partly, checked: marks.checked, options.boxes))
  }

  /// Moves the stored checkmarks together with their nodes.
  ///
  /// The checkmarks below a group are removed if nodes were added to the group, or if checkmarks
  /// below it have changed, except by undo and redo of taps on the group.
  ///
  /// - Parameters:
  ///   - change: The change.
  ///   - old: The forest before the change.
  ///   - taps: The number of taps that the change redoes; negative if it undoes them.
  /// - Complexity: O(1) if no checkmarks are stored, or none has changed or moved; otherwise, at
  ///   most O(log *n*) for each group and changed run.
  mutating func followFormerMarks(_ change: SelectionChange, from old: SharedForest, taps: Int) {
    guard !former.isEmpty else { return }
    let rows = change.wholeMapping?.rows
    func mapped(_ nodes: RowSet) -> RowSet { rows?.applied(to: nodes) ?? nodes }
    let changed = change.before.boxMarks.map(mapped).differing(from: marks)
    if rows == nil, changed.isEmpty { return }
    var former = former
    former.change { entry in
      var entry = entry
      let group = entry.group.flatMap { group in rows.map { $0.newIndex(of: group) } ?? group }
      if entry.group != nil, group == nil { return nil }
      let span = forest.span(under: group)
      let staying = mapped(RowSet(old.forest.span(under: entry.group)))
      guard staying.count(in: span) == span.count else { return nil }
      (entry.group, entry.marks) = (group, entry.marks.map(mapped))
      if changed.count(in: span) == 0 { return entry }
      entry.taps += taps
      return taps != 0 && entry.taps >= 0 && isResult(of: entry) ? entry : nil
    }
    self.former = former
  }

  /// Whether the current checkmarks below a group are the result of the taps on the group.
  private func isResult(of entry: FormerMarks.Entry) -> Bool {
    let reach = reach(forest.span(under: entry.group), under: entry.group)
    let now = marks(in: reach, of: marks)
    return switch entry.result {
    case .checks: now.checked.count == forest.count(reach, checked: [], options.boxes).all
    case .unchecks: now.isEmpty
    case .restores: now == marks(in: reach, of: entry.marks)
    }
  }
}
