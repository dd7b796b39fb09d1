// SPDX-License-Identifier: MIT

/// Replaces the identities that an input names by row numbers.
@usableFromInline
struct IdentityTranslation<ID: Hashable>: InputTranslation {
  /// The identities that the input adds; only the program's inputs can add identities.
  @usableFromInline let added: AddedIdentities<ID>?
  /// The table, which finds the rows.
  @usableFromInline let table: IdentifiedTable<ID>
  /// Whether identities that aren't shown are left out.
  @usableFromInline let leavesOut: Bool

  @inlinable
  init(_ input: SelectionInput<ID>, of table: IdentifiedTable<ID>) {
    self.table = table
    switch input {
    case .select, .setSelected, .deselect, .check, .uncheck, .mark, .unmark, .disable, .enable:
      added = AddedIdentities(table.names, knownCount: table.selection.allCount)
      leavesOut = false
    case .propose, .continueSweep: (added, leavesOut) = (nil, true)
    default: (added, leavesOut) = (nil, false)
    }
  }

  @inlinable
  func row(_ id: ID, _ key: String) throws(SelectionError) -> Int {
    try table.requiredNumber(of: id)
  }

  /// The row of an identity that an input names, and may add; nil if the identity is left out.
  @inlinable @inline(never)
  func named(_ id: ID) throws(SelectionError) -> Int? {
    if let row = table.shownNumber(of: id) { return row }
    if let added { return try added.row(of: id) }
    if leavesOut { return nil }
    throw .unknown(id)
  }

  /// The rows that an input shows, some of which may be hidden before the input.
  @inlinable
  func wholeRows(_ rows: SelectionSpans<ID>, _ key: String) throws(SelectionError)
    -> SelectionSpans<Int>
  {
    var spans: [SelectionSpans<Int>.Span] = []
    spans.reserveCapacity(rows.spans.count)
    for span in rows.spans {
      switch span {
      case .row(let id): for row in try known(id) { spans.append(.row(row)) }
      case .rows(let first, let last):
        let ends = try known(first).prefix(1) + known(last).prefix(1)
        guard let low = ends.min(), let high = ends.max() else { continue }
        spans.append(.rows(from: low, through: high))
      case .section(let section): spans.append(.section(section))
      case .all: spans.append(.all)
      }
    }
    return SelectionSpans(spans)
  }

  /// All rows with an identity that are in a section.
  @inlinable @inline(never)
  func known(_ id: ID) throws(SelectionError) -> [Int] {
    let rows = table.names.rows(of: id)
    if rows.isEmpty { throw .unknown(id) }
    return rows.filter(table.selection.isInSection)
  }

  @inlinable
  func rows(_ rows: SelectionSpans<ID>, _ key: String) throws(SelectionError) -> SelectionSpans<Int>
  {
    var spans: [SelectionSpans<Int>.Span] = []
    spans.reserveCapacity(rows.spans.count)
    for span in table.distinctSpans(of: rows) {
      switch span {
      case .row(let id): if let row = try named(id) { spans.append(.row(row)) }
      case .rows(let first, let last):
        // The ends may be in either order: the caller needn't know which of two identities is
        // first.
        let (first, last) = (try row(first, ""), try row(last, ""))
        let (low, high) = (min(first, last), max(first, last))
        table.selection.forEachShownRun(from: low, through: high) {
          spans.append(.rows(from: $0.lowerBound, through: $0.upperBound - 1))
        }
      case .section(let section): spans.append(.section(section))
      case .all: spans.append(.all)
      }
    }
    return SelectionSpans(spans)
  }
}

extension IdentifiedTable {
  /// The given spans, each once if rows share identities: an identity that is given again names the
  /// same row, which takes long to find among many.
  @usableFromInline
  func distinctSpans(of rows: SelectionSpans<ID>) -> [SelectionSpans<ID>.Span] {
    names.hasDuplicates ? rows.spans.unique : rows.spans
  }
}

/// Unknown identities that an input of the program names, which become hidden rows.
@usableFromInline
final class AddedIdentities<ID: Hashable> {
  /// All identities, including added ones.
  @usableFromInline var names: RowNames<ID>
  /// The number of added identities.
  @usableFromInline var count = 0
  @usableFromInline let knownCount: Int

  @inlinable
  init(_ names: RowNames<ID>, knownCount: Int) {
    self.names = names
    self.knownCount = knownCount
  }

  /// The row number of an identity, the first if several rows have it; an unknown identity is
  /// added.
  ///
  /// - Throws: `SelectionError.tooManyRows`.
  @inlinable
  func row(of id: ID) throws(SelectionError) -> Int {
    if let row = names.row(of: id) { return row }
    return try add(id)
  }

  /// Adds a row outside all sections with an identity.
  ///
  /// - Throws: `SelectionError.tooManyRows`.
  @inlinable
  func add(_ id: ID) throws(SelectionError) -> Int {
    let row = try addUnnamed()
    names.append(id, row: row, after: count - 1)
    return row
  }

  /// Adds a row outside all sections without an identity.
  ///
  /// - Throws: `SelectionError.tooManyRows`.
  @inlinable
  func addUnnamed() throws(SelectionError) -> Int {
    guard count < .max - knownCount else { throw .tooManyRows }
    count += 1
    return knownCount + count - 1
  }
}
