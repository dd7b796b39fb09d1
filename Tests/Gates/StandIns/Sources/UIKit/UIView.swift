// SPDX-License-Identifier: MIT
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@_exported public import Foundation
@_exported public import ObjectiveCStandIn

// A replacement for the part of UIKit that the drivers use, which behaves as UIKit does as far as
// the drivers depend on it. Where this is remembered and not documented, a comment says so.

extension IndexPath {
  public init(row: Int, section: Int) { self.init(indexes: [section, row]) }
  public init(item: Int, section: Int) { self.init(indexes: [section, item]) }
  public var section: Int { self[0] }
  public var row: Int { self[1] }
  public var item: Int { self[1] }
}

public struct UIAccessibilityTraits: OptionSet, Sendable {
  public let rawValue: UInt64
  public init(rawValue: UInt64) { self.rawValue = rawValue }
  public static let button = UIAccessibilityTraits(rawValue: 1)
  public static let selected = UIAccessibilityTraits(rawValue: 2)
  public static let notEnabled = UIAccessibilityTraits(rawValue: 4)
}

@MainActor open class UIResponder: StandInObject {}

open class UIView: UIResponder {
  public var accessibilityLabel: String?
  public var accessibilityValue: String?
  public var accessibilityHint: String?
  public var accessibilityTraits: UIAccessibilityTraits = []
  /// The window, which a program sets to put the view on the screen.
  public var window: UIWindow? { didSet { if window !== oldValue { didMoveToWindow() } } }
  public var bounds = CGRect.zero
  open func didMoveToWindow() {}
  open func layoutIfNeeded() {}
}

public final class UIWindow: UIView {}

open class UIViewController: UIResponder {
  public private(set) var isEditing = false
  private var loaded: UIView?
  public override init() { super.init() }
  public required init?(coder: NSCoder) { nil }
  public var view: UIView! {
    get {
      loadViewIfNeeded()
      return loaded
    }
    set { loaded = newValue }
  }
  public var isViewLoaded: Bool { loaded != nil }
  public func loadViewIfNeeded() {
    guard loaded == nil else { return }
    loadView()
    viewDidLoad()
  }
  open func loadView() { view = UIView() }
  open func viewDidLoad() {}
  open func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }
}

@MainActor public final class UIImage: StandInObject {
  public let systemName: String
  public init?(systemName: String) { self.systemName = systemName }
}

@MainActor public final class UIAction: StandInObject {
  let handler: (UIAction) -> Void
  public init(handler: @escaping (UIAction) -> Void) { self.handler = handler }
}

open class UIControl: UIView {
  public struct State: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
  }
  public var isEnabled = true
}

public final class UIButton: UIControl {
  private let primaryAction: UIAction?
  public private(set) var image: UIImage?
  public init(primaryAction: UIAction?) { self.primaryAction = primaryAction }
  public func setImage(_ image: UIImage?, for state: State) { self.image = image }
  /// Taps the button; a disabled button doesn't react.
  public func tap() { if isEnabled, let primaryAction { primaryAction.handler(primaryAction) } }
}
