// SPDX-License-Identifier: MIT
#if canImport(SwiftUI) && (os(macOS) || os(iOS) || os(visionOS))
  @available(macOS 14.0, iOS 17.0, *)
  extension View {
    /// Makes a click outside a container's rows deselect the rows and, on the Mac, lets the user
    /// draw a band that starts outside the rows.
    ///
    ///     ScrollView {
    ///       LazyVGrid(columns: columns) { … }.selectionBackground(model)
    ///     }
    ///
    /// Apply this modifier to the content of a scroll view, so that the band scrolls with the
    /// content. The content's rows are the views to which
    /// `selectable(_:in:profile:isHighlighted:open:)` is applied.
    /// - Parameters:
    ///   - model: The model.
    ///   - profile: The conventions.
    /// - Returns: The container.
    public func selectionBackground<Model: ObservableSelection>(
      _ model: Model, profile: InputProfile = .platform
    ) -> some View {
      backgroundPreferenceValue(RowFrames<Model.ID>.self) { anchors in
        GeometryReader { geometry in
          BandSurface(model: model, profile: profile) {
            anchors.map { (row: $0.key, frame: ViewRect(geometry[$0.value])) }
          }
        }
      }
    }
  }

  /// The surface around the rows.
  @available(macOS 14.0, iOS 17.0, *)
  private struct BandSurface<Model: ObservableSelection>: View {
    let model: Model
    let profile: InputProfile
    let frames: () -> [(row: Model.ID, frame: ViewRect)]
    @State private var pointer = BandPointer<Model>()
    @State private var band: CGRect?

    var body: some View {
      Color.clear
        .contentShape(Rectangle())
        .selectionGesture(down: down, moved: moved, up: up)
        .overlay(alignment: .topLeading) {
          if let band {
            Color.accentColor.opacity(0.2)
              .frame(width: band.width, height: band.height)
              .offset(x: band.minX, y: band.minY)
          }
        }
    }

    private func down(_ press: GesturePoint) {
      pointer.down(
        at: press.place, time: press.time, modifiers: press.modifiers, in: model,
        profile: profile)
    }

    private func moved(_ press: GesturePoint) {
      pointer.move(
        to: press.place, time: press.time, over: frames(), in: model, profile: profile)
      band = pointer.frame.map { CGRect($0) }
    }

    private func up(_ press: GesturePoint) {
      pointer.up(at: press.place, time: press.time, in: model, profile: profile)
      band = nil
    }
  }
#endif
