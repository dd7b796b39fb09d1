// SPDX-License-Identifier: MIT

/// The law for the number of marked rows in a table and in each of its sections.
///
/// Modes of tables and sections and kinds of checkmark lists are all expressed as this law, which
/// alone decides which marks are replaced, removed and refused.
struct MarkLaw {
  /// Whether at most one row of the whole table is marked.
  var isSingle = false
  /// The sections in which no row is marked.
  var empty = RowSet()
  /// The sections in which at most one row is marked.
  var single = RowSet()
  /// The groups of sections that are joined into one list; if the sections allow at most one marked
  /// row, a whole group allows at most one.
  var joined: [RowSet] = []
  /// The rows that can only be marked alone; nil without such rows, so that most laws are small.
  var alone: RowsMarkedAlone?
  /// The rows that count as one row, because they share their mark.
  var shared = SharedCheckmarks()

  /// Whether some rows can't be marked, or can't be marked together.
  var restrictsRows: Bool {
    isSingle || !empty.isEmpty || !single.isEmpty || alone != nil
  }

  /// The marked rows that can't stay marked together with a row.
  ///
  /// - Complexity: O(log *n*).
  func rowsReplaced(by target: Target, in marked: RowSet, of table: Layout) -> RowSet {
    if isSingle { return marked }
    guard single.contains(target.section) else { return [] }
    if joined.isEmpty, !table.elsewhere.hasHomes {
      return marked.intersection(RowSet(target.rows))
    }
    let sections = joined.together(with: target.section, among: single)
    return marked.intersection(table.rows(ofSections: sections))
  }

  /// The sections in which at most one row is marked and that contain any of the given rows, each
  /// with the rows of which only one is marked; of joined sections, only the first is included.
  private func parts(
    with rows: RowSet, in table: Layout
  ) -> [(section: Int, rows: RowSet)] {
    let parts = table.sections(with: rows, among: single)
    if joined.isEmpty { return parts }
    var done = RowSet()
    return parts.compactMap { part in
      if done.contains(part.section) { return nil }
      let sections = joined.together(with: part.section, among: single)
      done.formUnion(sections)
      return sections.count == 1 ? part : (part.section, table.rows(ofSections: sections))
    }
  }

  /// The marked rows that can't stay marked together with the given rows, which may themselves be
  /// too many.
  ///
  /// - Complexity: O(log *n*) for each section that is limited to one row and contains any of the
  ///   rows.
  func rowsReplaced(by rows: RowSet, in marked: RowSet, of table: Layout) -> RowSet {
    if isSingle { return rows.isEmpty ? [] : marked }
    var replaced = parts(with: rows, in: table)
      .reduce(RowSet()) { $0.union(marked.intersection($1.rows)) }
    for (here, alone) in partsWithAlone(rows, in: table) {
      let rivals = rows.intersection(here).isDisjoint(with: alone) ? alone : here
      replaced.formUnion(marked.intersection(here).intersection(rivals))
    }
    return replaced
  }

  /// For each section that contains any of the given rows and has rows that can only be marked
  /// alone: the section's rows, and those of them that can only be marked alone.
  private func partsWithAlone(
    _ rows: RowSet, in table: Layout
  ) -> [(here: RowSet, alone: RowSet)] {
    guard let alone else { return [] }
    return table.sections(with: rows, among: alone.sections).map { ($0.rows, alone.rows) }
  }

  /// The rows that share a mark with a row that can only be marked alone.
  private func item(of row: Int, in table: Layout) -> RowSet {
    shared.sharing([row], in: table, lists: alone?.sections ?? [])
  }

  /// Whether the marked rows of a section all belong to one item that can only be marked alone.
  private func isAlone(_ rows: RowSet, in table: Layout) -> Bool {
    guard let alone, let first = rows.intersection(alone.rows).first else { return false }
    return rows.isSubset(of: item(of: first, in: table))
  }

  /// The place and the number of rows if more than one row is marked where one is allowed, or nil
  /// if the law holds; ignores sections that must be empty.
  ///
  /// - Complexity: O(log *n*) for each section that is limited to one row and contains any of the
  ///   rows.
  func excess(of rows: RowSet, in table: Layout) -> (section: Int, count: Int)? {
    let count = rows.count
    guard count > 1 else { return nil }
    if isSingle { return (0, count) }
    for (section, all) in parts(with: rows, in: table) {
      let here = rows.intersection(all)
      let count = here.count
      guard count > 1 else { continue }
      let item = shared.sharing([here.first ?? 0], in: table, lists: single)
      if !here.isSubset(of: item) { return (section, count) }
    }
    for (part, alone) in partsWithAlone(rows, in: table) {
      let here = rows.intersection(part)
      if !here.isDisjoint(with: alone), !isAlone(here, in: table) {
        return (table.section(of: here.first ?? 0) ?? 0, here.count)
      }
    }
    return nil
  }

  /// The rows that stay marked after a change to the law or the rows.
  ///
  /// If only one of several rows can stay marked, it is from the first of the `preferred` sets that
  /// contains any of them; otherwise, it is the first row, counting hidden rows after shown rows.
  /// Hidden rows are subject only to the allowed number.
  ///
  /// - Parameters:
  ///   - marked: The marked rows.
  ///   - table: All rows.
  ///   - touched: Rows of the sections in which the law may be violated; nil for all.
  ///   - preferred: The rows that take precedence over other rows.
  /// - Returns: The rows that stay marked.
  /// - Complexity: O(log *n*) for each section that may not keep all of its marks and has marks
  ///   among the touched rows.
  @_optimize(size)
  func trimmed(
    _ marked: RowSet, in table: Layout, among touched: RowSet? = nil,
    preferring preferred: RowSet...
  ) -> RowSet {
    guard restrictsRows else { return marked }
    let subject = touched.map(marked.intersection) ?? marked
    // An inserted row, even if unmarked, can make marked rows of its item rows that are marked
    // alone.
    let cameAlone = touched.flatMap { alone?.rows.intersection($0) } ?? []
    var marked = marked
    if subject.isEmpty, cameAlone.isEmpty { return marked }
    if !empty.isEmpty {
      let rows =
        touched == nil
        ? table.whole.rows(ofSections: empty)
        : RowSet(
          ranges: table.whole.sections(with: table.shown(subject), among: empty).map { $0.rows })
      marked.subtract(table.shown(rows))
    }
    func keepOne(of here: RowSet) {
      guard here.count > 1 else { return }
      let kept =
        preferred.lazy.map(here.intersection).compactMap { table.shown($0).first ?? $0.first }.first
        ?? table.shown(here).first ?? here.first
      marked.subtract(here)
      if let kept {
        marked.formUnion(shared.sharing([kept], in: table, lists: single).intersection(here))
      }
    }
    if isSingle {
      keepOne(of: marked)
    } else {
      for (_, rows) in parts(with: subject, in: table) {
        keepOne(of: marked.intersection(rows))
      }
    }
    for (part, alone) in partsWithAlone(subject.union(cameAlone), in: table) {
      let here = marked.intersection(part)
      let lonely = here.intersection(alone)
      if lonely.isEmpty || isAlone(here, in: table) { continue }
      let others = here.subtracting(lonely)
      let first = preferred.first { !$0.isDisjoint(with: here) }
      if others.isEmpty || first?.isDisjoint(with: others) ?? false {
        let wanted = first.map(lonely.intersection) ?? lonely
        let kept = table.shown(wanted).first ?? wanted.first ?? 0
        marked.subtract(here)
        marked.formUnion(item(of: kept, in: table).intersection(here))
      } else {
        marked.subtract(lonely)
      }
    }
    return marked
  }

  /// The defects of some marked rows, for tests.
  func defects(of marked: RowSet, in table: Layout, called name: String) -> [String] {
    var defects: [String] = []
    if let last = marked.last, last >= table.count {
      defects.append("row number \(last) is \(name), of \(table.count) rows")
    }
    if let row = marked.intersection(table.shown(table.whole.rows(ofSections: empty))).first {
      defects.append("row number \(row) is \(name), in a section in which none may be")
    }
    if let (section, count) = excess(of: marked, in: table) {
      let place = isSingle ? "the table" : "section \(section)"
      defects.append("\(count) rows of \(place) are \(name), where one may be")
    }
    return defects
  }
}

/// The rows that can only be marked alone in their section.
final class RowsMarkedAlone: Sendable {
  let rows: RowSet
  /// The sections with rows that can only be marked alone.
  let sections: RowSet

  init(_ rows: RowSet, in sections: RowSet) { (self.rows, self.sections) = (rows, sections) }
}
