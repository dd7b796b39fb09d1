// SPDX-License-Identifier: MIT

/// What a view lets a pointer do, and how far and how long it takes to do it.
///
///     var settings = PointerSettings()
///     settings.besideRowsDrag = .band
///     settings.otherRowDrag = .range
public struct PointerSettings: Hashable, Sendable {
  /// What a mouse drags from a row that was selected before; nil for nothing.
  public var selectedRowDrag: PointerDrag? = .rows
  /// What a mouse drags from a row that was not selected before the press; nil for nothing.
  ///
  /// Rows are dragged only if the press has selected this one.
  public var otherRowDrag: PointerDrag? = .rows
  /// What a mouse drags from a place beside all rows: a band, or nil for nothing.
  public var besideRowsDrag: PointerDrag?
  /// What a finger drags from where it was held; nil for nothing, if a menu opens there.
  public var longPressDrag: PointerDrag?
  /// How far a mouse goes before it drags; 0 in a terminal, where it goes from cell to cell.
  public var mouseSlack: Double = 5
  /// How far a finger goes before it scrolls, and so neither taps nor is held.
  public var fingerSlack: Double = 10
  /// How many seconds are between the two downs of a double click at most; nil if the view has no
  /// double clicks, as a checkmark list, in which each click counts.
  public var doubleClickInterval: Double? = 0.5
  /// How far the two downs of a double click are apart at most.
  public var doubleClickDistance: Double = 5
  /// How many seconds a finger is held for a long press; nil if the view has none.
  public var longPressTime: Double? = 0.5

  /// Creates the settings of a view whose rows can be dragged.
  public init() {}
}
