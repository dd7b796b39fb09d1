// SPDX-License-Identifier: MIT

/// A gesture that may be in progress.
public enum TableGesture: String, Hashable, Sendable, CaseIterable {
  /// A finger touches a row.
  case touch
  /// A pointer is pressed on a row.
  case press
  /// A pan with two fingers selects rows.
  case pan
  /// A drag or a band selects rows.
  case sweep
}

extension TableSelection {
  /// The gestures that are in progress.
  ///
  /// Gestures move with their rows when the data changes. A touch, a press or a pan ends if its
  /// first row is removed or hidden. All gestures end if the whole table is reloaded.
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
  /// The gestures that were ended by the user's input or by new contents; a view should stop its
  /// own recognizers for these gestures.
  ///
  ///     let change = try mails.update(to: [next], vanished: .gone)
  ///     if change.rows.endedGestures.contains(.sweep) { band.isHidden = true }
  ///
  /// - Complexity: O(1).
  public var endedGestures: Set<TableGesture> {
    Set(TableGesture.allCases.filter { before.isUnderWay($0) && !after.isUnderWay($0) })
  }
}
