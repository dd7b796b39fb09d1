// SPDX-License-Identifier: MIT

/// A gesture that the user may be in the midst of.
@nonexhaustive
public enum TableGesture: String, Hashable, Sendable, CaseIterable {
  /// A finger is down on a row.
  case touch
  /// A pointer is down on a row.
  case press
  /// A pan with two fingers selects.
  case pan
  /// A drag or a band selects.
  case sweep
}

extension TableSelection {
  /// The gestures that the user is in the midst of.
  ///
  /// An app that gets new contents meanwhile may hold them back until this is empty, because they
  /// end a pan and a sweep, and a touch or a press on a row that goes.
  /// - Complexity: O(1).
  public var gestures: Set<TableGesture> {
    var gestures: Set<TableGesture> = []
    if touched != nil { gestures.insert(.touch) }
    if extras.press != nil { gestures.insert(.press) }
    if isPanning { gestures.insert(.pan) }
    if isSweeping { gestures.insert(.sweep) }
    return gestures
  }
}

extension SelectionChange {
  /// The gestures that were under way before the input and are not after it, whether the user has
  /// ended them or new contents have: a view stops its own there.
  ///
  ///     if change.endedGestures.contains(.sweep) { band.isHidden = true }
  ///
  /// - Complexity: O(1).
  public var endedGestures: Set<TableGesture> { before.gestures.subtracting(after.gestures) }
}
