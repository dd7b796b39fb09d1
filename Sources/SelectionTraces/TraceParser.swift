// SPDX-License-Identifier: MIT
internal import SelectionCore

extension TraceStatement {
  /// Parses the statement of a line.
  init(_ line: TraceWords) throws(TraceSyntaxError) {
    var words = line
    self = try Self.read(&words)
    try words.end()
  }

  private static func read(_ words: inout TraceWords) throws(TraceSyntaxError) -> TraceStatement {
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
    case "profile":
      .profile(try words.profile())
    case "page": .page(try words.number("a number of rows"))
    case "columns": .columns(try words.number("a number of columns"))
    case "name": .name(section: try words.number("a section"), words.rest())
    case "arrange": .arrange(section: try words.number("a section"), words.rest(), .gone)
    case "filter": .arrange(section: try words.number("a section"), words.rest(), .hidden)
    case "contents": .contents(try words.one(of: VanishedRows.self))
    case "section": .section(words.rest())
    case "forget-hidden": .forgetHidden(words.rest())
    case "check": try readMark(.checked, &words)
    case "select": try readMark(.selected, &words)
    case "click": try readClick(&words)
    case "press": .press(try words.path(), try words.modifiersIfAny())
    case "release": .release
    case "drag": .drag
    case "secondary": .secondary(try words.path())
    case "void": .void(try words.modifiersIfAny())
    case "show": words.take("all") ? .input(.show(.all)) : .show(try words.spansOrNone())
    case "key": .key(try words.keyStroke())
    case "expect": .expect(try TraceExpectation(&words))
    default: try readOther(&words)
    }
  }

  private static func readOther(
    _ words: inout TraceWords
  ) throws(TraceSyntaxError) -> TraceStatement {
    if let input = try TableInput.read(&words) { return .input(input) }
    if let update = try TableUpdate(statement: &words) { return .update(update) }
    throw TraceSyntaxError("\"\(words.verb.shortened)\" is not a statement")
  }

  private static func readClick(
    _ words: inout TraceWords
  ) throws(TraceSyntaxError) -> TraceStatement {
    let row = try words.path()
    return words.isAtEnd ? .input(.click(row)) : .modifiedClick(row, try words.modifiers())
  }

  /// Parses spans and identities: a word with a star, or with a period between two digits, is a
  /// span.
  private static func readMark(
    _ mark: Mark, _ words: inout TraceWords
  ) throws(TraceSyntaxError) -> TraceStatement {
    var (rows, ids) = (RowSpans(), [String]())
    repeat {
      let word = try words.word("a row such as 0.3 or 0.3-5")
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
}

extension TraceWords {
  /// Takes the name of a rule.
  fileprivate mutating func question(
    orPan: Bool
  ) throws(TraceSyntaxError) -> PathRules.Question {
    try value(orPan ? "highlight, select, deselect or pan" : "select or deselect") { word in
      let question = PathRules.Question(rawValue: word)
      return orPan || question == .select || question == .deselect ? question : nil
    }
  }
}
