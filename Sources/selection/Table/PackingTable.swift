// SPDX-License-Identifier: MIT

internal import SelectionCore

/// A packing list, in which each section is an inclusive checkmark list.
final class PackingTable: DemoTable {
  override class var name: String { "Packing" }
  override class var introduction: String {
    "Checkmark lists: r checks a range, a click on Kitchen all of its section."
  }
  override class func sections() -> [DemoSection] {
    let things: [(String, [(String, String)])] = [
      (
        "Shelter",
        [
          ("tent", "2.1 kg"), ("sleeping bag", "950 g"), ("sleeping mat", "480 g"),
          ("pillow", "90 g"), ("tarp", "610 g"),
        ]
      ),
      (
        "Kitchen",
        [
          ("stove", "75 g"), ("gas", "380 g"), ("pot", "210 g"), ("spoon", "12 g"),
          ("matches", "20 g"), ("coffee", "150 g"), ("water filter", "66 g"),
        ]
      ),
      (
        "Clothes",
        [
          ("rain jacket", "320 g"), ("down jacket", "340 g"), ("socks, two pairs", "120 g"),
          ("hat", "60 g"), ("gloves", "70 g"),
        ]
      ),
      (
        "Small things",
        [
          ("map", "80 g"), ("compass", "35 g"), ("head torch", "85 g"), ("first aid kit", "180 g"),
          ("pocket knife", "60 g"), ("sunscreen", "110 g"), ("toothbrush", "15 g"),
        ]
      ),
    ]
    return things.map { title, things in
      let rows = things.map { DemoRow(label: $0.0, detail: $0.1) }
      return DemoSection(
        title: title, rows: rows, list: .inclusive,
        checked: rows.filter { ["tent", "map"].contains($0.label) })
    }
  }

  override var summary: String {
    let hidden = table.hiddenCheckedRows.count
    let count = table.checkedCount + hidden
    return hidden > 0
      ? "\(count) packed, \(hidden) hidden"
      : "\(count) of \(table.rows.wholeShape.rowCount) packed"
  }

  override func summary(ofSection section: Int) -> String {
    let rows = table.rows.shape.rows(inSection: section) ?? 0..<0
    return "\(table.rows.checkedRows.positions.count(in: rows)) of \(rows.count)"
  }

  override func markAll() { apply(.check(.all)) }

  override func unmarkAll() { apply(.uncheck(.all)) }

  override func invert() {
    let (checked, shape) = (table.rows.checkedRows, table.rows.shape)
    let unchecked = RowPaths(checked.positions.complement(within: shape.rowCount), in: shape)
    apply(.uncheck(checked.rowSpans))
    apply(.check(unchecked.rowSpans))
  }
}
