// SPDX-License-Identifier: MIT
import RandomChoices
import BitCollections
import Foundation
import SelectionCore

/// Runs all peers with one size, alternating in each round, and prints a table of times and ratios.
///
/// - Returns: Whether all results were equal.
func compare(_ size: Size, _ workloads: [Workload], _ options: Options) -> Bool {
  var random = RandomSource(seed: options.seed)
  let members = size.rows(&random)
  let arguments = Arguments(size, seed: options.seed &+ 1)
  var contestants: [any Contestant] = []
  func add<P: Peer>(_ type: P.Type) {
    guard options.wants(P.name) else { return }
    contestants.append(
      Bench<P>(size, members: members, arguments: arguments, seconds: options.seconds))
  }
  add(RowSet.self)
  if RoaringPeer.isInstalled { add(RoaringPeer.self) }
  add(BitArrayPeer.self)
  add(BitSet.self)
  add(IndexSet.self)
  add(RangeSetPeer.self)
  add(PathSetPeer.self)
  var columns = contestants.map { (name: $0.name, results: [String: Measurement]()) }
  for workload in workloads {
    // All results are computed before times are measured.
    var results = contestants.map { $0.begin(workload) }
    var running = Set(results.indices.filter { results[$0] != nil })
    while !running.isEmpty {
      for i in running.sorted() {
        guard var result = results[i] else { continue }
        if !contestants[i].measureRound(workload, &result) { running.remove(i) }
        results[i] = result
      }
    }
    for (i, result) in results.enumerated() { columns[i].results[workload.name] = result }
  }
  print("\n\(size.length) rows, \(size.selected) selected; nanoseconds, * the least")
  return printTable(workloads.map { ($0.name, $0.title) }, columns)
}

func printTable(
  _ rows: [(name: String, title: String)],
  _ columns: [(name: String, results: [String: Measurement])]
) -> Bool {
  var allAgree = true
  let headings = columns.map { $0.name } + ["to the best other"]
  print("| | workload | " + headings.joined(separator: " | ") + " |")
  print("| --- | --- |" + String(repeating: " --- |", count: headings.count))
  for (name, title) in rows {
    let all = columns.map { $0.results[name] }
    let results = all.compactMap { $0 }
    guard let ours = results.first else { continue }
    let least = results.map(\.nanoseconds).min() ?? 0
    let cells = all.map { result in
      guard let result else { return "–" }
      let agrees = result.digest == ours.digest
      if !agrees { allAgree = false }
      return (result.isCut ? ">" : "") + short(result.nanoseconds)
        + (result.nanoseconds == least ? "*" : "") + (agrees ? "" : " ≠")
    }
    let others = results.dropFirst().map(\.nanoseconds).min() ?? ours.nanoseconds
    let last = verdict(ours.nanoseconds / others)
    print("| \(name) | \(title) | " + (cells + [last]).joined(separator: " | ") + " |")
  }
  // Flushes the progress so far, even if the output is a file.
  fflush(nil)
  return allAgree
}

/// A ratio of times as a text.
func verdict(_ ratio: Double) -> String {
  ratio < 1 ? "\(short(1 / ratio)) times faster" : "\(short(ratio)) ×"
}

/// A number with about three digits.
func short(_ number: Double) -> String {
  if number >= 10e6 { return "\(Int(number / 1e6)) M" }
  if number >= 1e6 { return "\((number / 1e5).rounded() / 10) M" }
  if number >= 20 { return "\(Int(number.rounded()))" }
  return number >= 2 ? "\((number * 10).rounded() / 10)" : "\((number * 100).rounded() / 100)"
}
