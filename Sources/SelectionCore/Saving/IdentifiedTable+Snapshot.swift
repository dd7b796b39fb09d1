// SPDX-License-Identifier: MIT

extension IdentifiedTable {
  /// A snapshot of the table that contains all selected and checked identities, including hidden
  /// identities.
  ///
  /// The snapshot contains neither rows without an identity nor the disabled state of rows, which
  /// the app sets. If everything that isn't loaded is selected, the snapshot also lists the rows
  /// that aren't selected.
  /// - Complexity: O(*k* log *n*) for *k* rows in the snapshot, regardless of the number of other
  ///   rows.
  public var snapshot: IdentitySnapshot<ID> {
    let layout = selection.layout
    let (selected, checked) = (selection.selectedMarks.rows, selection.checkedMarks)
    var occurrences = Occurrences(names, layout)
    var snapshot = IdentitySnapshot<ID>(selected: occurrences.named(selected))
    if selectsUnloaded {
      snapshot.exceptions = occurrences.named(names.rows.subtracting(selected))
    }
    snapshot.anchor = selection.wholeAnchor.flatMap { occurrences.named([$0]).first }
    snapshot.lead = selection.wholeLead.flatMap { occurrences.named([$0]).first }
    snapshot.isEditing = selection.isEditing
    snapshot.selectedBeforeEditing = selection.selectionBeforeEditing.map { occurrences.named($0) }
    let hidden = selected.intersection(layout.hiddenRows)
    for (section, rows) in layout.sections(with: hidden) {
      let named = occurrences.named(hidden.intersection(rows))
      if !named.isEmpty { snapshot.hiddenSections[section] = named }
    }
    for (section, rows) in layout.sections(with: checked) {
      let ids = occurrences.named(checked.intersection(rows)).map { $0.id }.unique
      if !ids.isEmpty { snapshot.checked[section] = ids }
    }
    let rest = checked.intersection(layout.rowsOfNoSection)
    var (inSections, elsewhere): ([Int: [ID]], [ID]) = ([:], [])
    for mark in waiting {
      if let section = mark.section {
        inSections[section, default: []].append(mark.id)
      } else {
        elsewhere.append(mark.id)
      }
    }
    for (section, ids) in inSections {
      snapshot.checked[section] = ((snapshot.checked[section] ?? []) + ids).unique
    }
    let housed = Set(inSections.values.joined())
    let others = names.ids(of: rest).filter { !housed.contains($0) }
    snapshot.checkedElsewhere = (others + elsewhere).unique
    for entry in selection.layerMarks.entries {
      snapshot.layers[entry.layer] = occurrences.named(entry.rows)
    }
    snapshot.lists = Array(selection.listSections)
    return snapshot
  }

  /// Restores a saved state to the rows that have the saved identities.
  ///
  /// A checkmark is restored to its identity in a list: in its old section if that section contains
  /// the identity, and otherwise in the first list that shows the identity. With
  /// `missing: .hidden`, a checkmark that no list can show is stored until a list can show it. An
  /// app may therefore restore a snapshot before it has loaded its data and set up its lists. Lists
  /// that the snapshot doesn't contain, such as the list of a new setting, keep their checkmarks.
  ///
  /// The app's own layers that the snapshot contains are replaced; other layers don't change.
  ///
  /// If several rows were selected and the mode allows only one row, the first of these rows is
  /// selected, shown rows before hidden ones. A hidden row keeps marks that its section can't show
  /// until it is shown. The anchor and the lead may be on missing rows that are selected. Undoing
  /// the step doesn't remove checkmarks that still wait for their list.
  ///
  /// - Parameters:
  ///   - snapshot: The saved state.
  ///   - missing: Whether saved identities that the table doesn't contain are removed, or are
  ///     hidden and keep their marks until they are inserted.
  /// - Returns: The resulting change and two lists. `missing` contains the identities that were
  ///   selected, selected before editing, or in one of the app's own layers, but are missing or
  ///   can't be selected. `missingChecked` contains the identities that were checked, but are
  ///   missing or not in a list that can show the checkmark. Both lists are in the order of the
  ///   snapshot.
  /// - Throws: `SelectionError.tooManyRows`.
  /// - Complexity: O(*k* log *n*) for *k* saved rows.
  @discardableResult
  public mutating func restore(
    _ snapshot: IdentitySnapshot<ID>, missing: VanishedRows
  ) throws(SelectionError) -> (
    change: IdentifiedChange<ID>, missing: [ID], missingChecked: [ID]
  ) {
    let whole = selection.layout.whole
    var restoration = Restoration(snapshot, in: self, missing)
    var selected = try restoration.numbers(of: snapshot.selected)
    let beforeEditing = try snapshot.selectedBeforeEditing.map { rows throws(SelectionError) in
      try restoration.numbers(of: rows)
    }
    var layers = LayerMarks()
    for (layer, rows) in snapshot.layers.sorted(by: { $0.key.precedes($1.key) }) {
      layers[layer] = try restoration.numbers(of: rows)
    }
    let exceptions = try snapshot.exceptions.map { rows throws(SelectionError) in
      try restoration.numbers(of: rows)
    }
    if let exceptions {
      selected.formUnion(restoration.others(than: selected.union(exceptions)))
    }
    let lawful = restoration.lawful(selected)
    let dropped = Set(selected.subtracting(lawful))
    let refused = snapshot.selected.filter { row in
      restoration.number(of: row).map(dropped.contains) ?? false
    }
    selected = lawful
    let missed = (restoration.missed + refused.map { $0.id }).unique
    var unloaded = unloaded
    if exceptions != nil, !restoration.isSingle {
      let number = try unloadedNumber(adding: restoration.added)
      unloaded = number
      selected.insert(number)
    }
    let checked = try restoration.checkedItems()
    let restored = RowSet(checked.flatMap { $0.rows })
    let change = try selection.apply(
      numbered: .restore(
        SelectionSnapshot(
          shape: whole, selected: selected,
          checked: restored.union(restoration.untouched(by: restored)),
          anchor: snapshot.anchor.flatMap { restoration.path(of: $0) },
          lead: snapshot.lead.flatMap { restoration.path(of: $0) },
          isEditing: snapshot.isEditing, selectedBeforeEditing: beforeEditing, layers: layers)),
      rules: nil, adding: restoration.added.count)
    names = restoration.added.names
    let cursor = restoration.addedCursor
    if let anchor = cursor.anchor { selection.wholeAnchor = anchor }
    if let lead = cursor.lead { selection.wholeLead = lead }
    if unloaded != nil { selection.past.unloaded = unloaded }
    let checkedThere = selection.checkedMarks.intersection(RowSet(0..<restoration.knownCount))
    let missedChecked = checked.filter { !$0.rows.contains(where: checkedThere.contains) }
    let placed = place(
      restoration.places, after: change.replacing(after: selection), in: restoration.knownCount)
    let marks = checked.map { WaitingMark(id: $0.id, section: $0.section) }
    waiting = missing == .gone ? [] : marks.filter(isWaiting)
    return (placed, missed, missedChecked.map { $0.id }.unique)
  }

  /// Whether no row in a list shows a restored checkmark, and no list refuses it.
  private func isWaiting(_ mark: WaitingMark<ID>) -> Bool {
    let rows = names.rows(of: mark.id)
    let (lists, layout) = (selection.listSections, selection.layout)
    func isInList(_ row: Int) -> Bool { layout.section(of: row).map(lists.contains) ?? false }
    let checked = rows.filter(selection.checkedMarks.contains)
    if checked.contains(where: { layout.isShown($0) && isInList($0) }) { return false }
    // An exclusive list that has another checkmark accepts no more.
    return !checked.isEmpty || !rows.contains(where: isInList)
  }

  /// Moves added rows into their sections, hidden.
  private mutating func place(
    _ places: [(row: Int, section: Int)], after change: SelectionChange, in knownCount: Int
  ) -> IdentifiedChange<ID> {
    guard !places.isEmpty else { return IdentifiedChange(change, names) }
    let rows = selection.place(places)
    names.follow(rows)
    let added = IndexMapping.byNumber(from: knownCount, to: rows.oldCount)
    let mapping = TableMapping(
      oldShape: change.before.layout.whole, newShape: selection.layout.whole,
      rows: added.followed(by: rows))
    return IdentifiedChange(
      SelectionChange(before: change.before, after: selection, data: .renumbered(mapping)), names)
  }
}
