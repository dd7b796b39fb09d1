// SPDX-License-Identifier: MIT

internal import SelectionCore

/// What a command line asks for.
enum Command: Hashable {
  case table(record: String?)
  /// A text to print.
  case text(String)
  case version
  case pick(PickOptions)
  case replay(files: [String])

  /// Reads a command line.
  init(_ words: [String]) throws(UsageError) {
    guard let first = words.first else {
      self = .table(record: nil)
      return
    }
    let rest = words.dropFirst()
    switch first {
    case "pick": self = try Self.pick(rest)
    case "replay": self = try Self.replay(rest)
    case "help": self = try Self.help(rest)
    case _ where first.hasPrefix("-"): self = try Self.table(words)
    default: throw UsageError(description: "there is no command '\(first.shortened)'")
    }
  }

  private static func table(_ words: some Sequence<String>) throws(UsageError) -> Command {
    var arguments = Arguments(words, of: Usage.overview)
    var record: String?
    while let argument = try arguments.next() {
      switch argument {
      case .option("--version", _): return .version
      case .option("--man", _): return .text(ManualPage.text)
      case .option("--completions", let shell):
        guard let shell = Completions(rawValue: shell) else {
          throw UsageError(
            description: "--completions needs bash, zsh or fish, not '\(shell.shortened)'")
        }
        return .text(shell.text)
      case .option("--record", let value): record = value
      case .option: return .text(Usage.overview.help)
      case .word(let word):
        throw UsageError(description: "there is no use for '\(word.shortened)' here")
      }
    }
    return .table(record: record)
  }

  private static func help(_ words: some Collection<String>) throws(UsageError) -> Command {
    guard words.count <= 1 else { throw UsageError(description: "help takes one command") }
    guard let name = words.first else { return .text(Usage.overview.help) }
    guard let manual = Usage.commands.first(where: { $0.name == name }) else {
      throw UsageError(description: "there is no command '\(name.shortened)'")
    }
    return .text(manual.help)
  }

  private static func replay(_ words: some Sequence<String>) throws(UsageError) -> Command {
    var arguments = Arguments(words, of: Usage.replay)
    var files: [String] = []
    while let argument = try arguments.next() {
      switch argument {
      case .word(let file): files.append(file)
      case .option: return .text(Usage.replay.help)
      }
    }
    guard !files.isEmpty else { throw UsageError(description: "replay needs a FILE") }
    return .replay(files: files)
  }

  private static func pick(_ words: some Sequence<String>) throws(UsageError) -> Command {
    var arguments = Arguments(words, of: Usage.pick)
    var options = PickOptions()
    while let argument = try arguments.next() {
      switch argument {
      case .word(let file):
        guard options.file == nil else {
          throw UsageError(description: "pick takes one FILE, not also '\(file.shortened)'")
        }
        options.file = file
      case .option("--help", _): return .text(Usage.pick.help)
      case .option(let name, let value): try options.set(name, to: value)
      }
    }
    if options.isExclusive, options.checked.count > 1 {
      throw UsageError(description: "with --exclusive no more than one line can be --checked")
    }
    if options.isExclusive, options.limit != nil {
      throw UsageError(description: "--exclusive and --limit do not go together")
    }
    if options.format.delimiter != nil, options.format.fields == nil {
      throw UsageError(description: "--delimiter has no meaning without --with-nth")
    }
    return .pick(options)
  }
}

extension PickOptions {
  /// Takes an option by its long name.
  fileprivate mutating func set(_ name: String, to value: String) throws(UsageError) {
    switch name {
    case "--exclusive": isExclusive = true
    case "--required": isRequired = true
    case "--checked": checked.append(value)
    case "--state": state = value
    case "--limit": limit = try number(value, from: 1, for: name)
    case "--read0": format.separator = 0
    case "--print0": printsNull = true
    case "--header-lines": format.headerCount = try number(value, from: 0, for: name)
    case "--height": height = try number(value, from: 1, for: name)
    case "--prompt": prompt = value
    case "--keys": keys = try keys(in: value)
    case "--delimiter":
      guard !value.isEmpty else { throw UsageError(description: "--delimiter needs a text") }
      format.delimiter = value
    case "--with-nth":
      guard let fields = FieldList(value) else {
        throw UsageError(
          description: "--with-nth needs fields such as 2, 1,3, 2.. or -1, not '\(value.shortened)'"
        )
      }
      format.fields = fields
    default: throw UsageError(description: "there is no option '\(name.shortened)'")
    }
  }

  private func number(_ text: String, from least: Int, for option: String) throws(UsageError) -> Int
  {
    guard let number = Int(text), number >= least else {
      throw UsageError(
        description: "\(option) needs a number from \(least), not '\(text.shortened)'")
    }
    return number
  }

  private func keys(in text: String) throws(UsageError) -> [TerminalKey] {
    var keys: [TerminalKey] = []
    for word in text.split(whereSeparator: \.isWhitespace) {
      guard let key = TerminalKey(word: String(word)) else {
        throw UsageError(description: "there is no key '\(String(word).shortened)'")
      }
      keys.append(key)
    }
    return keys
  }
}
