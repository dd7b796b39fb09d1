// SPDX-License-Identifier: MIT
import RandomChoices
import Foundation

/// Prints a line immediately.
func say(_ line: String) {
  FileHandle.standardOutput.write(Data((line + "\n").utf8))
}

/// The argument after a name, if that is given.
func text(_ name: String) throws -> String? {
  guard let place = CommandLine.arguments.firstIndex(of: name) else { return nil }
  guard CommandLine.arguments.indices.contains(place + 1) else {
    throw Failure("\(name) needs something after it")
  }
  return CommandLine.arguments[place + 1]
}

/// The number after an argument's name, or the default.
func number(_ name: String, default value: Int) throws -> Int {
  guard let text = try text(name) else { return value }
  guard let number = Int(text) else { throw Failure("\(name) needs a number") }
  return number
}

/// The sites that survived according to an earlier report, even if their lines have moved.
func survivors(in report: String, among sites: [Site]) throws -> [Site] {
  let lines = try String(contentsOfFile: report, encoding: .utf8).split(separator: "\n")
  let names = Set(
    lines.filter { $0.hasPrefix("survived: ") }.map { Site.name(in: $0.dropFirst(10)) })
  return sites.filter { names.contains($0.name) }
}

/// Builds all chosen mutants without those that the compiler refuses, and returns the others.
func build(_ sites: [Site], _ sources: [String: String], in place: Workplace) throws -> [Site] {
  var left = sites
  for _ in 0..<12 {
    var chosen: [String: [Int: Int]] = [:]
    for site in left { chosen[site.file, default: [:]][site.order] = site.number }
    for (path, source) in sources {
      let text = try Mutator.mutate(source, file: path, chosen: chosen[path] ?? [:]).text
      try place.write(text, source: path)
    }
    let (end, output) = try Command(
      program: "swift",
      arguments: [
        "build", "--build-tests", "-c", "release", "-Xswiftc", "-enable-testing",
        "--package-path", place.folder.path,
      ]
    ).run()
    if end == .exit(0) { return left }
    let refused = try numbers(named: output, in: place)
    guard !refused.isEmpty else {
      throw Failure("the mutants do not build:\n\(output.suffix(4000))")
    }
    say("\(refused.count) mutants are refused by the compiler and left out")
    left.removeAll { refused.contains($0.number ?? -1) }
  }
  throw Failure("the mutants do not build")
}

/// The mutants in the lines of the compiler's errors.
func numbers(named output: String, in place: Workplace) throws -> Set<Int> {
  var numbers: Set<Int> = []
  for line in output.split(separator: "\n") where line.contains(": error:") {
    let parts = line.split(separator: ":")
    guard parts.count > 2, parts[0].hasSuffix(".swift"), let number = Int(parts[1]) else {
      continue
    }
    let lines = try String(contentsOfFile: String(parts[0]), encoding: .utf8)
      .split(separator: "\n", omittingEmptySubsequences: false)
    for reach in 0..<24 {
      let near = lines[max(0, number - 1 - reach)..<min(lines.count, number + reach)]
      let found = near.joined().split(separator: "isMutant(").dropFirst().compactMap {
        Int($0.prefix { $0.isNumber })
      }
      numbers.formUnion(found)
      if !found.isEmpty { break }
    }
  }
  return numbers
}

func measure() throws {
  let seed = try number("--seed", default: 1)
  let count = try number("--count", default: 250)
  let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
  let name = try text("--of") ?? "core"
  guard let subject = ["core": Subject.core, "adapters": .adapters][name] else {
    throw Failure("\(name) is neither core nor adapters")
  }
  let place = Workplace(
    root: root, folder: root.appendingPathComponent("Tests/Tools/Mutation/.build/mutants-\(name)"),
    subject: subject)
  try place.copy()
  let sources = try place.sources()
  var sites: [Site] = []
  for (path, source) in sources.sorted(by: { $0.key < $1.key }) {
    sites += try Mutator.mutate(source, file: path).sites
  }
  var random = RandomSource(seed: UInt64(seed))
  say("\(sites.count) places in \(sources.count) files; seed \(seed)")
  sites.shuffle(using: &random)
  // Some more than requested, to replace those that the compiler refuses.
  var fresh = Array(sites.prefix(count == 0 ? 0 : count + count / 4 + 5))
  var again = try text("--again").map { try survivors(in: $0, among: sites) } ?? []
  again.removeAll { site in fresh.contains { $0.file == site.file && $0.order == site.order } }
  for i in fresh.indices { fresh[i].number = i }
  for i in again.indices { again[i].number = fresh.count + i }
  let built = try build(fresh + again, sources, in: place)
  let tests = try TestRun(
    bundle: place.folder.path + "/.build/release/MutantsPackageTests.xctest")
  say("the tests pass by themselves, in \(Int(tests.seconds)) s")
  let isFresh = { (site: Site) in (site.number ?? 0) < fresh.count }
  if count > 0 { try run(Array(built.filter(isFresh).prefix(count)), "seed \(seed)", tests) }
  if !again.isEmpty { try run(built.filter { !isFresh($0) }, "once more", tests) }
}

/// Switches mutants on one at a time and reports which are caught.
func run(_ sites: [Site], _ name: String, _ tests: TestRun) throws {
  var survivors: [Site] = []
  let start = Date()
  for (i, site) in sites.enumerated() {
    guard let number = site.number else { continue }
    if let reason = try tests.catches(number) {
      say("\(i + 1) caught: \(site.description) by \(reason)")
    } else {
      say("\(i + 1) SURVIVED: \(site.description)")
      survivors.append(site)
    }
  }
  let caught = sites.count - survivors.count
  let share = (1000 * Double(caught) / Double(sites.count)).rounded() / 10
  let seconds = Int(Date().timeIntervalSince(start))
  say("\n\(name): \(caught) of \(sites.count) mutants caught, \(share) %, in \(seconds) s")
  for site in survivors { say("survived: \(site.description)") }
}

do {
  try measure()
} catch {
  say("error: \(error)")
  exit(1)
}
