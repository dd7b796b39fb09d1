// SPDX-License-Identifier: MIT
#if canImport(SwiftUI) && (os(macOS) || os(iOS) || os(visionOS))
  /// The place and time of a gesture, and the modifiers held when it began.
  @available(macOS 14.0, iOS 17.0, *)
  struct GesturePoint {
    var place: ViewPoint
    var time: Double
    var modifiers: KeyModifiers
    var device: PointerDevice
  }

  @available(macOS 14.0, iOS 17.0, *)
  extension View {
    /// Calls closures when a pointer goes down on a view, moves, and goes up.
    ///
    /// On the Mac, the gesture is a drag without a minimum length. On other platforms, such a drag
    /// would keep a scroll view from scrolling, so the closures are called when a tap ends.
    func selectionGesture(
      down: @escaping (GesturePoint) -> Void, moved: @escaping (GesturePoint) -> Void,
      up: @escaping (GesturePoint) -> Void
    ) -> some View {
      #if os(macOS)
        modifier(MouseGesture(down: down, moved: moved, up: up))
      #else
        gesture(tap([.command, .shift], down, up))
          .gesture(tap(.command, down, up))
          .gesture(tap(.shift, down, up))
          .gesture(tap([], down, up))
      #endif
    }
  }

  #if os(macOS)
    @available(macOS 14.0, *)
    private struct MouseGesture: ViewModifier {
      let down: (GesturePoint) -> Void
      let moved: (GesturePoint) -> Void
      let up: (GesturePoint) -> Void
      /// Whether the mouse is down; reset if the gesture is interrupted.
      @GestureState private var isHeld = false
      @State private var isDown = false

      func body(content: Content) -> some View {
        content.simultaneousGesture(
          DragGesture(minimumDistance: 0)
            .updating($isHeld) { _, isHeld, _ in isHeld = true }
            .onChanged { value in
              if !isDown {
                isDown = true
                down(point(value, at: value.startLocation))
              }
              moved(point(value, at: value.location))
            }
            .onEnded { value in
              isDown = false
              up(point(value, at: value.location))
            }
        )
        .onChange(of: isHeld) { if !isHeld { isDown = false } }
      }

      private func point(_ value: DragGesture.Value, at place: CGPoint) -> GesturePoint {
        GesturePoint(
          place: ViewPoint(place), time: value.time.timeIntervalSinceReferenceDate,
          modifiers: .ofCurrentEvent, device: .mouse)
      }
    }
  #else
    /// A tap while exactly the given modifiers are held.
    @available(iOS 17.0, *)
    @MainActor
    private func tap(
      _ modifiers: EventModifiers, _ down: @escaping (GesturePoint) -> Void,
      _ up: @escaping (GesturePoint) -> Void
    ) -> some Gesture {
      SpatialTapGesture().modifiers(modifiers).onEnded { value in
        let point = GesturePoint(
          place: ViewPoint(value.location), time: Date().timeIntervalSinceReferenceDate,
          modifiers: KeyModifiers(modifiers), device: .finger)
        down(point)
        up(point)
      }
    }
  #endif
#endif
