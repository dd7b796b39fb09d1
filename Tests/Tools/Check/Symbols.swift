// SPDX-License-Identifier: MIT
import Foundation

extension Check {
  /// Whether the public symbols are those of the last version and the changes since.
  static let symbols = Check(
    name: "symbols",
    summary: "each change of the public symbols since the last version has a reason"
  ) { repository, options throws(Failure) in
    try PublicSymbols(repository, options).result()
  }
}

/// The public symbols of the products beside the committed lists.
///
/// `PRODUCT.txt` lists the symbols of the last version, each with its declaration: as Linux has
/// them, or as Apple's systems do, if the product is for their views. `changes.txt` has every
/// symbol that was added or removed since, below the reason for it; a changed declaration is one
/// removed and one added.
private struct PublicSymbols {
  static let products = [
    "RowSets", "SelectionLists", "SelectionCore", "SelectionStore", "SelectionObservation",
    "SelectionOutline", "SelectionOutlineObservation", "SelectionViews", "HeadlessTable",
    "UIKitNames",
  ]
  /// The products for views of Apple's systems, and the system for which each is read.
  static let systems = [
    "SelectionUIKit": "ios", "SelectionAppKit": "macos", "SelectionOutlineViews": "macos",
    "SelectionSwiftUI": "ios",
  ]
  /// The products that have the names of UIKit's, whether anything uses them or not.
  static let doubles: Set = ["HeadlessTable", "UIKitNames"]
  /// The products that export others again, so that they have the symbols of these, too.
  static let exportedAgain = ["SelectionCore": "RowSets,SelectionLists"]
  static let folder = "Tests/Gates/PublicSymbols"

  let repository: Repository
  let options: Options
  /// The symbols of each product as the compiler has them.
  let modules: [String: ModuleSymbols]

  /// Builds the products, and reads their symbols.
  init(_ repository: Repository, _ options: Options) throws(Failure) {
    self.repository = repository
    self.options = options
    let graphs = repository.url(".build/symbol-graphs")
    let build = ["build"] + options.build
    _ = try repository.output(of: "swift", build)
    let built = try repository.output(of: "swift", build + ["--show-bin-path"])
      .trimmingCharacters(in: .whitespacesAndNewlines)
    let information = try repository.output(of: "swiftc", ["-print-target-info"])
    let triples = try Pattern(#""unversionedTriple": "([^"]*)""#).groups(1, in: information)
    // Beside the compiler is the tool that reads modules' symbols.
    let compiler = try Repository.found("swift").resolvingSymlinksInPath()
    let tool = compiler.deletingLastPathComponent()
      .appendingPathComponent("swift-symbolgraph-extract").path
    var modules: [String: ModuleSymbols] = [:]
    for product in Self.products {
      let graph = graphs.appendingPathComponent(product)
      do {
        if FileManager.default.fileExists(atPath: graph.path) {
          try FileManager.default.removeItem(at: graph)
        }
        try FileManager.default.createDirectory(at: graph, withIntermediateDirectories: true)
      } catch {
        throw Failure("\(graph.path) cannot be made: \(error)")
      }
      let again = Self.exportedAgain[product].map {
        ["-experimental-allowed-reexported-modules=\($0)"]
      }
      _ = try repository.output(
        of: tool,
        [
          "-module-name", product, "-I", built + "/Modules", "-target", triples.first ?? "",
          "-minimum-access-level", "public", "-skip-synthesized-members",
          "-output-dir", graph.path,
        ] + (again ?? []))
      modules[product] = try ModuleSymbols(in: graph)
    }
    // GTK's product is in no build without its trait.
    let graph = repository.url(".build/symbol-graphs/SelectionGTK")
    _ = try repository.output(
      of: repository.url("Tests/Gates/GTK/symbols").path, [built + "/Modules", graph.path])
    modules["SelectionGTK"] = try ModuleSymbols(in: graph)
    // What is type-checked for Apple's systems leaves its symbols behind.
    _ = try repository.output(of: repository.url("Tests/Gates/Apple/run").path, [])
    for (product, system) in Self.systems {
      modules[product] = try ModuleSymbols(
        in: repository.url(".build/apple-check/\(system)/symbols/\(product)"))
    }
    self.modules = modules
  }

  private var changes: URL { repository.url("\(Self.folder)/changes.txt") }

  func result() throws(Failure) -> CheckResult {
    var actual: Set<String> = []
    for (product, module) in modules { actual.formUnion(module.lines.map { "\(product) \($0)" }) }
    if options.isRecording { return try record() }
    let known = try known()
    let different =
      known.subtracting(actual).sorted().map { "- \($0)" }
      + actual.subtracting(known).sorted().map { "+ \($0)" }
    if let reason = options.reason, !different.isEmpty {
      let text = try repository.text("\(Self.folder)/changes.txt")
      try write(
        text + (["# \(reason)"] + different + ["", ""]).joined(separator: "\n"), to: changes)
      return CheckResult(summary: "\(different.count) symbols are noted")
    }
    var findings = different
    if !different.isEmpty {
      findings.append("public symbols differ: run check symbols --update \"REASON\"")
    }
    for product in modules.keys.sorted() where !Self.doubles.contains(product) {
      let words = try words(outside: product)
      for name in (modules[product]?.unused(in: words) ?? []).sorted() {
        findings.append("no adapter, program, article or test outside of \(product) names \(name)")
      }
    }
    return CheckResult(findings: findings, summary: "\(counts), and each change has a reason")
  }

  private var counts: String {
    modules.keys.sorted().map { "\(modules[$0]?.lines.count ?? 0) of \($0)" }.joined(
      separator: ", ")
  }

  /// Makes today's symbols those of the last version.
  private func record() throws(Failure) -> CheckResult {
    for (product, module) in modules {
      let text = module.lines.sorted().map { "\($0)\n" }.joined()
      try write(text, to: repository.url("\(Self.folder)/\(product).txt"))
    }
    try write("", to: changes)
    return CheckResult(summary: "recorded \(counts)")
  }

  private func write(_ text: String, to file: URL) throws(Failure) {
    do {
      try text.write(to: file, atomically: true, encoding: .utf8)
    } catch {
      throw Failure("\(file.path) cannot be written: \(error)")
    }
  }

  /// The symbols of the last version after the noted changes.
  private func known() throws(Failure) -> Set<String> {
    var known: Set<String> = []
    for path in repository.paths(in: Self.folder, endingIn: ".txt") {
      guard let name = path.split(separator: "/").last, name != "changes.txt" else { continue }
      for line in try repository.lines(path) where !line.isEmpty {
        known.insert("\(name.dropLast(4)) \(line)")
      }
    }
    var hasReason = false
    for line in try repository.lines("\(Self.folder)/changes.txt") where !line.isEmpty {
      let text = String(line.dropFirst(2))
      switch line.first {
      case "#": hasReason = text.contains(where: \.isLetter)
      case _ where !hasReason: throw Failure("changes.txt gives no reason for \(text)")
      case "+": known.insert(text)
      case "-": known.remove(text)
      default: throw Failure("changes.txt: “\(line)” neither adds nor removes a symbol")
      }
    }
    return known
  }

  /// The words of all code and articles, without the code of a product.
  private func words(outside product: String) throws(Failure) -> Set<Substring> {
    var words: Set<Substring> = []
    for path in repository.paths where path.hasSuffix(".swift") || path.hasSuffix(".md") {
      let isOwn = path.hasPrefix("Sources/\(product)/") && path.hasSuffix(".swift")
      guard !isOwn, !path.hasSuffix("Changelog.md"), !repository.isLink(path) else { continue }
      let text = try repository.text(path)
      words.formUnion(text.split { !($0.isLetter || $0.isNumber || $0 == "_") })
    }
    return words
  }
}
