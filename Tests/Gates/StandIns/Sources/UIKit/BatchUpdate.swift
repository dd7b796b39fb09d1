// SPDX-License-Identifier: MIT

/// The operations of a batch of updates, which are checked as UIKit checks them.
///
/// Deleted rows and the sources of moves are numbered as before the batch, inserted rows and the
/// destinations as after it.
struct BatchUpdate {
  var deletedSections: [Int] = []
  var insertedSections: [Int] = []
  var movedSections: [(source: Int, destination: Int)] = []
  var deletedRows: [IndexPath] = []
  var insertedRows: [IndexPath] = []
  var movedRows: [(source: IndexPath, destination: IndexPath)] = []

  /// Where the rows go that a batch keeps.
  struct Mapping {
    var sections: [Int: Int] = [:]
    var rows: [IndexPath: IndexPath] = [:]
    /// The old paths of the rows that operations of their own move.
    var moved: Set<IndexPath> = []

    /// The new path of a row, or nil if the row is deleted.
    func callAsFunction(_ row: IndexPath) -> IndexPath? { rows[row] }
  }

  /// Returns where the rows go.
  ///
  /// - Parameters:
  ///   - old: The numbers of rows in the sections before the batch.
  ///   - new: The numbers of rows in the sections after the batch.
  /// - Returns: The new places of sections and rows.
  @MainActor
  func mapping(from old: [Int], to new: [Int]) -> Mapping {
    checkOperations(old, new)
    var mapping = Mapping(sections: sectionMapping(old.count, new.count))
    mapping.moved = Set(movedRows.map(\.source))
    for (section, count) in old.enumerated() {
      guard let place = mapping.sections[section] else { continue }
      let gone = Set(
        (deletedRows + movedRows.map(\.source)).filter { $0.section == section }.map(\.row))
      let taken = Set(
        (insertedRows + movedRows.map(\.destination)).filter { $0.section == place }.map(\.row))
      guard count - gone.count + taken.count == new[place] else {
        raise(
          "Invalid update: section \(section) had \(count) rows and has \(new[place]), but "
            + "\(gone.count) were deleted or moved out and \(taken.count) were inserted or moved in"
        )
      }
      let free = (0..<new[place]).filter { !taken.contains($0) }
      for (row, later) in zip((0..<count).filter { !gone.contains($0) }, free) {
        mapping.rows[IndexPath(row: row, section: section)] = IndexPath(row: later, section: place)
      }
    }
    for move in movedRows { mapping.rows[move.source] = move.destination }
    return mapping
  }

  @MainActor
  private func sectionMapping(_ old: Int, _ new: Int) -> [Int: Int] {
    guard old - deletedSections.count + insertedSections.count == new else {
      raise(
        "Invalid update: there were \(old) sections and there are \(new), but "
          + "\(deletedSections.count) were deleted and \(insertedSections.count) inserted")
    }
    let gone = Set(deletedSections + movedSections.map(\.source))
    let taken = Set(insertedSections + movedSections.map(\.destination))
    let free = (0..<new).filter { !taken.contains($0) }
    var places = Dictionary(
      uniqueKeysWithValues: zip((0..<old).filter { !gone.contains($0) }, free))
    for move in movedSections { places[move.source] = move.destination }
    return places
  }

  /// Throws the exceptions for operations that can't be.
  @MainActor
  private func checkOperations(_ old: [Int], _ new: [Int]) {
    let oldSections = deletedSections + movedSections.map(\.source)
    let newSections = insertedSections + movedSections.map(\.destination)
    let oldRows = deletedRows + movedRows.map(\.source)
    let newRows = insertedRows + movedRows.map(\.destination)
    for (numbers, counts) in [(oldSections, old), (newSections, new)] {
      if Set(numbers).count < numbers.count { raise("a section has two operations: \(numbers)") }
      if !numbers.allSatisfy(counts.indices.contains) { raise("no such section: \(numbers)") }
    }
    for (rows, counts) in [(oldRows, old), (newRows, new)] {
      if Set(rows).count < rows.count { raise("a row has two operations: \(rows)") }
      for row in rows {
        guard counts.indices.contains(row.section), (0..<counts[row.section]).contains(row.row)
        else { raise("no such row: \(row), rows in sections: \(counts)") }
      }
    }
    for move in movedRows {
      if oldSections.contains(move.source.section) { raise("a row moves out of section \(move)") }
      if newSections.contains(move.destination.section) { raise("a row moves into \(move)") }
    }
    let sources = Set(movedSections.map(\.source))
    let destinations = Set(movedSections.map(\.destination))
    // From memory: the rows of a section that moves can't change in the same batch.
    if let row = deletedRows.first(where: { sources.contains($0.section) }) {
      raise("a row is deleted in a section that moves: \(row)")
    }
    if let row = insertedRows.first(where: { destinations.contains($0.section) }) {
      raise("a row is inserted in a section that moves: \(row)")
    }
  }
}
