// SPDX-License-Identifier: MIT
public import SelectionCore

/// The part of a row's state that the row's view shows.
///
/// A hidden identity can be selected, but has no accessory.
public struct RowState: SelectableState {
  /// Whether the row looks selected; in mode single, only the row under the finger can look
  /// selected while a finger is down.
  public let isSelected: Bool
  /// Whether the row is under a finger.
  public let isHighlighted: Bool
  /// Whether the user can change the row.
  public let isEnabled: Bool
  /// The accessory at the row's trailing edge, such as a checkmark if the row is checked.
  public let accessory: RowAccessory
  /// The app's own layers in which the row is marked, in order of their names.
  public let layers: [MarkLayer]

  /// Creates the state of an identity in a table.
  ///
  /// - Parameters:
  ///   - id: The identity.
  ///   - table: The table.
  /// - Complexity: O(log *n*).
  public init<ID>(of id: ID, in table: IdentifiedTable<ID>) {
    let selection = table.rows
    let row = table.row(of: id)
    isSelected = row.map(selection.isPresentedSelected) ?? table.isSelected(id)
    isHighlighted = row != nil && selection.highlightedRow == row
    isEnabled = row.map(selection.isEnabled) ?? false
    accessory = row.map(selection.accessory) ?? .none
    layers = selection.layers.filter { table.isMarked(id, in: $0) }
  }
}
