// SPDX-License-Identifier: MIT

/// The rows of identities, and the identities of rows.
extension RowNames {
  /// Whether no row has an identity.
  ///
  /// - Complexity: O(1).
  @inlinable
  package var isEmpty: Bool { places.newCount == 0 }

  /// The rows that have an identity.
  ///
  /// - Complexity: O(*m*) for *m* changes since tokens were numbered.
  @usableFromInline
  package var rows: RowSet { places.stayed }

  /// The identity of a row, or nil if the row has no identity.
  ///
  /// - Complexity: O(log *m*).
  @inlinable
  package func id(of row: Int) -> ID? {
    if isPlain { return base.ids.indices.contains(row) ? base.ids[row] : nil }
    return places.oldIndex(of: row).map(id(ofToken:))
  }

  /// Calls a closure with each row of a range that has an identity, in ascending order, and with
  /// the identity.
  ///
  /// - Complexity: O(log *m* + *k*) for *k* such rows.
  @inlinable
  package func forEachName(in range: Range<Int>, _ body: (_ row: Int, _ id: ID) -> Void) {
    if isPlain {
      for row in range.clamped(to: base.ids.indices) { body(row, base.ids[row]) }
      return
    }
    let known = range.clamped(to: 0..<places.newCount)
    var row = known.lowerBound
    for segment in places.segments(in: known) {
      if case .kept(let tokens) = segment {
        for token in tokens { body(row + (token - tokens.lowerBound), id(ofToken: token)) }
      }
      row += segment.count
    }
  }

  /// The identities of the given rows, in ascending order; rows without an identity are left out.
  ///
  /// - Complexity: O(*r* log *m* + *k*) for *r* runs of rows and *k* identities, regardless of the
  ///   number of rows without an identity.
  @inlinable
  func ids(of rows: RowSet) -> [ID] {
    if let row = rows.onlyMember { return id(of: row).map { [$0] } ?? [] }
    var ids: [ID] = []
    ids.reserveCapacity(Swift.min(rows.count, tokenCount))
    for run in rows.ranges {
      if isPlain {
        ids += base.ids[run.clamped(to: 0..<base.ids.count)]
      } else {
        forEachName(in: run) { ids.append($1) }
      }
    }
    return ids
  }

  /// The first row with an identity, or nil if no row has it.
  ///
  /// - Complexity: O(log *m*), and O(log *m*) for each further row that has or had the identity.
  @inlinable
  package func row(of id: ID) -> Int? {
    row(of: id, hash: NameIndex.hash(of: id))
  }

  /// The first row with an identity whose hash is known.
  @inlinable @inline(__always)
  func row(of id: ID, hash: UInt64) -> Int? {
    if hasFurtherRows { return lowestRow(of: id, hash: hash) }
    guard let token = base.place(of: id, hash: hash) else { return nil }
    return row(ofToken: token)
  }

  /// Whether an identity may have other rows than the row of its first token.
  @inlinable
  var hasFurtherRows: Bool {
    // In generic code a count is just read, whereas `isEmpty` needs a lookup to be called.
    @inline(__always) get { hasDuplicates || recent.ids.count > 0 }
  }

  /// The only row with an identity; if the result is nil, another row may have the identity if
  /// ``hasFurtherRows`` is true.
  ///
  /// The method calls no function that could release the table, so the caller needn't retain the
  /// table, which would take as long as the lookup itself.
  @inlinable @inline(__always)
  func onlyRow(of id: ID) -> Int? {
    let hash = NameIndex.hash(of: id)
    guard !hasDuplicates, let token = base.place(of: id, hash: hash) else { return nil }
    return row(ofToken: token)
  }

  @inlinable @inline(never)
  func lowestRow(of id: ID, hash: UInt64) -> Int? {
    var lowest: Int?
    forEachRow(of: id, hash: hash) { lowest = Swift.min($0, lowest ?? $0) }
    return lowest
  }

  /// All rows with an identity, in ascending order.
  ///
  /// - Complexity: O(*d* log *d* + *d* log *m*) for *d* rows.
  @inlinable
  package func rows(of id: ID) -> [Int] {
    var rows: [Int] = []
    forEachRow(of: id, hash: NameIndex.hash(of: id)) { rows.append($0) }
    return rows.count > 1 ? rows.sorted() : rows
  }

  @inlinable
  func forEachRow(of id: ID, hash: UInt64, _ body: (Int) -> Void) {
    forEachToken(of: id, hash: hash) { token in
      if let row = places.newIndex(of: token) { body(row) }
    }
  }

  @inlinable
  func forEachToken(of id: ID, hash: UInt64, _ body: (Int) -> Void) {
    var place = recent.place(of: id, hash: hash)
    while let found = place {
      body(base.ids.count + found)
      place = recent.place(after: found)
    }
    place = base.place(of: id, hash: hash)
    while let found = place {
      body(found)
      place = base.place(after: found)
    }
  }

  /// The rows of each identity that several rows have, in ascending order.
  ///
  /// - Complexity: O(*k*) for *k* tokens, or O(1) if no identity was given to several rows.
  @inlinable
  package func duplicates() -> [[Int]] {
    guard hasDuplicates else { return [] }
    var ids = base.chainHeads.map { base.ids[$0] }
    for slot in recent.slots where slot != 0 {
      let id = recent.ids[Int(truncatingIfNeeded: slot & recent.placeMask) - 1]
      let old = base.place(of: id, hash: NameIndex.hash(of: id))
      if old.flatMap(base.place(after:)) == nil { ids.append(id) }
    }
    return ids.map(rows(of:)).filter { $0.count > 1 }
  }
}

extension RowSet {
  /// The only member; nil if there are no members, or several.
  @usableFromInline var onlyMember: Int? {
    if let word { return word.nonzeroBitCount == 1 ? word.trailingZeroBitCount : nil }
    return count == 1 ? first : nil
  }
}
