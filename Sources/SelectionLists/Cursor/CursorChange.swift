// SPDX-License-Identifier: MIT

/// The change of a selection and its cursor by an input: the items to redraw.
public struct CursorChange<ID: Hashable> {
  /// The items that are newly selected.
  public internal(set) var selected: Set<ID> = []
  /// The items that are no longer selected.
  public internal(set) var deselected: Set<ID> = []
  /// The lead before the input.
  public internal(set) var oldLead: ID?
  /// The lead after the input.
  public internal(set) var newLead: ID?

  /// Whether neither the selection nor the lead changed.
  public var isEmpty: Bool { selected.isEmpty && deselected.isEmpty && oldLead == newLead }

  /// The items to redraw, if the keyboard focus isn't drawn.
  ///
  /// - Complexity: O(*k*) for *k* items.
  public var itemsToRedraw: Set<ID> { selected.union(deselected) }

  /// The items to redraw, if the keyboard focus is drawn.
  ///
  /// - Complexity: O(*k*) for *k* items.
  public var itemsToRedrawWithFocus: Set<ID> {
    oldLead == newLead ? itemsToRedraw : itemsToRedraw.union([oldLead, newLead].compactMap { $0 })
  }
}

extension CursorChange: Equatable {}
extension CursorChange: Hashable {}
extension CursorChange: Sendable where ID: Sendable {}

extension CursorChange: CustomStringConvertible {
  /// The items that were selected and deselected, such as `+[m2, m3] -[m1]`; of many items some.
  public var description: String {
    CheckmarkChange(checked: selected, unchecked: deselected).description
  }
}
