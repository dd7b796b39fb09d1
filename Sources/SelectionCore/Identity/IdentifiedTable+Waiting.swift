// SPDX-License-Identifier: MIT

/// A restored checkmark that waits for a row in a list that can show it.
///
/// An app restores what it has saved, loads its data and sets up its lists in any order. A
/// checkmark waits while its identity isn't in the table yet, or is in a section that isn't a list
/// yet; it is saved again with the next snapshot.
@usableFromInline
struct WaitingMark<ID: Hashable>: Hashable {
  let id: ID
  /// The section in which the identity was checked; nil for no section.
  var section: Int?
}

extension WaitingMark: Sendable where ID: Sendable {}

extension IdentifiedTable {
  /// Completes a change by giving waiting checkmarks to rows that can now show them.
  @inlinable @inline(__always)
  mutating func takingWaiting(_ change: IdentifiedChange<ID>) -> IdentifiedChange<ID> {
    hasWaiting ? takeWaiting(after: change) : change
  }

  /// Removes waiting checkmarks that an input has replaced, and gives others to new lists; without
  /// a new row or list, no checkmark can have waited for the input.
  @usableFromInline @inline(never)
  mutating func settleWaiting(after change: IdentifiedChange<ID>) -> IdentifiedChange<ID> {
    let (replaced, layout) = (change.rows.uncheckedHiddenNumbers, selection.layout)
    if !replaced.isEmpty {
      let names = names
      waiting.removeAll { mark in
        names.rows(of: mark.id).contains {
          replaced.contains($0) && layout.section(of: $0) ?? mark.section == mark.section
        }
      }
    }
    return change.rows.concernsLists ? takeWaiting(after: change) : change
  }

  /// Gives waiting checkmarks to rows that can show them after a change.
  @usableFromInline @inline(never)
  mutating func takeWaiting(after change: IdentifiedChange<ID>) -> IdentifiedChange<ID> {
    var left: [WaitingMark<ID>] = []
    var rows = RowSet()
    for var mark in waiting {
      if let mapping = change.rows.wholeMapping {
        mark.section = mark.section.flatMap(mapping.sections.newIndex)
      }
      guard let found = rowsInList(for: mark) else {
        left.append(mark)
        continue
      }
      rows.formUnion(found)
    }
    waiting = left
    rows.subtract(selection.checkedMarks)
    guard !rows.isEmpty else { return change }
    selection.takeCheckmarks(rows)
    return IdentifiedChange(
      change.rows.replacing(after: selection), change.names, change.vanished)
  }

  /// The shown rows of a list that can have a waiting checkmark: in the checkmark's section if its
  /// identity is in that section, otherwise in the first list that shows the identity.
  private func rowsInList(for mark: WaitingMark<ID>) -> RowSet? {
    let shown = names.rows(of: mark.id).compactMap(selection.target(ofRow:))
    let home = shown.filter { $0.section == mark.section }
    let lists = (home.isEmpty ? shown : home).filter {
      selection.listSections.contains($0.section)
    }
    guard let section = lists.first?.section else { return nil }
    return RowSet(lists.filter { $0.section == section }.map { $0.number })
  }

  /// Removes waiting checkmarks; nil for all of them.
  mutating func forgetWaiting(_ ids: Set<ID>?) {
    guard !waiting.isEmpty else { return }
    waiting.removeAll { ids?.contains($0.id) ?? true }
  }

  /// Removes the waiting checkmarks of the identities that the program unchecks.
  @usableFromInline @inline(never)
  mutating func forgetWaiting(uncheckedBy input: SelectionInput<ID>) {
    guard case .uncheck(let rows) = input else { return }
    forgetWaiting(
      Set(rows.spans.compactMap { span in if case .row(let id) = span { id } else { nil } }))
  }
}

extension SelectionChange {
  /// The hidden rows that are no longer checked, if rows and their numbers stay the same.
  fileprivate var uncheckedHiddenNumbers: RowSet {
    before.checkedMarks.subtracting(after.checkedMarks).intersection(after.hiddenRows)
  }

  /// Whether other sections are lists.
  fileprivate var concernsLists: Bool { before.listSections != after.listSections }
}

extension TableSelection {
  /// Checks rows of lists for which restored checkmarks were waiting, as if the checkmarks were new
  /// data; in an exclusive list, a row that is already checked stays checked.
  fileprivate mutating func takeCheckmarks(_ rows: RowSet) {
    _ = edit { transaction in
      transaction.leaveUnchanged()
      transaction.set([MarkEdit(layer: .checked, adding: rows)])
    }
  }
}
