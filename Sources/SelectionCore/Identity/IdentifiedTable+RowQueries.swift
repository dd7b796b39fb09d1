// SPDX-License-Identifier: MIT

/// Queries about rows that only a table with identities has.
extension IdentifiedTable {
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

  /// Whether the same identities are marked as in another table, regardless of the positions of
  /// their rows.
  ///
  /// The method compares the selected identities, the checked identities and the identities in the
  /// app's own layers, including hidden identities.
  ///
  ///     doneButton.isEnabled = !mails.hasSameMarks(as: mailsAtFirst)
  ///
  /// Unlike `==`, the method ignores the rest of the state, such as the anchor, the lead and the
  /// undo history. Marked rows without an identity are compared by number.
  ///
  /// - Complexity: O(*k* log *n*) for *k* rows that are marked in either table.
  public func hasSameMarks(as other: IdentifiedTable) -> Bool {
    guard selectsUnloaded == other.selectsUnloaded else { return false }
    let (mine, others) = (markedNames, other.markedNames)
    return mine == others && (mine.unnamed == 0 || selection.hasSameMarks(as: other.selection))
  }

  /// The number of marks of each identity.
  private var markedNames: MarkedNames<ID> {
    var marks = MarkedNames<ID>(unnamed: selectsUnloaded ? -1 : 0)
    let layers = [MarkLayer.selected, .checked] + selection.layerMarks.entries.map { $0.layer }
    for layer in layers {
      let rows = selection.numbers(in: layer)
      let ids = names.ids(of: rows)
      marks.unnamed += rows.count - ids.count
      for id in ids { marks.counts[layer, default: [:]][id, default: 0] += 1 }
    }
    return marks
  }
}

/// The number of marked rows of each identity, layer by layer, and the marked rows without an
/// identity.
private struct MarkedNames<ID: Hashable>: Equatable {
  var counts: [MarkLayer: [ID: Int]] = [:]
  var unnamed: Int
}
