// SPDX-License-Identifier: MIT
package import SelectionCore

/// The identities of rows in the simplest possible form: the identity of each row, or nil.
package struct NaiveNames {
  package var ids: [Int?] = []

  package init(ids: [Int?] = []) { self.ids = ids }

  func rows(of id: Int) -> [Int] { ids.indices.filter { ids[$0] == id } }

  package mutating func setIDs(_ new: [Int], of range: Range<Int>) {
    while ids.count < range.upperBound { ids.append(nil) }
    for (row, id) in zip(range, new) { ids[row] = id }
  }

  /// Applies a change to the data; new rows get names from a list, in order.
  package mutating func follow(_ segments: [RowSegment], naming new: [Int]) {
    var new = new[...]
    ids = segments.flatMap { segment in
      switch segment {
      case .kept(let rows): rows.map { ids.indices.contains($0) ? ids[$0] : nil }
      case .inserted(let count): (0..<count).map { _ in new.popFirst() }
      }
    }
  }

  /// The old row of each new identity: if several rows have one, the k-th is the k-th, those of the
  /// scope before hidden ones.
  package func origins(of new: [Int], in scope: Range<Int>, hidden: Range<Int>) -> [Int?] {
    let candidates = Array(scope) + Array(hidden)
    return new.indices.map { place in
      let k = new[..<place].count { $0 == new[place] }
      return candidates.filter { ids[$0] == new[place] }.dropFirst(k).first
    }
  }

  /// The results of `names` that differ from these.
  package func differences(from names: RowNames<Int>) -> [String] {
    var wrong: [String] = []
    func check<Value: Equatable>(_ name: String, _ value: Value, _ expected: Value) {
      if value != expected { wrong.append("\(name): \(value), expected \(expected)") }
    }
    let named = ids.indices.filter { ids[$0] != nil }
    check("rows", Array(names.rows), named)
    check("isEmpty", names.isEmpty, named.isEmpty)
    for row in -1...(ids.count + 1) {
      check("id of \(row)", names.id(of: row), ids.indices.contains(row) ? ids[row] : nil)
    }
    let half = ids.count / 3..<(ids.count - ids.count / 4)
    for range in [0..<(ids.count + 2), half] {
      var pairs: [(row: Int, id: Int)] = []
      names.forEachName(in: range) { pairs.append(($0, $1)) }
      check("names in \(range)", pairs.map(\.row), named.filter(range.contains))
      check("ids in \(range)", pairs.map(\.id), named.filter(range.contains).compactMap { ids[$0] })
    }
    let known = Set(ids.compactMap { $0 })
    for id in known.union([-1, 0, 1, 2]) {
      check("row of \(id)", names.row(of: id), rows(of: id).first)
      check("rows of \(id)", names.rows(of: id), rows(of: id))
    }
    let groups = known.map(rows).filter { $0.count > 1 }
    check("duplicates", Set(names.duplicates()), Set(groups))
    check("how many duplicates", names.duplicates().count, groups.count)
    if !groups.isEmpty { check("hasDuplicates", names.hasDuplicates, true) }
    return wrong
  }
}
