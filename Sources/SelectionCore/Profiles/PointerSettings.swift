// SPDX-License-Identifier: MIT

/// The drags that a view allows, and the distances and times that distinguish them from clicks.
///
///     var settings = PointerSettings()
///     settings.besideRowsDrag = .band
///     settings.otherRowDrag = .range
public struct PointerSettings: Hashable, Sendable {
  /// The drag of a mouse from a row that was selected before the press; nil for no drag.
  public var selectedRowDrag: PointerDrag? = .rows
  /// The drag of a mouse from a row that was not selected before the press; nil for no drag.
  ///
  /// Rows are dragged only if the press has selected the row under the pointer.
  public var otherRowDrag: PointerDrag? = .rows
  /// The drag of a mouse from a place outside all rows: a band, or nil for no drag.
  public var besideRowsDrag: PointerDrag?
  /// The drag of a finger after a long press; nil for no drag, for instance if a menu opens.
  public var longPressDrag: PointerDrag?
  /// The distance that a mouse moves before a drag begins; 0 in a terminal, where the mouse moves
  /// by cells.
  public var mouseSlack: Double = 5
  /// The distance that a finger moves before it scrolls; a press that scrolls is neither a tap nor
  /// a long press.
  public var fingerSlack: Double = 10
  /// The maximum number of seconds between the two presses of a double click; nil if the view has
  /// no double clicks, as in a checkmark list, in which each click counts.
  public var doubleClickInterval: Double? = 0.5
  /// The largest distance between the two presses of a double click.
  public var doubleClickDistance: Double = 5
  /// The number of seconds until a finger's press becomes a long press; nil if the view has no long
  /// presses.
  public var longPressTime: Double? = 0.5

  /// Creates the settings of a view whose rows can be dragged.
  public init() {}
}
