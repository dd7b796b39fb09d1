// SPDX-License-Identifier: MIT

/// The drags that a view allows, and the distances and times by which drags and clicks are
/// distinguished.
///
///     var settings = PointerSettings()
///     settings.besideRowsDrag = .band
///     settings.otherRowDrag = .range
public struct PointerSettings: Hashable, Sendable {
  /// The effect of dragging the mouse from a row that was selected before the press, or nil for no
  /// drag.
  public var selectedRowDrag: PointerDrag? = .rows
  /// The effect of dragging the mouse from a row that was not selected before the press, or nil for
  /// no drag.
  ///
  /// Rows are dragged only if the press has selected the row under the pointer.
  public var otherRowDrag: PointerDrag? = .rows
  /// The effect of dragging the mouse from a place outside the rows: a band, or nil for no drag.
  public var besideRowsDrag: PointerDrag?
  /// The effect of dragging a finger after a long press, or nil for no drag, for example if a menu
  /// opens.
  public var longPressDrag: PointerDrag?
  /// The distance that the mouse must move before a drag begins; 0 in a terminal, where the mouse
  /// moves by cells.
  public var mouseSlack: Double = 5
  /// The distance that a finger must move before it scrolls; a press that scrolls is neither a tap
  /// nor a long press.
  public var fingerSlack: Double = 10
  /// The maximum number of seconds between the two presses of a double click.
  ///
  /// The value is nil if the view has no double clicks, as in a checkmark list, in which each click
  /// counts.
  public var doubleClickInterval: Double? = 0.5
  /// The maximum distance between the two presses of a double click.
  public var doubleClickDistance: Double = 5
  /// The number of seconds after which a finger's press becomes a long press, or nil if the view
  /// has no long presses.
  public var longPressTime: Double? = 0.5

  /// Creates the settings of a view in which rows can be dragged.
  public init() {}
}
