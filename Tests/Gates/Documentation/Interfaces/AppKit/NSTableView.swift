// SPDX-License-Identifier: MIT

@_exported public import Foundation

// What the articles use of AppKit, declared as AppKit declares it, so that their code can be
// type-checked where AppKit is not. Nothing here does anything.

/// As in AppKit.
@MainActor
open class NSTableView {
  /// As in AppKit.
  public init() {}
}

/// As in AppKit, where the methods are optional.
@MainActor
public protocol NSTableViewDelegate: NSObjectProtocol {
  /// As in AppKit.
  func tableView(
    _ tableView: NSTableView,
    selectionIndexesForProposedSelection proposedSelectionIndexes: IndexSet
  ) -> IndexSet
}
