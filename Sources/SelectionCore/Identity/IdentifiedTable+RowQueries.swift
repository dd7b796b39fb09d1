// SPDX-License-Identifier: MIT

/// Questions about rows that only a table with identities answers.
extension IdentifiedTable {
  /// The identities that a menu on a row applies to: all shown selected ones if the row is one of
  /// them, else that one alone; rows without one are left out.
  ///
  ///     try mails.setSelected(["m1", "m2"])
  ///     mails.menuRows(at: RowPath(0, 0))    // ["m1", "m2"]
  ///
  /// - Parameter row: The path of the row.
  /// - Returns: The identities, in table order.
  /// - Complexity: O(*k* log *n*) for *k* of them; if rows are hidden, of shown and hidden ones.
  public func menuRows(at row: RowPath) -> [ID] {
    names.ids(of: selection.layout.rows(ofRanks: selection.menuRows(for: row).positions))
  }

  /// The rows of a span of identities, all of which must be shown.
  func span(of span: SelectionSpans<ID>.Span) throws(SelectionError) -> RowSpan {
    switch span {
    case .row(let id): return .row(try path(of: id))
    case .rows(let first, let last):
      let (first, last) = (try path(of: first), try path(of: last))
      return .rows(from: min(first, last), through: max(first, last))
    case .section(let section): return .section(section)
    case .all: return .all
    }
  }

  /// Whether the same identities are selected and checked as in another table, including hidden
  /// ones, wherever their rows are.
  ///
  ///     doneButton.isEnabled = !mails.hasSameMarks(as: mailsAtFirst)
  ///
  /// Unlike `==` it ignores everything else, such as the anchor, the lead and the undo history.
  /// Marked rows without an identity are compared by number.
  ///
  /// - Complexity: O(*k* log *n*) for *k* marked rows of both.
  public func hasSameMarks(as other: IdentifiedTable) -> Bool {
    guard selectsUnloaded == other.selectsUnloaded else { return false }
    let (mine, others) = (markedNames, other.markedNames)
    return mine == others && (mine.unnamed == 0 || selection.hasSameMarks(as: other.selection))
  }

  /// The number of marks of each identity.
  private var markedNames: MarkedNames<ID> {
    let (selected, checked) = (selection.selectedMarks.rows, selection.checkedMarks)
    let (selectedIDs, checkedIDs) = (names.ids(of: selected), names.ids(of: checked))
    let unnamed = selected.count + checked.count - selectedIDs.count - checkedIDs.count
    var counts = MarkedNames<ID>(unnamed: unnamed - (selectsUnloaded ? 1 : 0))
    for id in selectedIDs { counts.selected[id, default: 0] += 1 }
    for id in checkedIDs { counts.checked[id, default: 0] += 1 }
    return counts
  }
}

/// The number of selected and checked rows of each identity, and the marked rows without one.
private struct MarkedNames<ID: Hashable>: Equatable {
  var selected: [ID: Int] = [:]
  var checked: [ID: Int] = [:]
  var unnamed: Int
}
