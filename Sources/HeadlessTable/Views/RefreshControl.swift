// SPDX-License-Identifier: MIT

/// What is above a table that the user can pull down to have it refreshed.
@MainActor @preconcurrency
public final class RefreshControl: HeadlessControl {
  /// Whether the table is being refreshed.
  public private(set) var isRefreshing = false

  /// The program begins to refresh, which calls nobody.
  public func beginRefreshing() { isRefreshing = true }

  /// The refreshing has ended.
  public func endRefreshing() { isRefreshing = false }

  /// The user pulls the table down, which begins to refresh and calls those who wait for that.
  ///
  /// While it is refreshing a pull has no effect.
  public func pull() {
    guard isEnabled, !isRefreshing else { return }
    isRefreshing = true
    sendActions(for: [.valueChanged, .primaryActionTriggered])
  }
}
