// SPDX-License-Identifier: MIT

internal import SelectionCore

/// Lines as a table of one section: a line is a row of the same number, and chosen if its row is
/// selected.
///
/// A *place* counts the lines that are shown from the top of the screen. Where they are in the
/// order of how well they match, only the places are: the rows stay in the order of the lines, in
/// which they are printed, so that a key costs no update of the table. What goes from one place to
/// another goes over the lines between them on the screen.
///
/// A filter shows some of the rows. The others keep their numbers and stay chosen, and all, none,
/// invert and ranges leave them alone.
struct PickTable {
  private(set) var lines: Lines
  /// The table; its paths count the lines that are shown, in their order.
  private(set) var rows: TableSelection
  /// What is searched for.
  private(set) var query = Query("")
  /// Whether what is shown does not answer the query yet.
  private(set) var isSearching = false
  /// The searches for the beginnings of the query, and for all of it.
  private var searches: [LineFilter] = []
  /// Whether steps can be undone.
  private var keepsSteps = false
  /// The lines that were chosen when only those were to be shown.
  private var onlyThese: RowSet?
  /// Whether the letters of a word need not be side by side in a line.
  private(set) var isFuzzy = false
  /// Whether the best matches of a fuzzy query come first.
  private let isSorted: Bool
  /// The rows in the order in which they are shown; nil if that is their own.
  private(set) var order: [Int32]?
  /// The place of the keyboard in that order.
  private var orderedCursor: Int?
  /// Whether the lines for another query than before are to be shown.
  private var isNewQuery = false
  /// The line at which a range began that was extended on the screen.
  var rangeStart: Int?

  init(_ lines: Lines = Lines(), options: PickOptions = PickOptions()) {
    self.lines = lines
    isFuzzy = options.isFuzzy
    isSorted = options.isSorted
    rows = TableSelection(shape: [0], policy: options.isExclusive ? .single : .multiple)
    rows.setLimits(SelectionLimits(atMost: options.limit))
    _ = try? rows.apply(.setReplacementScope(.shown))
    takeIn { _, _ in [] }
  }

  /// The lines that are shown.
  var shown: RowSet { rows.shownNumbers }

  /// The lines that are chosen, shown or not.
  var chosen: RowSet { rows.selectedNumbers }

  /// How many chosen lines are not shown.
  var unseenCount: Int { chosen.count - rows.selectedCount }

  /// How many lines are shown.
  var shownCount: Int { rows.shape.rowCount }

  /// The place of the keyboard; nil if there is none.
  var cursor: Int? { order == nil ? rows.lead?.row : orderedCursor }

  /// Whether one line at most can be chosen.
  var isExclusive: Bool { rows.mode == .single }

  /// The line from which a range extends, shown or not.
  var anchorLine: Int? {
    if let rangeStart { return rangeStart }
    // While it is hidden the table reads it on a line beside it, but for all lines on its own.
    var all = rows
    _ = try? all.showAll()
    return all.anchor?.row
  }

  /// Whether only lines are shown that were chosen.
  var showsChosenOnly: Bool { onlyThese != nil }

  private var isFiltered: Bool { !query.words.isEmpty || onlyThese != nil }

  /// The row at a place.
  func row(at place: Int) -> RowPath {
    guard let order, order.indices.contains(place) else { return Self.row(place) }
    return Self.row(Int(order[place]))
  }

  /// The line at a place.
  func line(at place: Int) -> Int? { rows.rowNumber(of: row(at: place)) }

  /// The place of a line; nil if it is not shown.
  func place(ofLine line: Int) -> Int? {
    guard shown.contains(line), let row = rows.path(ofRow: line)?.row else { return nil }
    return order == nil ? row : order?.firstIndex(of: Int32(row))
  }

  /// Whether the line at a place is chosen.
  func isChosen(at place: Int) -> Bool { rows.isSelected(row(at: place)) }

  private static func row(_ number: Int) -> RowPath { RowPath(section: 0, row: number) }

  /// Takes in bytes as they come; nil at their end.
  ///
  /// - Parameters:
  ///   - bytes: The bytes.
  ///   - choosing: Answers which of the new lines are chosen from the start.
  mutating func feed(_ bytes: [UInt8]?, choosing: (Range<Int>, Lines) -> [Int] = { _, _ in [] }) {
    if let bytes { lines.feed(bytes) } else { lines.finish() }
    takeIn(choosing: choosing)
  }

  /// Gives the lines rows that have come since the last time.
  private mutating func takeIn(choosing: (Range<Int>, Lines) -> [Int]) {
    let old = rows.wholeShape.rowCount
    let new = old..<lines.count
    guard !new.isEmpty else { return }
    let shown = shown
    _ = try? rows.insertRows(at: Self.row(shown.count), count: new.count)
    if old == 0 { _ = try? rows.apply(.focus(Self.row(0))) }
    choose(choosing(new, lines))
    onlyThese = onlyThese?.union(chosen.intersection(RowSet(new)))
    if isFiltered {
      // They are shown when they have been searched.
      _ = try? rows.show(numbers: shown)
      isSearching = true
    }
  }

  /// Applies an input of the user; a range on the screen that is under way ends.
  mutating func apply(_ input: TableInput) throws(SelectionError) {
    defer { findCursor() }
    switch input {
    case .focus, .continueSweep, .endSweep: break
    default: endRange()
    }
    try rows.apply(input)
  }

  /// Ends a range on the screen that is under way.
  mutating func endRange() {
    if rows.isSweeping { _ = try? rows.apply(.endSweep) }
    rangeStart = nil
  }

  /// Finds the place of the keyboard, after it may have moved.
  private mutating func findCursor() {
    guard let order, let lead = rows.lead?.row else { return }
    if let orderedCursor, orderedCursor < order.count, order[orderedCursor] == lead { return }
    orderedCursor = order.firstIndex(of: Int32(lead))
  }

  /// Keeps the steps of the user from now on.
  mutating func enableUndo() {
    guard !keepsSteps else { return }
    keepsSteps = true
    rows.enableUndo(limit: 10_000)
  }

  /// Chooses what is shown and is not chosen, and nothing of it that is.
  mutating func invert() throws(SelectionError) {
    // As a sweep over all rows it is the user's, and held to the limit.
    try apply(.beginSweep(.toggling))
    // Its end is never refused.
    defer { _ = try? rows.apply(.endSweep) }
    try apply(.continueSweep(over: .all))
  }

  /// Chooses lines that have just come, by the program: as many as there may be.
  private mutating func choose(_ new: [Int]) {
    guard !new.isEmpty else { return }
    let most = isExclusive ? 1 : rows.limits.atMost ?? .max
    let room = RowSet(new.prefix(most - min(chosen.count, most)))
    // With every row shown, numbers and paths are the same, and so is where the keyboard is.
    _ = try? rows.showAll()
    let lead = rows.lead
    _ = try? rows.select(RowPaths(room, in: rows.shape))
    // The keyboard stays where it is; in a table of one chosen line it goes to that.
    if let place = isExclusive ? rows.selectedRow : lead { _ = try? rows.apply(.focus(place)) }
  }

  /// Shows the lines that match, once ``advance()`` has found them.
  mutating func search(for text: String) {
    query = Query(text, isFuzzy: isFuzzy)
    isNewQuery = true
    onlyThese = nil
    while let last = searches.last, !query.narrows(last.query) { searches.removeLast() }
    if !query.words.isEmpty, searches.last?.query != query {
      searches.append(LineFilter(query, within: searches.last))
    }
    isSearching = true
    if !isUnderWay { show() }
  }

  /// Searches for the same with letters that need not be side by side, or must.
  mutating func toggleFuzzy() {
    isFuzzy.toggle()
    search(for: query.text)
  }

  /// Shows all lines that are chosen now and no others, or what matches again.
  mutating func toggleChosenOnly() {
    onlyThese = onlyThese == nil ? chosen : nil
    isSearching = true
    if !isUnderWay { show() }
  }

  private var isUnderWay: Bool {
    onlyThese == nil && !query.words.isEmpty && searches.last?.isComplete(for: lines) == false
  }

  /// Searches a little further, and shows what was found where that was all.
  mutating func advance() {
    if isUnderWay { searches[searches.count - 1].advance(in: lines) }
    if !isUnderWay { show() }
  }

  private mutating func show() {
    isSearching = false
    if rows.isSweeping { _ = try? rows.apply(.endSweep) }
    var found = onlyThese ?? RowSet(0..<lines.count)
    let wasFirst = order != nil && (cursor ?? 0) == 0
    order = nil
    if onlyThese == nil, !query.words.isEmpty, let search = searches.last {
      found = RowSet(ranges: search.found)
      if query.isFuzzy, isSorted { order = FuzzyMatcher.order(of: search.ranks) }
    }
    _ = try? rows.show(numbers: found)
    if order?.isEmpty == false {
      // Who types wants what matches best; who has moved stays on the line.
      if isNewQuery || wasFirst { _ = try? rows.apply(.focus(row(at: 0))) }
      orderedCursor = nil
      findCursor()
    }
    isNewQuery = false
  }
}
