// SPDX-License-Identifier: MIT

import SelectionCore
import SelectionOutline

// Folders with files in them: boxes of three states, and groups that open and close.
let names = Array(CommandLine.arguments.dropFirst())
do {
  var files = try OutlineSelection(
    nodes: names.enumerated().map { OutlineNode($1, depth: $0.isMultiple(of: 3) ? 0 : 1) })
  for name in names {
    let change = try files.tapBox(name)
    print(change.rowsToRedraw.joined(separator: " "))
  }
  if let first = names.first, let last = names.last {
    try files.collapse(first)
    try files.reveal(last)
    print(files.state(of: first) == .partial)
  }
  print(files.checkedLeaves.joined(separator: " "), files.shownRows.count)
} catch {
  print("no such file")
}
