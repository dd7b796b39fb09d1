// SPDX-License-Identifier: MIT
import CGTK
import SelectionCore
import SelectionGTK
import SelectionOutline

/// A tree of files whose folders load as they open.
final class FileTree {
  let tree: OutlineList<String>
  /// The rows that were shown again after the last inputs.
  private(set) var shownAgain: [String] = []

  init(_ files: OutlineSelection<String>) {
    tree = OutlineList(files) { $0 }
    tree.list.onChange = { [unowned self] change, again in
      shownAgain += again
      load(change.expanded)
    }
  }

  /// Loads the children of folders as they open.
  private func load(_ folders: [String]) {
    for folder in folders where !tree.list.table.isLoaded(folder) {
      _ = try? tree.list.model.change { outline throws(OutlineError) in
        try outline.loadChildren((0..<3).map { OutlineNode("\(folder)/\($0)") }, of: folder)
      }
    }
  }

  func forgetShownAgain() { shownAgain = [] }
}
