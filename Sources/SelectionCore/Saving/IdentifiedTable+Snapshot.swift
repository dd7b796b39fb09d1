// SPDX-License-Identifier: MIT

extension IdentifiedTable {
  private typealias Row = IdentitySnapshot<ID>.Row

  /// What there is to save: all selected and checked identities, those that are hidden too.
  ///
  /// Rows without an identity are left out, and what is disabled is the app's to say.
  /// - Complexity: O(*k*) for *k* rows that have an identity.
  public var snapshot: IdentitySnapshot<ID> {
    let (selected, checked) = (selection.selectedMarks.rows, selection.checkedMarks)
    var snapshot = IdentitySnapshot<ID>(
      exceptions: selectsUnloaded ? [] : nil, isEditing: selection.isEditing)
    for (number, row) in namedRows {
      if selected.contains(number) {
        snapshot.selected.append(row)
        if number >= selection.shape.rowCount, let section = selection.rows.section(of: number) {
          snapshot.hiddenSections[section, default: []].append(row)
        }
      } else {
        snapshot.exceptions?.append(row)
      }
      if checked.contains(number) {
        if let section = selection.rows.section(of: number) {
          snapshot.checked[section, default: []].insert(row.id)
        } else {
          snapshot.checkedElsewhere.insert(row.id)
        }
      }
      if number == selection.anchorNumber { snapshot.anchor = row }
      if number == selection.leadNumber { snapshot.lead = row }
    }
    return snapshot
  }

  /// All rows that have an identity, shown and hidden, with their numbers.
  private var namedRows: [(number: Int, row: IdentitySnapshot<ID>.Row)] {
    var seen: [ID: Int] = [:]
    return names.named(in: 0..<selection.rows.count).map { number, id in
      defer { seen[id, default: 0] += 1 }
      return (number, IdentitySnapshot.Row(id: id, occurrence: seen[id, default: 0]))
    }
  }

  /// Brings back what was saved, into the rows that have those identities now.
  ///
  /// - Parameters:
  ///   - snapshot: What was saved.
  ///   - missing: What becomes of saved identities that are not there: they are gone, or hidden,
  ///     with their marks, until they come.
  /// - Returns: The resulting change, and the identities that were selected and are not there, in
  ///   their order.
  /// - Throws: `SelectionError.severalRowsInSingleMode` where the mode would hold more than one
  ///   row, `.tooManyRows`.
  /// - Complexity: O(*k*) for *k* rows that have an identity or were saved.
  @discardableResult
  public mutating func restore(
    _ snapshot: IdentitySnapshot<ID>, missing: Vanished
  ) throws(SelectionError) -> (change: IdentifiedChange<ID>, missing: [ID]) {
    var (next, added, unloaded) = (names, [Int?](), unloaded)
    var places: [Row: Int] = [:]
    for (number, row) in namedRows { places[row] = number }
    var sections: [Row: Int] = [:]
    for (section, rows) in snapshot.hiddenSections where section < selection.shape.sectionCount {
      for row in rows { sections[row] = section }
    }
    let missed = snapshot.selected.filter { places[$0] == nil }
    if missing == .hidden {
      for row in missed + (snapshot.exceptions ?? []).filter({ places[$0] == nil }) {
        places[row] = try add(row.id, to: &next, adding: &added, section: sections[row])
      }
    }
    var selected = snapshot.selected.compactMap { places[$0] }
    if snapshot.exceptions != nil {
      let number = try unloadedNumber(adding: &added)
      unloaded = number
      selected.append(number)
    }
    let checked = try checkedNumbers(of: snapshot, missing, in: &next, adding: &added)
    let shape = selection.shape
    let change = try selection.apply(
      .restore(
        SelectionSnapshot(
          shape: shape, selected: RowSet(selected), checked: RowSet(checked),
          anchor: snapshot.anchor.flatMap { places[$0] }.flatMap(shape.path),
          lead: snapshot.lead.flatMap { places[$0] }.flatMap(shape.path),
          isEditing: snapshot.isEditing)),
      addingHidden: added)
    names = next
    self.unloaded = unloaded
    return (IdentifiedChange(change, names), missed.map(\.id))
  }

  /// The numbers of the rows that were checked, in the lists in which they were.
  private func checkedNumbers(
    of snapshot: IdentitySnapshot<ID>, _ missing: Vanished, in names: inout RowNames<ID>,
    adding added: inout [Int?]
  ) throws(SelectionError) -> [Int] {
    var checked: [Int] = []
    let lists = snapshot.checked.filter { selection.list(inSection: $0.key) != nil }
      .map { (section: Int?.some($0.key), ids: $0.value) }
    for (section, ids) in lists + [(nil, snapshot.checkedElsewhere)] {
      for id in ids {
        let rows = names.rows(of: id).filter { row in
          let place = row - selection.rows.count
          return (place >= 0 ? added[place] : selection.rows.section(of: row)) == section
        }
        checked += rows
        if rows.isEmpty, missing == .hidden {
          checked.append(try add(id, to: &names, adding: &added, section: section))
        }
      }
    }
    return checked
  }
}
