// SPDX-License-Identifier: MIT
import RandomChoices
import Allocations
import SelectionCore

/// A table in a property of a class, as in apps.
private final class Model {
  var table: TableSelection

  init(_ table: TableSelection) { self.table = table }
}

/// Prints the costs of single operations on whole tables, and the number of allocations.
private struct Costs {
  let options: Options
  private let clock = ContinuousClock()

  init(_ options: Options) { self.options = options }

  /// Times an operation on a model, which starts from the same table in each of several rounds.
  func measure(
    _ name: String, _ start: TableSelection, count: Int = 1_000, _ operation: (Model, Int) -> Void
  ) {
    guard options.wants(title: name) else { return }
    var (nanoseconds, allocations) = (Double.infinity, Double.infinity)
    let begin = clock.now
    var rounds = 0
    while rounds < 9 || begin.duration(to: clock.now).nanoseconds < options.seconds * 1e9 {
      rounds += 1
      let model = Model(start)
      // From then on the table doesn't share its parts.
      for step in 0..<2 { operation(model, count + step) }
      let before = allocation_count()
      let time = clock.measure { for step in 0..<count { operation(model, step) } }
      allocations = min(allocations, Double(allocation_count() - before) / Double(count))
      nanoseconds = min(nanoseconds, time.nanoseconds / Double(count))
    }
    print("| \(name) | \(short(nanoseconds)) | \((allocations * 10).rounded() / 10) |")
  }
}

/// Times inputs of a user and changes to the data, on a table in a property of a class.
func measureGoals(_ options: Options) {
  print("\nA table in a property of a class; nanoseconds and allocations")
  print("| | time | allocations |")
  print("| --- | --- | --- |")
  for (length, selected) in [(50, 3), (100, 10), (10_000, 100), (1_000_000, 100_000)] {
    measureRows(length, selected, options)
  }
  if options.sizes > 2 { measureUndo(100_000_000, 1_000_000, options) }
}

private func path(_ row: Int) -> RowPath { RowPath(section: 0, row: row) }

private func table(_ length: Int, _ selected: Int, _ options: Options) -> TableSelection {
  var random = RandomSource(seed: options.seed)
  let shape: TableShape = [length]
  var table = TableSelection(shape: shape, policy: .multiple)
  let rows = RowSet((0..<selected).map { _ in random.below(length) })
  _ = try? table.select(RowPaths(rows, in: shape))
  return table
}

private func measureRows(_ length: Int, _ selected: Int, _ options: Options) {
  var random = RandomSource(seed: options.seed + 1)
  let start = table(length, selected, options)
  let rows = (0..<2_000).map { _ in random.below(length - 12) }
  let costs = Costs(options)
  costs.measure("\(length) rows: a tap", start) { _ = try? $0.table.tap(path(rows[$1])) }
  costs.measure("\(length) rows: a tap and the rows to redraw", start) { model, step in
    guard let change = try? model.table.tap(path(rows[step])) else { return }
    for path in change.rowsToRedraw { blackHole &+= path.row }
  }
  costs.measure("\(length) rows: 12 rows drawn", start) { model, step in
    for row in rows[step]..<rows[step] + 12 where model.table.isSelected(path(row)) {
      blackHole &+= row
    }
  }
  var list = start
  _ = try? list.setList(.inclusive, inSection: 0)
  costs.measure("\(length) rows of a list: 12 rows drawn, each with its accessory", list) {
    model, step in
    for row in rows[step]..<rows[step] + 12
    where model.table.accessory(for: path(row)) == .checkmark {
      blackHole &+= row
    }
  }
  costs.measure("\(length) rows: a reload, three rows selected again", start, count: 100) {
    model, _ in
    model.table.reloadData()
    _ = try? model.table.setSelected([path(7), path(21), path(40)])
  }
  costs.measure("\(length) rows: one row inserted", start) { model, step in
    _ = try? model.table.insertRows(at: path(rows[step]))
  }
  costs.measure("\(length) rows: one row inserted and deleted", start) { model, step in
    _ = try? model.table.insertRows(at: path(rows[step]))
    _ = try? model.table.deleteRows(at: path(rows[step + 1]))
  }
  costs.measure("\(length) rows: one row moved", start) { model, step in
    _ = try? model.table.moveRow(at: path(rows[step]), to: path(rows[step + 1]))
  }
  if length >= 10_000 {
    let places = Set(rows).sorted()
    let (deleted, inserted) = (places.prefix(500), places.suffix(500))
    costs.measure("\(length) rows: 500 deletes and 500 inserts in a batch", start, count: 1) {
      model, _ in
      _ = try? model.table.perform { update in
        update.deleteRows(at: deleted.map(path))
        update.insertRows(at: inserted.map(path))
      }
    }
  }
  measureUndo(length, selected, options)
}

private func measureUndo(_ length: Int, _ selected: Int, _ options: Options) {
  var random = RandomSource(seed: options.seed + 1)
  var undoing = table(length, selected, options)
  undoing.enableUndo()
  let rows = (0..<2_000).map { _ in random.below(length) }
  let costs = Costs(options)
  costs.measure("\(length) rows: a tap with undo kept", undoing) {
    _ = try? $0.table.tap(path(rows[$1]))
  }
  costs.measure("\(length) rows: tap and undo", undoing) { model, step in
    _ = try? model.table.tap(path(rows[step]))
    model.table.undo()
  }
  for row in rows.prefix(1_500) { _ = try? undoing.tap(path(row)) }
  costs.measure("\(length) rows: undo", undoing) { model, _ in model.table.undo() }
  for _ in rows.prefix(1_500) { undoing.undo() }
  costs.measure("\(length) rows: redo", undoing) { model, _ in model.table.redo() }
}

/// Times queries and taps by identity.
func measureGoalsByIdentity(_ options: Options) {
  print("\nA table with identities in a property of a class, beside a Set; nanoseconds")
  print("| | ours | allocations | Set |")
  print("| --- | --- | --- | --- |")
  measureIdentities("50 Int", 50, 3, options) { $0 }
  measureIdentities("10000 Int", 10_000, 100, options) { $0 }
  if options.sizes == 1 { return }
  measureIdentities("1000000 Int", 1_000_000, 100_000, options) { $0 }
  measureIdentities("1000000 String", 1_000_000, 100_000, options) { number in
    "6ba7b810-9dad-11d1-80b4-" + String(number + 100_000_000_000)
  }
}

private final class IdentityModel<ID: Hashable> {
  var table: IdentifiedTable<ID>
  var set: Set<ID>

  init(_ ids: [ID], _ selected: [ID]) {
    table = IdentifiedTable(sections: [ids], policy: .multiple)
    _ = try? table.select(selected)
    set = Set(selected)
  }
}

private func measureIdentities<ID: Hashable>(
  _ name: String, _ count: Int, _ selected: Int, _ options: Options, _ id: (Int) -> ID
) {
  var random = RandomSource(seed: options.seed)
  let model = IdentityModel(
    (0..<count).map(id), (0..<selected).map { _ in id(random.below(count)) })
  let wanted = (0..<1_000).map { _ in id(random.below(count)) }
  func measure(_ title: String, _ ours: (ID) -> Void, _ theirs: (ID) -> Void) {
    guard options.wants(title: "\(name): \(title)") else { return }
    let before = allocation_count()
    for id in wanted { ours(id) }
    let allocations = Double(allocation_count() - before) / Double(wanted.count)
    let clock = ContinuousClock()
    var least = (Double.infinity, Double.infinity)
    let begin = clock.now
    var rounds = 0
    while rounds < 50 || begin.duration(to: clock.now).nanoseconds < options.seconds * 1e9 {
      rounds += 1
      let ours = clock.measure { for id in wanted { ours(id) } }
      let theirs = clock.measure { for id in wanted { theirs(id) } }
      least.0 = min(least.0, ours.nanoseconds / Double(wanted.count))
      least.1 = min(least.1, theirs.nanoseconds / Double(wanted.count))
    }
    let cells = [short(least.0), "\((allocations * 10).rounded() / 10)", short(least.1)]
    print("| \(name): \(title) | \(cells.joined(separator: " | ")) |")
  }
  func flip(_ id: ID) { if model.set.remove(id) == nil { model.set.insert(id) } }
  measure("isSelected(id)") {
    if model.table.isSelected($0) { blackHole &+= 1 }
  } _: {
    if model.set.contains($0) { blackHole &+= 1 }
  }
  measure("a tap by id", { _ = try? model.table.tap($0) }, flip)
  measure("a tap and ids to redraw") { id in
    blackHole &+= (try? model.table.tap(id))?.rowsToRedraw.count ?? 0
  } _: {
    flip($0)
  }
  measure("one row inserted") { _ in
    _ = try? model.table.apply(byPath: .perform(insertion))
  } _: { _ in
  }
}

private let insertion: TableUpdate = {
  var update = TableUpdate()
  update.insertRows(at: path(7), count: 1)
  return update
}()
