// SPDX-License-Identifier: MIT
internal import SelectionCore

extension TraceStatement {
  /// Reads the statement of a line.
  init(_ line: TraceWords) throws(TraceSyntaxError) {
    var words = line
    self = try Self.read(&words)
    try words.end()
  }

  private static func read(_ words: inout TraceWords) throws(TraceSyntaxError) -> TraceStatement {
    if let statement = try readSetup(&words) { return statement }
    if let statement = try TraceStatement(input: &words) { return statement }
    if let update = try TableUpdate(statement: &words) { return .update(update) }
    guard words.verb == "expect" else {
      throw TraceSyntaxError("\"\(words.verb)\" is not a statement")
    }
    return .expect(try TraceExpectation(&words))
  }

  private static func readSetup(
    _ words: inout TraceWords
  ) throws(TraceSyntaxError) -> TraceStatement? {
    switch words.verb {
    case "table": .table(try words.shape())
    case "case": .caseName(words.rest().joined(separator: " "))
    case "batch": .batch
    case "reload": .reload(try words.rowCounts())
    case "end": .end
    case "save": .save
    case "restore": .restore
    case "forbid": .forbid(try words.question(orPan: true), try words.spans())
    case "redirect":
      .redirect(try words.question(orPan: false), try words.path(), try words.path())
    case "limit": try readLimit(&words)
    case "overflow":
      .input(
        .setLimitOverflow(
          try words.value("refuse or release-oldest") {
            ["refuse": .refuse, "release-oldest": .releaseOldest][$0]
          }))
    case "section-mode": .input(try readSectionMode(&words))
    case "profile":
      .profile(try words.value("a profile") { name in InputProfile.all.first { $0.name == name } })
    case "page": .page(try words.number("a number of rows"))
    case "columns": .columns(try words.number("a number of columns"))
    case "after-deletion":
      .input(
        .setDeletionSuccessor(
          try words.value("none, next or previous", DeletionSuccessor.init(rawValue:))))
    case "keep-order": .input(.setKeepsOrder(try words.isOn()))
    case "name": .name(section: try words.number("a section"), words.rest())
    case "arrange": .arrange(section: try words.number("a section"), words.rest(), .gone)
    case "filter": .arrange(section: try words.number("a section"), words.rest(), .hidden)
    case "contents": .contents(try words.value("gone or hidden", Vanished.init(rawValue:)))
    case "section": .section(words.rest())
    case "forget-hidden": .forgetHidden(words.rest())
    case "policy": .input(.setPolicy(try readPolicy(&words)))
    case "editing-transition":
      .input(
        .setEditingTransition(
          try words.value("clear, keep or restore", EditingTransition.init(rawValue:))))
    case "disable": .input(.disable(try words.spans()))
    case "enable": .input(.enable(try words.spans()))
    case "check": try readMark(.checked, &words)
    case "select": try readMark(.selected, &words)
    case "uncheck": .input(.uncheck(try words.spans()))
    case "list": .input(try readList(&words))
    default: nil
    }
  }

  /// Reads spans and identities: what has a star, or a dot between two digits, is a span.
  private static func readMark(
    _ mark: Mark, _ words: inout TraceWords
  ) throws(TraceSyntaxError) -> TraceStatement {
    var (rows, ids) = (RowSpans(), [String]())
    repeat {
      let word = try words.word("rows such as 0.3 or 0.3-5")
      if word == "none" || TraceWords.isSpanLike(word) {
        rows.spans.append(try TraceWords.span(word))
      } else {
        ids.append(word)
      }
    } while !words.isAtEnd
    return ids.isEmpty ? .input(mark.input(rows)) : .mark(mark, ids, rows)
  }

  private static func readLimit(
    _ words: inout TraceWords
  ) throws(TraceSyntaxError) -> TraceStatement {
    let limit: LimitStatement
    if words.take("off") {
      limit = .off
    } else if words.take("at-least") {
      limit = .atLeast(try words.number("a number of rows"))
    } else {
      limit = .atMost(try words.number("a number of rows"))
    }
    return .limit(limit, section: words.take("in") ? try words.number("a section") : nil)
  }

  private static func readSectionMode(
    _ words: inout TraceWords
  ) throws(TraceSyntaxError) -> TableInput {
    let section = try words.number("a section")
    if words.take("table") { return .setMode(.multiple, section: section) }
    let mode = try words.value("none, single, multiple or table", SelectionMode.init(rawValue:))
    return .setMode(mode, section: section)
  }

  private static func readPolicy(
    _ words: inout TraceWords
  ) throws(TraceSyntaxError) -> SelectionPolicy {
    let what = "none, single or multiple"
    let mode = try words.value(what, SelectionMode.init(rawValue:))
    guard words.take("editing") else { return SelectionPolicy(mode) }
    return SelectionPolicy(mode, editing: try words.value(what, SelectionMode.init(rawValue:)))
  }

  private static func readList(_ words: inout TraceWords) throws(TraceSyntaxError) -> TableInput {
    let section = try words.number("a section")
    var kind = try words.value("inclusive or exclusive") { word -> CheckmarkListKind? in
      ["inclusive": .inclusive, "exclusive": .exclusive][word]
    }
    if kind == .exclusive, words.take("optional") { kind = .optionalExclusive }
    return .setList(kind, section: section)
  }
}

extension TableUpdate {
  /// Reads one update, or nil if the statement is none.
  init?(statement words: inout TraceWords) throws(TraceSyntaxError) {
    self.init()
    switch words.verb {
    case "reload-rows": reloadRows(at: try words.spans())
    case "reconfigure-rows": reconfigureRows(at: try words.spans())
    case "delete-rows": deleteRows(at: try words.spans())
    case "move-row": moveRow(at: try words.path(), to: try words.path())
    case "delete-section": deleteSections([try words.number("a section")])
    case "move-section":
      moveSection(try words.number("a section"), to: try words.number("a section"))
    case "insert-section":
      insertSection(
        try words.number("a section"), rowCount: try words.number("a number of rows"))
    case "reload-sections":
      reloadSections([try words.number("a section")] + (try words.numbers("a section")))
    case "insert-rows":
      let row = try words.path()
      let count = words.isAtEnd ? 1 : try words.value("a count such as x3", Self.count)
      insertRows(at: row, count: count)
    default: return nil
    }
  }

  private static func count(_ word: String) -> Int? {
    word.first == "x" ? Int(digits: String(word.dropFirst())) : nil
  }
}

extension TraceWords {
  /// Takes the rule that a statement is about.
  fileprivate mutating func question(
    orPan: Bool
  ) throws(TraceSyntaxError) -> PathRules.Question {
    try value(orPan ? "highlight, select, deselect or pan" : "select or deselect") { word in
      let question = PathRules.Question(rawValue: word)
      return orPan || question == .select || question == .deselect ? question : nil
    }
  }
}
