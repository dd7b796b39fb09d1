// SPDX-License-Identifier: MIT
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// Decisions of the framework that aren't documented, so that a driver mustn't depend on them.
public struct Habits: Sendable {
  /// When an outline view expands the items that it has saved.
  public enum Restoration: CaseIterable, Sendable { case asDataSourceIsSet, asItemsAreLoaded }

  public var restoration = Restoration.asDataSourceIsSet
  /// Whether an item that is removed and inserted again is expanded again.
  public var remembersRemovedItems = false
  /// Whether rows that a collapse has deselected are told after the collapse, and not before.
  public var tellsOfCollapseFirst = false
  /// Whether a group is selected in place of the rows within it when it is collapsed.
  public var selectsCollapsedGroups = false
  /// Whether a batch that only renumbers the selected rows counts as a change of the selection.
  public var tellsOfRenumberedRows = false
  /// Whether reloaded rows get their views at once, in windows.
  public var reloadsRowsAtOnce = false

  /// Whether ⌥ with a triangle expands or collapses what is in a group before the delegate is told
  /// of the group itself.
  public var nestsExpansion = false

  public init() {}
}
