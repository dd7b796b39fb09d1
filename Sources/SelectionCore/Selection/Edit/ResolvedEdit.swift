// SPDX-License-Identifier: MIT

/// An edit as a transaction applies it: with the layout after it, and what only tables with
/// identities need.
///
/// Every input that changes rows, what is shown or the identities of rows is one of these.
struct ResolvedEdit {
  /// How all rows move, including those of no section; nil if each keeps its number.
  var mapping: TableMapping?
  /// The layout after it; nil if it stays.
  var layout: Layout?
  /// Whether each shown row stays, so that only hidden ones come, go and move.
  var concernsHiddenRowsOnly = false
  /// The rows that are reloaded, by their numbers before it.
  var reloaded = RowSet()
  /// The hidden rows whose marks are forgotten before rows move.
  var forgotten = RowSet()
  /// The hidden rows that give their marks to others before rows move.
  var merged: [MergedRow] = []
  /// The rows that share their checkmark after it; nil if those don't change.
  var shared: SharedCheckmarks?
  /// How each layer changes after rows have moved.
  var marks: [MarkLayer: MarkEdit] = [:]
  /// Whether rows that are marked already take precedence over ``marks``.
  var keepsMarks = true
  /// The row of the anchor and of the lead after it; nil doesn't change it.
  var (anchor, lead): (Int?, Int?)
  /// Whether it is a step of the history; a change of rows or of what is shown never is.
  var isStep = false

  /// An edit of rows, which are shown as a layout says.
  init(_ change: LayoutChange) { (mapping, layout) = (change.mapping, change.layout) }

  /// An edit that gives rows the same or another layout, and moves none.
  init(layout: Layout?) { self.layout = layout }

  /// Whether it changes more than marks.
  var concernsData: Bool {
    mapping != nil || layout != nil || shared != nil || !merged.isEmpty || !forgotten.isEmpty
  }
}

extension TableEdit {
  /// The edit of a table with a layout.
  ///
  /// - Throws: `SelectionError.foreignMapping`, `.rowNumberOutOfRange`, `.tooManyRows`.
  /// - Complexity: O(1) if no row is hidden, else that of moving the shown rows.
  func resolved(for old: Layout) throws(SelectionError) -> ResolvedEdit {
    var edit = ResolvedEdit(layout: nil)
    if let mapping {
      guard mapping.oldShape == old.whole, mapping.rows.oldCount == old.whole.rowCount else {
        throw .foreignMapping(from: mapping.oldShape, table: old.whole)
      }
      guard mapping.newShape.rowCount <= .max - old.elsewhere.count else { throw .tooManyRows }
      try require(shown?.last, below: mapping.newShape.rowCount)
      edit = ResolvedEdit(old.extended(mapping, showing: shown))
    } else if let shown {
      try require(shown.last, below: old.whole.rowCount)
      edit.layout = Layout(whole: old.whole, shown: shown, elsewhere: old.elsewhere)
    }
    let count = (edit.layout ?? old).count
    for (_, change) in marks { try require(change.last, below: count) }
    for row in [anchor, lead] {
      if let row, row < 0 { throw .rowNumberOutOfRange(row, count: count) }
      try require(row, below: count)
    }
    edit.marks = marks
    (edit.anchor, edit.lead) = (anchor, lead)
    edit.isStep = isStep
    return edit
  }

  private func require(_ last: Int?, below count: Int) throws(SelectionError) {
    if let last, last >= count { throw .rowNumberOutOfRange(last, count: count) }
  }
}
