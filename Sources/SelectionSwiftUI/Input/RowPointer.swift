// SPDX-License-Identifier: MIT
#if canImport(Observation)
  package import SelectionCore
  package import SelectionObservation

  /// The pointer over one row: what its gesture tells is done to the model.
  @available(macOS 14.0, iOS 17.0, watchOS 10.0, tvOS 17.0, *)
  @MainActor
  package final class RowPointer<ID: Hashable> {
    private var tracker: PointerTracker<ID>

    package init() {
      var settings = PointerSettings()
      // Whoever drags rows does so by SwiftUI's own means, and the press must not be in the way.
      settings.otherRowDrag = nil
      tracker = PointerTracker(settings: settings)
    }

    /// Does what an event means.
    ///
    /// - Parameters:
    ///   - event: The event.
    ///   - model: The model.
    ///   - profile: The conventions.
    ///   - open: Called with what a double click opens.
    /// - Complexity: That of the input.
    package func take(
      _ event: PointerEvent<ID>, in model: ObservableTable<ID>, profile: InputProfile,
      open: (([ID]) -> Void)?
    ) {
      for step in tracker.track(event, isSelected: { model.table.isSelected($0) }) {
        model.handle(pointer: step, profile: profile)
        if case .doubleClick(let id) = step { open?(model.table.menuIDs(for: id)) }
      }
    }
  }
#endif
