// SPDX-License-Identifier: MIT
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@_exported public import Foundation
@_exported public import ObjectiveCStandIn

@MainActor open class NSResponder: StandInObject {
  open func selectAll(_ sender: Any?) {}
}

@MainActor public final class NSWindow: NSResponder {}

@MainActor public final class NSEvent: StandInObject {
  public struct ModifierFlags: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let shift = ModifierFlags(rawValue: 1 << 17)
    public static let option = ModifierFlags(rawValue: 1 << 19)
    public static let command = ModifierFlags(rawValue: 1 << 20)
  }
}

@MainActor open class NSView: NSResponder {
  /// A test puts a view into a window by setting it.
  public var window: NSWindow? { didSet { if window != nil { needsLayout = true } } }
  public var visibleRect = CGRect(x: 0, y: 0, width: 100, height: 200)
  public var needsLayout = true
  /// Whether the view is being laid out.
  var isInLayout = false

  open func layout() {}

  public func layoutSubtreeIfNeeded() {
    // From memory: a view that is being laid out isn't laid out again within.
    guard needsLayout, !isInLayout else { return }
    isInLayout = true
    defer { isInLayout = false }
    // Something that layout calls may need another one.
    for _ in 0..<10 where needsLayout {
      needsLayout = false
      layout()
    }
    if needsLayout { StandIn.complain("the view needs layout again and again") }
  }

  /// Ends an event, after which views in windows are laid out.
  public func finishEvent() { if window != nil { layoutSubtreeIfNeeded() } }
}

@MainActor open class NSControl: NSView {
  public struct StateValue: RawRepresentable, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let off = StateValue(rawValue: 0)
    public static let on = StateValue(rawValue: 1)
    public static let mixed = StateValue(rawValue: -1)
  }
  public weak var target: AnyObject?
  public var stringValue = ""
}

@MainActor public final class NSButton: NSControl {
  public var state = NSControl.StateValue.off
  public var title: String { stringValue }
  public convenience init(checkboxWithTitle title: String, target: Any?, action: Selector?) {
    self.init()
    stringValue = title
  }
}

@MainActor public final class NSTextField: NSControl {
  public convenience init(labelWithString string: String) {
    self.init()
    stringValue = string
  }
}

@MainActor public final class NSTableColumn: StandInObject {}

@MainActor public final class NSTableRowView: NSView {
  public internal(set) var isSelected = false
  /// The views of the columns; nil if they have to be asked for.
  public internal(set) var cells: [NSView?]?
}
