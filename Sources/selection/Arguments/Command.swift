// SPDX-License-Identifier: MIT

internal import SelectionCore

/// The command that a command line describes.
enum Command: Hashable {
  /// The tables of the demo.
  case demo(record: [UInt8]?)
  /// A text to print.
  case text(String)
  case version
  case pick(PickOptions)
  case replay(files: [[UInt8]])

  /// Parses a command line.
  init(_ words: [[UInt8]]) throws(UsageError) {
    guard let first = words.first?.text else {
      self = .pick(.browsing)
      return
    }
    let rest = words.dropFirst()
    switch first {
    case "pick": self = try Self.pick(rest)
    case "demo": self = try Self.demo(rest)
    case "replay": self = try Self.replay(rest)
    case "help": self = try Self.help(rest)
    case _ where first.utf8.first == UInt8(ascii: "-"): self = try Self.withoutCommand(words)
    default:
      throw UsageError(
        description: "there is no command '\(first.shortened)'"
          + UsageError.hint(for: first, among: Usage.commands.map(\.name) + ["help"]))
    }
  }

  private static func demo(_ words: some Sequence<[UInt8]>) throws(UsageError) -> Command {
    var arguments = Arguments(words, of: Usage.demo)
    var record: [UInt8]?
    while let argument = try arguments.next() {
      switch argument {
      case .option("--record", let value): record = value
      case .option: return .text(Usage.demo.help)
      case .word(let word): throw UsageError(description: Self.noUse(for: word))
      }
    }
    return .demo(record: record)
  }

  private static func noUse(for word: [UInt8]) -> String {
    "there is no use for '\(word.text.shortened)' here"
  }

  private static func withoutCommand(
    _ words: some Sequence<[UInt8]>
  ) throws(UsageError) -> Command {
    var arguments = Arguments(words, of: Usage.overview)
    while let argument = try arguments.next() {
      switch argument {
      case .option("--version", _): return .version
      case .option("--man", _): return .text(ManualPage.text)
      case .option("--completions", let shell):
        return .text(try completions(shell, for: "--completions").text)
      case .option("--bindings", let shell):
        return .text(try completions(shell, for: "--bindings").bindings)
      case .option: return .text(Usage.overview.help)
      case .word(let word): throw UsageError(description: Self.noUse(for: word))
      }
    }
    return .pick(.browsing)
  }

  private static func completions(
    _ shell: [UInt8], for option: String
  ) throws(UsageError) -> Completions {
    if let shell = Completions(rawValue: shell.text) { return shell }
    throw UsageError(
      description: "\(option) needs bash, zsh or fish, not '\(shell.text.shortened)'")
  }

  private static func help(_ words: some Collection<[UInt8]>) throws(UsageError) -> Command {
    guard words.count <= 1 else { throw UsageError(description: "help takes one command") }
    guard let name = words.first?.text else { return .text(Usage.overview.help) }
    guard let manual = Usage.commands.first(where: { $0.name == name }) else {
      throw UsageError(description: "there is no command '\(name.shortened)'")
    }
    return .text(manual.help)
  }

  private static func replay(_ words: some Sequence<[UInt8]>) throws(UsageError) -> Command {
    var arguments = Arguments(words, of: Usage.replay)
    var files: [[UInt8]] = []
    while let argument = try arguments.next() {
      switch argument {
      case .word(let file): files.append(file)
      case .option: return .text(Usage.replay.help)
      }
    }
    guard !files.isEmpty else { throw UsageError(description: "replay needs a FILE") }
    return .replay(files: files)
  }

  private static func pick(_ words: some Sequence<[UInt8]>) throws(UsageError) -> Command {
    let defaults = Environment.bytes(of: PickOptions.variable)
    return try PickOptions.read(words, defaults: defaults).map(Command.pick)
      ?? .text(Usage.pick.help)
  }
}
