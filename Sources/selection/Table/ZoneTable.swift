// SPDX-License-Identifier: MIT

internal import SelectionCore

/// The world's time zones by region; any number of them can be selected.
final class ZoneTable: SelectableTable {
  override class var name: String { "Zones" }
  override class var introduction: String {
    "A search hides rows, and what is selected stays so: try i, then / and a name."
  }
  override class func sections() -> [DemoSection] {
    places.map { region, lines in
      DemoSection(title: region, rows: rows(lines).sorted { $0.label < $1.label })
    }
  }

  /// The rows for a region's lines, each with an offset and the places with that offset.
  private static func rows(_ lines: String) -> [DemoRow] {
    lines.split(separator: "\n").flatMap { line in
      let offset = line.prefix { $0 != " " }
      let detail = "UTC" + (offset.first == "-" ? "−" + offset.dropFirst() : offset)
      return line.dropFirst(offset.count).split(separator: ";").map {
        DemoRow(label: String($0.drop { $0 == " " }), detail: detail)
      }
    }
  }
}
