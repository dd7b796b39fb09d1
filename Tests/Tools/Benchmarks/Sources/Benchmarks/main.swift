// SPDX-License-Identifier: MIT
import Foundation

/// The options of the command line.
struct Options {
  var only: Set<String> = []
  var peers: Set<String> = []
  var titles: [String] = []
  var sizes = 3
  var seconds = 0.15
  var seed: UInt64 = 1

  init(_ words: [String]) {
    var rest = words[...]
    while let word = rest.popFirst() {
      switch (word, rest.first) {
      case ("--only", let value?): only = Set(value.split(separator: ",").map(String.init))
      case ("--peers", let value?): peers = Set(value.split(separator: ",").map(String.init))
      case ("--titles", let value?): titles = value.split(separator: ",").map(String.init)
      case ("--sizes", let value?): sizes = Int(value) ?? 3
      case ("--seconds", let value?): seconds = Double(value) ?? 0.15
      case ("--seed", let value?): seed = UInt64(value) ?? 1
      default:
        print("Benchmarks [--only W2,small,tables] [--peers RowSet,CRoaring] [--sizes 1...3]")
        print("           [--titles shuffled,top] [--seconds 0.15] [--seed 1]")
        return
      }
      rest.removeFirst()
    }
  }

  func wants(_ peer: String) -> Bool { peers.isEmpty || peers.contains(peer) || peer == "RowSet" }
  func wants(title: String) -> Bool {
    titles.isEmpty || titles.contains { title.contains($0) }
  }
  func wants(workload: String) -> Bool { only.isEmpty || only.contains(workload) }
}

let options = Options(Array(CommandLine.arguments.dropFirst()))
let workloads = Workload.all.filter { options.wants(workload: $0.name) }
var allAgree = true
if !RoaringPeer.isInstalled {
  print("CRoaring is not installed (Debian: libroaring-dev): left out")
}
for size in Size.all.prefix(options.sizes) where !workloads.isEmpty {
  allAgree = compare(size, workloads, options) && allAgree
}
if options.wants(workload: "small") { allAgree = compareSmall(options) && allAgree }
if options.wants(workload: "tables") { allAgree = compareWholeTables(options) && allAgree }
if options.wants(workload: "goals") {
  measureGoals(options)
  measureGoalsByIdentity(options)
}
if options.wants(workload: "ratios") { allAgree = Ratios.compare(options) && allAgree }
if options.wants(workload: "updates") { allAgree = compareUpdates(options) && allAgree }
if options.wants(workload: "observing") { allAgree = measureObserving(options) && allAgree }
if options.wants(workload: "identities") { allAgree = compareIdentities(options) && allAgree }
if options.wants(workload: "filters") { allAgree = compareFilters(options) && allAgree }
if options.wants(workload: "outline") { measureOutlines(sizes: options.sizes, seed: options.seed) }
if !allAgree {
  print("\nSome peers disagree: see the rows marked ≠.")
  exit(1)
}
