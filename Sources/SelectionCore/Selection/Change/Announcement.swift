// SPDX-License-Identifier: MIT

/// An announcement of a change for assistive technologies, as a value without text.
///
/// An app writes the sentences, in the language of its users:
///
///     func sentence(_ announcement: Announcement<String>) -> String {
///       switch announcement {
///       case .selected(let id, let count): "\(id) selected, \(count) in all"
///       case .deselected(let id, let count): "\(id) deselected, \(count) left"
///       case .selectionChanged(let count): "\(count) selected"
///       case .allSelected(let count): "All \(count) selected"
///       case .noneSelected: "None selected"
///       case .checked(let id): "\(id) checked"
///       case .unchecked(let id): "\(id) unchecked"
///       case .checkmarksChanged(let count): "\(count) checked"
///       case .noRoom(let limit): "No more than \(limit) can be chosen"
///       case .tooFew(let limit): "At least \(limit) must stay chosen"
///       @unknown default: ""
///       }
///     }
///     let change = try mails.tap("m2")
///     change.announcement.map(sentence)    // "m2 selected, 1 in all"
#if hasAttribute(nonexhaustive)
  @nonexhaustive
#endif
public indirect enum Announcement<Row: Equatable>: Equatable {
  /// One row was selected; the associated count is the number of rows that are now selected. As in
  /// the other cases, the count includes hidden rows.
  case selected(Row, count: Int)
  /// One row was deselected; the associated count is the number of rows that are still selected,
  /// which is at least one.
  case deselected(Row, count: Int)
  /// The selection of several rows changed; the associated count is the number of rows that are now
  /// selected, which is at least one.
  case selectionChanged(count: Int)
  /// All rows, or exactly the shown rows, are now selected; the associated count is their number.
  case allSelected(count: Int)
  /// No row is selected anymore.
  case noneSelected
  /// One row was checked.
  case checked(Row)
  /// One row was unchecked, and no other row was checked.
  case unchecked(Row)
  /// Several rows were checked or unchecked; the associated count is the number of rows that are
  /// now checked.
  case checkmarksChanged(count: Int)
  /// Nothing changed, because no more rows than `limit` can be marked.
  case noRoom(limit: Int)
  /// Nothing changed, because at least `limit` rows must remain marked.
  case tooFew(limit: Int)
}

extension Announcement: Sendable where Row: Sendable {}

extension TableChange {
  /// The announcement for the change, or nil if no announcement is needed.
  ///
  /// If both the selection and checkmarks changed, the checkmarks are announced. A checkmark that
  /// moved is announced at its new row. Hidden rows are counted, but not what isn't loaded; if only
  /// the marks of hidden rows change, the announcement contains only a number.
  ///
  /// - Complexity: The cost of ``TableChange/deselected``.
  public var announcement: Announcement<Row>? {
    let checked = self.checked
    if checked.count == 1, let row = checked.first { return .checked(row) }
    let unchecked = self.unchecked
    if checked.isEmpty, unchecked.count == 1, let row = unchecked.first { return .unchecked(row) }
    let (before, after) = (rows.before, rows.after)
    let checkedCount = after.checkedMarks.count
    // Perhaps only hidden rows changed; checked rows that are deleted aren't announced.
    let isOfHidden = rows.mapping == nil && checkedCount != before.checkedMarks.count
    if !checked.isEmpty || !unchecked.isEmpty || isOfHidden {
      return .checkmarksChanged(count: checkedCount)
    }
    let selected = self.selected
    let deselected = self.deselected
    let count = after.loadedSelectedCount
    guard
      !selected.isEmpty || !deselected.isEmpty || !lost.isEmpty
        || count != before.loadedSelectedCount
    else { return nil }
    if count == 0 { return .noneSelected }
    if selected.count == 1, let row = selected.first { return .selected(row, count: count) }
    let shown = after.selectedCount
    let isAll =
      shown == after.shape.rowCount && (count == shown || count == after.allCount)
    if isAll, !selected.isEmpty { return .allSelected(count: count) }
    if selected.isEmpty, deselected.count == 1, let row = deselected.first {
      return .deselected(row, count: count)
    }
    return .selectionChanged(count: count)
  }
}

extension TableSelection {
  /// The number of selected rows, shown or hidden, without the row that represents everything not
  /// loaded.
  fileprivate var loadedSelectedCount: Int {
    selectedMarks.rows.count - (selectsUnloaded ? 1 : 0)
  }
}
