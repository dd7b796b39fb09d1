// SPDX-License-Identifier: MIT

extension IdentifiedTable {
  /// Updates the table to new contents; the state of each row moves with its identity, within
  /// sections and across them.
  ///
  ///     // Usually numbers are remembered, which are other mails after a sync:
  ///     //   let selected = tableView.indexPathsForSelectedRows
  ///     // Here they are remembered by identity, and those that are gone are reported:
  ///     try mails.select(["m1", "m3"])
  ///     let change = try mails.update(to: [["m3", "m0"]], vanished: .gone)
  ///     change.lost                          // ["m1"]
  ///     mails.selectedRows                   // ["m3"]
  ///
  /// Sections are matched by number. If several rows have the same identity, the *k*-th such row
  /// before the change becomes the *k*-th such row after it, counting shown rows first and then
  /// hidden rows. Rows without an identity are removed.
  ///
  /// - Parameters:
  ///   - contents: The identities after the change, section by section.
  ///   - vanished: The treatment of shown identities that are missing from all sections; those that
  ///     are hidden already, such as by a search, remain hidden.
  /// - Returns: The resulting change, with its mapping.
  /// - Throws: `SelectionError.tooManyRows`.
  /// - Complexity: O(*n*) comparisons for *n* old and new identities, plus O(1) for each identity
  ///   that has moved. If the new contents equal the table's contents, there is no further cost,
  ///   and the table doesn't change.
  @discardableResult
  @inlinable
  public mutating func update(
    to contents: [[ID]], vanished: VanishedRows
  ) throws(SelectionError) -> IdentifiedChange<ID> {
    try update(
      to: contents, vanished: vanished,
      sections: .byNumber(from: wholeShape.sectionCount, to: contents.count))
  }

  /// Updates a table whose sections also have identities to new contents.
  ///
  /// - Parameters:
  ///   - contents: Each section's identity and the identities of its rows, after the change.
  ///   - old: The identities of the sections before the change. Missing identities are treated as
  ///     unknown, and extra identities are ignored.
  ///   - vanished: The treatment of shown identities that are missing from all sections; those that
  ///     are hidden already, such as by a search, remain hidden.
  /// - Returns: The resulting change, with its mapping.
  /// - Throws: `SelectionError.tooManyRows`.
  /// - Complexity: The cost of ``update(to:vanished:)-([[ID]],_)``.
  @discardableResult
  @inlinable
  public mutating func update<SectionID: Hashable>(
    to contents: [(section: SectionID, rows: [ID])], from old: [SectionID], vanished: VanishedRows
  ) throws(SelectionError) -> IdentifiedChange<ID> {
    let count = selection.shape.sectionCount
    let segments = matchedSegments(
      from: Array(old.prefix(count)), to: contents.map { $0.section })
    return try update(
      to: contents.map { $0.rows }, vanished: vanished,
      sections: IndexMapping(oldCount: count, checked: segments))
  }

  @inlinable
  mutating func update(
    to contents: [[ID]], vanished: VanishedRows, sections: IndexMapping
  ) throws(SelectionError) -> IdentifiedChange<ID> {
    if vanished == .hidden, sections.isIdentity,
      let shown = names.rows(showing: contents, of: wholeShape)
    {
      return finish(selection.show(told: shown, among: 0..<wholeShape.rowCount))
    }
    let ids = joined(contents)
    let match = names.match(ids, in: 0..<wholeShape.rowCount, hidden: hiddenNumbers)
    let change = try change(
      to: TableShape(rowCounts: contents.map { $0.count }), segments: match.segments,
      sections: sections, vanished)
    return replace(match.segments, by: ids, match.hashes, change)
  }

  /// Updates one section to new contents; other sections don't change.
  ///
  ///     var mails = IdentifiedTable(sections: [["m1"], ["m2"]], policy: .multiple)
  ///     try mails.update(section: 1, to: ["m2", "m3"], vanished: .gone)
  ///     mails.contents                       // [["m1"], ["m2", "m3"]]
  ///
  /// Rows in other sections don't move, even if they have one of these identities.
  ///
  /// - Parameters:
  ///   - section: The section.
  ///   - ids: The section's identities after the change.
  ///   - vanished: The treatment of shown identities that are missing from the section's new
  ///     contents; those that are hidden already remain hidden.
  /// - Returns: The resulting change, with its mapping.
  /// - Throws: `SelectionError.sectionOutOfRange`, `.tooManyRows`.
  /// - Complexity: O(*k*) comparisons for the section's *k* old and new identities, plus O(1) for
  ///   each identity that has moved.
  @discardableResult
  @inlinable
  public mutating func update(
    section: Int, to ids: [ID], vanished: VanishedRows
  ) throws(SelectionError) -> IdentifiedChange<ID> {
    let rows = try wholeShape.requiredRows(inSection: section)
    if vanished == .hidden, let shown = names.rows(showing: ids, in: rows) {
      return finish(selection.show(told: shown, among: rows))
    }
    let match = names.match(ids, in: rows, hidden: hiddenNumbers)
    let change = try change(section, to: ids.count, segments: match.segments, vanished)
    return replace(match.segments, by: ids, match.hashes, change)
  }

  /// Applies a change after which the rows have these identities, some of which are new.
  @inlinable
  mutating func replace(
    _ segments: [RowSegment], by ids: [ID], _ hashes: [UInt64], _ change: LayoutChange
  ) -> IdentifiedChange<ID> {
    if isUnchanged(by: change) { return finish(apply(change, sharing: [])) }
    var next = names
    let rows = change.rows
    if rows.newCount == ids.count {
      next.follow(rows, contents: ids, at: 0, hashes: hashes)
    } else {
      var new: [ID] = []
      new.reserveCapacity(hashes.count)
      var place = 0
      for segment in segments {
        if case .inserted(let count) = segment { new += ids[place..<(place + count)] }
        place += segment.count
      }
      next.follow(rows, naming: new, hashes, in: 0..<rows.newCount)
    }
    let result = apply(change, sharing: sharing(next))
    let vanished = IdentifiedChange.vanished(result, from: names)
    names = next
    return takingWaiting(IdentifiedChange(result, next, vanished))
  }

  /// Assigns new identities to the rows of a section; each row keeps its marks.
  ///
  ///     var mails = IdentifiedTable<String>(TableSelection(shape: [2]))
  ///     try mails.setIDs(["m1", "m2"], inSection: 0)
  ///     mails.row(of: "m2")                  // 0.1
  ///
  /// A row that is assigned the identity of a hidden row also gets the marks of the hidden row.
  /// - Parameters:
  ///   - ids: The identities, one for each row of the section.
  ///   - section: The section.
  /// - Returns: The resulting change.
  /// - Throws: `SelectionError.sectionOutOfRange`, `.wrongNumberOfIDs`.
  /// - Complexity: O(*k*) for *k* identities.
  @discardableResult
  public mutating func setIDs(
    _ ids: [ID], inSection section: Int
  ) throws(SelectionError) -> IdentifiedChange<ID> {
    let count = try selection.shape.requiredRows(inSection: section).count
    guard ids.count == count else {
      throw .wrongNumberOfIDs(ids.count, section: section, rowCount: count)
    }
    var rows = selection.shown(selection.layout.rows(ofSection: section))
    let merged = hiddenRows(becoming: ids, rows)
    var next = names
    if !merged.isEmpty {
      let mapping = selection.layout.removing(RowSet(merged.map { $0.other })).mapping.rows
      next.follow(mapping)
      rows = mapping.applied(to: rows)
    }
    var place = 0
    for run in rows.ranges {
      next.setIDs(ids[place..<(place + run.count)], of: run)
      place += run.count
    }
    let change = selection.merge(merged, sharing: SharedCheckmarks(sharing(next)))
    names = next
    return takingWaiting(IdentifiedChange(change, names))
  }

  /// The rows that get hidden identities, each with its hidden row.
  private func hiddenRows(becoming ids: [ID], _ rows: RowSet) -> [MergedRow] {
    guard selection.hiding != nil else { return [] }
    let renamed = zip(rows, ids).filter { names.id(of: $0) != $1 }
    let segments = names.match(renamed.map { $0.1 }, in: 0..<0, hidden: hiddenNumbers).segments
    var merged: [MergedRow] = []
    var place = 0
    for segment in segments {
      if case .kept(let hidden) = segment {
        merged += zip(renamed[place...], hidden).map { MergedRow(row: $0.0, other: $1) }
      }
      place += segment.count
    }
    return merged
  }

  /// Removes the marks of hidden identities from the table and its history; identities that are
  /// shown or unknown are ignored.
  ///
  ///     try mails.select(["m2"])
  ///     try mails.update(to: [["m1"]], vanished: .hidden)
  ///     mails.hiddenSelectedRows             // ["m2"]
  ///     mails.forgetHidden()
  ///     mails.hiddenSelectedRows             // []
  ///
  /// In a table that never received a `show` input, the rows are removed with their marks, and an
  /// identity that is inserted again counts as new.
  ///
  /// - Parameter ids: The identities to forget, or nil to forget all hidden rows, with or without
  ///   an identity.
  /// - Returns: The resulting change.
  /// - Complexity: O(*k*) for *k* hidden identities, and O(*u*) for *u* steps that can be undone.
  @discardableResult
  public mutating func forgetHidden(_ ids: [ID]? = nil) -> IdentifiedChange<ID> {
    forgetWaiting(ids.map { Set($0) })
    var forgotten = selection.hiddenRows
    if let ids {
      forgotten.formIntersection(RowSet(ids.flatMap(names.rows)))
    } else if let unloaded {
      forgotten.remove(unloaded)
    }
    let result = selection.forget(forgotten)
    if let rows = result.rows { names.follow(rows) }
    return IdentifiedChange(result.change, names)
  }
}

extension TableSelection {
  /// Shows the given rows of a range, and hides its other rows; each row keeps its number.
  @usableFromInline
  mutating func show(told: RowSet, among rows: Range<Int>) -> SelectionChange {
    let old = layout
    let others = old.shownRows.subtracting(RowSet(rows))
    let shown = others.isEmpty ? told : others.union(told)
    return edit {
      $0.show(Layout(whole: old.whole, shown: shown, elsewhere: old.elsewhere))
    }
  }
}
