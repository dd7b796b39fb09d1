// SPDX-License-Identifier: MIT
import SelectionCore

/// Inputs by identity: names, new contents, and identities to forget.
extension Oracle {
  /// Sets new contents: if several rows have one name, the k-th is the k-th, shown ones of these
  /// sections first, then hidden ones.
  ///
  /// - Parameters:
  ///   - contents: The names for each section, or nil for one that doesn't change.
  ///   - vanished: How names missing from all of them are treated.
  ///   - id: The identity of a row; nil for its name.
  mutating func update(
    to contents: [[Int]?], _ vanished: VanishedRows, by id: ((NaiveRows.Row) -> Int)? = nil
  ) {
    func identity(_ row: NaiveRows.Row) -> Int? { id?(row) ?? row.name }
    let old = self
    (renamed, wasReloaded) = ([:], false)
    let shown = places.filter { place in
      !contents.indices.contains(place.section) || contents[place.section] != nil
    }
    let candidates = shown + hidden
    var used: Set<Int> = []
    var told: [[NaiveRows.Row]?] = []
    for names in contents {
      told.append(
        names?.map { name in
          let place = candidates.first { identity($0.row) == name && !used.contains($0.id) }
          var row = place?.row ?? data.newRow()
          used.insert(row.id)
          if id == nil { row.name = name }
          row.isShown = true
          return row
        })
    }
    // A hidden row that any section names is shown there now.
    data.outside.removeAll { used.contains($0.row.id) }
    var sections: [NaiveRows.Section] = []
    for (s, rows) in told.enumerated() {
      var section = old.data.sections.indices.contains(s) ? data.sections[s] : data.newSection(0)
      if let rows {
        let hidden = leftHidden(section.rows.filter { identity($0) != nil }, used, vanished)
        section.rows = NaiveRows.standing(hidden, among: rows, as: section.rows)
      } else {
        section.rows.removeAll { used.contains($0.id) }
      }
      sections.append(section)
    }
    for section in data.sections.dropFirst(contents.count) {
      data.outside += leftHidden(section.rows.filter { identity($0) != nil }, used, vanished).map {
        NaiveRows.Outside(row: $0, section: nil)
      }
    }
    data.sections = sections
    time += 1
    dataDidChange(since: old)
    endEditingIfEmpty(since: old)
    stampTimes(since: old)
    calls = []
    if isSame(as: old) { self = old }
    (calls, renamed, wasReloaded) = ([], [:], false)
  }

  /// The hidden rows of a section after it gets other contents.
  private func leftHidden(
    _ rows: [NaiveRows.Row], _ used: Set<Int>, _ vanished: VanishedRows
  ) -> [NaiveRows.Row] {
    rows.compactMap { row in
      var row = row
      guard !used.contains(row.id), !row.isShown || vanished == .hidden
      else { return nil }
      row.isShown = false
      return row
    }
  }

  /// Names the rows of a section; a row that gets the name of a hidden one is merged with it, and
  /// has the marks of both.
  mutating func name(_ names: [Int], inSection section: Int) {
    var own = marks
    var ownBefore = statesBefore
    (renamed, wasReloaded) = ([:], false)
    for (place, name) in zip(places.filter { $0.section == section }, names)
    where place.row.name != name {
      let hidden = hidden.first { $0.row.name == name }?.row
      var row = place.row
      row.name = name
      if let hidden {
        rename(row.id, to: hidden.id)
        row.id = hidden.id
        own.selected.remove(hidden.id)
        own.checked.remove(hidden.id)
        if row.isSelected { own.selected.insert(hidden.id) }
        if row.isChecked { own.checked.insert(hidden.id) }
        // Its own marks before a run or a gesture are its own still.
        func keep(_ ids: Set<Int>) -> Set<Int> {
          let others = ids.subtracting([hidden.id])
          return ids.contains(place.id) ? others.union([hidden.id]) : others
        }
        ownBefore = ownBefore.map { state in
          guard var state else { return nil }
          (state.selected, state.checked) = (keep(state.selected), keep(state.checked))
          return state
        }
        // Of two times at which it was marked, the earlier one counts.
        if hidden.isSelected {
          row.selectedAt = min(hidden.selectedAt, row.isSelected ? row.selectedAt : .max)
        }
        if hidden.isChecked {
          row.checkedAt = min(hidden.checkedAt, row.isChecked ? row.checkedAt : .max)
        }
        row.isSelected = row.isSelected || hidden.isSelected
        row.isChecked = row.isChecked || hidden.isChecked
        row.isDisabled = row.isDisabled || hidden.isDisabled
        row.layers.formUnion(hidden.layers)
        row.wasSelectedBeforeEditing =
          row.wasSelectedBeforeEditing || hidden.wasSelectedBeforeEditing
        data.remove([hidden.id])
      }
      data.forEach { if $0.id == place.id { $0 = row } }
    }
    shareChecks()
    enforceLaws(preferring: [own.selected], checked: [own.checked])
    // The laws hold in what was before a run or a gesture, too.
    statesBefore = zip(statesBefore, ownBefore).map { before, own in
      guard let before, let own else { return nil }
      var state = self
      state.selectAll { before.selected.contains($0.id) }
      state.check { before.checked.contains($0.id) }
      state.shareChecks()
      state.enforceLaws(preferring: [own.selected], checked: [own.checked])
      return state.marks
    }
    calls = []
  }

  /// The states of the table before the run of extensions, the sweep and the pan.
  private var statesBefore: [Marks?] {
    get {
      func state(_ base: Set<Int>) -> Marks {
        var state = marks
        state.selected = base
        return state
      }
      return [run, (sweep?.base).map(state), (pan?.base).map(state)]
    }
    set {
      run = newValue[0]
      if let state = newValue[1] { sweep?.base = state.selected }
      if let state = newValue[2] { pan?.base = state.selected }
    }
  }

  /// Merges a row into another one, which then has the marks of both in every step.
  private mutating func rename(_ old: Int, to new: Int) {
    renamed[old] = new
    func now(_ id: Int?) -> Int? { id == old ? new : id }
    func both(_ ids: Set<Int>) -> Set<Int> {
      ids.contains(old) ? ids.subtracting([old]).union([new]) : ids
    }
    (anchor, lead, touched) = (now(anchor), now(lead), now(touched))
    if let id = now(pressed?.id) { pressed?.id = id }
    settleSteps()
    changeSteps { marks in
      (marks.selected, marks.checked) = (both(marks.selected), both(marks.checked))
      if let layers = marks.layers.removeValue(forKey: old) {
        marks.layers[new, default: []].formUnion(layers)
      }
      (marks.anchor, marks.lead) = (now(marks.anchor), now(marks.lead))
      // It takes the place of the named row.
      marks.order = marks.order.filter { $0 != new || !marks.order.contains(old) }
        .map { $0 == old ? new : $0 }
    }
    if var run {
      (run.selected, run.checked) = (both(run.selected), both(run.checked))
      self.run = run
    }
    if var pan {
      pan.first = now(pan.first) ?? new
      pan.current = now(pan.current) ?? new
      pan.base = both(pan.base)
      pan.covered = both(pan.covered)
      pan.gaveWay = both(pan.gaveWay)
      pan.selected = both(pan.selected)
      pan.othersRows = both(pan.othersRows)
      if let time = pan.times.removeValue(forKey: old) { pan.times[new] = time }
      self.pan = pan
    }
    if let base = sweep?.base { sweep?.base = both(base) }
    runTimes.name(new, after: old)
    sweep?.times.name(new, after: old)
  }

  /// Forgets hidden rows with these names, or all, in the steps, too.
  ///
  /// If the table ever got an input that shows rows, they become other hidden rows.
  mutating func forgetHidden(_ names: [Int]?) {
    let old = self
    let gone = hidden.filter { row in names.map { $0.contains(row.row.name ?? -1) } ?? true }
    let ids = Set(gone.map { $0.id })
    (renamed, wasReloaded) = ([:], false)
    if !gone.isEmpty { settleSteps() }
    let oracle = self
    func now(_ id: Int?) -> Int? { id.map(ids.contains) ?? false ? oracle.read(id)?.id : id }
    changeSteps { marks in
      marks.selected.subtract(ids)
      marks.checked.subtract(ids)
      marks.layers = marks.layers.filter { !ids.contains($0.key) }
      (marks.anchor, marks.lead) = (now(marks.anchor), now(marks.lead))
    }
    (anchor, lead) = (now(anchor), now(lead))
    if let pan { self.pan?.current = now(pan.current) ?? pan.first }
    data.outside.removeAll { ids.contains($0.row.id) }
    if !wasToldToShow { data.remove(ids) }
    for place in gone where wasToldToShow {
      var row = data.newRow()
      (row.name, row.isShown) = (place.row.name, false)
      row.isChecked = places.contains { $0.row.isChecked && oracle.isOneItem($0, place) }
      row.checkedAt = place.row.checkedAt
      if row.isChecked { renamed[place.id] = row.id }
      data.forEach { if $0.id == place.id { $0 = row } }
    }
    // The steps refer to the table at that time.
    let order = whole.map { $0.id }
    if !gone.isEmpty { changeSteps { $0.order = order } }
    run?.selected.subtract(ids)
    run?.checked.subtract(ids)
    if let checked = run?.checked {
      var state = self
      state.check { checked.contains($0.id) }
      state.shareChecks()
      run?.checked = state.marks.checked
    }
    pan?.base.subtract(ids)
    pan?.covered.subtract(ids)
    pan?.gaveWay.subtract(ids)
    pan?.selected.subtract(ids)
    pan?.othersRows.subtract(ids)
    sweep?.base.subtract(ids)
    time += 1
    endEditingIfEmpty(since: old)
    stampTimes(since: old)
    calls = []
  }

  /// Selects or checks rows by name, by the program: the first of several, or a hidden one, which
  /// is added if there is none.
  mutating func mark(_ names: [Int], checking: Bool) throws(Refused) {
    let old = self
    calls = []
    (renamed, wasReloaded) = ([:], false)
    time += 1
    do throws(Refused) {
      var ids: Set<Int> = []
      for name in names {
        if let place = all.first(where: { $0.row.name == name }) {
          ids.insert(place.id)
        } else {
          var row = data.newRow()
          (row.name, row.isShown) = (name, false)
          data.outside.append(NaiveRows.Outside(row: row, section: nil))
          ids.insert(row.id)
        }
      }
      if checking { try check(ids) } else { try select(ids) }
    } catch {
      self = old
      calls = []
      throw error
    }
    run = nil
    endEditingIfEmpty(since: old)
    stampTimes(since: old)
    recordStep(checking ? .check([]) : .select([]), since: old)
  }
}

extension Oracle.Times {
  /// A row was named after a hidden one: of two times, the earlier one counts.
  fileprivate mutating func name(_ new: Int, after old: Int) {
    func take(_ times: inout [Int: Int]) {
      guard let time = times.removeValue(forKey: old) else { return }
      times[new] = min(time, times[new] ?? .max)
    }
    take(&selected)
    take(&checked)
  }
}
