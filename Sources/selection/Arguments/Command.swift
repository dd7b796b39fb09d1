// SPDX-License-Identifier: MIT

/// What a command line asks for.
enum Command: Hashable {
  case table(record: String?)
  case help(String)
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
    default: throw UsageError(description: "there is no command '\(first)'")
    }
  }

  private static func table(_ words: some Sequence<String>) throws(UsageError) -> Command {
    var arguments = Arguments(words)
    var record: String?
    while let argument = arguments.next() {
      switch argument {
      case .option("-h", nil), .option("--help", nil): return .help(Usage.overview)
      case .option("--version", nil): return .version
      case .option("--record", let value):
        record = try arguments.value(of: "--record", joined: value)
      case .option(let option, _): throw UsageError(description: "there is no option '\(option)'")
      case .word(let word): throw UsageError(description: "there is no use for '\(word)' here")
      }
    }
    return .table(record: record)
  }

  private static func help(_ words: some Collection<String>) throws(UsageError) -> Command {
    guard words.count <= 1 else { throw UsageError(description: "help takes one command") }
    switch words.first {
    case nil: return .help(Usage.overview)
    case "pick": return .help(Usage.pick)
    case "replay": return .help(Usage.replay)
    case .some(let other): throw UsageError(description: "there is no command '\(other)'")
    }
  }

  private static func replay(_ words: some Sequence<String>) throws(UsageError) -> Command {
    var arguments = Arguments(words)
    var files: [String] = []
    while let argument = arguments.next() {
      switch argument {
      case .word(let file): files.append(file)
      case .option("-h", nil), .option("--help", nil): return .help(Usage.replay)
      case .option(let option, _): throw UsageError(description: "there is no option '\(option)'")
      }
    }
    guard !files.isEmpty else { throw UsageError(description: "replay needs a FILE") }
    return .replay(files: files)
  }

  private static func pick(_ words: some Sequence<String>) throws(UsageError) -> Command {
    var arguments = Arguments(words)
    var options = PickOptions()
    while let argument = arguments.next() {
      switch argument {
      case .word(let file):
        guard options.file == nil else {
          throw UsageError(description: "pick takes one FILE, not also '\(file)'")
        }
        options.file = file
      case .option("-h", nil), .option("--help", nil): return .help(Usage.pick)
      case .option("-x", nil), .option("--exclusive", nil): options.isExclusive = true
      case .option("--required", nil): options.isRequired = true
      case .option("--checked", let value):
        options.checked.append(try arguments.value(of: "--checked", joined: value))
      case .option("--state", let value):
        options.state = try arguments.value(of: "--state", joined: value)
      case .option("--limit", let value):
        let text = try arguments.value(of: "--limit", joined: value)
        guard let limit = Int(text), limit >= 1 else {
          throw UsageError(description: "--limit needs a number from 1, not '\(text)'")
        }
        options.limit = limit
      case .option("--keys", let value):
        options.keys = try keys(in: try arguments.value(of: "--keys", joined: value))
      case .option(let option, let value):
        throw UsageError(description: misuse(of: option, value: value))
      }
    }
    if options.isExclusive, options.checked.count > 1 {
      throw UsageError(description: "with --exclusive no more than one line can be --checked")
    }
    if options.isExclusive, options.limit != nil {
      throw UsageError(description: "--exclusive and --limit do not go together")
    }
    return .pick(options)
  }

  private static func misuse(of option: String, value: String?) -> String {
    let known = ["--help", "--exclusive", "--required"]
    return known.contains(option) && value != nil
      ? "\(option) takes no value" : "there is no option '\(option)'"
  }

  private static func keys(in text: String) throws(UsageError) -> [TerminalKey] {
    var keys: [TerminalKey] = []
    for word in text.split(whereSeparator: \.isWhitespace) {
      guard let key = TerminalKey(word: String(word)) else {
        throw UsageError(description: "there is no key '\(word)'")
      }
      keys.append(key)
    }
    return keys
  }
}
