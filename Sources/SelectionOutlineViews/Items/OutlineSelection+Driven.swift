// SPDX-License-Identifier: MIT

public import SelectionCore
public import SelectionOutline
public import SelectionViews

extension OutlineSelection: DrivenTable {
  /// False, because the outline itself isn't being edited, although its table always is.
  public var showsEditing: Bool { false }

  /// Returns false, because a box has three states, which the app draws.
  public func showsCheckmarks(inSection section: Int) -> Bool { false }

  /// Returns the traits of a node, which include `selected` if the node is selected or its box is
  /// checked.
  ///
  /// - Complexity: O(log *n*).
  public func traits(at row: RowPath) -> RowAccessibility.Traits {
    let traits = rows.traits(of: row)
    guard let node = rows.rowNumber(of: row), state(ofNode: node) == .all else { return traits }
    return traits.union(.selected)
  }

  /// Returns the nodes in view whose appearance has changed, including changes to their triangle,
  /// box or level.
  ///
  /// - Complexity: As `OutlineChange.rowsToRedraw(in:)`.
  public func rowsToRedraw(among visible: [RowPath], after change: OutlineChange<ID>) -> [RowPath] {
    change.pathsToRedraw(in: visible)
  }
}
