// SPDX-License-Identifier: MIT

/// A kind of pointer.
public enum PointerDevice: Hashable, Sendable {
  /// A mouse, a trackpad or a pen: a press takes effect at once.
  case mouse
  /// A finger: a press waits until it is lifted, because until then it may scroll.
  case finger
}

/// An event of a pointer, as a view gets it: the input of a ``PointerTracker``.
///
/// Points are those of the view itself, which stay when it scrolls. Times are in seconds from any
/// fixed point.
@nonexhaustive
public enum PointerEvent<Row: Hashable>: Hashable {
  /// The primary button or a finger goes down, on a row or, if that is nil, beside all rows.
  ///
  /// The modifiers are those of the whole click or drag: what is held later makes no difference.
  case down(
    on: Row?, at: ViewPoint, time: Double, modifiers: KeyModifiers = [],
    device: PointerDevice = .mouse)
  /// The pointer moves, and reaches a row or a place beside all rows.
  ///
  /// A view that scrolls below a pointer says this too, with the row that is there then.
  case moved(to: ViewPoint, over: Row? = nil, time: Double)
  /// So much time has passed, which makes a finger's press a long one; see
  /// ``PointerTracker/longPressDeadline``.
  case waited(until: Double)
  /// The pointer goes up.
  case up(at: ViewPoint, over: Row? = nil, time: Double)
  /// The secondary button goes down, or the system opens a menu in another way.
  ///
  /// A press or drag that is under way is cancelled.
  case secondaryClick(on: Row?)
  /// A press or drag that is under way is cancelled: by escape, by another window, or by a gesture
  /// of the system.
  case cancel
}

/// A kind of drag.
@nonexhaustive
public enum PointerDrag: Hashable, Sendable {
  /// The selected rows, to another place.
  case rows
  /// The end of a range of rows: ``Input/extendAsAnchor(to:)``.
  case range
  /// A pan over rows: ``Input/beginPan(_:)``.
  case pan
  /// A band: ``RubberBand``.
  case band
}

/// A consequence of a pointer's event, for the table or for the view.
///
/// ``InputReceiver/handle(pointer:profile:rules:)`` does what a step means for the
/// table, so that a view only needs to look at the steps that it shows.
@nonexhaustive
public enum PointerStep<Row: Hashable>: Hashable {
  /// An action whose meaning the profile says: a press, a release, a click beside all rows.
  case action(UserAction<Row>)
  /// A drag begins, on the row where the pointer went down, with the modifiers of then.
  case beginDrag(PointerDrag, on: Row?, KeyModifiers)
  /// The drag goes on; a range and a pan do so only if they reach another row.
  case continueDrag(PointerDrag, over: Row?)
  /// The drag ends: rows are dropped here.
  case endDrag(PointerDrag, over: Row?)
  /// The drag is given up.
  case cancelDrag(PointerDrag)
  /// A row is clicked twice: its primary action, such as to open it.
  ///
  /// The first click has done already what a click does; the second selects and toggles nothing.
  case doubleClick(Row)
  /// A finger is held on a row, or beside all rows: a context menu, or editing begins.
  case longPress(Row?)
}

extension PointerEvent: Sendable where Row: Sendable {}
extension PointerStep: Sendable where Row: Sendable {}
