// SPDX-License-Identifier: MIT

import SelectionCore

// A table in two sections: clicks on rows, a range with shift, a key, and rows that come and go.
let rows = CommandLine.arguments.dropFirst().compactMap { Int($0) }
var table = TableSelection(shape: [50, 1_000], policy: .multiple)
do {
  for row in rows {
    let change = try table.click(RowPath(section: 1, row: row), modifiers: .command, profile: .gtk)
    print(change?.selected.count ?? 0, change?.rowsToRedraw.count ?? 0)
  }
  try table.click(RowPath(section: 0, row: rows.count), modifiers: .shift, profile: .gtk)
  try table.handle(.key(KeyStroke(.down, .shift)), profile: .gtk)
  try table.insertRows(at: RowPath(section: 1, row: 0))
  try table.deleteRows(at: [RowPath(section: 0, row: 2)])
} catch {
  print("no such row")
}
for path in table.selectedRows { print(path.section, path.row) }
