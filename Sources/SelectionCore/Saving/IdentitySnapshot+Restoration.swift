// SPDX-License-Identifier: MIT

/// Rows by identity and occurrence; the rows of a shared identity are looked up only once.
struct Occurrences<ID: Hashable> {
  private let names: RowNames<ID>
  private let layout: Layout
  private var rows: [ID: [Int]] = [:]
  /// The occurrences of these rows.
  private var occurrences: [Int: Int] = [:]

  init(_ names: RowNames<ID>, _ layout: Layout) { (self.names, self.layout) = (names, layout) }

  /// The rows with an identity in table order, shown rows first.
  mutating func rows(of id: ID) -> [Int] {
    guard names.hasDuplicates else { return names.row(of: id).map { [$0] } ?? [] }
    if let found = rows[id] { return found }
    let all = names.rows(of: id)
    let found = all.filter(layout.isShown) + all.filter { !layout.isShown($0) }
    rows[id] = found
    for (occurrence, row) in found.enumerated() { occurrences[row] = occurrence }
    return found
  }

  /// The number of earlier rows with the identity of a row.
  private mutating func occurrence(of row: Int, _ id: ID) -> Int {
    guard names.hasDuplicates else { return 0 }
    _ = rows(of: id)
    return occurrences[row] ?? 0
  }

  /// The names of the given rows that have an identity, in table order, hidden rows last.
  mutating func named(_ numbers: RowSet) -> [IdentitySnapshot<ID>.Row] {
    let hidden = numbers.intersection(layout.hiddenRows)
    var named: [IdentitySnapshot<ID>.Row] = []
    for run in [numbers.subtracting(hidden), hidden].flatMap({ $0.ranges }) {
      names.forEachName(in: run) { row, id in
        named.append(.init(id: id, occurrence: occurrence(of: row, id)))
      }
    }
    return named
  }
}

/// The state while a snapshot is restored: the rows in the snapshot, and the rows to add as hidden
/// rows.
struct Restoration<ID: Hashable> {
  typealias Row = IdentitySnapshot<ID>.Row

  /// An identity that was checked in a section.
  struct Item {
    let id: ID
    let section: Int?
    var rows: [Int] = []
  }

  private let snapshot: IdentitySnapshot<ID>
  private let missing: VanishedRows
  /// The table, in the restored state of editing.
  private var table: TableSelection
  private var occurrences: Occurrences<ID>
  /// The sections of hidden rows, and the numbers of rows that were added.
  private var (sections, numbers): ([Row: Int], [Row: Int]) = ([:], [:])
  private var sectionsOfAdded: [Int: Int] = [:]
  /// The identities of the table, and of the rows to be added.
  let added: AddedIdentities<ID>
  /// The identities that are missing from the table.
  private(set) var missed: [ID] = []

  init(_ snapshot: IdentitySnapshot<ID>, in table: IdentifiedTable<ID>, _ missing: VanishedRows) {
    (self.snapshot, self.missing, self.table) = (snapshot, missing, table.selection)
    self.table.isEditing = snapshot.isEditing
    added = AddedIdentities(table.names, knownCount: table.selection.layout.count)
    occurrences = Occurrences(table.names, table.selection.layout)
    for (section, rows) in snapshot.hiddenSections where section < table.shape.sectionCount {
      for row in rows { sections[row] = section }
    }
  }

  /// Adds a row, to be placed in a section if a section is given.
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

  /// The path of a row among all rows, shown or hidden; if the row is in no section, the path of
  /// the shown row nearest to it.
  mutating func path(of row: Row) -> RowPath? {
    let (layout, number) = (table.layout, number(of: row))
    guard let number, number < knownCount else { return nil }
    return layout.whole.path(ofRow: number)
      ?? layout.nearestShown(to: number).flatMap(layout.whole.path)
  }

  /// The anchor and the lead if they are on added rows.
  var addedCursor: (anchor: Int?, lead: Int?) {
    (snapshot.anchor.flatMap { numbers[$0] }, snapshot.lead.flatMap { numbers[$0] })
  }

  /// The numbers of rows; missing rows are left out, or added.
  mutating func numbers(of rows: [Row]) throws(SelectionError) -> RowSet {
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
    return RowSet(found)
  }

  /// The rows that were checked, in the lists that can now show checkmarks.
  mutating func checkedItems() throws(SelectionError) -> [Item] {
    var items: [Item] = []
    for (section, ids) in snapshot.checked.sorted(by: { $0.key < $1.key }) {
      items += ids.map { Item(id: $0, section: section) }
    }
    items += snapshot.checkedElsewhere.map { Item(id: $0, section: nil) }
    // The old section is searched first, so that a row isn't matched to another section's
    // checkmark.
    for i in items.indices { items[i].rows = rows(of: items[i].id, takenAs: items[i].section) }
    var taken = Set(items.flatMap { $0.rows })
    for i in items.indices where items[i].rows.isEmpty {
      items[i].rows = rows(of: items[i].id, elsewhereThan: taken)
      taken.formUnion(items[i].rows)
    }
    let laws = table.extras.laws
    var full = RowSet()
    for section in RowSet(taken.compactMap(section)).intersection(laws.exclusive) {
      full.formUnion(laws.rivalSections(of: section))
    }
    for i in items.indices where items[i].rows.isEmpty { try add(&items[i], except: &full) }
    return items
  }

  /// Whether the mode allows only one row.
  var isSingle: Bool { table.mode == .single }

  /// The rows that a snapshot doesn't name: they weren't loaded when it was made.
  func others(than named: RowSet) -> RowSet {
    isSingle ? [] : table.rowsForAllAndHidden.intersection(added.names.rows).subtracting(named)
  }

  /// The given rows that can be selected together; if only one of several rows is allowed, the
  /// first row, counting added rows after all other rows.
  func lawful(_ rows: RowSet) -> RowSet {
    let known = RowSet(0..<knownCount)
    let kept = table.lawful(rows.intersection(known), isEditing: snapshot.isEditing)
    let new = rows.subtracting(known)
    guard isSingle else { return kept.union(new) }
    return kept.isEmpty ? RowSet(new.prefix(1)) : kept
  }

  /// The checked rows of lists that the snapshot doesn't contain.
  func untouched(by restored: RowSet) -> RowSet {
    guard let lists = snapshot.lists else { return [] }
    let known = RowSet(lists).union(RowSet(snapshot.checked.keys))
    let layout = table.layout
    let unknown = table.listSections.subtracting(known)
    let rows = table.checkedMarks.intersection(layout.whole.rows(ofSections: unknown))
    // If only one row may be checked, it is the restored one.
    let taken = unknown.intersection(table.extras.laws.exclusive).filter {
      !restored.isDisjoint(with: layout.rows(ofSection: $0))
    }
    return rows.subtracting(layout.whole.rows(ofSections: RowSet(taken)))
  }

  /// The number of existing rows, shown or hidden.
  var knownCount: Int { added.knownCount }

  /// The section of a row that is shown, hidden, or to be added.
  private func section(of row: Int) -> Int? {
    row < knownCount ? table.layout.section(of: row) : sectionsOfAdded[row]
  }

  /// The rows with an identity in the section in which it was checked, if that section can show the
  /// checkmark.
  private func rows(of id: ID, takenAs section: Int?) -> [Int] {
    added.names.rows(of: id).filter { row in
      self.section(of: row) == section
        && (!table.isShown(row) || section.map(table.listSections.contains) ?? false)
    }
  }

  /// The rows with an identity in the first list that shows the identity, otherwise its hidden
  /// rows.
  private func rows(of id: ID, elsewhereThan taken: Set<Int>) -> [Int] {
    let rows = added.names.rows(of: id).filter { !taken.contains($0) }
    let listed = rows.filter { row in
      table.isShown(row) && section(of: row).map(table.listSections.contains) ?? false
    }
    guard let first = listed.first else { return rows.filter { !table.isShown($0) } }
    return listed.filter { section(of: $0) == section(of: first) }
  }

  /// Adds a hidden row for a missing identity, if missing identities are to be hidden: in its
  /// section, or outside all sections if that section is now an exclusive list with another
  /// checkmark, which would refuse the restored checkmark before its row is loaded.
  private mutating func add(
    _ item: inout Item, except full: inout RowSet
  ) throws(SelectionError) {
    guard missing == .hidden, added.names.row(of: item.id) == nil else { return }
    let laws = table.extras.laws
    let section = item.section.flatMap {
      $0 < table.shape.sectionCount && !full.contains($0) ? $0 : nil
    }
    if let section, laws.exclusive.contains(section) {
      full.formUnion(laws.rivalSections(of: section))
    }
    item.rows = [try add(item.id, toSection: section)]
  }
}

extension Array where Element: Hashable {
  /// The distinct elements, in the order of their first occurrence.
  var unique: [Element] {
    var seen = Set<Element>()
    return filter { seen.insert($0).inserted }
  }
}
