// SPDX-License-Identifier: MIT

internal import SelectionCore

/// Parsing the options of `selection pick`.
extension PickOptions {
  /// The environment variable whose options precede the options on the command line.
  static let variable = "SELECTION_PICK_OPTS"

  /// Parses the words of a command line.
  ///
  /// - Parameters:
  ///   - words: The words.
  ///   - defaults: The options that precede the words.
  /// - Returns: The options; nil if help is requested.
  /// - Throws: An error if a word isn't known or two options conflict.
  static func read(
    _ words: some Sequence<[UInt8]>, defaults: [UInt8] = []
  ) throws(UsageError) -> PickOptions? {
    var options = PickOptions()
    do throws(UsageError) {
      guard try options.take(defaults.shellWords()) else { return nil }
    } catch {
      throw UsageError(description: "\(variable): \(error)")
    }
    guard try options.take(words) else { return nil }
    try options.check()
    return options
  }

  private mutating func take(_ words: some Sequence<[UInt8]>) throws(UsageError) -> Bool {
    var arguments = Arguments(words, of: Usage.pick)
    while let argument = try arguments.next() {
      switch argument {
      case .word(let file):
        guard self.file == nil else {
          throw UsageError(description: "pick takes one FILE, not also '\(file.text.shortened)'")
        }
        self.file = file
      case .option("--help", _): return false
      case .option(let name, let value): try set(name, to: value)
      }
    }
    return true
  }

  private func check() throws(UsageError) {
    if isExclusive, checked.count > 1 {
      throw UsageError(description: "with --exclusive no more than one line can be --checked")
    }
    if isExclusive, limit != nil {
      throw UsageError(description: "--exclusive and --limit do not go together")
    }
    if isTree, let option = optionWithoutTree {
      throw UsageError(description: "--tree and \(option) do not go together")
    }
  }

  /// An option that was given but has no meaning for a tree.
  var optionWithoutTree: String? {
    if isOrdered { return "--ordered" }
    if state != nil { return "--state" }
    if takesOnlyMatch { return "--select-1" }
    if endsWithoutMatch { return "--exit-0" }
    if printed != nil { return "--accept-nth" }
    var plain = LineFormat()
    plain.separator = format.separator
    return format == plain ? nil : "an option about lines and fields"
  }

  /// Sets an option by its long name.
  private mutating func set(_ name: String, to bytes: [UInt8]) throws(UsageError) {
    let value = bytes.text
    switch name {
    case "--exclusive": (isExclusive, limit) = (true, nil)
    case "--multi":
      isExclusive = false
      if !value.isEmpty { limit = try number(value, from: 1, for: name) }
    case "--ordered": isOrdered = true
    case "--required": isRequired = true
    case "--explicit": isExplicit = true
    case "--checked": checked.append(bytes)
    case "--state": state = bytes
    case "--limit": limit = try number(value, from: 1, for: name)
    case "--query": query = value
    case "--select-1": takesOnlyMatch = true
    case "--exit-0": endsWithoutMatch = true
    case "--print-query": printsQuery = true
    case "--tac": format.isReversed = true
    case _ where Usage.ignored.contains { $0.names.last == name }: break
    case "--fuzzy": isFuzzy = true
    case "--exact": isFuzzy = false
    case "--no-sort": isSorted = false
    case "--read0": format.separator = 0
    case "--print0": printsNull = true
    case "--header-lines": format.headerCount = try number(value, from: 0, for: name)
    case "--height": height = try height(value, for: name)
    case "--header": header += bytes.split(separator: 0x0A).map(Array.init)
    case "--cycle": cycles = true
    case "--expect": for (key, name) in try keys(listed: value) { expected[key] = name }
    case "--history": history = bytes
    case "--history-size": historySize = try number(value, from: 1, for: name)
    case "--preview-window":
      guard let window = PreviewWindow(value) else {
        throw UsageError(
          description: "\(name) needs words such as right, down, 40%, wrap or hidden, not "
            + "'\(value.shortened)'")
      }
      previewWindow = window
    case "--tree": isTree = true
    case "--tops": (isTree, printsTops) = (true, true)
    case "--prompt": prompt = value
    case "--keys": keys = try keys(in: value)
    case "--bind": bindings.merge(try PickAction.bindings(value)) { $1 }
    case "--preview": preview = PreviewTemplate(bytes)
    case "--delimiter":
      guard !value.isEmpty else { throw UsageError(description: "--delimiter needs a text") }
      format.delimiter = bytes
    case "--with-nth": format.fields = try fields(value, for: name)
    case "--nth": format.searched = try fields(value, for: name)
    case "--accept-nth": printed = try fields(value, for: name)
    default: throw UsageError(description: "there is no option '\(name.shortened)'")
    }
  }

  private func fields(_ text: String, for option: String) throws(UsageError) -> FieldList {
    if let fields = FieldList(text.utf8) { return fields }
    throw UsageError(
      description: "\(option) needs fields such as 2, 1,3, 2.. or -1, not '\(text.shortened)'")
  }

  private func number(_ text: String, from least: Int, for option: String) throws(UsageError) -> Int
  {
    guard let number = Int(text), number >= least else {
      throw UsageError(
        description: "\(option) needs a number from \(least), not '\(text.shortened)'")
    }
    return number
  }

  private func height(_ text: String, for option: String) throws(UsageError) -> ScreenHeight {
    let isLimit = text.utf8.first == UInt8(ascii: "~")
    if let part = ScreenPart(String(isLimit ? text.dropFirst() : text[...])) {
      return ScreenHeight(part: part, isLimit: isLimit)
    }
    throw UsageError(
      description: "\(option) needs lines or a percentage to 100%, not '\(text.shortened)'")
  }

  /// The keys in a list such as `ctrl-v,f1`, with their names.
  private func keys(listed text: String) throws(UsageError) -> [(TerminalKey, String)] {
    var keys: [(TerminalKey, String)] = []
    for word in text.split(separator: ",").map(String.init) {
      guard let key = TerminalKey(word: word) else {
        throw UsageError(description: "there is no key '\(word.shortened)'")
      }
      keys.append((key, word))
    }
    return keys
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

extension PickAction {
  /// The actions by name; if fzf has the same action, the name is fzf's.
  private static func named(_ name: String) -> [PickAction]? {
    if let action = Name(rawValue: name) { return [.named(action)] }
    if let edit = QueryEdit(rawValue: name) { return [.edit(edit)] }
    return switch name {
    case "toggle-down": [.named(.toggle), .named(.down)]
    case "toggle-up": [.named(.toggle), .named(.up)]
    case "clear-selection": [.named(.deselectAll)]
    case "backward-kill-word": [.edit(.rubOutWord)]
    case "previous-history": [.named(.previousQuery)]
    default: nil
    }
  }

  /// Parses the actions of keys: `ctrl-a:select-all,ctrl-x:toggle+down`.
  fileprivate static func bindings(
    _ text: String
  ) throws(UsageError) -> [TerminalKey: [PickAction]] {
    var bindings: [TerminalKey: [PickAction]] = [:]
    for entry in text.split(separator: ",") {
      guard let colon = entry.dropFirst().firstIndex(of: ":"),
        let key = TerminalKey(word: String(entry[..<colon]))
      else {
        throw UsageError(
          description: "--bind needs KEY:ACTION, not '\(String(entry).shortened)'")
      }
      var actions: [PickAction] = []
      for word in entry[entry.index(after: colon)...].split(separator: "+") {
        guard let action = named(String(word)) else {
          let names = Name.allCases.map(\.rawValue) + QueryEdit.allCases.map(\.rawValue)
          throw UsageError(
            description: "there is no action '\(String(word).shortened)'"
              + UsageError.hint(for: String(word), among: names))
        }
        actions += action
      }
      bindings[key] = actions
    }
    return bindings
  }

  /// The names of all actions, for the manual.
  static var names: [String] {
    (Name.allCases.map(\.rawValue) + QueryEdit.allCases.map(\.rawValue)).sorted()
  }
}
