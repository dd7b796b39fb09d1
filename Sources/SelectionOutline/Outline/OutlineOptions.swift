// SPDX-License-Identifier: MIT
public import SelectionCore

/// Whether the boxes of an outline depend on each other.
public enum BoxMode: String, Hashable, Sendable, CaseIterable {
  /// Only leaves, empty groups and groups that aren't loaded store checkmarks. The state of any
  /// other group is derived from the nodes below it, and a tap on the group's box sets the
  /// checkmarks of these nodes.
  case cascading
  /// Every node stores its own checkmark.
  case independent
}

/// The nodes that an input on a group's box affects while a filter is set.
public enum BoxReach: String, Hashable, Sendable, CaseIterable {
  /// The nodes that pass the filter.
  case filtered
  /// All nodes.
  case whole
}

/// The checkmark of a new node in a loaded group.
public enum NewcomerMark: String, Hashable, Sendable, CaseIterable {
  /// The node is unchecked, so a group whose nodes were all checked becomes partly checked.
  case unchecked
  /// The node is checked if all nodes of the group were checked; a child of an exclusive group is
  /// unchecked.
  case inherit
}

/// The effect that a tap on a group has on the disabled nodes below it.
public enum DisabledChildren: String, Hashable, Sendable, CaseIterable {
  /// The checkmarks of disabled nodes don't change.
  case stay
  /// The disabled nodes are checked and unchecked together with the group, if the group itself
  /// isn't disabled.
  case follow
}

/// How to treat the selected nodes below a node when it is collapsed.
public enum CollapsedSelection: String, Hashable, Sendable, CaseIterable {
  /// The nodes stay selected, and count as hidden selected nodes.
  case keep
  /// If any of these nodes are selected, the collapsed node is selected in their place.
  case toParent
  /// The nodes are deselected.
  case drop
}

/// The options for an outline that affect what its users see.
public struct OutlineOptions: Hashable, Sendable {
  /// Whether boxes depend on each other.
  public var boxes: BoxMode
  /// The effect of a tap on a partly checked group.
  ///
  /// With `.restores`, the outline stores the checkmarks that each group contained before the first
  /// tap until an input other than undo or redo changes a checkmark in the group, or a node is
  /// added to the group. The stored checkmarks are updated when the data changes, but snapshots
  /// don't contain them.
  public var partialTap: PartialTap
  /// The nodes that a tap on a group affects while a filter is set.
  public var reach: BoxReach
  /// The checkmark of a new node, unless boxes are independent.
  public var newcomers: NewcomerMark
  /// The effect that a tap on a group has on the disabled nodes below it.
  public var disabledChildren: DisabledChildren

  /// Creates options.
  ///
  /// - Parameters:
  ///   - boxes: Whether boxes depend on each other.
  ///   - partialTap: The effect of a tap on a partly checked group.
  ///   - reach: The nodes that a tap on a group affects while a filter is set.
  ///   - newcomers: The checkmark of a new node.
  ///   - disabledChildren: The effect that a tap on a group has on the disabled nodes below it.
  public init(
    boxes: BoxMode = .cascading, partialTap: PartialTap = .checks, reach: BoxReach = .filtered,
    newcomers: NewcomerMark = .unchecked, disabledChildren: DisabledChildren = .stay
  ) {
    (self.boxes, self.partialTap, self.reach, self.newcomers) = (
      boxes, partialTap, reach, newcomers
    )
    self.disabledChildren = disabledChildren
  }
}
