// SPDX-License-Identifier: MIT

/// A kind of pointer.
public enum PointerDevice: Hashable, Sendable {
  /// A mouse, a trackpad or a pen, whose press takes effect at once.
  case mouse
  /// A finger, whose press takes effect when the finger is lifted, because until then the finger
  /// may scroll.
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
  /// The primary button or a finger is pressed on a row, or outside the rows if the row is nil.
  ///
  /// The modifiers apply to the whole click or drag; later changes to the modifiers are ignored.
  case down(
    on: Row?, at: ViewPoint, time: Double, modifiers: KeyModifiers = [],
    device: PointerDevice = .mouse)
  /// The pointer moves to a row or to a place outside the rows.
  ///
  /// Also send this event if the view scrolls below the pointer, and pass the row that is under the
  /// pointer after scrolling.
  case moved(to: ViewPoint, over: Row? = nil, time: Double)
  /// The given time has passed without any other event, so a finger's press becomes a long press;
  /// see ``PointerTracker/longPressDeadline``.
  case waited(until: Double)
  /// The primary button or the finger is released.
  case up(at: ViewPoint, over: Row? = nil, time: Double)
  /// The secondary button is pressed, or the system opens a menu in another way.
  ///
  /// A press or drag in progress is canceled.
  case secondaryClick(on: Row?)
  /// A press or drag in progress is canceled, for example by the Escape key, by another window or
  /// by a system gesture.
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
  /// An action whose effect the profile determines: a press, a release, or a click outside all
  /// rows.
  case action(UserAction<Row>)
  /// A drag begins on the row where the pointer was pressed, with the modifiers that were held at
  /// that time.
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
  /// The first click has already taken effect; the second click selects the row and never toggles
  /// it.
  case doubleClick(Row)
  /// A finger is held on a row, or outside the rows, which opens a context menu or begins editing.
  case longPress(Row?)
}

extension PointerEvent: Sendable where Row: Sendable {}
extension PointerStep: Sendable where Row: Sendable {}
