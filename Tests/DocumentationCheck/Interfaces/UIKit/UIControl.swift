// SPDX-License-Identifier: MIT

/// As in UIKit.
@MainActor
open class UIAction {
  /// As in UIKit.
  public init(handler: @escaping (UIAction) -> Void) {}
}

/// As in UIKit.
open class UIControl: UIView {
  /// As in UIKit.
  public struct Event: OptionSet, Sendable {
    /// As in UIKit.
    public let rawValue: UInt
    /// As in UIKit.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// As in UIKit.
    public static let valueChanged = Event(rawValue: 1 << 12)
  }

  /// As in UIKit.
  public func addAction(_ action: UIAction, for controlEvents: Event) {}
}

/// As in UIKit.
open class UISwitch: UIControl {
  /// As in UIKit.
  public var isOn = false
}
