// SPDX-License-Identifier: MIT

internal import Foundation
internal import SelectionCore
internal import SelectionStore

/// The ticks that a file remembers between runs, by line: also when lines were added, removed or
/// re-ordered.
///
/// Of several lines with the same text the first is the first again, the second the second. A
/// ticked line that is not there this time stays ticked for the next.
struct PickState {
  private typealias Row = IdentitySnapshot<String>.Row

  private let store: FileStore<IdentitySnapshot<String>>
  private var rows: [Row] = []

  /// Reads what a file remembers; a file that is not there remembers nothing.
  init(file: String) throws(StoreError) {
    store = FileStore(URL(fileURLWithPath: file))
    rows = try store.load()?.selected ?? []
  }

  /// The lines that were ticked, as far as they are there.
  func ticked(in lines: Lines) -> [Int] {
    let wanted = Set(rows)
    return zip(lines.indices, Self.names(of: lines)).filter { wanted.contains($0.1) }.map(\.0)
  }

  /// Remembers the ticked lines, beside those that are not there this time.
  func save(_ ticked: [Int], of lines: Lines) throws(StoreError) {
    let names = Self.names(of: lines)
    let there = Set(names)
    try store.save(
      IdentitySnapshot(selected: ticked.map { names[$0] } + rows.filter { !there.contains($0) }))
  }

  private static func names(of lines: Lines) -> [Row] {
    var seen: [String: Int] = [:]
    return lines.indices.map { line in
      let text = String(decoding: lines[line], as: UTF8.self)
      defer { seen[text, default: 0] += 1 }
      return Row(id: text, occurrence: seen[text, default: 0])
    }
  }
}
