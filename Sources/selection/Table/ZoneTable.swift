// SPDX-License-Identifier: MIT

internal import Foundation
internal import HeadlessTable
internal import SelectionCore

/// The world's time zones by region, of which any number can be selected.
final class ZoneTable: DemoTable {
  init(now: Date = Date()) {
    super.init(
      name: "Time zones", policy: SelectionPolicy(.multiple, editing: .multiple),
      sections: Self.regions(at: now))
  }

  private static func regions(at now: Date) -> [DemoSection] {
    var regions: [String: [DemoRow]] = [:]
    for identifier in TimeZone.knownTimeZoneIdentifiers {
      let parts = identifier.split(separator: "/", maxSplits: 1).map(String.init)
      guard parts.count == 2, let zone = TimeZone(identifier: identifier) else { continue }
      let place = parts[1].split(separator: "/").reversed().joined(separator: ", ")
        .replacingOccurrences(of: "_", with: " ")
      let offset = offset(seconds: zone.secondsFromGMT(for: now))
      regions[parts[0], default: []].append(DemoRow(label: place, detail: offset))
    }
    return regions.keys.sorted().map { region in
      DemoSection(title: region, rows: (regions[region] ?? []).sorted { $0.label < $1.label })
    }
  }

  /// An offset from Greenwich as `UTC+05:30`.
  private static func offset(seconds: Int) -> String {
    let minutes = abs(seconds) / 60
    let (hour, minute) = minutes.quotientAndRemainder(dividingBy: 60)
    func two(_ number: Int) -> String { (number < 10 ? "0" : "") + String(number) }
    return "UTC\(seconds < 0 ? "−" : "+")\(two(hour)):\(two(minute))"
  }

  override var summary: String {
    let state = table.selection
    return "\(state.selectedRows.count) of \(state.shape.rowCount) selected"
  }

  override func summary(ofSection section: Int) -> String {
    let rows = table.selection.shape.rows(inSection: section) ?? 0..<0
    return switch table.selection.markedPart(ofSection: section) {
    case .none: ""
    case .partial: "\(table.selection.selected.count(in: rows)) of \(rows.count)"
    case .all: "all \(rows.count)"
    }
  }
}
