// SPDX-License-Identifier: MIT

/// The result of an input to a table with identities, described both by rows and by identities.
///
///     try mails.select(["m1", "m3"])
///     let change = try mails.update(to: [["m0", "m3"]], vanished: .gone)
///     change.lost                                          // ["m1"]
///     // For the table view:
///     change.rows.mapping
///
/// Identities are listed in table order; rows without an identity are left out. As long as you keep
/// the result of a change to the data, the next change to the data has to copy the table's
/// identities.
public struct IdentifiedChange<ID: Hashable>: TableChange, Equatable {
  /// The type that names a row, which is the row's identity.
  public typealias Row = ID

  /// The change by row numbers: paths, calls, and the mapping of rows.
  public let rows: SelectionChange
  /// The identities after the change.
  @usableFromInline let names: RowNames<ID>
  /// The identities of marked rows that the change removed or hid, by their old row numbers; nil
  /// without such identities.
  @usableFromInline let vanished: [Int: ID]?

  @inlinable
  init(_ rows: SelectionChange, _ names: RowNames<ID>, _ vanished: [Int: ID]? = nil) {
    self.rows = rows
    self.names = names
    self.vanished = vanished
  }

  /// The identities of the marked rows that a change removes or hides.
  @inlinable
  static func vanished(_ change: SelectionChange, from names: RowNames<ID>) -> [Int: ID]? {
    let runs = change.vanishedRuns
    if runs.isEmpty { return nil }
    var vanished: [Int: ID] = [:]
    vanished.reserveCapacity(runs.count)
    for run in runs { names.forEachName(in: run) { vanished[$0] = $1 } }
    return vanished
  }

  /// Returns the identities that the rows with the given numbers have after the change; rows
  /// without an identity are left out.
  ///
  /// - Complexity: O(*k* log *n*) for *k* identities.
  @inlinable
  public func names(ofRows numbers: RowSet) -> [ID] { names.ids(of: numbers) }

  /// Returns the identities of marked rows that the change removes or hides, given the rows' old
  /// numbers.
  ///
  /// - Complexity: O(*k* log *k*) for *k* marked identities that the change removed or hid.
  public func names(ofVanishedRows numbers: RowSet) -> [ID] {
    guard let vanished else { return [] }
    // There may be too many rows without an identity to visit each.
    return vanished.keys.filter(numbers.contains).sortedNumbers().compactMap { vanished[$0] }
  }

  /// The identities in the program's input that no row had.
  ///
  /// Rows with these identities are added as hidden rows, which keep their marks until the
  /// identities are inserted.
  ///
  ///     try mails.select(["m1", "zz"]).unknown               // ["zz"]
  ///
  /// - Complexity: O(1) if the input added no identities; otherwise O(*k* log *n*) for *k*
  ///   identities.
  public var unknown: [ID] { names.ids(of: rows.addedHiddenRows) }
}

extension SelectionChange {
  /// The hidden rows that were added because an input names them, rather than by a change of the
  /// data.
  var addedHiddenRows: RowSet {
    switch data {
    case .none: RowSet(before.layout.count..<max(before.layout.count, after.layout.count))
    case .renumbered(let mapping): mapping.rows.inserted
    case .reload, .mapped: []
    }
  }

  /// The runs of marked rows that the change removes or hides, by their old numbers.
  @usableFromInline var vanishedRuns: [Range<Int>] {
    Array(lostNumbers.union(hiddenNumbers).ranges)
  }

  /// The mapping by which identities move with their rows; nil if each row keeps its number.
  ///
  /// After a reload with the same shape each identity keeps its place.
  @usableFromInline var renumbering: IndexMapping? {
    guard let mapping = wholeMapping else { return nil }
    return mapping.isReload && mapping.oldShape == mapping.newShape ? nil : mapping.rows
  }
}

extension IdentifiedTable {
  /// Returns the change from another table to this table, if one table was derived from the other
  /// or both were derived from a third.
  ///
  ///     let shown = mails
  ///     …                                      // any inputs and new contents
  ///     let change = mails.change(from: shown)  // .selected, .rowsToRedraw
  ///
  /// The change contains no calls, and it compares rows as ``TableSelection/change(from:)`` does.
  /// - Parameter older: The other table.
  /// - Returns: The change, as if a single input had made it.
  /// - Complexity: The cost of ``TableSelection/change(from:)``, plus O(log *n*) for each marked
  ///   row that the change removes.
  public func change(from older: IdentifiedTable) -> IdentifiedChange<ID> {
    let change = selection.change(from: older.selection)
    return IdentifiedChange(change, names, IdentifiedChange.vanished(change, from: older.names))
  }
}

extension IdentifiedChange: Sendable where ID: Sendable {}

extension IdentifiedChange: CustomStringConvertible {
  /// The differences, written with identities, such as `+[m1] -[m2] lost [m3] hidden [m4]`.
  ///
  /// - Complexity: The cost of ``TableChange/selected`` and of the other lists in the text.
  public var description: String {
    #if hasFeature(Embedded)
      return rows.description
    #else
      func text(_ ids: [ID]) -> String { "[\(ids.map { "\($0)" }.joined(separator: ", "))]" }
      let parts = [
        ("+", selected), ("-", deselected), ("lost ", lost), ("checked ", checked),
        ("unchecked ", unchecked), ("hidden ", hidden), ("shown again ", shownAgain),
      ].filter { !$0.1.isEmpty }.map { $0.0 + text($0.1) }
      let data = rows.mapping.map { $0.isReload ? ["reloaded"] : ["\($0)"] } ?? []
      let all = parts + rows.layerTexts { text(names.ids(of: $0)) } + data
      return all.isEmpty ? rows.textWithoutRows : all.joined(separator: " ")
    #endif
  }
}
