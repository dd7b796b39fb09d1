// SPDX-License-Identifier: MIT

internal import SelectionCore

/// A filter for trails: each section has at most one choice, and a tap moves the checkmark.
///
/// Some sections are optional: in these sections, a tap on the checked row unchecks it.
final class TrailTable: DemoTable {
  override class var name: String { "Trails" }
  override class var introduction: String {
    "One choice in each section, in some none as well: a tap redraws two rows."
  }
  override class func sections() -> [DemoSection] {
    let filters: [(title: String, choice: Int?, rows: [String])] = [
      ("Difficulty", 0, ["easy", "moderate", "hard", "for climbers"]),
      ("Length", 1, ["up to 5 km", "up to 10 km", "up to 20 km", "any length"]),
      ("Way", nil, ["there and back", "round trip", "one way"]),
      ("Surface", nil, ["paved", "gravel", "forest path", "rock", "snow"]),
      ("Dogs", 1, ["not allowed", "on a lead", "allowed"]),
    ]
    return filters.map { title, choice, rows in
      let rows = rows.map { DemoRow(label: $0) }
      return DemoSection(
        title: title, rows: rows, list: choice == nil ? .optionalExclusive : .exclusive,
        checked: choice.map { [rows[$0]] } ?? [])
    }
  }

  override var summary: String {
    let chosen = titles.indices.flatMap { table.checkedRows(inSection: $0).map(\.label) }
    return chosen.isEmpty ? "any trail" : chosen.joined(separator: ", ")
  }

  override func summary(ofSection section: Int) -> String {
    table.rows.list(inSection: section) == .exclusive ? "one" : "one or none"
  }

  override func markAll() { note("a section holds one checkmark at most") }

  override func unmarkAll() {
    let optional = titles.indices.filter { table.list(inSection: $0) == .optionalExclusive }
    apply(.uncheck(RowSpans(optional.map(RowSpan.section))))
    note("cleared where none is allowed")
  }

  override func invert() { markAll() }
}
