// SPDX-License-Identifier: MIT
import SelectionOutline

/// The steps after a change of the tree.
extension NaiveOutline {
  /// The marks that nodes have in each step from now on.
  struct DataMarks {
    /// Whether nodes are checked.
    var checked: [ObjectIdentifier: Bool] = [:]
    /// Whether groups are partly checked.
    var partly: [ObjectIdentifier: Bool] = [:]
    /// The nodes that are checked if all of some other nodes were.
    var heirs: [ObjectIdentifier: Set<ObjectIdentifier>] = [:]

    /// Drops the marks that nodes have lost.
    mutating func drop(from old: Marks, to new: Marks) {
      for id in old.checked.subtracting(new.checked) { checked[id] = false }
      for id in old.partly.subtracting(new.partly) { partly[id] = false }
    }
  }

  /// Updates each step for a change of the tree.
  ///
  /// An heir has the mark of its sources in the present state, and flips with each step that flips
  /// all of them.
  func change(_ done: inout [Step], _ undone: inout [Step], _ data: DataMarks) {
    let (oldDone, oldUndone) = (done, undone)
    for i in done.indices {
      done[i] = Step(before: changed(done[i].before, data), after: changed(done[i].after, data))
    }
    for i in undone.indices {
      undone[i] = Step(
        before: changed(undone[i].before, data), after: changed(undone[i].after, data))
    }
    guard let present = oldDone.last?.after ?? oldUndone.last?.before else { return }
    for (id, sources) in data.heirs {
      func isInherited(_ checked: Set<ObjectIdentifier>) -> Bool {
        !sources.isEmpty && sources.isSubset(of: checked)
      }
      var (last, isChecked) = (present.checked, isInherited(present.checked))
      /// Goes to a state, and marks the heir there.
      func go(to old: Marks, _ new: inout Marks) {
        if isInherited(last.symmetricDifference(old.checked)) { isChecked.toggle() }
        last = old.checked
        if isChecked { new.checked.insert(id) } else { new.checked.remove(id) }
      }
      for i in done.indices.reversed() {
        go(to: oldDone[i].after, &done[i].after)
        go(to: oldDone[i].before, &done[i].before)
      }
      (last, isChecked) = (present.checked, isInherited(present.checked))
      for i in undone.indices.reversed() {
        go(to: oldUndone[i].before, &undone[i].before)
        go(to: oldUndone[i].after, &undone[i].after)
      }
    }
  }

  /// The marks of a step after a change of the tree, without those of heirs.
  private func changed(_ marks: Marks, _ data: DataMarks) -> Marks {
    var new = marks
    func set(_ id: ObjectIdentifier, _ isMarked: Bool, in set: inout Set<ObjectIdentifier>) {
      if isMarked { set.insert(id) } else { set.remove(id) }
    }
    for (id, isChecked) in data.checked where data.heirs[id] == nil {
      set(id, isChecked, in: &new.checked)
    }
    for (id, isPartly) in data.partly { set(id, isPartly, in: &new.partly) }
    return new
  }
}
