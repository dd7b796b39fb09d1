// SPDX-License-Identifier: MIT

public import SelectionCore
public import SelectionOutline
public import SelectionViews

extension OutlineSelection: DrivenTable {
  /// The nodes in view that look different, also by their triangle, box or level.
  ///
  /// - Complexity: As `OutlineChange.rowsToRedraw(in:)`.
  public func rowsToRedraw(among visible: [RowPath], after change: OutlineChange<ID>) -> [RowPath] {
    change.pathsToRedraw(in: visible)
  }
}
