// SPDX-License-Identifier: MIT

/// A control above a table with which the user refreshes the table by pulling it down.
@MainActor @preconcurrency
public final class RefreshControl: HeadlessControl {
  /// Whether the table is being refreshed.
  public private(set) var isRefreshing = false

  /// Begins refreshing as the program's input, without calling any actions.
  public func beginRefreshing() { isRefreshing = true }

  /// Ends refreshing.
  public func endRefreshing() { isRefreshing = false }

  /// Simulates pulling the table down, which begins refreshing and calls the actions.
  ///
  /// While the table is being refreshed, a pull has no effect.
  public func pull() {
    guard isEnabled, !isRefreshing else { return }
    isRefreshing = true
    sendActions(for: [.valueChanged, .primaryActionTriggered])
  }
}
