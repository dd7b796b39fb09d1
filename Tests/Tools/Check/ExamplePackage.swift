// SPDX-License-Identifier: MIT
import Foundation

/// A package of its own, as a newcomer would have it, that runs the examples of doc comments.
struct ExamplePackage {
  private static let name = "Examples"
  private static let support = "Tests/Gates/Documentation/Examples"

  private let repository: Repository
  private let folder: URL
  /// The options of the build.
  private let options: [String]
  /// The names that examples need not declare.
  private let known: [String]

  init(_ repository: Repository, _ options: [String]) throws(Failure) {
    self.repository = repository
    self.options = options
    folder = repository.url(".build/examples")
    known = try Pattern(#"^  var (\w+) = "#).groups(
      1, in: try repository.text("\(Self.support)/Known.swift"))
  }

  /// Builds and runs the examples.
  ///
  /// - Returns: What differs from what they say.
  /// - Throws: a failure that says which examples do not compile.
  func run(_ examples: [Example]) throws(Failure) -> [String] {
    let sources = "Sources/\(Self.name)"
    try write(manifest, to: "Package.swift")
    for path in repository.paths(in: Self.support, endingIn: ".swift") {
      let name = path.split(separator: "/").last ?? ""
      try write(try repository.text(path), to: "\(sources)/\(name)")
    }
    var calls: [String] = []
    var functions = ["import SelectionCore"]
    for (number, example) in zip(0..., examples) {
      functions += ["@MainActor func example\(number)() throws {"] + (try body(example)) + ["}"]
      calls.append("run(\"\(example.file):\(example.line)\") { try example\(number)() }")
    }
    try write(functions.joined(separator: "\n") + "\n", to: "\(sources)/Examples.swift")
    try write(
      "import Foundation\n\(calls.joined(separator: "\n"))\nexit(report() == 0 ? 0 : 3)\n",
      to: "\(sources)/main.swift")
    // Without its plan the build looks again which files the library has.
    try? FileManager.default.removeItem(at: folder.appendingPathComponent(".build/debug.yaml"))
    let output = try repository.output(
      of: "swift", ["run", "--quiet", "--package-path", folder.path] + options + ["Examples"],
      or: 3)
    return output.split(separator: "\n").map(String.init)
  }

  /// The statements of an example, with what it takes as known before them.
  private func body(_ example: Example) throws(Failure) -> [String] {
    let code = example.lines.joined(separator: "\n")
    var body: [String] = []
    for name in known {
      guard try Pattern("\\b\(name)\\b").matches(code) else { continue }
      if try !Pattern("\\b(let|var) \(name)\\b").matches(code) {
        body.append("var \(name) = Known().\(name)")
      }
    }
    for (i, statement) in example.statements.enumerated() {
      if !statement.isInside {
        body.append("#sourceLocation(file: \"\(example.file)\", line: \(example.line + i))")
      }
      guard let result = statement.result else {
        body.append(statement.code)
        continue
      }
      let quoted = result.replacingOccurrences(of: "\\", with: "\\\\")
        .replacingOccurrences(of: "\"", with: "\\\"")
      let place = "\(example.file):\(example.line + i)"
      body.append("expect(\(statement.code), \"\(quoted)\", \"\(place)\")")
    }
    return body + ["#sourceLocation()"]
  }

  private var manifest: String {
    """
    // swift-tools-version: 6.3
    import PackageDescription

    let package = Package(
      name: "Examples", platforms: [.macOS(.v14)],
      dependencies: [.package(name: "SelectionCore", path: "../..", traits: ["GTK"])],
      targets: [
        .executableTarget(
          name: "Examples",
          dependencies: [.product(name: "SelectionCore", package: "SelectionCore")],
          // A variable that an example leaves as it is, for one, is no fault.
          swiftSettings: [.unsafeFlags(["-suppress-warnings"])])
      ])

    """
  }

  /// Writes a file, unless it is there with this text, so that it need not be built again.
  private func write(_ text: String, to path: String) throws(Failure) {
    let file = folder.appendingPathComponent(path)
    if (try? String(contentsOf: file, encoding: .utf8)) == text { return }
    do {
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try text.write(to: file, atomically: true, encoding: .utf8)
    } catch {
      throw Failure("\(file.path) cannot be written: \(error)")
    }
  }
}
