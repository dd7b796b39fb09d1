// SPDX-License-Identifier: MIT

/// A million rows, each with its own identity; any number of them can be selected.
final class MillionTable: SelectableTable {
  override class var name: String { "Million" }
  override class var introduction: String {
    "A million rows: all, invert and undo take as long as with ten: try i u U."
  }
  override class func sections() -> [DemoSection] {
    (0..<10).map { section in
      let first = section * 100_000 + 1
      return DemoSection(
        title: "from \(first)",
        rows: (first..<(first + 100_000)).map { DemoRow(label: "row \($0)") })
    }
  }
}
