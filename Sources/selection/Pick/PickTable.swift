// SPDX-License-Identifier: MIT

internal import SelectionCore

/// Lines as a table: a line is a row, and chosen where its row is selected.
///
/// Lines that a filter takes away are rows that the user cannot change: ranges, all, none and
/// invert pass over them, and they stay chosen. So a filter renumbers nothing: it costs what its
/// runs of lines cost.
struct PickTable {
  private(set) var lines: Lines
  /// The table: one section, with a row for each line.
  private(set) var rows: TableSelection
  /// The lines that are shown.
  private(set) var shown = RowSet()
  /// The lines that the table knows to be shown.
  ///
  /// It is told before the next input, so that somebody who types does not wait for that.
  private var enabled = RowSet()
  /// Whether the table knows which lines are shown.
  private var isTold = true
  /// How many chosen lines are not shown.
  private(set) var unseenCount = 0
  /// What is searched for.
  private(set) var query = Query("")
  /// Whether what is shown does not answer the query yet.
  private(set) var isSearching = false
  /// The searches for the beginnings of the query, and for all of it.
  private var searches: [LineFilter] = []
  /// The lines that were chosen when only those were to be shown.
  private var onlyThese: RowSet?
  /// The line on which the keyboard stood when a search began.
  private var origin: Int?

  init(_ lines: Lines = Lines(), options: PickOptions = PickOptions()) {
    self.lines = lines
    rows = TableSelection(shape: [0], policy: options.isExclusive ? .single : .multiple)
    rows.setLimits(SelectionLimits(atMost: options.limit))
    takeIn()
  }

  /// The line on which the keyboard stands, if it is shown.
  var cursor: Int? { rows.lead.flatMap { shown.contains($0.row) ? $0.row : nil } }

  /// Whether one line at most can be chosen.
  var isExclusive: Bool { rows.mode == .single }

  /// Whether only lines are shown that were chosen.
  var showsChosenOnly: Bool { onlyThese != nil }

  private var isFiltered: Bool { !query.words.isEmpty || onlyThese != nil }

  /// The row of a line.
  static func row(_ line: Int) -> RowPath { RowPath(section: 0, row: line) }

  private func spans(_ lines: RowSet) -> RowSpans { RowPaths(lines, in: rows.shape).rowSpans }

  /// Takes in bytes as they come; nil at their end.
  ///
  /// - Returns: the lines that are new.
  mutating func feed(_ bytes: [UInt8]?) -> Range<Int> {
    if let bytes { lines.feed(bytes) } else { lines.finish() }
    return takeIn()
  }

  /// Gives the lines rows that have come since the last time.
  @discardableResult
  private mutating func takeIn() -> Range<Int> {
    let old = rows.shape.rowCount
    let new = old..<lines.count
    guard !new.isEmpty else { return new }
    _ = try? rows.insertRows(at: Self.row(old), count: new.count)
    if isFiltered {
      // They are shown when they have been searched.
      _ = try? rows.disable(Self.row(old)...Self.row(new.upperBound - 1))
      isSearching = true
    } else {
      shown = RowSet(0..<new.upperBound)
      if isTold { enabled = shown } else { enabled.insert(new) }
    }
    if rows.lead == nil { _ = try? rows.apply(.focus(Self.row(0))) }
    return new
  }

  /// Applies an input of the user.
  mutating func apply(_ input: TableInput) throws(SelectionError) {
    tellTable()
    try rows.apply(input)
    origin = nil
    countUnseen()
  }

  /// Keeps the steps of the user from now on.
  mutating func enableUndo() {
    if rows.history == nil { rows.enableUndo(limit: 10_000) }
  }

  /// Chooses what is shown and is not chosen, and nothing of it that is.
  mutating func invert() throws(SelectionError) {
    // As a sweep over all rows it is the user's, and held to the limit.
    try apply(.beginSweep(.toggling))
    // Its end is never refused.
    defer { _ = try? rows.apply(.endSweep) }
    try apply(.continueSweep(over: .all))
  }

  /// Chooses lines, by the program: as many as there may be.
  mutating func choose(_ lines: some Sequence<Int>) {
    let lead = rows.lead
    let most = isExclusive ? 1 : rows.limits.atMost ?? .max
    let count = rows.selected.count
    let new = RowSet(lines).subtracting(rows.selected)
    _ = try? rows.select(spans(RowSet(new.prefix(most - min(count, most)))))
    // The keyboard stays where it is; in a table of one chosen line it goes to that.
    if let place = isExclusive ? rows.selectedRow : lead {
      _ = try? rows.apply(.focus(place))
    }
    countUnseen()
  }

  private mutating func countUnseen() {
    unseenCount = isFiltered ? rows.selected.subtracting(shown).count : 0
  }

  /// Shows the lines that match, once ``advance()`` has found them.
  mutating func search(for text: String) {
    if query.text.isEmpty { origin = cursor }
    query = Query(text)
    while let last = searches.last, !query.narrows(last.query) { searches.removeLast() }
    if !query.words.isEmpty, searches.last?.query != query {
      searches.append(LineFilter(query, within: searches.last))
    }
    isSearching = true
    if !isUnderWay { show() }
  }

  /// Shows only lines that are chosen now, or all again.
  mutating func toggleChosenOnly() {
    onlyThese = onlyThese == nil ? rows.selected : nil
    isSearching = true
    if !isUnderWay { show() }
  }

  private var isUnderWay: Bool {
    !query.words.isEmpty && searches.last?.isComplete(for: lines) == false
  }

  /// Searches a little further, and shows what was found where that was all.
  mutating func advance() {
    if isUnderWay { searches[searches.count - 1].advance(in: lines) }
    if !isUnderWay { show() }
  }

  /// Tells the table which lines the user can change.
  private mutating func tellTable() {
    guard !isTold else { return }
    isTold = true
    _ = try? rows.disable(spans(enabled.subtracting(shown)))
    _ = try? rows.enable(spans(shown.subtracting(enabled)))
    enabled = shown
  }

  private mutating func show() {
    isSearching = false
    var found = RowSet(0..<lines.count)
    if !query.words.isEmpty, let search = searches.last { found = RowSet(ranges: search.found) }
    if let onlyThese { found.formIntersection(onlyThese) }
    shown = found
    isTold = false
    countUnseen()
    let start = origin ?? rows.lead?.row ?? 0
    let line = found.contains(start) ? start : found.next(after: start) ?? found.last
    if let line { _ = try? rows.apply(.focus(Self.row(line))) }
  }
}
