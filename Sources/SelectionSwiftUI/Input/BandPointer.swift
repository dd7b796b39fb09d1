// SPDX-License-Identifier: MIT
#if canImport(Observation)
  package import SelectionCore
  package import SelectionObservation

  /// The pointer when it goes down outside the rows: a click deselects all rows, and a drag draws a
  /// band.
  @available(macOS 14.0, iOS 17.0, watchOS 10.0, tvOS 17.0, *)
  @MainActor
  package final class BandPointer<Model: ObservableSelection> {
    private var tracker: PointerTracker<Model.ID>
    private var band: RubberBand<Model.ID>?

    package init() {
      var settings = PointerSettings()
      settings.besideRowsDrag = .band
      tracker = PointerTracker(settings: settings)
    }

    /// The frame of the band, in the coordinates of the content; nil if no band is being drawn.
    package var frame: ViewRect? { tracker.drag == .band ? band?.frame : nil }

    /// Called when the pointer goes down outside the rows.
    ///
    /// - Parameters:
    ///   - place: The point, in the coordinates of the content.
    ///   - time: The time in seconds.
    ///   - modifiers: The modifiers that are held.
    ///   - model: The model.
    ///   - profile: The conventions.
    package func down(
      at place: ViewPoint, time: Double, modifiers: KeyModifiers, in model: Model,
      profile: InputProfile
    ) {
      let event = PointerEvent<Model.ID>.down(on: nil, at: place, time: time, modifiers: modifiers)
      take(event, at: place, over: [], in: model, profile)
    }

    /// Called when the pointer moves.
    ///
    /// - Parameters:
    ///   - place: The point, in the coordinates of the content.
    ///   - time: The time in seconds.
    ///   - frames: The rows that are laid out, with their frames in the coordinates of the content.
    ///   - model: The model.
    ///   - profile: The conventions.
    package func move(
      to place: ViewPoint, time: Double, over frames: [(row: Model.ID, frame: ViewRect)],
      in model: Model, profile: InputProfile
    ) {
      take(.moved(to: place, time: time), at: place, over: frames, in: model, profile)
    }

    /// Called when the pointer goes up.
    package func up(
      at place: ViewPoint, time: Double, in model: Model, profile: InputProfile
    ) { take(.up(at: place, time: time), at: place, over: nil, in: model, profile) }

    private func take(
      _ event: PointerEvent<Model.ID>, at place: ViewPoint,
      over frames: [(row: Model.ID, frame: ViewRect)]?,
      in model: Model, _ profile: InputProfile
    ) {
      if case .down(_, let start, _, _, _) = event { band = RubberBand(from: start) }
      for step in tracker.track(event, isSelected: { _ in false }) {
        model.handle(pointer: step, profile: profile)
        guard case .continueDrag(.band, _) = step, let frames else { continue }
        if let input = band?.move(to: place, over: frames) { model.apply(input) }
      }
      if tracker.drag == nil { band = tracker.isDown ? band : nil }
    }
  }
#endif
