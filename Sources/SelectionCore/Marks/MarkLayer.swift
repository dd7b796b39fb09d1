// SPDX-License-Identifier: MIT

/// One of the sets of rows that a table keeps: a layer of marks.
///
/// A layer moves with the rows when the data changes, and is kept while they are hidden.
public struct MarkLayer: Hashable, Sendable {
  enum Kind: String { case selected, checked, disabled }

  let kind: Kind

  /// The selected rows.
  public static let selected = MarkLayer(kind: .selected)
  /// The checked rows.
  public static let checked = MarkLayer(kind: .checked)
  /// The rows that the user can't change.
  public static let disabled = MarkLayer(kind: .disabled)

  /// The layers of every table.
  static let all: [MarkLayer] = [.selected, .checked, .disabled]

  /// The name under which it is saved.
  var name: String { kind.rawValue }
}

/// How a layer of marks changes.
package struct MarkEdit: Hashable, Sendable {
  /// The marked rows before ``adding`` and ``removing``; nil for those that are marked.
  package var base: RowSet?
  /// Rows that are marked in addition.
  package var adding = RowSet()
  /// Rows that are no longer marked.
  package var removing = RowSet()

  /// Changes a set of marked rows.
  package func apply(to rows: inout RowSet) {
    if let base { rows = base }
    if !removing.isEmpty { rows.subtract(removing) }
    if !adding.isEmpty { rows.formUnion(adding) }
  }

  /// The change by other row numbers.
  func following(_ rows: IndexMapping) -> MarkEdit {
    MarkEdit(
      base: base.map(rows.applied), adding: rows.applied(to: adding),
      removing: rows.applied(to: removing))
  }

  /// The greatest row number in it.
  var last: Int? { [base?.last, adding.last, removing.last].compactMap { $0 }.max() }
}
