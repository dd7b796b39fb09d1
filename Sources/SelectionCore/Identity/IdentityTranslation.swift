// SPDX-License-Identifier: MIT

/// Gives the numbers of rows in place of the identities that an input names.
@usableFromInline
struct IdentityTranslation<ID: Hashable>: InputTranslation {
  /// The identities that the input adds, which only those of the program can.
  @usableFromInline let added: AddedIdentities<ID>?
  @usableFromInline let names: RowNames<ID>
  /// How many rows are shown.
  @usableFromInline let shownCount: Int
  /// Whether identities that are not shown are left out.
  @usableFromInline let leavesOut: Bool

  @inlinable
  init(_ input: Input<ID>, of names: RowNames<ID>, _ table: TableSelection) {
    self.names = names
    shownCount = table.shape.rowCount
    switch input {
    case .select, .setSelected, .deselect, .check, .uncheck, .disable, .enable:
      added = AddedIdentities(names, knownCount: table.allCount)
      leavesOut = false
    case .propose, .continueSweep: (added, leavesOut) = (nil, true)
    default: (added, leavesOut) = (nil, false)
    }
  }

  @inlinable
  func row(_ id: ID, _ key: String) throws(SelectionError) -> Int {
    guard let row = names.row(of: id), row < shownCount else { throw .unknown(id) }
    return row
  }

  @inlinable
  func rows(_ rows: Spans<ID>, _ key: String) throws(SelectionError) -> Spans<Int> {
    var spans: [Spans<Int>.Span] = []
    spans.reserveCapacity(rows.spans.count)
    for span in rows.spans {
      switch span {
      case .row(let id):
        if let added {
          spans.append(.row(try added.row(of: id)))
        } else if !leavesOut {
          spans.append(.row(try row(id, key)))
        } else if let row = names.row(of: id), row < shownCount {
          spans.append(.row(row))
        }
      case .rows(let first, let last):
        // In whatever order: the caller need not know which of two identities comes first.
        let (first, last) = (try row(first, key), try row(last, key))
        spans.append(.rows(from: min(first, last), through: max(first, last)))
      case .section(let section): spans.append(.section(section))
      case .all: spans.append(.all)
      }
    }
    return Spans(spans)
  }
}

/// Identities that an input of the program names and that are not known yet: they become hidden
/// rows.
@usableFromInline
final class AddedIdentities<ID: Hashable> {
  /// All identities, those that are added among them.
  @usableFromInline var names: RowNames<ID>
  /// The section of each that is added.
  @usableFromInline var sections: [Int?] = []
  @usableFromInline let knownCount: Int

  @inlinable
  init(_ names: RowNames<ID>, knownCount: Int) {
    self.names = names
    self.knownCount = knownCount
  }

  /// The number of the row of an identity, the first of several; one that is not known is added.
  ///
  /// - Throws: `SelectionError.tooManyRows`.
  @inlinable
  func row(of id: ID) throws(SelectionError) -> Int {
    if let row = names.row(of: id) { return row }
    return try add(id)
  }

  /// Adds a hidden row of an identity.
  ///
  /// - Throws: `SelectionError.tooManyRows`.
  @inlinable
  func add(_ id: ID, section: Int? = nil) throws(SelectionError) -> Int {
    let row = try addUnnamed(section: section)
    names.append(id, row: row)
    return row
  }

  /// Adds a hidden row without an identity.
  ///
  /// - Throws: `SelectionError.tooManyRows`.
  @inlinable
  func addUnnamed(section: Int? = nil) throws(SelectionError) -> Int {
    guard sections.count < .max - knownCount else { throw .tooManyRows }
    sections.append(section)
    return knownCount + sections.count - 1
  }
}
