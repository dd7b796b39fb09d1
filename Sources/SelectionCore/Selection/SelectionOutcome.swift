// SPDX-License-Identifier: MIT

/// What came of an input: whom to tell, and what to draw again.
public struct SelectionOutcome: Hashable, Sendable {
  /// The rules that were asked and the events, in order.
  public let calls: [SelectionCall]
  /// What changed.
  public let change: SelectionChange
  /// The row whose primary action is to be performed, after all events were told.
  public let primaryAction: RowPath?

  /// What to tell a delegate, in order.
  public var events: [SelectionEvent] {
    calls.compactMap { if case .told(let event) = $0 { event } else { nil } }
  }
}

extension SelectionOutcome: CustomStringConvertible {
  /// The calls and the change.
  public var description: String {
    (calls.map { $0.description } + [change.description]).joined(separator: " ")
  }
}
