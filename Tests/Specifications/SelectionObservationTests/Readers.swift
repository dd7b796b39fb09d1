// SPDX-License-Identifier: MIT
import Observation
import SelectionObservation

/// Views that each have read something, and note when they are told.
@MainActor
final class Readers<Name: Hashable & Sendable> {
  private(set) var told: Set<Name> = []

  /// Reads something in a reader's name.
  func read(_ name: Name, _ body: () -> Void) {
    withObservationTracking(body) { [weak self] in
      MainActor.assumeIsolated { _ = self?.told.insert(name) }
    }
  }

  /// Who has been told since this was asked last.
  func take() -> Set<Name> {
    defer { told = [] }
    return told
  }
}

extension Readers {
  /// Who is told by an input, where each reads its row; all read again before it.
  func told(
    of model: ObservableTable<Name>, reading names: [Name], _ input: () throws -> Void
  ) rethrows -> Set<Name> {
    for name in names { read(name) { _ = model[name] } }
    told = []
    try input()
    return take()
  }
}
