// SPDX-License-Identifier: MIT
import Allocations
import RandomChoices
import SelectionCore

/// Times looking up the row of an identity, next to a dictionary, and rows inserted and deleted one
/// by one.
func compareLookUps(_ options: Options) -> Bool {
  print("\nIdentities looked up, and one row inserted among them; nanoseconds")
  print("| | ours | dictionary | of ours, number to path |")
  print("| --- | --- | --- | --- |")
  var agrees = true
  for count in [10_000, 100_000, 1_000_000].prefix(options.sizes + 1) {
    var random = RandomSource(seed: options.seed)
    guard let shape = try? TableShape(rowCounts: [count]) else { return false }
    var table = IdentifiedTable<Int>(TableSelection(shape: shape, policy: .multiple))
    _ = try? table.setIDs(Array(0..<count), inSection: 0)
    let start = table
    let wanted = (0..<10_000).map { _ in random.below(count + count / 10) }
    let places = Dictionary(uniqueKeysWithValues: (0..<count).map { ($0, $0) })
    func printLookUps(_ title: String) {
      let table = table
      let all = table.rows.shape.rowCount
      let paths = Tables.time(10_000) {
        for id in wanted where table.rows.shape.path(ofRow: id % all) == nil { agrees = false }
      }
      var (ours, theirs) = (0, 0)
      let times = Tables.time(
        10_000,
        [
          { for id in wanted where table.row(of: id) != nil { ours += 1 } },
          { for id in wanted where places[id] != nil { theirs += 1 } },
        ])
      agrees = agrees && ours == theirs
      print("| \(title), \(count) | \(short(times[0])) | \(short(times[1])) | \(short(paths)) |")
    }
    printLookUps("look up")
    let rows = (0..<300).map { _ in RowPath(section: 0, row: random.below(count)) }
    let inserts = Tables.time(rows.count) {
      table = start
      for row in rows {
        var update = TableUpdate()
        update.insertRows(at: [row])
        _ = try? table.apply(.perform(update))
      }
    }
    print("| insert a row, \(count) | \(short(inserts)) | – | – |")
    printLookUps("look up after inserts")
    var new = Array(0..<count)
    var told: [[Int]] = []
    for (i, row) in rows.prefix(20).enumerated() {
      new.insert(-1 - i, at: row.row)
      told.append(new)
    }
    let tellings = Tables.time(told.count) {
      table = start
      for ids in told { _ = try? table.update(section: 0, to: ids, vanished: .gone) }
    }
    print("| told one more row, \(count) | \(short(tellings)) | – | – |")
  }
  return agrees
}

/// Prints the memory of a table for each identity, fresh and after its contents were shuffled,
/// next to a dictionary of rows.
func measureIdentityMemory(_ options: Options) {
  print("\nMemory of identities besides their own; bytes for each")
  print("| | ours | shuffled | with an array, dictionary |")
  print("| --- | --- | --- | --- |")
  for count in [10_000, 100_000, 1_000_000].prefix(options.sizes) {
    var random = RandomSource(seed: options.seed)
    let ids = Array(0..<count)
    let shuffled = ids.shuffled(using: &random)
    func each(_ before: Int) -> String {
      short(Double(Int(allocated_bytes()) - before) / Double(count))
    }
    let before = Int(allocated_bytes())
    var table = IdentifiedTable(sections: [ids], policy: .multiple)
    let fresh = each(before)
    _ = try? table.update(to: [shuffled], vanished: .gone)
    let after = each(before)
    blackHole &+= table.row(of: 7)?.row ?? 0
    let rest = Int(allocated_bytes())
    let places = Dictionary(uniqueKeysWithValues: ids.lazy.map { ($0, $0) })
    let dictionary = each(rest)
    blackHole &+= places[7] ?? 0
    print("| \(count) Int | \(fresh) | \(after) | \(dictionary) |")
  }
}
