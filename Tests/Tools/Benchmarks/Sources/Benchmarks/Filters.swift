// SPDX-License-Identifier: MIT
import RandomChoices
import SelectionCore

/// A list with a search field as apps write it: its identities, the row of each shown one, and a
/// Set of the selected ones.
private struct HandList<ID: Hashable> {
  var all: [ID]
  var shown: [ID] = []
  var rows: [ID: Int] = [:]
  var selected: Set<ID>

  init(_ ids: [ID], selected: [ID]) {
    (all, self.selected) = (ids, Set(selected))
    show(ids)
  }

  mutating func show(_ ids: [ID]) {
    shown = ids
    rows.removeAll(keepingCapacity: true)
    rows.reserveCapacity(ids.count)
    for (row, id) in ids.enumerated() { rows[id] = row }
  }

  /// The rows to redraw.
  mutating func tap(_ row: Int) -> Int {
    let id = shown[row]
    if selected.remove(id) == nil { selected.insert(id) }
    return rows[id] ?? 0
  }

  func draw(from start: Int) -> Int {
    (start..<(start + 50)).reduce(0) { $0 &+ (selected.contains(shown[$1]) ? $1 : 0) }
  }

  var digest: Int {
    shown.indices.reduce(0) { $0 &* 3 &+ (selected.contains(shown[$1]) ? $1 : 0) }
  }
}

/// Times filters: new contents of which some are hidden, sets of shown rows, and the costs of a
/// filtered table.
///
/// - Returns: Whether a list written by hand shows the same rows as selected.
func compareFilters(_ options: Options) -> Bool {
  var agrees = true
  for count in [10_000, 1_000_000].prefix(max(1, options.sizes - 1)) {
    agrees = FilterWorkload(name: "Int", count: count, options) { $0 }.compare() && agrees
    agrees =
      FilterWorkload(name: "String", count: count, options) { "message-\($0)@mail.example" }
      .compare() && agrees
  }
  return agrees
}

private struct FilterWorkload<ID: Hashable> {
  let name: String
  let count: Int
  let seed: UInt64
  let ids: [ID]
  let second: [ID]
  let fourth: [ID]
  let tens: [ID]
  let selected: [ID]

  init(name: String, count: Int, _ options: Options, _ id: (Int) -> ID) {
    (self.name, self.count, seed) = (name, count, options.seed)
    ids = (0..<count).map(id)
    second = stride(from: 0, to: count, by: 2).map(id)
    fourth = stride(from: 0, to: count, by: 4).map(id)
    tens = (0..<count).filter { $0 / 10 % 2 == 0 }.map(id)
    var random = RandomSource(seed: options.seed)
    selected = (0..<1_000).map { _ in id(random.below(count)) }
  }

  func compare() -> Bool {
    guard let shape = try? TableShape(rowCounts: [count]) else { return false }
    var start = IdentifiedTable<ID>(TableSelection(shape: shape, policy: .multiple))
    _ = try? start.setIDs(ids, inSection: 0)
    _ = try? start.select(selected)
    let hand = HandList(ids, selected: selected)
    print("\nFilters among \(count) identities: \(name), 1,000 selected; microseconds")
    print("| | ours | dictionary and Set | ours to by hand |")
    print("| --- | --- | --- | --- |")
    let filters = [
      ("every second", second), ("then every fourth", fourth), ("lifted", ids),
      ("every second ten", tens), ("these lifted", ids),
    ]
    var (ours, theirs) = (start, hand)
    var agrees = true
    for (title, contents) in filters {
      let (before, byHand) = (ours, theirs)
      let times = Tables.time(
        1_000,
        [
          {
            ours = before
            _ = try? ours.update(to: [contents], vanished: .hidden)
          },
          {
            theirs = byHand
            theirs.show(contents)
          },
        ])
      printRow("told \(title)", times[0], times[1])
      agrees = agrees && digest(ours) == theirs.digest
    }
    return compareSets(start, hand) && agrees
  }

  private func compareSets(_ start: IdentifiedTable<ID>, _ hand: HandList<ID>) -> Bool {
    let numbers = RowSet(stride(from: 0, to: count, by: 2))
    var (ours, theirs) = (start, hand)
    let showing = Tables.time(1_000) {
      ours = start
      _ = try? ours.show(numbers: numbers)
    }
    printRow("show(numbers:)", showing, nil)
    let filtered = ours
    let lifting = Tables.time(1_000_000) {
      for _ in 0..<1_000 {
        ours = filtered
        _ = try? ours.showAll()
      }
    }
    printRow("showAll", lifting, nil)
    theirs.show(second)
    var agrees = true
    let wanted = places(below: count / 2 - 50)
    for (title, table, list) in [("", start, hand), (", filtered", filtered, theirs)] {
      var (sum, byHand) = (0, 0)
      let drawing = Tables.time(
        1_000_000,
        [
          {
            sum = 0
            for place in wanted {
              for row in place..<(place + 50)
              where table.rows.isSelected(RowPath(section: 0, row: row)) { sum &+= row }
            }
          },
          { byHand = wanted.reduce(0) { $0 &+ list.draw(from: $1) } },
        ])
      printRow("50 rows drawn" + title, drawing[0], drawing[1])
      agrees = agrees && sum == byHand
      var (mine, other) = (table, list)
      let tapping = Tables.time(
        1_000_000,
        [
          {
            for row in wanted {
              sum &+=
                (try? mine.apply(byPath: .tap(RowPath(section: 0, row: row))))?
                .rows.rowsToRedraw.count ?? 0
            }
          },
          { for row in wanted { byHand &+= other.tap(row) } },
        ])
      printRow("a tap and its redraw" + title, tapping[0], tapping[1])
    }
    return agrees
  }

  private func places(below limit: Int) -> [Int] {
    var random = RandomSource(seed: seed)
    return (0..<1_000).map { _ in random.below(limit) }
  }

  private func digest(_ table: IdentifiedTable<ID>) -> Int {
    (0..<table.rows.shape.rowCount).reduce(0) {
      $0 &* 3 &+ (table.rows.isSelected(RowPath(section: 0, row: $1)) ? $1 : 0)
    }
  }

  private func printRow(_ title: String, _ ours: Double, _ theirs: Double?) {
    let theirs = theirs.map { (short($0), verdict(ours / $0)) } ?? ("–", "–")
    print("| \(title) | \(short(ours)) | \(theirs.0) | \(theirs.1) |")
  }
}
