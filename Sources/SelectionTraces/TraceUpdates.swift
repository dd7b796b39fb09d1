// SPDX-License-Identifier: MIT
internal import SelectionCore

/// The conversion between updates and the words for them in traces.
extension TableUpdate {
  /// Parses a single update, or returns nil if the statement isn't an update.
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

  /// The update as a trace's statements: a single statement for a single change, otherwise a batch.
  var statements: [String] {
    var lines: [String] = []
    if !deletedRows.isEmpty { lines.append("delete-rows \(RowSpans(deletedRows))") }
    if !reloadedRows.isEmpty { lines.append("reload-rows \(RowSpans(reloadedRows))") }
    if !reconfiguredRows.isEmpty { lines.append("reconfigure-rows \(RowSpans(reconfiguredRows))") }
    lines += deletedSections.map { "delete-section \($0)" }
    if !reloadedSections.isEmpty {
      lines.append("reload-sections " + reloadedSections.map(String.init).joined(separator: " "))
    }
    lines += insertedSections.map { "insert-section \($0.section) \($0.rowCount)" }
    lines += movedSections.map { "move-section \($0.source) \($0.destination)" }
    lines += insertedRows.map {
      $0.count == 1 ? "insert-rows \($0.row)" : "insert-rows \($0.row) x\($0.count)"
    }
    lines += movedRows.map { "move-row \($0.source) \($0.destination)" }
    return lines.count == 1 ? lines : ["batch"] + lines + ["end"]
  }
}
