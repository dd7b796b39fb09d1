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
  }

  /// A step after a change of the tree; an heir is checked in a state if all of its sources are.
  func changed(_ step: Step, _ data: DataMarks) -> Step {
    Step(before: changed(step.before, data), after: changed(step.after, data))
  }

  /// The marks of a step after a change of the tree.
  private func changed(_ marks: Marks, _ data: DataMarks) -> Marks {
    var new = marks
    func set(_ id: ObjectIdentifier, _ isMarked: Bool, in set: inout Set<ObjectIdentifier>) {
      if isMarked { set.insert(id) } else { set.remove(id) }
    }
    for (id, isChecked) in data.checked where data.heirs[id] == nil {
      set(id, isChecked, in: &new.checked)
    }
    for (id, sources) in data.heirs {
      set(id, !sources.isEmpty && sources.isSubset(of: marks.checked), in: &new.checked)
    }
    for (id, isPartly) in data.partly { set(id, isPartly, in: &new.partly) }
    return new
  }
}
