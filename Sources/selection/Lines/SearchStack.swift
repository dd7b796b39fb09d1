// SPDX-License-Identifier: MIT

/// A search while the query is typed: the searches for beginnings of the query and for the whole
/// query, so that after another letter only lines that matched before are searched.
struct SearchStack {
  private(set) var query = Query("")
  private var filters: [LineFilter] = []

  init() {}

  /// Makes a search that hasn't searched any lines yet.
  init(_ query: Query) { begin(query) }

  /// Replaces the query to search for.
  mutating func begin(_ query: Query) {
    self.query = query
    while let last = filters.last, !query.narrows(last.query) { filters.removeLast() }
    if !query.isEmpty, filters.last?.query != query {
      filters.append(LineFilter(query, within: filters.last))
    }
  }

  /// Whether all lines have been searched.
  func isComplete(for lines: Lines) -> Bool {
    query.isEmpty || filters.last?.isComplete(for: lines) ?? true
  }

  /// Searches some more lines.
  mutating func advance(in lines: Lines) {
    if !filters.isEmpty { filters[filters.count - 1].advance(in: lines) }
  }

  /// The matching lines so far, as runs in ascending order.
  var found: [Range<Int>] { filters.last?.found ?? [] }

  /// The rank of each matching line, if the query ranks lines.
  var ranks: [FuzzyMatcher.Rank] { filters.last?.ranks ?? [] }
}
