// SPDX-License-Identifier: MIT

/// How many rows of a table, and of each of its sections, may carry a mark.
///
/// The one place that knows it: modes of tables and sections, checkmark lists and their kinds all
/// come down to this, and so do replacing, trimming and refusing.
struct MarkLaw {
  /// Whether at most one row of the whole table is marked.
  var isSingle = false
  /// The sections in which no row is marked.
  var empty = RowSet()
  /// The sections in which at most one row is marked.
  var single = RowSet()

  /// The marked rows that cannot stay marked beside a row.
  ///
  /// - Complexity: O(log *n*).
  func rowsReplaced(by target: Target, in marked: RowSet) -> RowSet {
    if isSingle { return marked }
    guard single.contains(target.section) else { return [] }
    return marked.intersection(RowSet(target.rows))
  }

  /// The marked rows that cannot stay marked beside others, which may themselves be too many.
  ///
  /// - Complexity: O(log *n*) for each section of one row that holds some of them.
  func rowsReplaced(by rows: RowSet, in marked: RowSet, _ shape: TableShape) -> RowSet {
    if isSingle { return rows.isEmpty ? [] : marked }
    guard !single.isEmpty else { return [] }
    let sections = SectionsWithRows(rows, in: shape, among: single).map { $0.rows }
    return sections.isEmpty ? [] : marked.intersection(RowSet(ranges: sections))
  }

  /// How many rows there are where one may be, or nil if the law holds; sections that must be empty
  /// aside.
  ///
  /// - Complexity: O(log *n*) for each section of one row that holds some of them.
  func excess(of rows: RowSet, in shape: TableShape) -> (section: Int, count: Int)? {
    let count = rows.count
    guard count > 1 else { return nil }
    if isSingle { return (0, count) }
    guard !single.isEmpty else { return nil }
    for (section, range) in SectionsWithRows(rows, in: shape, among: single) {
      let count = rows.count(in: range)
      if count > 1 { return (section, count) }
    }
    return nil
  }

  /// The rows that stay marked where the law has changed, or the rows have.
  ///
  /// Of several where one may be, one of the first of the `preferred` sets that has some stays,
  /// else the lowest of all.
  /// - Complexity: O(log *n*) for each section that may not keep all of its marks and has some.
  func trimmed(_ marked: RowSet, in shape: TableShape, preferring preferred: RowSet...) -> RowSet {
    var marked = marked
    if !empty.isEmpty, !marked.isEmpty { marked.subtract(shape.rows(ofSections: empty)) }
    func keepOne(of rows: Range<Int>) {
      guard marked.count(in: rows) > 1 else { return }
      let here = marked.intersection(RowSet(rows))
      let kept = preferred.lazy.compactMap { here.intersection($0).first }.first ?? here.first
      marked.remove(rows)
      if let kept { marked.insert(kept) }
    }
    if isSingle {
      keepOne(of: 0..<shape.rowCount)
    } else if !single.isEmpty {
      for (_, rows) in SectionsWithRows(marked, in: shape, among: single) { keepOne(of: rows) }
    }
    return marked
  }

  /// What is wrong with some marked rows, for tests.
  func defects(of marked: RowSet, in shape: TableShape, called name: String) -> [String] {
    var defects: [String] = []
    if let last = marked.last, last >= shape.rowCount {
      defects.append("row number \(last) is \(name), of \(shape.rowCount) rows")
    }
    if let row = marked.intersection(shape.rows(ofSections: empty)).first {
      defects.append("row number \(row) is \(name), in a section in which none may be")
    }
    if let (section, count) = excess(of: marked, in: shape) {
      let place = isSingle ? "the table" : "section \(section)"
      defects.append("\(count) rows of \(place) are \(name), where one may be")
    }
    return defects
  }
}
