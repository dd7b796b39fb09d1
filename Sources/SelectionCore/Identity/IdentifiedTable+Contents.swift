// SPDX-License-Identifier: MIT

/// What becomes of identities that new contents no longer have.
@nonexhaustive
public enum Vanished: String, Hashable, Sendable, CaseIterable {
  /// They are gone: their selection is lost and their checkmarks are forgotten; should one come
  /// again, it is new.
  case gone
  /// They are hidden (filtered out, collapsed, not loaded): they keep their selection, checkmark
  /// and disabledness, and have them when they are shown again.
  case hidden
}

extension IdentifiedTable {
  /// Tells the table its new contents; the state of each row follows its identity, within sections
  /// and across them.
  ///
  /// Sections are the same by their numbers. Of several rows with one identity the *k*-th becomes
  /// the *k*-th, the shown ones first and then the hidden ones. Rows without an identity go.
  ///
  /// - Parameters:
  ///   - contents: The identities after the change, section by section.
  ///   - vanished: What becomes of identities that are in none of them.
  /// - Returns: The resulting change, with its mapping.
  /// - Throws: `SelectionError.tooManyRows`.
  /// - Complexity: O(*n*) comparisons for *n* identities before and after, and O(1) for each that
  ///   does not stand where it stood.
  @discardableResult
  @inlinable
  public mutating func update(
    to contents: [[ID]], vanished: Vanished
  ) throws(SelectionError) -> IdentifiedChange<ID> {
    try update(
      to: contents, vanished: vanished,
      sections: .byNumber(from: selection.shape.sectionCount, to: contents.count))
  }

  /// Tells the table its new contents, where sections have identities too.
  ///
  /// - Parameters:
  ///   - contents: Each section's identity and those of its rows, after the change.
  ///   - old: The identities of the sections before it; where there are too few or too many of
  ///     them, the rest is not known.
  ///   - vanished: What becomes of identities that are in no section.
  /// - Returns: The resulting change, with its mapping.
  /// - Throws: `SelectionError.tooManyRows`.
  /// - Complexity: As ``update(to:vanished:)-([[ID]],_)``.
  @discardableResult
  @inlinable
  public mutating func update<SectionID: Hashable>(
    to contents: [(section: SectionID, rows: [ID])], from old: [SectionID], vanished: Vanished
  ) throws(SelectionError) -> IdentifiedChange<ID> {
    let count = selection.shape.sectionCount
    let segments = matchedSegments(
      from: Array(old.prefix(count)), to: contents.map { $0.section })
    return try update(
      to: contents.map { $0.rows }, vanished: vanished,
      sections: IndexMapping(oldCount: count, segments: segments))
  }

  @inlinable
  mutating func update(
    to contents: [[ID]], vanished: Vanished, sections: IndexMapping
  ) throws(SelectionError) -> IdentifiedChange<ID> {
    let ids = joined(contents)
    let match = names.match(ids, in: 0..<selection.shape.rowCount, hidden: hiddenNumbers)
    let change = try change(
      to: TableShape(rowCounts: contents.map { $0.count }), segments: match.segments,
      sections: sections, vanished)
    return try replace(0..<ids.count, by: ids, match.hashes, change)
  }

  /// Tells the table the new contents of one section; the others are as they were.
  ///
  /// Rows of other sections stay there, also those that have one of these identities.
  ///
  /// - Parameters:
  ///   - section: The section.
  ///   - ids: Its identities after the change.
  ///   - vanished: What becomes of identities that it no longer has.
  /// - Returns: The resulting change, with its mapping.
  /// - Throws: `SelectionError.sectionOutOfRange`, `.tooManyRows`.
  /// - Complexity: O(*k*) comparisons for the section's *k* identities before and after, and O(1)
  ///   for each that does not stand where it stood.
  @discardableResult
  @inlinable
  public mutating func update(
    section: Int, to ids: [ID], vanished: Vanished
  ) throws(SelectionError) -> IdentifiedChange<ID> {
    let rows = try selection.shape.requiredRows(inSection: section)
    let match = names.match(ids, in: rows, hidden: hiddenNumbers)
    let change = try change(section, rows, to: ids.count, segments: match.segments, vanished)
    return try replace(
      rows.lowerBound..<(rows.lowerBound + ids.count), by: ids, match.hashes, change)
  }

  /// Lets all follow a change after which some rows have these identities.
  @inlinable
  mutating func replace(
    _ rows: Range<Int>, by ids: [ID], _ hashes: [UInt64], _ change: ContentsChange
  ) throws(SelectionError) -> IdentifiedChange<ID> {
    var next = names
    next.follow(change.all, contents: ids, at: rows.lowerBound, hashes: hashes)
    let result = try apply(change, rows, sharing: next.duplicates())
    let vanished = IdentifiedChange.vanished(result, from: names)
    names = next
    return IdentifiedChange(result, next, vanished)
  }

  /// Gives the rows of a section their identities, where they have had none or others; each row
  /// keeps its marks.
  ///
  /// A row that is named after a hidden identity has the marks of that beside its own.
  /// - Parameters:
  ///   - ids: The identities, as many as the section has rows.
  ///   - section: The section.
  /// - Returns: The resulting change.
  /// - Throws: `SelectionError.sectionOutOfRange`, `.wrongNumberOfIDs`.
  /// - Complexity: O(*k*) for *k* identities.
  @discardableResult
  public mutating func setIDs(
    _ ids: [ID], inSection section: Int
  ) throws(SelectionError) -> IdentifiedChange<ID> {
    let shape = selection.shape
    let rows = try shape.requiredRows(inSection: section)
    guard ids.count == rows.count else {
      throw .wrongNumberOfIDs(ids.count, section: section, rowCount: rows.count)
    }
    let merged = hiddenRows(becoming: ids, rows)
    var next = names
    if !merged.isEmpty {
      let mapping = selection.numbering.removing(hidden: RowSet(merged.map { $0.hidden }))
      next.follow(mapping)
      unloaded = unloaded.flatMap(mapping.newIndex)
    }
    next.setIDs(ids, of: rows)
    let change = selection.merge(merged, sharing: SharedCheckmarks(next.duplicates()))
    names = next
    return IdentifiedChange(change, names)
  }

  /// The rows that are named after hidden identities, with these.
  private func hiddenRows(
    becoming ids: [ID], _ rows: Range<Int>
  ) -> [(row: Int, hidden: Int)] {
    guard selection.hiddenCount > 0 else { return [] }
    let renamed = rows.filter { names.id(of: $0) != ids[$0 - rows.lowerBound] }
    let segments = names.match(
      renamed.map { ids[$0 - rows.lowerBound] }, in: 0..<0, hidden: hiddenNumbers
    ).segments
    var merged: [(row: Int, hidden: Int)] = []
    var place = 0
    for segment in segments {
      if case .kept(let hidden) = segment {
        merged += zip(renamed[place...], hidden).map { (row: $0, hidden: $1) }
      }
      place += segment.count
    }
    return merged
  }

  /// Forgets hidden identities with their marks, also for the history; those that are shown, or not
  /// known, are left alone.
  ///
  /// - Parameter ids: The identities; nil for all that are hidden.
  /// - Returns: The resulting change.
  /// - Complexity: O(*k*) for *k* hidden identities.
  @discardableResult
  public mutating func forgetHidden(_ ids: [ID]? = nil) -> IdentifiedChange<ID> {
    let hidden = selection.hiddenRows
    var forgotten = hidden
    if let ids {
      forgotten = RowSet(ids.flatMap(names.rows)).intersection(hidden)
    } else if let unloaded {
      forgotten.remove(unloaded)
    }
    let mapping = selection.numbering.removing(hidden: forgotten)
    names.follow(mapping)
    unloaded = unloaded.flatMap(mapping.newIndex)
    return IdentifiedChange(selection.forgetHidden(forgotten), names)
  }
}
