// SPDX-License-Identifier: MIT

internal import SelectionCore
internal import SelectionOutline

/// Searches of paths.
extension PickTree {
  /// Shows the nodes whose paths match a query, and all nodes above them; shows all nodes again if
  /// the query is empty.
  ///
  /// The keyboard focus moves to the first matching leaf, or to the best match of a fuzzy query.
  mutating func search(for text: String) throws(TreeError) {
    let query = Query(text, isFuzzy: isFuzzy)
    if query.finds(sameAs: search.query) { return }
    search.begin(query)
    do throws(OutlineError) {
      if query.isEmpty {
        try outline.filter(nil)
        let open = openFolders(except: collapsedBefore ?? [])
        collapsedBefore = nil
        return try collapse(allBut: open)
      }
      if collapsedBefore == nil { try openAll() }
      try showMatches()
    } catch {
      throw .refused(error)
    }
    try focusFirstMatch()
  }

  /// Searches for the same words, and sets whether their letters must be adjacent.
  mutating func toggleFuzzy() throws(TreeError) {
    isFuzzy.toggle()
    try search(for: query.text)
  }

  /// Opens all folders for a search, except those that aren't loaded.
  private mutating func openAll() throws(OutlineError) {
    let closed = nodes(ofRows: outline.forest.collapsed)
    collapsedBefore = closed
    if outline.forest.unloaded.isEmpty {
      try outline.expandAll()
    } else {
      for node in closed where outline.isLoaded(node) { try outline.expand(node) }
    }
  }

  /// Shows the nodes that match, including nodes that were added since the last call.
  mutating func showMatches() throws(OutlineError) {
    while !search.isComplete(for: paths.paths) { search.advance(in: paths.paths) }
    let found = search.found
    let rows = countedRows()
    if rows.isEmpty {
      _ = try outline.filter(nodes: RowSet(ranges: found), runs: found)
    } else {
      _ = try outline.filter(nodes: RowSet(found.joined().map { rows[$0] }))
    }
  }

  /// The matching rows without rows below them: files, and folders that are empty or haven't been
  /// read.
  var matchingEnds: RowSet { outline.forest.passing?.intersection(outline.forest.childless) ?? [] }

  /// The rows of given nodes.
  mutating func rows(of nodes: RowSet) -> RowSet {
    let rows = countedRows()
    return rows.isEmpty ? nodes : RowSet(nodes.map { rows[$0] })
  }

  /// The nodes of given rows.
  mutating func nodes(ofRows rows: RowSet) -> RowSet {
    countedRows().isEmpty ? rows : RowSet(outline.names(ofRows: rows))
  }

  /// The row of each node; empty if each node equals its row's number, which is so if the lines
  /// were read in order.
  private mutating func countedRows() -> [Int] {
    if let rowNumbers { return rowNumbers }
    let nodes = outline.allRows
    var rows: [Int] = []
    if !nodes.elementsEqual(nodes.indices) {
      rows = Array(repeating: 0, count: paths.count)
      for (row, node) in nodes.enumerated() { rows[node] = row }
    }
    rowNumbers = rows
    return rows
  }

  /// Moves the keyboard focus to the first leaf that matches, or to a folder if no leaf matches.
  mutating func focusFirstMatch() throws(TreeError) {
    let matching = outline.forest.passing ?? []
    let leaves = matchingEnds.subtracting(outline.forest.emptyGroups)
    let match = bestMatch(among: leaves) ?? leaves.first ?? matching.first
    if let path = match.flatMap(outline.rows.path) { try apply(.focus(path)) }
    awaitsLeaf = leaves.isEmpty
  }

  /// The row with the best rank among given rows that match, if the query ranks lines.
  private mutating func bestMatch(among leaves: RowSet) -> Int? {
    guard query.isRanked else { return nil }
    let rows = countedRows()
    var best: (rank: FuzzyMatcher.Rank, row: Int)?
    for (node, rank) in zip(search.found.joined(), search.ranks) where rank < best?.rank ?? .max {
      let row = rows.isEmpty ? node : rows[node]
      if leaves.contains(row) { best = (rank, row) }
    }
    return best?.row
  }

  /// Whether folders are left to be read for the current search.
  var isReading: Bool { !query.isEmpty && unread.next != nil }

  /// Reads some of the folders that haven't been expanded yet, and shows the matching paths in
  /// them.
  ///
  /// Chosen folders aren't read, because a chosen folder is printed as a single path, whereas a
  /// folder that has been read would be printed as the paths of its contents.
  mutating func readAhead() throws(TreeError) {
    let start = ContinuousClock.now
    var read: [Int] = []
    do throws(OutlineError) {
      // With a filter each folder would cost as much as all that matches.
      try outline.filter(nil)
      repeat {
        guard let group = unread.removeNext() else { break }
        guard !outline.isLoaded(group), outline.state(of: group) == MarkedPart.none else {
          continue
        }
        // If a folder can't be read, this is reported when it is expanded.
        guard let folder = try? Folder(Array(paths.paths[group])) else { continue }
        try add(folder, to: group)
        read.append(group)
      } while start.duration(to: .now) < unread.patience
      let reading = start.duration(to: .now)
      try showMatches()
      for group in read { try outline.expand(group) }
      // Showing the matches takes time for all of them, so it is done less often if it is slow.
      unread.patience = max(.milliseconds(20), start.duration(to: .now) - reading)
    } catch {
      throw .refused(error)
    }
    if awaitsLeaf { try focusFirstMatch() }
  }
}
