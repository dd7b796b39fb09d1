// SPDX-License-Identifier: MIT

/// The selection state of a table: which rows are selected, highlighted and checked, and what happens to
/// them on each input.
///
///     var table = TableSelection(shape: [3, 5], policy: .init(allowsMultipleSelection: true))
///     let outcome = try table.tap(RowPath(section: 1, row: 2))
///     outcome.events           // didHighlight, didUnhighlight, didSelect, selectionDidChange
///     table.selectedRows       // [1.2]
///
/// A table is a value: it calls nobody, and a copy is a snapshot in O(1). Every verb does all of what it says
/// and returns what came of it, or throws a ``SelectionError`` and leaves the table as it was. Queries answer
/// for every input: a row that is not there is simply not selected.
public struct TableSelection: Hashable, Sendable {
  /// How many sections the table has, and how many rows each.
  public internal(set) var shape: TableShape
  /// What the user may select.
  public internal(set) var policy: SelectionPolicy
  /// Whether the table is being edited.
  public internal(set) var isEditing = false
  /// What becomes of the selection when editing begins and ends.
  public var editingTransition = EditingTransition.clear

  /// The numbers of the selected rows.
  public internal(set) var selected = RowSet()
  /// The number of the row from which a range extends.
  var anchorNumber: Int?
  /// The number of the row to which a range extends.
  var leadNumber: Int?
  /// The number of the row that is held by a finger.
  var touched: Int?
  /// What few tables have at any moment.
  var rare = SharedRareState()

  /// Makes a table in which nothing is selected.
  public init(shape: TableShape, policy: SelectionPolicy = SelectionPolicy()) {
    self.shape = shape
    self.policy = policy
  }
}

extension TableSelection {
  /// The mode in force: what the policy says for the table as it is being edited or not.
  public var mode: SelectionMode { policy.mode(isEditing: isEditing) }

  /// The selected rows, in table order.
  ///
  /// O(1).
  public var selectedRows: RowPaths { RowPaths(selected, in: shape) }

  /// The lowest selected row, or nil if none is.
  ///
  /// O(log *n*).
  public var selectedRow: RowPath? { selected.first.flatMap(shape.path) }

  /// Whether a row is selected.
  ///
  /// O(log *n*).
  public func isSelected(_ row: RowPath) -> Bool {
    shape.rowNumber(of: row).map(selected.contains) ?? false
  }

  /// The row that is held by a finger.
  public var highlightedRow: RowPath? { touched.flatMap(shape.path) }

  /// The rows that look selected.
  ///
  /// In mode single, while a finger is down on a row, no other row looks selected, though it still is.
  public var presentedRows: RowPaths {
    guard let touched, mode == .single else { return selectedRows }
    return RowPaths(selected.intersection([touched]), in: shape)
  }

  /// Whether a row looks selected, as ``presentedRows`` says.
  ///
  /// O(log *n*).
  public func isPresentedSelected(_ row: RowPath) -> Bool {
    guard let number = shape.rowNumber(of: row), selected.contains(number) else { return false }
    return touched == nil || touched == number || mode != .single
  }

  /// The row from which a range extends.
  public var anchor: RowPath? { anchorNumber.flatMap(shape.path) }

  /// The row to which a range extends, and where the keyboard stands.
  public var lead: RowPath? { leadNumber.flatMap(shape.path) }
}

extension TableSelection: CustomStringConvertible {
  /// The shape, what is selected, and what is checked.
  public var description: String {
    var parts = ["shape \(shape)", "selected \(selectedRows)"]
    if !lists.checked.isEmpty { parts.append("checked \(checkedRows)") }
    if isEditing { parts.append("editing") }
    return parts.joined(separator: ", ")
  }
}
