// SPDX-License-Identifier: MIT
import SelectionCore
import SelectionOutline

// Performs each workload a thousand times, and prints its name: callgrind counts the instructions
// from one mark to the next.

let repetitions = 1_000

nonisolated(unsafe) private var marks = 0

/// Callgrind writes its counts when this returns.
@inline(never)
func mark() { marks &+= 1 }

/// The results of workloads, stored here so that no work is optimized away.
nonisolated(unsafe) var found = 0

/// Counts the instructions of a workload after performing it once, so that one-time costs aren't
/// included.
@inline(never)
func count(_ name: String, _ length: Int, _ workload: (Int) -> Void) {
  workload(0)
  mark()
  for step in 0..<repetitions { workload(step) }
  mark()
  print(name, length)
}

/// A scattered row of a table, the same in each run.
func row(_ step: Int, of length: Int) -> Int {
  Int((UInt32(truncatingIfNeeded: step) &* 2_654_435_761) >> 1) % length
}

/// A table in a property of a class, as in apps.
final class Model {
  var table: TableSelection

  init(_ table: TableSelection) { self.table = table }
}

for (length, selected) in [(50, 3), (10_000, 100), (1_000_000, 100_000)] {
  let rows = RowSet((0..<selected).map { row($0 + repetitions, of: length) })
  let shape: TableShape = [length]
  var table = TableSelection(shape: shape, policy: .multiple)
  try table.select(RowPaths(rows, in: shape))
  let start = table
  count("tap", length) { step in
    _ = try? table.tap(RowPath(section: 0, row: row(step, of: length)))
  }
  table = start
  count("tap and rows to redraw", length) { step in
    guard let change = try? table.tap(RowPath(section: 0, row: row(step, of: length))) else {
      return
    }
    found &+= change.events.count
    for path in change.rowsToRedraw { found &+= path.row }
  }
  table = start
  try table.apply(.enableUndo(limit: 100))
  count("tap with undo and rows to redraw", length) { step in
    guard let change = try? table.tap(RowPath(section: 0, row: row(step, of: length))) else {
      return
    }
    found &+= change.events.count
    for path in change.rowsToRedraw { found &+= path.row }
  }
  table = start
  try table.apply(.enableUndo(limit: 100))
  count("tap and undo", length) { step in
    _ = try? table.tap(RowPath(section: 0, row: row(step, of: length)))
    found &+= table.undo().selected.count
  }
  var named = IdentifiedTable<Int>(sections: [Array(0..<length)], policy: .multiple)
  try named.select(Array(rows))
  count("tap by identity", length) { step in
    found &+= ((try? named.tap(row(step, of: length)))?.rowsToRedraw.count) ?? 0
  }
  count("is selected by identity", length) { step in
    if named.isSelected(row(step, of: length)) { found &+= 1 }
  }
  count("draw 12 rows", length) { step in
    let first = row(step, of: length - 12)
    for row in first..<(first + 12) {
      let path = RowPath(section: 0, row: row)
      if start.isSelected(path) { found &+= 1 }
      if start.accessory(for: path) == .checkmark { found &+= 1 }
    }
  }
  let everySecond = RowSet(stride(from: 0, to: length, by: 2))
  var filtered = start
  try filtered.show(numbers: everySecond)
  let shown = filtered
  count("tap, filtered", length) { step in
    _ = try? filtered.tap(RowPath(section: 0, row: row(step, of: length / 2)))
  }
  filtered = shown
  count("tap and rows to redraw, filtered", length) { step in
    guard let change = try? filtered.tap(RowPath(section: 0, row: row(step, of: length / 2)))
    else { return }
    found &+= change.events.count
    for path in change.rowsToRedraw { found &+= path.row }
  }
  count("draw 12 rows, filtered", length) { step in
    let first = row(step, of: length / 2 - 12)
    for row in first..<(first + 12) {
      let path = RowPath(section: 0, row: row)
      if shown.isSelected(path) { found &+= 1 }
      if shown.accessory(for: path) == .checkmark { found &+= 1 }
    }
  }
  count("show rows by number", length) { step in
    filtered = start
    found &+= (try? filtered.show(numbers: everySecond))?.after.shape.rowCount ?? 0
  }
  count("reload", length) { _ in
    table = start
    found &+= table.reloadData().events.count
  }
  var selecting = start
  count("select and deselect a row", length) { step in
    let path = RowPath(section: 0, row: row(step, of: length))
    _ = try? selecting.select(path)
    _ = try? selecting.deselect(path)
  }
  count("reload, and select three rows again", length) { _ in
    table = start
    table.reloadData()
    _ = try? table.setSelected([7, 21, 40].map { RowPath(section: 0, row: $0) })
  }
  let model = Model(start)
  count("tap, in a property", length) { step in
    _ = try? model.table.tap(RowPath(section: 0, row: row(step, of: length)))
  }
  count("draw 12 rows, in a property", length) { step in
    let first = row(step, of: length - 12)
    for row in first..<(first + 12) where model.table.isSelected(RowPath(section: 0, row: row)) {
      found &+= 1
    }
  }
  model.table = start
  count("insert a row", length) { step in
    _ = try? model.table.insertRows(at: RowPath(section: 0, row: row(step, of: length)))
  }
  count("delete a row", length) { step in
    _ = try? model.table.deleteRows(at: RowPath(section: 0, row: row(step, of: length)))
  }
  model.table = start
  count("move a row", length) { step in
    let place = RowPath(section: 0, row: row(step + 1, of: length))
    _ = try? model.table.moveRow(at: RowPath(section: 0, row: row(step, of: length)), to: place)
  }
  count("contains", length) { step in
    if rows.contains(row(step, of: length)) { found &+= 1 }
  }
  var set = rows
  count("toggle", length) { step in
    if set.toggle(row(step, of: length)) { found &+= 1 }
  }
  set = rows
  count("insert and delete", length) { step in
    set.openGap(at: row(step, of: length), count: 1)
    let deleted = row(step + 1, of: length)
    set.closeGap(deleted..<(deleted + 1))
  }
}

// New contents, and what they leave behind: each once a step, so the tables are small.
do {
  let places = Set((0..<100).map { row($0, of: 9_900) }).sorted()
  let paths = places.map { RowPath(section: 0, row: $0) }
  let shape: TableShape = [10_000]
  var table = TableSelection(shape: shape, policy: .multiple)
  let rows = RowSet((0..<100).map { row($0 + repetitions, of: 10_000) })
  try table.select(RowPaths(rows, in: shape))
  let start = table
  count("50 deletes and 50 inserts", 10_000) { _ in
    table = start
    _ = try? table.perform { update in
      update.deleteRows(at: paths.prefix(50))
      update.insertRows(at: paths.suffix(50))
    }
  }
  let ids = Array(0..<300)
  let named = IdentifiedTable<Int>(sections: [ids], policy: .multiple)
  let halfChanged = ids.flatMap { row($0, of: 2) == 0 ? [$0] : [$0 + 1_000] }
  let tens = ids.filter { $0 / 10 % 2 == 0 }
  var changed = named
  try changed.select([7, 21, 40])
  let marked = changed
  count("new contents, half changed", 300) { _ in
    changed = marked
    found &+= (try? changed.update(to: [halfChanged], vanished: .gone))?.lost.count ?? 0
  }
  count("equal contents", 300) { _ in
    changed = marked
    found &+= (try? changed.update(to: [ids], vanished: .gone))?.lost.count ?? 0
  }
  count("new contents, half hidden", 300) { _ in
    changed = marked
    found &+= (try? changed.update(to: [tens], vanished: .hidden))?.hidden.count ?? 0
  }
  var many = IdentifiedTable<Int>(sections: [Array(0..<10_000)], policy: .multiple)
  for step in 0..<300 { try many.insertRows(at: RowPath(section: 0, row: row(step, of: 10_000))) }
  let inserted = many
  count("row of an identity, after 300 inserts", 10_000) { step in
    found &+= inserted.row(of: row(step, of: 10_000))?.row ?? 0
  }
}

// A search in a tree: the nodes that match, and those above them.
do {
  var nodes: [OutlineNode<Int>] = []
  for node in 0..<10_000 {
    let depth = node % 100 == 0 ? 0 : node % 10 == 1 ? 1 : 2
    nodes.append(OutlineNode(node, depth: depth))
  }
  var tree = try OutlineSelection(nodes: nodes)
  let scattered = Set((0..<1_500).map { row($0, of: 10_000) }).sorted()
  count("filter of many nodes in a tree", 10_000) { _ in
    _ = try? tree.filter(nil)
    found &+= (try? tree.filter(scattered))?.rows.after.shape.rowCount ?? 0
  }
  let few = Array(scattered.prefix(5))
  count("filter of five nodes in a tree", 10_000) { _ in
    _ = try? tree.filter(nil)
    found &+= (try? tree.filter(few))?.rows.after.shape.rowCount ?? 0
  }
  // Every tenth node is a folder.
  _ = try? tree.filter(nil)
  count("collapse and expand a folder", 10_000) { i in
    let folder = row(i, of: 1_000) * 10 + 1
    _ = try? tree.collapse(folder)
    _ = try? tree.expand(folder)
  }
}
