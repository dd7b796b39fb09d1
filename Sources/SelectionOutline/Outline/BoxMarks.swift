// SPDX-License-Identifier: MIT
public import SelectionCore

extension MarkLayer {
  /// The groups in an outline that aren't loaded and that, according to the app, contain some
  /// checked nodes.
  ///
  /// This layer contains only such groups, and only while boxes depend on each other.
  public static let partlyChecked = MarkLayer("partly-checked")
}

/// The checkmarks of an outline.
struct BoxMarks: Equatable, Sendable {
  /// The checked nodes.
  var checked = RowSet()
  /// The partly checked groups that aren't loaded.
  var partly = RowSet()

  /// Whether nothing is checked.
  var isEmpty: Bool { checked.isEmpty && partly.isEmpty }

  /// The number of nodes that are checked or partly checked.
  var count: Int { checked.count + partly.count }

  /// Whether each node with a checkmark here, partly or not, has one in others.
  func isSubset(of other: BoxMarks) -> Bool {
    checked.union(partly).isSubset(of: other.checked.union(other.partly))
  }

  /// The checkmarks after a change of both sets.
  func map(_ change: (RowSet) -> RowSet) -> BoxMarks {
    BoxMarks(checked: change(checked), partly: partly.isEmpty ? partly : change(partly))
  }

  /// The nodes whose checkmarks differ.
  func differing(from other: BoxMarks) -> RowSet {
    let nodes = checked.symmetricDifference(other.checked)
    return partly == other.partly ? nodes : nodes.union(partly.symmetricDifference(other.partly))
  }
}

extension TableSelection {
  /// The checkmarks of an outline's table.
  var boxMarks: BoxMarks {
    BoxMarks(checked: numbers(in: .checked), partly: numbers(in: .partlyChecked))
  }
}

/// A run of extensions over boxes.
struct BoxRun: Equatable, Sendable {
  var anchor: Int
  /// Whether the run checks boxes rather than unchecks them.
  var isChecked: Bool
  /// The checkmarks before the run.
  var base: BoxMarks
}

extension OutlineSelection {
  /// Whether a run of extensions goes on after an input, because the input has changed nothing:
  /// each node has its place, is shown or hidden as before and has the same marks.
  func hasSameBoxes(after change: SelectionChange, _ old: Forest) -> Bool {
    let (before, after) = (change.before, change.after)
    return change.isEmpty && before.disabledNumbers == after.disabledNumbers
      && (before.wholeAnchor, before.wholeLead) == (after.wholeAnchor, after.wholeLead)
      && forest.hasSameBoxes(as: old)
  }
}

extension Forest {
  /// Whether a forest has the same tree, and the same boxes that inputs affect.
  func hasSameBoxes(as other: Forest) -> Bool {
    func passing(_ forest: Forest) -> RowSet { forest.passing ?? RowSet(0..<forest.count) }
    return extents == other.extents && unloaded == other.unloaded && exclusive == other.exclusive
      && passing(self) == passing(other)
  }

  /// The partly checked groups that the laws allow.
  func lawful(partly: RowSet, checked: RowSet, _ mode: BoxMode) -> RowSet {
    if partly.isEmpty || mode == .independent { return [] }
    let groups = partly.intersection(unloaded).subtracting(checked)
    if exclusive.isEmpty { return groups }
    return RowSet(
      groups.filter { !(extents.parent(of: $0).map(exclusive.contains) ?? false) })
  }

  /// The marks that the laws allow; `preferred` and `old` as for the checked nodes alone.
  func lawful(
    _ marks: BoxMarks, _ mode: BoxMode, preferring preferred: RowSet = [],
    since old: BoxMarks = BoxMarks()
  ) -> BoxMarks {
    let checked = lawful(marks.checked, mode, preferring: preferred, since: old.checked)
    var new = BoxMarks(checked: checked, partly: marks.partly)
    guard !new.partly.isEmpty else { return new }
    let changed = new.differing(from: old)
    let allowed = lawful(partly: new.partly.intersection(changed), checked: checked, mode)
    new.partly = new.partly.subtracting(changed).union(allowed)
    return new
  }

  /// The marks after the bearers of a reach have been checked or unchecked.
  func setting(
    _ reach: Reach, to isChecked: Bool, in marks: BoxMarks, _ mode: BoxMode
  ) -> BoxMarks {
    var partly = marks.partly
    if !partly.isEmpty { partly.subtract(bearers(among: partly, in: reach)) }
    return BoxMarks(
      checked: setting(reach, to: isChecked, in: marks.checked, mode), partly: partly)
  }
}

extension OutlineSelection {
  /// The checkmarks.
  var marks: BoxMarks { table.rows.boxMarks }

  /// The numbers of the partly checked groups that aren't loaded.
  package var partly: RowSet { table.rows.numbers(in: .partlyChecked) }

  /// Marks groups that aren't loaded as partly checked, or removes these marks.
  mutating func setPartlyChecked(
    _ isPartly: Bool, nodes: RowSet
  ) throws(OutlineError) -> OutlineChange<ID> {
    let groups = forest.lawful(partly: nodes, checked: [], options.boxes)
    var new = marks
    if isPartly {
      (new.checked, new.partly) = (checked.subtracting(groups), partly.union(groups))
    } else {
      new.partly.subtract(nodes)
    }
    var edit = TableEdit(isStep: true)
    edit.set(new, from: marks)
    return finish(try applied(edit), from: sharedForest)
  }
}

extension TableEdit {
  /// Sets the checkmarks.
  mutating func set(_ marks: BoxMarks, from old: BoxMarks) {
    self[.checked] = marks.checked
    if marks.partly != old.partly { self[.partlyChecked] = marks.partly }
  }

  /// Marks and unmarks the nodes whose checkmarks differ, which is a part of the tree: if the edit
  /// isn't a step, these nodes have the checkmarks in each step.
  mutating func mark(_ marks: BoxMarks, from old: BoxMarks) {
    mark(marks.checked, from: old.checked, in: .checked)
    mark(marks.partly, from: old.partly, in: .partlyChecked)
  }

  /// Marks and unmarks the nodes that differ in a layer.
  mutating func mark(_ nodes: RowSet, from old: RowSet, in layer: MarkLayer) {
    mark(nodes.subtracting(old), in: layer)
    unmark(old.subtracting(nodes), in: layer)
  }
}
