// SPDX-License-Identifier: MIT
import Observation
import SelectionObservation

/// Observers that each have read something, and record their notifications.
@MainActor
final class Readers<Name: Hashable & Sendable> {
  private(set) var told: Set<Name> = []

  /// Reads something as an observer.
  func read(_ name: Name, _ body: () -> Void) {
    withObservationTracking(body) { [weak self] in
      MainActor.assumeIsolated { _ = self?.told.insert(name) }
    }
  }

  /// The observers that have been notified since the last call.
  func take() -> Set<Name> {
    defer { told = [] }
    return told
  }
}

extension Readers {
  /// The observers that an input notifies, if each reads its row; all read again before it.
  func told(
    of model: ObservableTable<Name>, reading names: [Name], _ input: () throws -> Void
  ) rethrows -> Set<Name> {
    for name in names { read(name) { _ = model[name] } }
    told = []
    try input()
    return take()
  }
}
