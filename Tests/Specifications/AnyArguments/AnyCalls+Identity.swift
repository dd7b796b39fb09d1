// SPDX-License-Identifier: MIT
import Foundation
package import SelectionCore

extension AnyArguments {
  /// A call of a method of a table without identities.
  package mutating func plainCall() -> AnyCall<TableSelection> {
    let older = one(of: olderTables)
    switch below(12) {
    case 0:
      let snapshot = snapshotText()
      return AnyCall("restore \(snapshot)") { try $0.restore(SelectionSnapshot(snapshot)).change }
    case 2:
      let (shape, selected, checked) = (shape() ?? [], set(), set())
      let (anchor, lead, isEditing) = (flag() ? path() : nil, flag() ? path() : nil, flag())
      return AnyCall("restore \(selected) \(checked) of \(shape)") {
        try $0.restore(
          SelectionSnapshot(
            shape: shape, selected: selected, checked: checked, anchor: anchor, lead: lead,
            isEditing: isEditing)
        ).change
      }
    case 1: return AnyCall("restore") { try $0.restore(older.snapshot).change }
    case 3:
      let (input, rules) = (input { $0.path() }, rules(of: TableSelection.self))
      return AnyCall("as of older \(input)") { try $0.apply(input, asOf: older, rules: rules) }
    default: return call { $0.path() }
    }
  }

  /// The text of a snapshot, which may be none of any table.
  private mutating func snapshotText() -> String {
    let text = one(of: olderTables).snapshot.description
    var words = text.split(separator: " ").map(String.init)
    guard !words.isEmpty else { return text }
    let place = below(words.count)
    words[place] = flag() ? "\(number())" : "\(path())-\(small())"
    return words.joined(separator: " ")
  }

  private struct Item: Identifiable { let id: Int }

  /// A call of a method of a table with identities.
  package mutating func namedCall() -> AnyCall<IdentifiedTable<Int>> {
    let (ids, section, vanished, older) = (
      ids(), small(), one(of: VanishedRows.allCases), one(of: olderNamed)
    )
    switch below(26) {
    case 0:
      return AnyCall("update \(section) \(ids) \(vanished)") {
        try $0.update(section: section, to: ids, vanished: vanished)
      }
    case 1, 2:
      let contents = contents()
      return AnyCall("update \(contents) \(vanished)") {
        try $0.update(to: contents, vanished: vanished)
      }
    case 3:
      let contents = contents().map { $0.map(Item.init) }
      return AnyCall("update to elements") { try $0.update(to: contents, vanished: vanished) }
    case 4:
      let (new, old) = ((0..<below(3)).map { _ in (section: id(), rows: self.ids()) }, self.ids())
      return AnyCall("update \(new) from \(old) \(vanished)") {
        try $0.update(to: new, from: old, vanished: vanished)
      }
    case 5, 6:
      return AnyCall("setIDs \(ids) \(section)") { try $0.setIDs(ids, inSection: section) }
    case 7:
      let named = flag() ? nil : ids
      return AnyCall("forgetHidden \(named as [Int]?)") { $0.forgetHidden(named) }
    case 8, 9:
      let remote: RemoteSelection<Int> = flag() ? .only(Set(ids)) : .allExcept(Set(ids))
      return AnyCall("setSelected \(remote)") { try $0.setSelected(remote) }
    case 10:
      let snapshot = snapshot()
      return AnyCall("restore \(snapshot) \(vanished)") {
        try $0.restore(snapshot, missing: vanished).change
      }
    case 11:
      let rows = spans { $0.id() }
      return AnyCall("delete \(rows)") { try $0.delete(rows) }
    case 12:
      let (input, rules) = (input { $0.id() }, rules(of: IdentifiedTable<Int>.self))
      return AnyCall("as of older \(input)") { try $0.apply(input, asOf: older, rules: rules) }
    case 13:
      let (input, rules) = (input { $0.path() }, rules(of: IdentifiedTable<Int>.self))
      return AnyCall("byPath, as of older \(input)") {
        try $0.apply(byPath: input, asOf: older, rules: rules)
      }
    case 14, 15:
      let (edit, kept) = (edit(), flag() ? 0..<below(9) : range())
      return AnyCall("edit \(edit) or \(kept), naming \(ids)") { table in
        var edit = edit
        let count = table.rows.wholeShape.rowCount
        let rows = RowSet(kept).intersection(RowSet(0..<count)).ranges.map(RowSegment.kept)
        edit.mapping =
          try edit.mapping
          ?? TableMapping(
            rows: IndexMapping(oldCount: count, segments: [.inserted(ids.count)] + rows))
        try table.apply(edit, naming: ids)
        return nil
      }
    case 16:
      let rows = ids.map { IdentitySnapshot<Int>.Row(id: $0, occurrence: small()) }
      let snapshot = IdentitySnapshot(
        selected: rows, checked: contents(), anchor: rows.first, lead: rows.last,
        isEditing: flag())
      return AnyCall("restore \(snapshot) \(vanished)") {
        try $0.restore(snapshot, missing: vanished).change
      }
    default: return call { $0.id() }
    }
  }

  package mutating func contents() -> [[Int]] { (0..<below(4)).map { _ in ids() } }

  /// A snapshot of an older table, in which one number may be another one.
  private mutating func snapshot() -> IdentitySnapshot<Int> {
    let snapshot = one(of: olderNamed).snapshot
    guard flag(),
      var text = (try? JSONEncoder().encode(snapshot)).map({
        String(decoding: $0, as: UTF8.self)
      })
    else { return snapshot }
    let digits = text.indices.filter { text[$0].isNumber }
    if let digit = digits.isEmpty ? nil : one(of: digits) {
      text.replaceSubrange(digit...digit, with: "\(number())")
    }
    let other = try? JSONDecoder().decode(IdentitySnapshot<Int>.self, from: Data(text.utf8))
    return other ?? snapshot
  }

  /// A table to begin with: small or of any size, with hidden rows and with some that have no name.
  package mutating func plainStart() -> TableSelection {
    TableSelection(shape: shape() ?? [3, 0, 64], policy: policy())
  }

  package mutating func namedStart() -> IdentifiedTable<Int> {
    if below(3) == 0 { return IdentifiedTable(plainStart(), sharesCheckmarks: flag()) }
    if below(3) == 0 { return IdentifiedTable(ids().map(Item.init), policy: policy()) }
    if below(3) == 0 {
      return IdentifiedTable(sections: [ids().map(Item.init)], policy: policy())
    }
    return IdentifiedTable(sections: contents(), policy: policy())
  }
}
