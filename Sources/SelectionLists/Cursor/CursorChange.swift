// SPDX-License-Identifier: MIT

/// The change that an input makes to a selection and its cursor: the items to redraw.
public struct CursorChange<ID: Hashable>: Equatable {
  /// The items that are newly selected.
  public internal(set) var selected = Set<ID>()
  /// The items that are no longer selected.
  public internal(set) var deselected = Set<ID>()
  /// The old and the new lead if the keyboard focus moved.
  public internal(set) var focused = Set<ID>()

  /// Whether neither the selection nor the lead changed.
  public var isEmpty: Bool { selected.isEmpty && deselected.isEmpty && focused.isEmpty }

  /// The items to redraw if the app doesn't draw the keyboard focus.
  ///
  /// - Complexity: O(*k*) for *k* items.
  public var rowsToRedraw: Set<ID> { selected.union(deselected) }

  /// The items to redraw if the app draws the keyboard focus.
  ///
  /// - Complexity: O(*k*) for *k* items.
  public var rowsToRedrawWithFocus: Set<ID> { rowsToRedraw.union(focused) }
}

extension CursorChange: Sendable where ID: Sendable {}

extension CursorChange: CustomStringConvertible {
  /// A list of the items that were selected and deselected, such as `+[m2, m3] -[m1]`, which is
  /// shortened if many items changed.
  public var description: String {
    CheckmarkChange(checked: selected, unchecked: deselected).description
  }
}
