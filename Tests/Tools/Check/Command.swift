// SPDX-License-Identifier: MIT

/// Something that a check can find in the repository, and how it is found.
struct Check: Sendable {
  let name: String
  let summary: String
  let run: @Sendable (Repository, Options) throws(Failure) -> CheckResult

  /// The checks in the order in which they are listed and run.
  static let all: [Check] = [
    .layers, .unsafe, .manifests, .bytes, .words, .habits, .names, .lengths, .columns,
    .paths, .products, .promises, .testNames, .threads, .symbols, .examples,
  ]
}

/// The result of a check.
struct CheckResult {
  /// The lines that say what is wrong; none if nothing is.
  var findings: [String] = []
  /// A few words on success.
  var summary: String
}

/// An error that ends the program with a message.
struct Failure: Error {
  let text: String
  let status: Int32

  init(_ text: String, status: Int32 = 2) {
    self.text = text
    self.status = status
  }
}

/// The options of the checks that have any.
struct Options {
  /// The reason that is noted with symbols that differ, or nil if they are only compared.
  var reason: String?
  /// Whether today's symbols become those of the last version.
  var isRecording = false
  /// The options of the build that lists public symbols, or runs examples.
  var build: [String] = []
}

/// The arguments of the program.
struct Command {
  private(set) var checks: [Check] = []
  private(set) var options = Options()

  /// Reads the arguments.
  ///
  /// - Throws: a failure if an argument is neither a check nor an option.
  init(_ arguments: ArraySlice<String>, among all: [Check]) throws(Failure) {
    func named(_ name: String) throws(Failure) -> Check {
      guard let check = all.first(where: { $0.name == name }) else {
        let names = all.map(\.name).joined(separator: ", ")
        throw Failure("there is no check \(name); there are all, \(names)")
      }
      return check
    }
    var rest = arguments
    while let argument = rest.popFirst() {
      switch argument {
      case "--":
        options.build = Array(rest)
        rest = []
      case "--except":
        guard let name = rest.popFirst() else { throw Failure("--except needs a check") }
        let check = try named(name)
        checks.removeAll { $0.name == check.name }
      case "--update":
        guard let reason = rest.popFirst(), reason.contains(where: \.isLetter) else {
          throw Failure("--update needs a reason")
        }
        options.reason = reason
      case "--record": options.isRecording = true
      case "all": checks = all
      default: checks.append(try named(argument))
      }
    }
    let isWriting = options.reason != nil || options.isRecording
    if isWriting && checks.map(\.name) != [Check.symbols.name] {
      throw Failure("--update and --record are options of the check \(Check.symbols.name) alone")
    }
  }
}

extension String {
  /// The text with spaces behind it, up to a width.
  func padding(to width: Int) -> String {
    self + String(repeating: " ", count: max(1, width - count))
  }
}
