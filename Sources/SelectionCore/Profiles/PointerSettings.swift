// SPDX-License-Identifier: MIT

/// The drags that a view allows, and the distances and times that tell them from clicks.
///
///     var settings = PointerSettings()
///     settings.besideRowsDrag = .band
///     settings.otherRowDrag = .range
public struct PointerSettings: Hashable, Sendable {
  /// The drag of a mouse from a row that was selected before; nil for none.
  public var selectedRowDrag: PointerDrag? = .rows
  /// The drag of a mouse from a row that was not selected before the press; nil for none.
  ///
  /// Rows are dragged only if the press has selected this one.
  public var otherRowDrag: PointerDrag? = .rows
  /// The drag of a mouse from a place beside all rows: a band, or nil for none.
  public var besideRowsDrag: PointerDrag?
  /// The drag of a finger that was held; nil for none, if a menu opens.
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
