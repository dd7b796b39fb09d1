// SPDX-License-Identifier: MIT
public import SelectionCore

/// What a row shows: all that its view needs to know.
///
/// A hidden identity may be selected, and shows no accessory.
public struct RowState: Hashable, Sendable {
  /// Whether the row looks selected; while a finger is down in mode single, only the row under it
  /// may.
  public let isSelected: Bool
  /// Whether a finger holds the row.
  public let isHighlighted: Bool
  /// Whether the user can change the row.
  public let isEnabled: Bool
  /// What is at the row's end; a checkmark where the row is checked and shows that.
  public let accessory: Accessory

  /// The state of an identity in a table.
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
  }
}
