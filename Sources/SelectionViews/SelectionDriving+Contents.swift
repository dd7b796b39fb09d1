// SPDX-License-Identifier: MIT

public import SelectionCore

/// New contents, in the table and in the view together.
///
/// The data source answers by ``SelectionDriving/shape``, or the app has changed its own data
/// before.
extension SelectionDriving {
  /// Tells the table its new contents, and the view what was inserted, deleted and moved.
  ///
  /// A view that is in no window, and one that has more than a thousand rows to insert, delete or
  /// move, is reloaded instead; its selection stays.
  /// - Parameters:
  ///   - contents: The identities after the change, section by section.
  ///   - vanished: How to treat identities that are in none of them.
  /// - Returns: The resulting change, or nil if there are too many rows.
  /// - Complexity: O(*n*) for *n* identities before and after.
  @discardableResult
  public func update(to contents: [[ID]], vanished: Vanished) -> IdentifiedChange<ID>? {
    base.attempt { table throws(SelectionError) in
      guard let kind = base.listOfNewSections, contents.count > base.shape.sectionCount else {
        return try table.update(to: contents, vanished: vanished)
      }
      try table.addLists(kind, upTo: contents.count)
      try table.update(to: contents, vanished: vanished)
      return table.change(from: base.current)
    }
  }

  /// Tells the table its new contents in sections with identities, and has the app show them, such
  /// as by a diffable data source.
  ///
  /// - Parameters:
  ///   - contents: The sections after the change, with their rows.
  ///   - old: The sections before it.
  ///   - vanished: How to treat identities that are in none of them.
  ///   - show: Has the view show them; called with the table in place.
  /// - Returns: The resulting change, or nil if there are too many rows.
  /// - Complexity: O(*n*) for *n* identities before and after.
  @discardableResult
  public func update<SectionID: Hashable>(
    to contents: [(section: SectionID, rows: [ID])], from old: [SectionID], vanished: Vanished,
    showing show: () -> Void
  ) -> IdentifiedChange<ID>? {
    withoutActuallyEscaping(show) { show in
      base.attempt(contents: show) { table throws(SelectionError) in
        try table.update(to: contents, from: old, vanished: vanished)
      }
    }
  }

  /// The user has dragged a row to another place, and the view has moved it itself: the table
  /// follows.
  ///
  /// - Parameters:
  ///   - source: The row's path before the move.
  ///   - destination: Its path after the move.
  /// - Returns: The resulting change, or nil if there is no such row or place.
  /// - Complexity: O(log *n*).
  @discardableResult
  public func viewMovedRow(at source: RowPath, to destination: RowPath) -> IdentifiedChange<ID>? {
    var update = TableUpdate()
    update.moveRow(at: source, to: destination)
    var next = base.current
    do throws(SelectionError) {
      let change = try next.perform(update)
      base.current = next
      if let mapping = change.rows.mapping {
        base.viewSelection = mapping.rows.applied(to: base.viewSelection)
      }
      base.report(change)
      return change
    } catch {
      base.onRefusal?(.error(error))
      return nil
    }
  }
}
