// SPDX-License-Identifier: MIT

extension IdentifiedTable {
  /// A snapshot of the table, with all selected and checked identities, including hidden ones.
  ///
  /// It leaves out rows without an identity, and disabled rows, which the app sets. If everything
  /// not loaded is selected, the snapshot also names the rows that aren't selected.
  /// - Complexity: O(*k* log *n*) for *k* named rows, regardless of the number of others.
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
    snapshot.checkedElsewhere = names.ids(of: rest).unique
    for mark in waiting {
      guard let section = mark.section else { continue }
      snapshot.checkedElsewhere.removeAll { $0 == mark.id }
      let ids = snapshot.checked[section] ?? []
      if !ids.contains(mark.id) { snapshot.checked[section] = ids + [mark.id] }
    }
    for mark in waiting where mark.section == nil {
      let isKnown = snapshot.checkedElsewhere.contains(mark.id)
      if !isKnown { snapshot.checkedElsewhere.append(mark.id) }
    }
    snapshot.lists = Array(selection.listSections)
    return snapshot
  }

  /// Restores a saved state to the rows that have its identities now.
  ///
  /// A checkmark returns to its identity in a list: in its old section if the identity is there,
  /// else in the first list that shows it. With `missing: .hidden`, one that no list can show waits
  /// until one can, so an app may restore before it has loaded its data and set up its lists. Lists
  /// that the snapshot never knew, such as that of a new setting, keep their checkmarks.
  ///
  /// If several rows were selected and the mode allows only one, the first of them is selected.
  ///
  /// - Parameters:
  ///   - snapshot: The saved state.
  ///   - missing: How to treat saved identities that the table doesn't have: as gone, or as hidden
  ///     ones that keep their marks until they come.
  /// - Returns: The resulting change; the identities that were selected, or were so before editing,
  ///   and are missing or can't be selected; and the identities that were checked and are missing,
  ///   or not in a list that can hold the checkmark. Both are in the order of the snapshot.
  /// - Throws: `SelectionError.tooManyRows`.
  /// - Complexity: O(*k* log *n*) for *k* saved rows.
  @discardableResult
  public mutating func restore(
    _ snapshot: IdentitySnapshot<ID>, missing: Vanished
  ) throws(SelectionError) -> (
    change: IdentifiedChange<ID>, missing: [ID], missingChecked: [ID]
  ) {
    let whole = selection.layout.whole
    var restoration = Restoration(self, missing, snapshot.hiddenSections)
    var selected = RowSet(try restoration.numbers(of: snapshot.selected))
    let beforeEditing = try snapshot.selectedBeforeEditing.map { rows throws(SelectionError) in
      RowSet(try restoration.numbers(of: rows))
    }
    let lawful = restoration.lawful(selected, isEditing: snapshot.isEditing)
    let dropped = Set(selected.subtracting(lawful))
    let refused = snapshot.selected.filter { row in
      restoration.number(of: row).map(dropped.contains) ?? false
    }
    selected = lawful
    let missed = (restoration.missed + refused.map { $0.id }).unique
    var unloaded = unloaded
    if let exceptions = snapshot.exceptions {
      _ = try restoration.numbers(of: exceptions)
      let number = try unloadedNumber(adding: restoration.added)
      unloaded = number
      selected.insert(number)
    }
    let checked = try restoration.checkedItems(of: snapshot)
    let restored = RowSet(checked.flatMap { $0.rows })
    let change = try selection.apply(
      .restore(
        SelectionSnapshot(
          shape: whole, selected: selected,
          checked: restored.union(restoration.untouched(by: snapshot, restored)),
          anchor: snapshot.anchor.flatMap { restoration.number(of: $0) }.flatMap(whole.path),
          lead: snapshot.lead.flatMap { restoration.number(of: $0) }.flatMap(whole.path),
          isEditing: snapshot.isEditing, selectedBeforeEditing: beforeEditing)),
      rules: nil, adding: restoration.added.count)
    names = restoration.added.names
    self.unloaded = unloaded
    let checkedThere = selection.checkedMarks.intersection(RowSet(0..<restoration.knownCount))
    let missedChecked = checked.filter { !$0.rows.contains(where: checkedThere.contains) }
    waiting = missing == .gone ? [] : waitingMarks(among: checked)
    return (
      place(restoration.places, after: change, in: restoration.knownCount), missed,
      missedChecked.map { $0.id }.unique
    )
  }

  /// The checkmarks that no row in a list shows yet, without those that an exclusive list refuses.
  private func waitingMarks(among items: [Restoration<ID>.Item]) -> [WaitingMark<ID>] {
    let (checked, lists) = (selection.checkedMarks, selection.listSections)
    let listed = selection.shown(
      checked.intersection(selection.layout.whole.rows(ofSections: lists)))
    return items.filter { item in
      if item.rows.contains(where: listed.contains) { return false }
      let isRefused = !item.rows.isEmpty && !item.rows.contains(where: checked.contains)
      return !isRefused || !(item.section.map(lists.contains) ?? false)
    }.map { WaitingMark(id: $0.id, section: $0.section) }
  }

  /// Moves added rows into their sections, hidden.
  private mutating func place(
    _ places: [(row: Int, section: Int)], after change: SelectionChange, in knownCount: Int
  ) -> IdentifiedChange<ID> {
    guard !places.isEmpty else { return IdentifiedChange(change, names) }
    let rows = selection.place(places)
    names.follow(rows)
    unloaded = unloaded.flatMap(rows.newIndex)
    let added = IndexMapping(
      oldCount: knownCount,
      segments: [.kept(0..<knownCount), .inserted(rows.oldCount - knownCount)])
    let (old, new) = (change.before.layout.whole, selection.layout.whole)
    let mapping = TableMapping(
      oldShape: old, newShape: new, rows: added.followed(by: rows),
      sections: .identity(new.sectionCount), movedRows: [])
    return IdentifiedChange(
      SelectionChange(before: change.before, after: selection, data: .renumbered(mapping)), names)
  }
}

/// Rows by identity and occurrence; the rows of a shared identity are looked up only once.
private struct Occurrences<ID: Hashable> {
  private let names: RowNames<ID>
  private let layout: Layout
  private var rows: [ID: [Int]] = [:]

  init(_ names: RowNames<ID>, _ layout: Layout) { (self.names, self.layout) = (names, layout) }

  /// The rows of an identity in table order, shown ones first.
  mutating func rows(of id: ID) -> [Int] {
    guard names.hasDuplicates else { return names.row(of: id).map { [$0] } ?? [] }
    if let found = rows[id] { return found }
    let all = names.rows(of: id)
    let found = all.filter(layout.isShown) + all.filter { !layout.isShown($0) }
    rows[id] = found
    return found
  }

  /// The names of the given rows that have an identity, in table order; hidden ones come last.
  mutating func named(_ numbers: RowSet) -> [IdentitySnapshot<ID>.Row] {
    let hidden = numbers.intersection(layout.hiddenRows)
    var named: [IdentitySnapshot<ID>.Row] = []
    for run in [numbers.subtracting(hidden), hidden].flatMap({ $0.ranges }) {
      names.forEachName(in: run) { row, id in
        let occurrence = names.hasDuplicates ? rows(of: id).firstIndex(of: row) : nil
        named.append(.init(id: id, occurrence: occurrence ?? 0))
      }
    }
    return named
  }
}

/// The state of restoring a snapshot: the rows that it names, and those to add as hidden ones.
private struct Restoration<ID: Hashable> {
  typealias Row = IdentitySnapshot<ID>.Row

  /// An identity that was checked in a section.
  struct Item {
    let id: ID
    let section: Int?
    var rows: [Int] = []
  }

  private let table: IdentifiedTable<ID>
  private let missing: Vanished
  private var occurrences: Occurrences<ID>
  /// The sections of hidden rows, and the numbers of rows that were added.
  private var (sections, numbers): ([Row: Int], [Row: Int]) = ([:], [:])
  private var sectionsOfAdded: [Int: Int] = [:]
  /// The identities of the table, and of the rows to be added.
  let added: AddedIdentities<ID>
  /// The identities that the table doesn't have.
  private(set) var missed: [ID] = []

  init(_ table: IdentifiedTable<ID>, _ missing: Vanished, _ hiddenSections: [Int: [Row]]) {
    (self.table, self.missing) = (table, missing)
    added = AddedIdentities(table.names, knownCount: table.selection.layout.count)
    occurrences = Occurrences(table.names, table.selection.layout)
    for (section, rows) in hiddenSections where section < table.selection.shape.sectionCount {
      for row in rows { sections[row] = section }
    }
  }

  /// Adds a row, to be placed in a section if one is given.
  private mutating func add(_ id: ID, toSection section: Int?) throws(SelectionError) -> Int {
    let row = try added.add(id)
    if let section { sectionsOfAdded[row] = section }
    return row
  }

  /// The added rows that are to be placed in sections.
  var places: [(row: Int, section: Int)] {
    sectionsOfAdded.map { (row: $0.key, section: $0.value) }.ordered { SortKey(first: $0.row) }
  }

  /// The number of a row that exists or was added.
  mutating func number(of row: Row) -> Int? {
    let rows = occurrences.rows(of: row.id)
    return row.occurrence < rows.count ? rows[row.occurrence] : numbers[row]
  }

  /// The numbers of rows; missing ones are left out, or added.
  mutating func numbers(of rows: [Row]) throws(SelectionError) -> [Int] {
    var found: [Int] = []
    for row in rows {
      if let number = number(of: row) {
        found.append(number)
        continue
      }
      missed.append(row.id)
      guard missing == .hidden else { continue }
      let number = try add(row.id, toSection: sections[row])
      numbers[row] = number
      found.append(number)
    }
    return found
  }

  /// The rows that were checked, in the lists that can hold checkmarks now.
  mutating func checkedItems(
    of snapshot: IdentitySnapshot<ID>
  ) throws(SelectionError) -> [Item] {
    var items: [Item] = []
    for (section, ids) in snapshot.checked.sorted(by: { $0.key < $1.key }) {
      items += ids.map { Item(id: $0, section: section) }
    }
    items += snapshot.checkedElsewhere.map { Item(id: $0, section: nil) }
    // First in the same section as before, so that a row isn't matched to another section's
    // checkmark.
    for i in items.indices { items[i].rows = rows(of: items[i].id, takenAs: items[i].section) }
    var taken = Set(items.flatMap { $0.rows })
    for i in items.indices where items[i].rows.isEmpty {
      items[i].rows = rows(of: items[i].id, elsewhereThan: taken)
      taken.formUnion(items[i].rows)
      if items[i].rows.isEmpty { try add(&items[i]) }
    }
    return items
  }

  /// Those of the given rows that can be selected together; of several where one is allowed, the
  /// lowest, with added ones after all others.
  func lawful(_ rows: RowSet, isEditing: Bool) -> RowSet {
    var table = table.selection
    table.isEditing = isEditing
    let known = rows.intersection(RowSet(0..<knownCount)).subtracting(table.listRowsInForce)
    let law = table.selectionLaw
    let kept = law.restrictsRows ? law.trimmed(known, in: table.layout) : known
    let new = rows.subtracting(RowSet(0..<knownCount))
    guard law.isSingle else { return kept.union(new) }
    return kept.isEmpty ? RowSet(new.prefix(1)) : kept
  }

  /// The checked rows of lists that a snapshot never knew.
  func untouched(by snapshot: IdentitySnapshot<ID>, _ restored: RowSet) -> RowSet {
    guard let lists = snapshot.lists else { return [] }
    let known = RowSet(lists).union(RowSet(snapshot.checked.keys))
    let selection = table.selection
    let layout = selection.layout
    let unknown = selection.listSections.subtracting(known)
    let rows = selection.checkedMarks.intersection(layout.whole.rows(ofSections: unknown))
    // Where one row may be checked, the one that is restored is.
    let taken = unknown.intersection(selection.extras.laws.exclusive).filter {
      !restored.isDisjoint(with: layout.rows(ofSection: $0))
    }
    return rows.subtracting(layout.whole.rows(ofSections: RowSet(taken)))
  }

  /// The number of existing rows, shown or hidden.
  var knownCount: Int { added.knownCount }

  /// The section of a row that is shown, hidden, or to be added.
  private func section(of row: Int) -> Int? {
    row < knownCount ? table.selection.layout.section(of: row) : sectionsOfAdded[row]
  }

  private func isShown(_ row: Int) -> Bool { table.selection.isShown(row) }

  /// The rows of an identity in the section in which it was checked, if that can hold the
  /// checkmark.
  private func rows(of id: ID, takenAs section: Int?) -> [Int] {
    added.names.rows(of: id).filter { row in
      self.section(of: row) == section
        && (!isShown(row) || section.map(table.selection.listSections.contains) ?? false)
    }
  }

  /// The rows of an identity in the first list that shows it, else the hidden ones.
  private func rows(of id: ID, elsewhereThan taken: Set<Int>) -> [Int] {
    let rows = added.names.rows(of: id).filter { !taken.contains($0) }
    let listed = rows.filter { row in
      isShown(row) && section(of: row).map(table.selection.listSections.contains) ?? false
    }
    guard let first = listed.first else { return rows.filter { !isShown($0) } }
    return listed.filter { section(of: $0) == section(of: first) }
  }

  /// Adds a hidden row for a missing identity, if missing ones are to be hidden.
  private mutating func add(_ item: inout Item) throws(SelectionError) {
    guard missing == .hidden, added.names.row(of: item.id) == nil else { return }
    let isThere = item.section.map { $0 < table.selection.shape.sectionCount } ?? false
    item.rows = [try add(item.id, toSection: isThere ? item.section : nil)]
  }
}

extension Array where Element: Hashable {
  /// The distinct elements, in the order of their first occurrence.
  fileprivate var unique: [Element] {
    var seen = Set<Element>()
    return filter { seen.insert($0).inserted }
  }
}
