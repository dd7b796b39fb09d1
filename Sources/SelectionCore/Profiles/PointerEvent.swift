// SPDX-License-Identifier: MIT

/// A kind of pointer.
public enum PointerDevice: Hashable, Sendable {
  /// A mouse, a trackpad or a pen: a press takes effect at once.
  case mouse
  /// A finger: a press takes effect when the finger is lifted, because until then the finger may
  /// scroll.
  case finger
}

/// A pointer event as a view receives it, for a ``PointerTracker``.
///
/// Points are in the view's own coordinates, which don't change when it scrolls. Times are in
/// seconds from any fixed point.
#if hasAttribute(nonexhaustive)
  @nonexhaustive
#endif
public indirect enum PointerEvent<Row: Hashable> {
  /// The primary button or a finger goes down on a row, or outside all rows if the row is nil.
  ///
  /// The modifiers apply to the whole click or drag; later changes of modifiers are ignored.
  case down(
    on: Row?, at: ViewPoint, time: Double, modifiers: KeyModifiers = [],
    device: PointerDevice = .mouse)
  /// The pointer moves to a row or to a place outside all rows.
  ///
  /// Also send this event if the view scrolls below a pointer, with the row that is then below the
  /// pointer.
  case moved(to: ViewPoint, over: Row? = nil, time: Double)
  /// The given time has passed without any other event, which turns a finger's press into a long
  /// press; see ``PointerTracker/longPressDeadline``.
  case waited(until: Double)
  /// The pointer goes up.
  case up(at: ViewPoint, over: Row? = nil, time: Double)
  /// The secondary button goes down, or the system opens a menu in another way.
  ///
  /// A press or drag under way is canceled.
  case secondaryClick(on: Row?)
  /// A press or drag under way is canceled: by the escape key, by another window, or by a system
  /// gesture.
  case cancel
}

/// A kind of drag.
public enum PointerDrag: Hashable, Sendable {
  /// A drag of the selected rows to another place.
  case rows
  /// A drag of the end of a range of rows: ``SelectionInput/extendAsAnchor(to:)``.
  case range
  /// A pan over rows: ``SelectionInput/beginPan(_:)``.
  case pan
  /// A band: ``RubberBand``.
  case band
}

/// A consequence of a pointer event, for the table or for the view.
///
/// ``InputReceiver/handle(pointer:profile:rules:)`` applies a step to the table, so a view only
/// needs to handle the steps that it displays.
#if hasAttribute(nonexhaustive)
  @nonexhaustive
#endif
public indirect enum PointerStep<Row: Hashable>: Equatable {
  /// An action whose meaning the profile determines: a press, a release, or a click outside all
  /// rows.
  case action(UserAction<Row>)
  /// A drag begins, on the row where the pointer went down, with the modifiers from that time.
  case beginDrag(PointerDrag, on: Row?, KeyModifiers)
  /// The drag continues; for a range or a pan, this step is sent only when the drag reaches another
  /// row.
  case continueDrag(PointerDrag, over: Row?)
  /// The drag ends; dragged rows are dropped at this point.
  case endDrag(PointerDrag, over: Row?)
  /// The drag is canceled.
  case cancelDrag(PointerDrag)
  /// A row is double-clicked, which triggers its primary action, such as opening it.
  ///
  /// The first click has already had its effect; the second click selects, and doesn't toggle.
  case doubleClick(Row)
  /// A finger is held on a row, or outside all rows, which opens a context menu or begins editing.
  case longPress(Row?)
}

extension PointerEvent: Sendable where Row: Sendable {}
extension PointerStep: Sendable where Row: Sendable {}
