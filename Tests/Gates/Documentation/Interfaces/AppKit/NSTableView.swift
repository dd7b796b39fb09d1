// SPDX-License-Identifier: MIT

@_exported public import Foundation

// The part of AppKit that the articles use, with AppKit's declarations, so that their code can be
// type-checked on systems without AppKit. The bodies are empty.

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
