// SPDX-License-Identifier: MIT

/// The selection state of a table, including its selected, highlighted and checked rows.
///
///     var table = TableSelection(shape: [3, 5], policy: .multiple)
///     let change = try table.tap(RowPath(1, 2))
///     change.events.last       // selectionDidChange
///     table.selectedRows       // [1.2]
///
/// A table is a value: it calls no delegate, and copying it takes a snapshot in O(1). Every
/// operation on a table is a ``TableInput``, and every result is a ``SelectionChange``. Each
/// mutating method applies one input. An input either succeeds completely or throws a
/// ``SelectionError`` and leaves the table unchanged. Queries accept any argument: for example, a
/// row that the table doesn't contain isn't selected.
public struct TableSelection: Sendable {
  /// The number of sections, and the number of rows in each section.
  public internal(set) var shape: TableShape
  /// The policy, which determines what the user may select.
  public internal(set) var policy: SelectionPolicy
  /// Whether the table is being edited.
  public internal(set) var isEditing = false
  /// The change to the selection when editing begins and when it ends.
  public internal(set) var editingTransition = EditingTransition.clear

  /// The selected rows.
  @usableFromInline var selectedMarks = Marks()
  /// The anchor and the lead, on shown or hidden rows.
  var cursor = HistoryState.Cursor()
  /// The number of the row that is held by a finger.
  @PackedNumber var touched: Int? = nil
  /// The extras, if the table has any.
  @usableFromInline var sharedExtras = Shared<Extras>()
  /// The changes to the data up to now, and the steps that can be undone and redone.
  var past = Past()

  /// Creates a table in which no row is selected.
  ///
  ///     let table = TableSelection(shape: [3, 5], policy: .multiple)
  ///     table.shape.rowCount                 // 8
  @inline(__always)
  public init(shape: TableShape, policy: SelectionPolicy = SelectionPolicy()) {
    self.shape = shape
    self.policy = policy
  }

  /// Whether the table has no extras.
  @inlinable package var isPlain: Bool { @inline(__always) get { sharedExtras.isEmpty } }

  /// Whether two tables share one copy of their extras, or have none.
  @inline(__always)
  func sharesExtras(with other: TableSelection) -> Bool {
    sharedExtras.isIdentical(to: other.sharedExtras)
  }

  /// Whether a pan or a sweep is under way, or has just ended.
  var hasGesture: Bool { @inline(__always) get { sharedExtras.readBox.hasGesture } }

  /// Whether undo is enabled.
  var keepsHistory: Bool { @inline(__always) get { past.keepsHistory } }

  /// The state that few tables have; reading it needs no storage, but writing it does.
  ///
  /// The compiler (6.3) may copy the whole table to read a part of it here; a part that is read
  /// through the optional `sharedExtras.box` is copied alone.
  var extras: Extras {
    _read { yield sharedExtras.value }
    _modify { yield &sharedExtras.value }
  }
}

extension TableSelection {
  /// The number of the row from which a range extends, shown or hidden, or nil if there is no
  /// anchor.
  ///
  ///     try table.click(RowPath(0, 1))
  ///     try table.show(numbers: [0, 2])
  ///     table.wholeAnchor                    // 1
  ///     table.anchor                         // 0.1
  ///
  /// While the row is hidden, ``InputReceiver/anchor`` is the nearest shown row.
  ///
  /// - Complexity: O(1).
  public internal(set) var wholeAnchor: Int? {
    get { cursor.anchor }
    set { cursor.anchor = newValue }
  }

  /// The number of the row to which a range extends, shown or hidden, or nil if there is no lead.
  ///
  ///     if let row = table.wholeLead, !table.shownNumbers.contains(row) {
  ///       print("hidden")
  ///     }
  ///
  /// - Complexity: O(1).
  public internal(set) var wholeLead: Int? {
    get { cursor.lead }
    set { cursor.lead = newValue }
  }
}

extension TableSelection: Equatable {
  /// Whether two tables are in the same state and can undo and redo the same steps.
  ///
  /// The data changes that led to the state aren't compared, except that a table that has received
  /// an input that shows rows differs from one that never has. They can matter to undo: if the row
  /// of a step's anchor or lead is removed, undo looks for the nearest row in the table in which
  /// the step was made.
  ///
  /// - Complexity: O(1) if one table is a copy of the other; otherwise, O(*n*).
  public static func == (first: TableSelection, second: TableSelection) -> Bool {
    first.shape == second.shape && first.policy == second.policy
      && first.isEditing == second.isEditing
      && first.editingTransition == second.editingTransition
      && first.selectedMarks == second.selectedMarks
      && first.cursor == second.cursor && first.touched == second.touched
      && first.hasSameExtras(as: second) && first.hasSameSteps(as: second)
  }

  private func hasSameExtras(as other: TableSelection) -> Bool {
    sharesExtras(with: other) || refreshedExtras == other.refreshedExtras
  }

  /// The extras, with the state before a gesture translated to the newest version of the data.
  private var refreshedExtras: Extras {
    var extras = extras
    if extras.beginning != nil { extras.beginning?.refresh(past.journal) }
    return extras
  }

  private func hasSameSteps(as other: TableSelection) -> Bool {
    past.isIdentical(to: other.past) || refreshedHistory == other.refreshedHistory
  }

  /// The steps, all translated to the newest version of the data.
  private var refreshedHistory: SelectionHistory? {
    guard keepsHistory else { return nil }
    var history = past.history
    history.refresh(past.journal)
    return history
  }
}
