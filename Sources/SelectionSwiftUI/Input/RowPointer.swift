// SPDX-License-Identifier: MIT
#if canImport(Observation)
  package import SelectionCore
  package import SelectionObservation

  /// The pointer over a row, which applies the gesture's events to the model.
  @available(macOS 14.0, iOS 17.0, watchOS 10.0, tvOS 17.0, *)
  @MainActor
  package final class RowPointer<Model: ObservableSelection> {
    private var tracker: PointerTracker<Model.ID>
    /// The rows to which a menu would have applied at the time of the last press on the row.
    private var pressed: [Model.ID] = []

    package init() {
      var settings = PointerSettings()
      // Apps drag rows with SwiftUI's own API, so a press must not begin a drag here.
      settings.otherRowDrag = nil
      tracker = PointerTracker(settings: settings)
    }

    /// Applies the input that an event means.
    ///
    /// A double click on one of several selected rows opens all of them: the release of its first
    /// click deselects the others, so the rows are recorded at the press.
    /// - Parameters:
    ///   - event: The event.
    ///   - model: The model.
    ///   - profile: The conventions.
    ///   - open: Called with the rows that a double click opens.
    /// - Complexity: The cost of the input.
    package func take(
      _ event: PointerEvent<Model.ID>, in model: Model, profile: InputProfile,
      open: (([Model.ID]) -> Void)?
    ) {
      for step in tracker.track(event, isSelected: { model.latest.isSelected($0) }) {
        if case .action(.press(let id, _)) = step { pressed = model.latest.menuRows(for: id) }
        model.handle(pointer: step, profile: profile)
        guard case .doubleClick(let id) = step else { continue }
        let ids = pressed.filter { (try? model.latest.path(of: $0)) != nil }
        open?(ids.contains(id) ? ids : model.latest.menuRows(for: id))
      }
    }
  }
#endif
