// SPDX-License-Identifier: MIT

internal import SelectionCore

/// The world's time zones by region; any number of them can be selected.
final class ZoneTable: DemoTable {
  init() {
    super.init(
      name: "Time zones", policy: SelectionPolicy(.multiple, editing: .multiple),
      sections: Self.places.map { region, lines in
        DemoSection(title: region, rows: Self.rows(lines).sorted { $0.label < $1.label })
      })
  }

  /// The rows for a region's lines, each with an offset and the places that have it.
  private static func rows(_ lines: String) -> [DemoRow] {
    lines.split(separator: "\n").flatMap { line in
      let offset = line.prefix { $0 != " " }
      let detail = "UTC" + (offset.first == "-" ? "−" + offset.dropFirst() : offset)
      return line.dropFirst(offset.count).split(separator: ";").map {
        DemoRow(label: String($0.drop { $0 == " " }), detail: detail)
      }
    }
  }

  override var summary: String {
    let hidden = table.hiddenSelectedRows.count
    let count = table.selectedCount + hidden
    return hidden > 0
      ? "\(count) selected, \(hidden) not shown"
      : "\(count) of \(table.rows.wholeShape.rowCount) selected"
  }

  override func summary(ofSection section: Int) -> String {
    let rows = table.rows.shape.rows(inSection: section) ?? 0..<0
    return switch table.rows.markedPart(of: .section(section)) {
    case .none: ""
    case .partial: "\(table.rows.selectedRows.positions.count(in: rows)) of \(rows.count)"
    case .all: "all \(rows.count)"
    }
  }
}
