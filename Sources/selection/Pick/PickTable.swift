// SPDX-License-Identifier: MIT

internal import SelectionCore

/// Lines as a table with one section: each line is the row with the same number, and is chosen if
/// the row is selected.
///
/// A *place* is a position among the shown lines, from the top of the screen. If lines are sorted
/// by how well they match, only their places are sorted. The rows keep the order of the lines,
/// which is also the order in which they are printed, so that typing a key doesn't update the
/// table. Movements and ranges between places cover the lines between them on the screen.
///
/// A filter shows some of the rows. The other rows keep their numbers and stay chosen; choosing all
/// or no lines, inverting the choice, and ranges don't affect them.
struct PickTable {
  private(set) var lines: Lines
  /// The table; its paths count the shown lines, in their original order.
  private(set) var rows: TableSelection
  /// The query.
  var query: Query { search.query }
  /// Whether the shown lines don't match the current query yet.
  private(set) var isSearching = false
  /// The search for the query.
  private var search = SearchStack()
  /// Whether steps can be undone.
  private var keepsSteps = false
  /// The lines that were chosen when the user asked to show only chosen lines.
  private var onlyThese: RowSet?
  /// Whether the letters of a word needn't be adjacent in a line.
  private(set) var isFuzzy = false
  /// Whether the best matches of a fuzzy query are shown first.
  private let isSorted: Bool
  /// The rows in the order in which they are shown; nil for their own order.
  private(set) var order: [Int32]?
  /// The place of the keyboard focus in that order.
  private var orderedCursor: Int?
  /// Whether the lines that are shown next are the lines of a new query.
  private var isNewQuery = false
  /// The line at which a range on the screen began.
  var rangeStart: Int?

  init(_ lines: Lines = Lines(), options: PickOptions = PickOptions()) {
    self.lines = lines
    isFuzzy = options.isFuzzy
    isSorted = options.isSorted
    rows = TableSelection(shape: [0], policy: options.isExclusive ? .single : .multiple)
    rows.setLimits(SelectionLimits(atMost: options.limit))
    _ = try? rows.apply(.setReplacementScope(.shown))
    if options.isOrdered { _ = try? rows.apply(.setKeepsOrder(true)) }
    takeIn { _, _ in [] }
  }

  /// The shown lines.
  var shown: RowSet { rows.shownNumbers }

  /// The chosen lines, whether or not they are shown.
  var chosen: RowSet { rows.selectedNumbers }

  /// The chosen lines, shown or not, in groups that are printed one after the other.
  var printed: [RowSet] {
    guard rows.keepsOrder else { return [chosen] }
    // While every row is shown, numbers and places are the same.
    var all = rows
    _ = try? all.showAll()
    return all.selectionOrder.map(\.positions)
  }

  /// The number of chosen lines that aren't shown.
  var unseenCount: Int { chosen.count - rows.selectedCount }

  /// The number of shown lines.
  var shownCount: Int { rows.shape.rowCount }

  /// The place of the keyboard focus; nil if there is none.
  var cursor: Int? { order == nil ? rows.lead?.row : orderedCursor }

  /// Whether at most one line can be chosen.
  var isExclusive: Bool { rows.mode == .single }

  /// The line from which a range extends, shown or not.
  var anchorLine: Int? {
    if let rangeStart { return rangeStart }
    // While it is hidden, the table returns a line next to it; when all lines are shown, itself.
    var all = rows
    _ = try? all.showAll()
    return all.anchor?.row
  }

  /// Whether only chosen lines are shown.
  var showsChosenOnly: Bool { onlyThese != nil }

  private var isFiltered: Bool { !query.isEmpty || onlyThese != nil }

  /// The row at a place.
  func row(at place: Int) -> RowPath {
    guard let order, order.indices.contains(place) else { return Self.row(place) }
    return Self.row(Int(order[place]))
  }

  /// The line at a place.
  func line(at place: Int) -> Int? { rows.rowNumber(of: row(at: place)) }

  /// The place of a line; nil if it isn't shown.
  func place(ofLine line: Int) -> Int? {
    guard shown.contains(line), let row = rows.path(ofRow: line)?.row else { return nil }
    return order == nil ? row : order?.firstIndex(of: Int32(row))
  }

  /// Whether the line at a place is chosen.
  func isChosen(at place: Int) -> Bool { rows.isSelected(row(at: place)) }

  private static func row(_ number: Int) -> RowPath { RowPath(section: 0, row: number) }

  /// Appends bytes; nil marks their end.
  ///
  /// - Parameters:
  ///   - bytes: The bytes.
  ///   - choosing: Returns the new lines that are chosen initially.
  mutating func feed(_ bytes: [UInt8]?, choosing: (Range<Int>, Lines) -> [Int] = { _, _ in [] }) {
    if let bytes { lines.feed(bytes) } else { lines.finish() }
    takeIn(choosing: choosing)
  }

  /// Adds rows for the lines that have been read since the last time.
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

  /// Applies an input from the user, and ends a range on the screen.
  mutating func apply(_ input: TableInput) throws(SelectionError) {
    defer { findCursor() }
    switch input {
    case .act(.focus, on: _), .continueSweep, .endSweep: break
    default: endRange()
    }
    try rows.apply(input)
  }

  /// Ends a range on the screen.
  mutating func endRange() {
    if rows.isSweeping { _ = try? rows.apply(.endSweep) }
    rangeStart = nil
  }

  /// Updates the place of the keyboard focus, because the focus may have moved.
  private mutating func findCursor() {
    guard let order, let lead = rows.lead?.row else { return }
    if let orderedCursor, orderedCursor < order.count, order[orderedCursor] == lead { return }
    orderedCursor = order.firstIndex(of: Int32(lead))
  }

  /// Starts recording the user's steps.
  mutating func enableUndo() {
    guard !keepsSteps else { return }
    keepsSteps = true
    rows.enableUndo(limit: 10_000)
  }

  /// Inverts the choice among the shown lines.
  mutating func invert() throws(SelectionError) {
    // As a sweep over all rows it is an input of the user, to which the limit applies.
    try apply(.beginSweep(.toggling))
    // Ending it never throws.
    defer { _ = try? rows.apply(.endSweep) }
    try apply(.continueSweep(over: .all))
  }

  /// Programmatically chooses new lines, up to the limit.
  private mutating func choose(_ new: [Int]) {
    guard !new.isEmpty else { return }
    let most = isExclusive ? 1 : rows.limits.atMost ?? .max
    let room = RowSet(new.prefix(most - min(chosen.count, most)))
    // While every row is shown, numbers and paths are the same, and the lead is its own row.
    _ = try? rows.showAll()
    let lead = rows.lead
    _ = try? rows.select(RowPaths(room, in: rows.shape))
    // The keyboard focus stays; if only one line can be chosen, it moves to that line.
    if let place = isExclusive ? rows.selectedRow : lead { _ = try? rows.apply(.focus(place)) }
  }

  /// Sets the query; matching lines are shown once ``advance()`` has found them.
  mutating func search(for text: String) {
    isNewQuery = true
    onlyThese = nil
    search.begin(Query(text, isFuzzy: isFuzzy))
    isSearching = true
    if !isUnderWay { show() }
  }

  /// Searches for the same words, and sets whether their letters must be adjacent.
  mutating func toggleFuzzy() {
    isFuzzy.toggle()
    search(for: query.text)
  }

  /// Shows only the currently chosen lines, or shows the matching lines again.
  mutating func toggleChosenOnly() {
    onlyThese = onlyThese == nil ? chosen : nil
    isSearching = true
    if !isUnderWay { show() }
  }

  private var isUnderWay: Bool {
    onlyThese == nil && !search.isComplete(for: lines)
  }

  /// Continues the search, and shows the found lines when it is complete.
  mutating func advance() {
    if isUnderWay { search.advance(in: lines) }
    if !isUnderWay { show() }
  }

  private mutating func show() {
    isSearching = false
    if rows.isSweeping { _ = try? rows.apply(.endSweep) }
    var found = onlyThese ?? RowSet(0..<lines.count)
    let wasFirst = order != nil && (cursor ?? 0) == 0
    order = nil
    if onlyThese == nil, !query.isEmpty {
      found = RowSet(ranges: search.found)
      if query.isRanked, isSorted { order = FuzzyMatcher.order(of: search.ranks) }
    }
    _ = try? rows.show(numbers: found)
    if order?.isEmpty == false {
      // After typing, the cursor moves to the best match; after moving, it stays on its line.
      if isNewQuery || wasFirst { _ = try? rows.apply(.focus(row(at: 0))) }
      orderedCursor = nil
      findCursor()
    }
    isNewQuery = false
  }
}
