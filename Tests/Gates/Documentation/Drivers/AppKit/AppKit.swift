// SPDX-License-Identifier: MIT

import AppKit
import SelectionCore

// Proposes selections to the controller of the article, as AppKit does.

@MainActor
func propose(_ rows: IndexSet, to controller: TrailsController) -> [Int] {
  Array(controller.tableView(NSTableView(), selectionIndexesForProposedSelection: rows))
}

func row(_ number: Int) -> RowPath { RowPath(section: 0, row: number) }

let trails = TrailsController()
trails.table.enableUndo(limit: 9)
print(propose([1, 2, 3], to: trails))  // [1, 2, 3]
try trails.table.disable([row(2), row(5)])
print(propose([4, 5], to: trails))  // [2, 4]
trails.table.setLimits(SelectionLimits(atMost: 3, atLeast: 1))
print(propose([6, 7, 8], to: trails))  // [2, 4]
print(propose([6, 7], to: trails))  // [2, 6, 7]
try trails.table.enable(.all)
print(propose([], to: trails))  // [2, 6, 7]
try trails.table.apply(.setLimitOverflow(.releaseOldest))
print(propose([2, 6, 7, 9], to: trails))  // [6, 7, 9]
trails.table.undo()
print(Array(trails.table.selectedNumbers))  // [2, 6, 7]

trails.table.setPolicy(.single)
print(propose([5], to: trails))  // [5]
print(propose([], to: trails))  // [5]
trails.table.setLimits(SelectionLimits())
print(propose([], to: trails))  // []
trails.table.setPolicy(SelectionPolicy(.none))
print(propose([5], to: trails))  // []

for policy in [SelectionPolicy.single, .multiple] {
  trails.table.setPolicy(policy)
  try trails.table.setList(.inclusive, inSection: 0)
  let proposed = propose([5], to: trails)
  precondition(proposed.isEmpty && trails.table.checkedRows.isEmpty, "a list was not passed over")
}
