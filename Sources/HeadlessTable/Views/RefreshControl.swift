// SPDX-License-Identifier: MIT

/// A control above a table that the user can pull down to refresh it.
@MainActor @preconcurrency
public final class RefreshControl: HeadlessControl {
  /// Whether the table is being refreshed.
  public private(set) var isRefreshing = false

  /// Programmatically begins refreshing, without calling actions.
  public func beginRefreshing() { isRefreshing = true }

  /// Ends refreshing.
  public func endRefreshing() { isRefreshing = false }

  /// Simulates a user who pulls the table down, which begins refreshing and calls the actions.
  ///
  /// While the table is being refreshed, a pull has no effect.
  public func pull() {
    guard isEnabled, !isRefreshing else { return }
    isRefreshing = true
    sendActions(for: [.valueChanged, .primaryActionTriggered])
  }
}
