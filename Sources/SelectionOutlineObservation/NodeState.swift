// SPDX-License-Identifier: MIT
public import SelectionCore
public import SelectionObservation
public import SelectionOutline

/// The part of a node's state that the node's view shows: the row, its triangle and its box.
///
/// The state doesn't depend on whether the node is shown, so when a group is collapsed or expanded,
/// only the group's appearance changes; the nodes below it only appear or disappear.
public struct NodeState: SelectableState {
  /// Whether the row looks selected; in mode single, while a finger is down, only the row under the
  /// finger can look selected.
  public let isSelected: Bool
  /// Whether the row is under a finger.
  public let isHighlighted: Bool
  /// Whether the user can change the node.
  public let isEnabled: Bool
  /// The state of the box: for a loaded group, whether none, some or all nodes below it are
  /// checked; otherwise whether the node itself is checked.
  public let box: MarkedPart
  /// Whether the node is a group, so that its row has a triangle.
  public let isGroup: Bool
  /// Whether the group is expanded, so that its triangle points down.
  public let isExpanded: Bool
  /// Whether the children of the node are loaded; if the group is expanded and its children aren't
  /// loaded, the app has yet to load them.
  public let isLoaded: Bool
  /// The number of the node's ancestors, which determines the indentation of its row.
  public let level: Int
  /// The app's own layers in which the node is marked, in order of their names.
  public let layers: [MarkLayer]

  /// Creates the state of a node in an outline, or the state of a leaf at the root if no node has
  /// the identity.
  ///
  /// - Parameters:
  ///   - id: The node.
  ///   - outline: The outline.
  /// - Complexity: O(log *n*).
  public init<ID>(of id: ID, in outline: OutlineSelection<ID>) {
    let row = outline.row(of: id)
    isSelected = row.map(outline.rows.isPresentedSelected) ?? outline.isSelected(id)
    isHighlighted = row != nil && outline.rows.highlightedRow == row
    isEnabled = outline.isEnabled(id)
    box = outline.state(of: id) ?? .none
    isGroup = outline.isGroup(id)
    isExpanded = isGroup && outline.isExpanded(id)
    isLoaded = outline.isLoaded(id)
    level = outline.level(of: id) ?? 0
    layers = outline.rows.layers.filter { $0 != .partlyChecked && outline.isMarked(id, in: $0) }
  }
}
