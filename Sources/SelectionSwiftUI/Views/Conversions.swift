// SPDX-License-Identifier: MIT
#if canImport(SwiftUI) && (os(macOS) || os(iOS) || os(visionOS))
  #if os(macOS)
    import AppKit
  #endif

  extension ViewPoint {
    /// Creates the point from a gesture's point.
    init(_ point: CGPoint) { self.init(x: Double(point.x), y: Double(point.y)) }
  }

  extension ViewRect {
    /// Creates the rectangle from a view's rectangle.
    init(_ rect: CGRect) {
      self.init(
        x: Double(rect.minX), y: Double(rect.minY), width: Double(rect.width),
        height: Double(rect.height))
    }
  }

  extension CGRect {
    /// Creates a rectangle to draw.
    init(_ rect: ViewRect) {
      self.init(x: rect.minX, y: rect.minY, width: rect.width, height: rect.height)
    }
  }

  extension KeyModifiers {
    /// Creates the modifiers of a key press or a gesture.
    ///
    /// - Complexity: O(1).
    public init(_ modifiers: EventModifiers) {
      self = []
      if modifiers.contains(.shift) { insert(.shift) }
      if modifiers.contains(.command) { insert(.command) }
      if modifiers.contains(.option) { insert(.option) }
    }

    #if os(macOS)
      /// The modifiers of the event that is being handled, which may differ from the modifiers
      /// currently held.
      @MainActor
      static var ofCurrentEvent: KeyModifiers {
        let flags = NSApplication.shared.currentEvent?.modifierFlags ?? NSEvent.modifierFlags
        var held: KeyModifiers = []
        if flags.contains(.shift) { held.insert(.shift) }
        if flags.contains(.command) { held.insert(.command) }
        if flags.contains(.option) { held.insert(.option) }
        return held
      }
    #endif
  }
#endif
