// SPDX-License-Identifier: MIT
internal import SelectionCore

extension TraceExpectation {
  /// Parses the words after `expect`.
  init(_ words: inout TraceWords) throws(TraceSyntaxError) {
    let what = try words.word("what to expect")
    if let rows = Rows(rawValue: what) {
      self = .rows(rows, try words.spansOrNone())
      return
    }
    if let hidden = Hidden(rawValue: what) {
      if words.take("none") {
        self = .hidden(hidden, [])
      } else {
        self = .hidden(hidden, Set([try words.word("an identity")] + words.rest()))
      }
      return
    }
    if let place = Place(rawValue: what) {
      self = .place(place, words.take("none") ? nil : try words.path())
      return
    }
    switch what {
    case "count":
      let count = try words.number("a number of rows")
      self = .count(count, section: words.take("in") ? try words.number("a section") : nil)
    case "nth": self = .nth(try words.number("a number"), try words.path())
    case "rank": self = .rank(try words.path(), try words.number("a number of rows"))
    case "hidden-rows": self = .hiddenRows(try words.spansOrNone())
    case "shape": self = .shape(try words.rowCounts())
    case "changed": self = try Self.readChanged(&words)
    case "calls": self = .calls(try Self.readCalls(&words))
    case "editing": self = .editing(try words.isOn())
    case "accessory":
      self = .accessory(
        try words.path(),
        try words.value("checkmark or none") { ["checkmark": .checkmark, "none": .none][$0] })
    case "header":
      self = .header(
        section: try words.number("a section"),
        try words.value("none, some or all", MarkedPart.init(word:)))
    case "menu": self = .menu(try words.path(), try words.spansOrNone())
    case "order": self = .order(try words.pathsOrNone())
    case "undo": self = .undo(try words.number("a number of steps"))
    case "redo": self = .redo(try words.number("a number of steps"))
    case "error": self = .error(words: words.rest().joined(separator: " "))
    default: throw TraceSyntaxError("\"\(what.shortened)\" is nothing to expect")
    }
  }

  private static func readChanged(
    _ words: inout TraceWords
  ) throws(TraceSyntaxError) -> TraceExpectation {
    var selected = RowSpans()
    var deselected = RowSpans()
    if words.take("none") { return .changed(selected: selected, deselected: deselected) }
    repeat {
      let word = try words.word("a row such as +0.3 or -0.3")
      let span = String(word.dropFirst())
      switch word.first {
      case "+": selected.spans.append(try TraceWords.span(span))
      case "-": deselected.spans.append(try TraceWords.span(span))
      default: throw TraceSyntaxError("\"\(word.shortened)\" does not begin with + or -")
      }
    } while !words.isAtEnd
    return .changed(selected: selected, deselected: deselected)
  }

  private static func readCalls(_ words: inout TraceWords) throws(TraceSyntaxError) -> [String] {
    if words.take("none") { return [] }
    var calls: [String] = []
    repeat { calls.append(try call(words.word("a call"))) } while !words.isAtEnd
    return calls
  }

  /// The calls that name a row.
  private static let callsAboutRows: Set = [
    "shouldHighlight", "didHighlight", "didUnhighlight", "willSelect", "didSelect", "willDeselect",
    "didDeselect", "accessoryButtonTapped", "shouldBeginMultipleSelection",
    "didBeginMultipleSelection",
  ]

  private static func call(_ word: String) throws(TraceSyntaxError) -> String {
    if word == "selectionDidChange" || word == "didEndMultipleSelection" { return word }
    let parts = word.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2, callsAboutRows.contains(String(parts[0])),
      let row = RowPath(String(parts[1]))
    else { throw TraceSyntaxError("\"\(word.shortened)\" is not a call such as didSelect:0.3") }
    return "\(parts[0]):\(row)"
  }
}
