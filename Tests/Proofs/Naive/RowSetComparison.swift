// SPDX-License-Identifier: MIT
package import SelectionCore

/// The results of a set that differ from its model: its members, and queries about rows, by default
/// about all of them.
package func differences(_ set: RowSet, _ model: BoolModel, questions: [Int]? = nil) -> [String] {
  let members = model.members
  var wrong: [String] = []
  func check<Value: Equatable>(_ name: String, _ value: Value, _ expected: Value) {
    if value != expected { wrong.append("\(name): \(value), expected \(expected)") }
  }
  check("members", Array(set), members)
  check("ranges", Array(set.ranges), model.ranges)
  check("count", set.count, members.count)
  check("underestimatedCount", set.underestimatedCount, members.count)
  check("isEmpty", set.isEmpty, members.isEmpty)
  check("first", set.first, members.first)
  check("last", set.last, members.last)
  var rank = 0
  var ranks = [0]
  for member in model.rows {
    if member { rank += 1 }
    ranks.append(rank)
  }
  for row in questions ?? Array(-1...(model.rows.count + 1)) {
    let inside = min(max(row, 0), model.rows.count)
    let isMember = row >= 0 && row < model.rows.count && model.rows[row]
    let rank = ranks[inside]
    check("contains \(row)", set.contains(row), isMember)
    check("rank of \(row)", set.rank(of: row), rank)
    check("nth \(row)", set.nth(row), members.indices.contains(row) ? members[row] : nil)
    let next = isMember ? rank + 1 : rank
    check("next after \(row)", set.next(after: row), next < members.count ? members[next] : nil)
    check("previous before \(row)", set.previous(before: row), rank > 0 ? members[rank - 1] : nil)
  }
  return wrong
}
