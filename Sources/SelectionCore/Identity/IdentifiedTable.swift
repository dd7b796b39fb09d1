// SPDX-License-Identifier: MIT

/// A table whose rows have identities: selection and checkmarks survive reloads and re-orderings of
/// its data.
///
///     var table = IdentifiedTable<String>(TableSelection(shape: [3]))
///     try table.setIDs(["ants", "bees", "cats"], inSection: 0)
///     try table.apply(.tap(RowPath(section: 0, row: 2)))
///     try table.arrange(["cats", "ants"], inSection: 0)
///     table.selection.selectedRows                        // [0.0]
///
/// The selection goes along with rows: an identity that vanishes is reported as lost. A checkmark
/// list holds identities, and keeps those that are not loaded until they are pruned. Rows without
/// an identity are their own, and new rows have none. Two rows of a list with one identity show the
/// same.
public struct IdentifiedTable<ID: Hashable> {
  /// The table.
  public private(set) var selection: TableSelection
  /// The identities of the rows.
  @usableFromInline var names = RowNames<ID>()
  /// The checked identities of each list that has some, loaded or not, by its section.
  @usableFromInline var checked: [Int: Set<ID>] = [:]

  /// Makes a table whose rows have no identities yet.
  public init(_ selection: TableSelection) { self.selection = selection }

  /// The identity of a row, or nil if it has none or is not there.
  ///
  /// O(log *n*).
  public func id(of row: RowPath) -> ID? {
    selection.shape.rowNumber(of: row).flatMap(names.id)
  }

  /// The lowest row that has an identity, or nil if none has.
  ///
  /// - Complexity: O(log *n*).
  @inlinable
  public func row(of id: ID) -> RowPath? { names.row(of: id).flatMap(selection.shape.path) }

  /// The checked identities of a section's list, loaded or not.
  ///
  /// O(1).
  public func checkedIDs(inSection section: Int) -> Set<ID> { checked[section] ?? [] }

  /// Applies an input, as ``TableSelection/apply(_:rules:)`` does, with checkmarks by identity.
  ///
  /// A reload of everything keeps identities where the shape stays the same, and drops them where
  /// it does not.
  /// - Parameters:
  ///   - input: the input.
  ///   - rules: what the app answers, for an input of the user.
  /// - Returns: The resulting change.
  /// - Throws: what the verb throws.
  /// - Complexity: That of the verb. Where the data changes also O(*k*) for the *k* rows that have
  ///   an identity, and where a mark changes for those of all lists.
  @discardableResult
  @inlinable
  public mutating func apply(
    _ input: TableInput, rules: SelectionRules = SelectionRules()
  ) throws(SelectionError) -> SelectionChange {
    let change = try applyToRows(input, rules: rules)
    if let mapping = change.mapping, mapping.isReload {
      if mapping.oldShape != mapping.newShape { names = RowNames() }
      followSections(mapping)
    } else if let mapping = change.mapping {
      follow(mapping)
      learnArrivals(mapping)
    } else {
      learnChecked(since: change.before, by: input)
    }
    return refreshed(change)
  }

  /// Ends the run of extensions that is under way.
  ///
  /// O(1).
  package mutating func endRun() { selection.endRun() }

  /// Gives the rows of a section their identities; checkmarks stay with their rows, under the new
  /// identity.
  ///
  /// - Parameters:
  ///   - ids: the identities, as many as the section has rows.
  ///   - section: the section.
  /// - Returns: what changed.
  /// - Throws: `SelectionError.sectionOutOfRange`, `.wrongNumberOfIDs`.
  /// - Complexity: O(*k*) for the *k* rows of the table that have an identity.
  @discardableResult
  public mutating func setIDs(
    _ ids: [ID], inSection section: Int
  ) throws(SelectionError) -> SelectionChange {
    let rows = try selection.shape.requiredRows(inSection: section)
    guard ids.count == rows.count else {
      throw .wrongNumberOfIDs(ids.count, section: section, rowCount: rows.count)
    }
    let before = selection
    selection.endRun()
    if selection.list(inSection: section) != nil {
      var held = (checked[section] ?? []).subtracting(names.named(in: rows).map { $0.id })
      // Rows of an exclusive list that were one identity may be several now: the lowest keeps the
      // mark.
      let marked = selection.checked.slice(rows).map { ids[$0] }
      held.formUnion(isExclusive(section) ? marked.prefix(1) : marked[...])
      checked[section] = held.isEmpty ? nil : held
    }
    names.setIDs(ids, of: rows)
    showChecked(inSection: section)
    return SelectionChange(before: before, after: selection, data: .none)
  }

  /// Gives a section other rows, or the same in another order; the state of each row follows its
  /// identity.
  ///
  /// Of several rows with one identity the k-th becomes the k-th. Rows without an identity go.
  /// - Parameters:
  ///   - ids: the section's identities after the change.
  ///   - section: the section.
  /// - Returns: what changed; selected rows whose identity vanished are lost.
  /// - Throws: `SelectionError.sectionOutOfRange`, `.tooManyRows`.
  /// - Complexity: O(*k*) for the *k* rows of the table that have an identity, before and after,
  ///   and O(*m* log *n*) for *m* stretches of the section that stay together.
  @discardableResult
  @inlinable
  public mutating func arrange(
    _ ids: [ID], inSection section: Int
  ) throws(SelectionError) -> SelectionChange {
    let rows = try selection.shape.requiredRows(inSection: section)
    let match = names.match(ids, in: rows, hidden: 0..<0)
    let mapping = try TableMapping(
      of: selection.shape, rearranging: section, as: match.segments, count: ids.count)
    let change = try moveRows(mapping)
    names.follow(
      mapping.rows, contents: ids, at: rows.lowerBound, hashes: match.hashes)
    followSections(mapping)
    showChecked()
    return shown(change)
  }

  /// Tells the whole table its contents; the state of each row follows its identity, across
  /// sections too, which two calls for single sections would lose.
  ///
  /// Rows without an identity go; sections are the same by their numbers.
  /// - Parameter contents: The identities after the change, by section.
  /// - Returns: The resulting change; selected rows whose identity is gone are lost.
  /// - Throws: `SelectionError.tooManyRows`.
  /// - Complexity: O(*k* + *s*) for *k* identities before and after and *s* sections.
  @discardableResult
  @inlinable
  public mutating func arrange(
    _ contents: [[ID]]
  ) throws(SelectionError) -> SelectionChange {
    let ids = joined(contents)
    let match = names.match(ids, in: 0..<selection.shape.rowCount, hidden: 0..<0)
    let mapping = try TableMapping(
      of: selection.shape, to: contents.map { $0.count }, as: match.segments)
    let change = try moveRows(mapping)
    names.follow(mapping.rows, contents: ids, at: 0, hashes: match.hashes)
    followSections(mapping)
    learnArrivals(mapping)
    showChecked()
    return shown(change)
  }

  /// Forgets the checked identities of all lists that no row has.
  ///
  /// - Complexity: O(*k*) for *k* rows that have an identity.
  public mutating func pruneChecked() {
    for (section, held) in checked {
      guard let rows = selection.shape.rows(inSection: section) else { continue }
      checked[section] = held.intersection(names.named(in: rows).map { $0.id })
    }
    checked = checkedBySection
  }
}

extension IdentifiedTable {
  /// All rows that have an identity, in table order.
  var namedRows: [(row: Int, id: ID)] { names.named(in: 0..<selection.shape.rowCount) }

  /// The checked identities of all lists, by section.
  var checkedBySection: [Int: Set<ID>] { checked.filter { !$0.value.isEmpty } }

  /// Brings back a state that is known by the rows of today.
  mutating func restore(
    selected: RowSet, anchor: Int?, lead: Int?, isEditing: Bool, checked held: [Int: Set<ID>]
  ) throws(SelectionError) -> SelectionChange {
    let shape = selection.shape
    let snapshot = SelectionSnapshot(
      shape: shape, selected: selected, checked: selection.checked,
      anchor: anchor.flatMap(shape.path), lead: lead.flatMap(shape.path), isEditing: isEditing)
    let change = try selection.apply(.restore(snapshot))
    checked = [:]
    for section in selection.listSections {
      guard let ids = held[section] else { continue }
      checked[section] = isExclusive(section) ? onlyOne(of: ids, inSection: section) : ids
    }
    checked = checkedBySection
    showChecked()
    return SelectionChange(before: change.before, after: selection, data: .none)
  }

  /// Applies an input to the table; names follow it.
  @usableFromInline
  mutating func applyToRows(
    _ input: TableInput, rules: SelectionRules
  ) throws(SelectionError) -> SelectionChange {
    try selection.apply(input, rules: rules)
  }

  /// Applies a mapping to the table; names follow it.
  @usableFromInline
  mutating func moveRows(_ mapping: TableMapping) throws(SelectionError) -> SelectionChange {
    try selection.apply(mapping)
  }

  /// A change with the table as it is now.
  @usableFromInline
  func shown(_ change: SelectionChange) -> SelectionChange {
    change.replacingAfter(by: selection)
  }

  @inlinable
  mutating func follow(_ mapping: TableMapping) {
    names.follow(mapping.rows)
    followSections(mapping)
  }

  @usableFromInline
  mutating func followSections(_ mapping: TableMapping) {
    guard !checked.isEmpty else { return }
    var next: [Int: Set<ID>] = [:]
    for (section, held) in checked {
      if let section = mapping.sections.newIndex(of: section) { next[section] = held }
    }
    checked = next
  }

  /// Lets the checkmarks of rows that went to another section go along: out of the list that they
  /// left, unless another row there has the identity, and into one that can hold them.
  @usableFromInline
  mutating func learnArrivals(_ mapping: TableMapping) {
    for row in mapping.arrivals(among: names.rows) {
      guard let id = names.id(of: row), let section = section(of: row),
        let old = mapping.rows.oldIndex(of: row).flatMap(mapping.oldShape.path)
      else { continue }
      if let home = mapping.sections.newIndex(of: old.section), checked[home]?.contains(id) == true,
        let rows = selection.shape.rows(inSection: home),
        !names.named(in: rows).contains(where: { $0.id == id })
      {
        checked[home]?.remove(id)
      }
      let holdsOther = isExclusive(section) && checked[section]?.isEmpty == false
      if selection.checked.contains(row), !holdsOther { checked[section, default: []].insert(id) }
    }
    checked = checkedBySection
  }

  /// Takes over which rows an input has checked and unchecked.
  @usableFromInline
  mutating func learnChecked(since before: TableSelection, by input: TableInput) {
    let old = before.checked
    let new = selection.checked
    let sections = checked.keys.filter { selection.list(inSection: $0) == nil }
    for section in sections { checked[section] = nil }
    let newlyExclusive = checked.keys.filter {
      isExclusive($0) && before.list(inSection: $0)?.isExclusive != true
    }
    guard old != new || !newlyExclusive.isEmpty, !(names.isEmpty && checked.isEmpty) else { return }
    for row in old.subtracting(new) {
      guard let id = names.id(of: row), let section = section(of: row) else { continue }
      checked[section]?.remove(id)
    }
    for row in new.subtracting(old) {
      guard let section = section(of: row) else { continue }
      let id = names.id(of: row)
      if isExclusive(section) { checked[section] = [] }
      if let id { checked[section, default: []].insert(id) }
    }
    var isUnchecking = false
    if case .uncheck = input { isUnchecking = true }
    // Of an exclusive list's one row nothing is forgotten with another row of the same identity.
    for section in checked.keys where isExclusive(section) && !isUnchecking {
      guard let rows = selection.shape.rows(inSection: section),
        let row = new.next(after: rows.lowerBound - 1), rows.contains(row)
      else { continue }
      checked[section] = names.id(of: row).map { [$0] } ?? []
    }
    for section in newlyExclusive {
      checked[section] = onlyOne(of: checked[section] ?? [], inSection: section)
    }
    checked = checkedBySection
  }

  private func isExclusive(_ section: Int) -> Bool {
    selection.list(inSection: section)?.isExclusive == true
  }

  /// What an exclusive list keeps: of several identities that of its lowest row, or none where no
  /// row has one, for then they have no order.
  private func onlyOne(of ids: Set<ID>, inSection section: Int) -> Set<ID> {
    guard ids.count > 1 else { return ids }
    let named = selection.shape.rows(inSection: section).map(names.named)
    return named?.first { ids.contains($0.id) }.map { [$0.id] } ?? []
  }

  private func section(of row: Int) -> Int? { selection.shape.path(ofRow: row)?.section }

  /// Shows the checkmarks that the lists hold by identity on all rows that have one.
  @usableFromInline
  mutating func showChecked() {
    // Where no row has an identity, lists are not gone through, however many there are.
    guard !names.isEmpty else { return }
    for section in selection.listSections { showChecked(inSection: section) }
  }

  /// Shows the checkmarks of one section, where it is a list.
  @usableFromInline
  mutating func showChecked(inSection section: Int) {
    guard selection.list(inSection: section) != nil,
      let rows = selection.shape.rows(inSection: section)
    else { return }
    let named = names.named(in: rows)
    guard !named.isEmpty else { return }
    let held = checked[section] ?? []
    selection.setChecked(
      RowSet(named.lazy.filter { held.contains($0.id) }.map { $0.row }),
      among: names.rows.intersection(RowSet(rows)))
  }

  /// A change with the checkmarks as they are shown by identity.
  @usableFromInline
  mutating func refreshed(_ change: SelectionChange) -> SelectionChange {
    guard change.mapping != nil || change.before.checked != selection.checked else { return change }
    showChecked()
    return change.replacingAfter(by: selection)
  }
}

extension IdentifiedTable: Hashable {}
extension IdentifiedTable: Sendable where ID: Sendable {}
