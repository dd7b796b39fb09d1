// SPDX-License-Identifier: MIT

/// A gesture that may be under way.
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
  /// The gestures that are under way.
  ///
  /// Gestures move with their rows when the data changes. A touch, a press or a pan ends if its
  /// first row is removed or hidden, and all gestures end if the whole table is reloaded.
  /// - Complexity: O(1).
  public var gestures: Set<TableGesture> {
    Set(TableGesture.allCases.filter(isUnderWay))
  }

  func isUnderWay(_ gesture: TableGesture) -> Bool {
    switch gesture {
    case .touch: touched != nil
    case .press: extras.press != nil
    case .pan: isPanning
    case .sweep: isSweeping
    }
  }
}

extension SelectionChange {
  /// The gestures that the user's input or new contents ended; a view should stop its own
  /// recognizers for these gestures.
  ///
  ///     let change = try mails.update(to: [next], vanished: .gone)
  ///     if change.rows.endedGestures.contains(.sweep) { band.isHidden = true }
  ///
  /// - Complexity: O(1).
  public var endedGestures: Set<TableGesture> {
    Set(TableGesture.allCases.filter { before.isUnderWay($0) && !after.isUnderWay($0) })
  }
}
