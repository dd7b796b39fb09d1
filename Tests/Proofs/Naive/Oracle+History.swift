// SPDX-License-Identifier: MIT
import SelectionCore

/// Editing, history, and the times at which rows were marked.
extension Oracle {
  // MARK: Editing

  mutating func keepForAfterEditing(_ ids: Set<Int>) {
    putsBack = true
    say({ $0.wasSelectedBeforeEditing = $1 }, of: all) { ids.contains($0.id) }
  }

  /// Ends editing with the last selected row, if the policy says so.
  mutating func endEditingIfEmpty(since old: Oracle) {
    guard policy.endsEditingWhenEmpty, old.isEditing, isEditing, pan == nil, sweep == nil,
      marks.selected.isEmpty,
      !old.marks.selected.isEmpty || old.pan != nil || old.sweep != nil
    else { return }
    edit(false, transition)
  }

  mutating func edit(_ isEditing: Bool, _ transition: EditingTransition) {
    guard isEditing != self.isEditing else { return }
    if sweep != nil, pan == nil { beginning = nil }
    sweep = nil
    self.isEditing = isEditing
    switch transition {
    case .keep: break
    case .clear: selectAll { _ in false }
    case .restore where isEditing:
      keepForAfterEditing(marks.selected)
      selectAll { _ in false }
    case .restore:
      let putsBack = putsBack
      selectAll { putsBack && $0.row.wasSelectedBeforeEditing }
    }
    if !isEditing { (putsBack, pan) = (false, nil) }
    enforceLaws()
    if mode != .multiple { endGestures() }
  }

  // MARK: History

  /// Completes the step of a gesture that another of its kind ends.
  private mutating func completeStep(since old: Oracle) {
    guard let start = beginning, let undoLimit else { return }
    (done, undone, beginning) = (start.done, start.undone, nil)
    let (before, after) = (lawful(start.marks), old.marks)
    if before.isMarked(as: after) { return }
    done = Array((done + [Step(before: before, after: after)]).suffix(undoLimit))
    undone = []
  }

  mutating func recordStep(_ input: TableInput, since old: Oracle) {
    let isUnderWay = pan != nil || sweep != nil
    switch input {
    case .beginPan where old.pan != nil && old.sweep == nil,
      .beginSweep where old.sweep != nil && old.pan == nil:
      completeStep(since: old)
    default: break
    }
    if case .disableUndo = input { beginning = nil }
    if case .enableUndo = input { beginning = nil }
    defer { if !isUnderWay { beginning = nil } }
    switch input {
    case .undo, .redo, .perform, .follow, .update, .updateSection, .move, .reloadData, .show: return
    case .edit(let edit) where !edit.isStep || edit.mapping != nil || edit.showsRowsAlone: return
    default: break
    }
    guard let undoLimit else { return }
    var before = old.marks
    let after = marks
    let wasUnderWay = old.pan != nil || old.sweep != nil
    if isUnderWay || wasUnderWay && [.endPan, .endSweep, .cancel].contains(input) {
      let start = beginning ?? Beginning(marks: before, done: done, undone: undone)
      beginning = start
      (before, done, undone) = (lawful(start.marks), start.done, start.undone)
    }
    if before.isMarked(as: after) { return }
    done.append(Step(before: before, after: after))
    done.removeFirst(max(done.count - undoLimit, 0))
    undone = []
  }

  mutating func undo() {
    guard let step = done.popLast() else { return endGestures() }
    undone.append(step)
    restore(step.before)
  }

  mutating func redo() {
    guard let step = undone.popLast() else { return endGestures() }
    done.append(step)
    restore(step.after)
  }

  private mutating func restore(_ marks: Marks) {
    selectAll { marks.selected.contains($0.id) }
    check { marks.checked.contains($0.id) }
    data.forEach { $0.layers = marks.layers[$0.id] ?? [] }
    (anchor, lead) = (nearest(marks.anchor, marks.order), nearest(marks.lead, marks.order))
    endGestures()
    enforceLaws()
    shareChecks()
  }

  /// Moves anchor and lead of each step whose rows are gone to the nearest remaining ones.
  mutating func settleSteps() {
    let oracle = self
    changeSteps { $0 = oracle.lawful($0) }
  }

  /// The marks with anchor and lead on rows of the table as it is.
  func lawful(_ marks: Marks) -> Marks {
    var marks = marks
    marks.anchor = nearest(marks.anchor, marks.order)
    marks.lead = nearest(marks.lead, marks.order)
    marks.order = whole.map { $0.id }
    return marks
  }

  /// Changes the marks of the steps and of the beginning of a gesture.
  mutating func changeSteps(_ change: (inout Marks) -> Void) {
    changeSteps(knowing: self) { marks, _ in change(&marks) }
  }

  /// Changes the marks of the steps and of the beginning of a gesture, which are also known as they
  /// were in an earlier state.
  mutating func changeSteps(knowing old: Oracle, _ change: (inout Marks, Marks) -> Void) {
    func now(_ marks: Marks, _ old: Marks) -> Marks {
      var marks = marks
      change(&marks, old)
      return marks
    }
    func all(_ steps: [Step], _ old: [Step]) -> [Step] {
      zip(steps, old).map { step, old in
        Step(before: now(step.before, old.before), after: now(step.after, old.after))
      }
    }
    (done, undone) = (all(done, old.done), all(undone, old.undone))
    if let start = beginning, let was = old.beginning {
      beginning = Beginning(
        marks: now(start.marks, was.marks), done: all(start.done, was.done),
        undone: all(start.undone, was.undone))
    }
  }

  // MARK: Limits

  /// Forgets the order in which rows were marked; what is marked now was marked at once.
  mutating func forgetTimes() {
    let places = placesNow
    data.forEach { row in
      (row.selectedAt, row.checkedAt) = (places[row.id] ?? 0, places[row.id] ?? 0)
    }
  }

  /// The times at which the rows that are marked now were marked.
  var timesNow: Times {
    guard hasOrder else { return Times() }
    var times = Times()
    for row in all.map({ $0.row }) {
      if row.isSelected { times.selected[row.id] = row.selectedAt }
      if row.isChecked { times.checked[row.id] = row.checkedAt }
    }
    return times
  }

  /// The place of each row among all rows.
  var placesNow: [Int: Int] {
    Dictionary(uniqueKeysWithValues: (whole + outside).enumerated().map { ($1.id, $0) })
  }

  mutating func stampTimes(since old: Oracle) {
    let before = old.marks
    let known = Set(old.all.map { $0.id })
    let (places, now) = (placesNow, time * 1_000)
    data.forEach { row in
      let time = now + (places[row.id] ?? 0)
      if row.isSelected, !before.selected.contains(row.id) { row.selectedAt = time }
      if row.isChecked, known.contains(row.id), !before.checked.contains(row.id) {
        row.checkedAt = time
      }
    }
  }
}
