// SPDX-License-Identifier: MIT

/// The identities of the rows of a table that have one, and the rows of each identity.
///
/// Each identity assigned to a row gets a *token*, the next number, which it keeps. An index finds
/// tokens by identity, and one mapping maps tokens to the current rows. A change of the data is
/// joined to the mapping, so it costs as much as what changed rather than the whole table; when the
/// mapping has become long, tokens are renumbered in the order of the rows, without hashing them
/// again.
///
///     tokens    0 1 2 3 4 | 5        base | recent
///     ids       a b c d e | x
///     rows      0 1 3 – 4   2        after: delete d, insert x behind b
///
/// Recent tokens are in an index of their own, so that adding a row doesn't copy the large one
/// while a copy of the value is kept.
@usableFromInline
package struct RowNames<ID: Hashable> {
  /// The storage, on the heap so that a table with identities is cheap to copy; written only while
  /// it has one owner, so it may be sent anywhere.
  @usableFromInline nonisolated(unsafe) var storage: Storage

  /// The tokens, and their rows.
  @usableFromInline
  final class Storage {
    @exclusivity(unchecked) @usableFromInline var base: NameIndex<ID>
    @exclusivity(unchecked) @usableFromInline var recent = NameIndex<ID>()
    @exclusivity(unchecked) @usableFromInline var places: IndexMapping
    @exclusivity(unchecked) @usableFromInline var leastSegments = 1
    @exclusivity(unchecked) @usableFromInline var hasDuplicates: Bool

    /// Makes storage whose tokens equal the row numbers.
    @inlinable
    init(_ base: NameIndex<ID>) {
      unsafe places = .identity(base.ids.count)
      unsafe hasDuplicates = !base.next.isEmpty
      unsafe self.base = base
    }

    @inlinable
    init(copying other: Storage) {
      unsafe base = other.base
      unsafe recent = other.recent
      unsafe places = other.places
      unsafe leastSegments = other.leastSegments
      unsafe hasDuplicates = other.hasDuplicates
    }

    /// The row of a token, or nil if it was removed.
    ///
    /// The mapping is read in place: a copy would be retained, which takes a third of a lookup.
    @usableFromInline @inline(never)
    func row(ofToken token: Int) -> Int? {
      guard let list = unsafe places.list, unsafe token < places.oldCount
      else { return unsafe places.newIndex(of: token) }
      return unsafe Unmanaged.passUnretained(list)._withUnsafeGuaranteedRef {
        $0.newIndex(of: token)
      }
    }
  }

  /// Makes the storage unique before it is written.
  @inlinable @inline(__always)
  mutating func own() {
    if unsafe !isKnownUniquelyReferenced(&storage) { copyStorage() }
  }

  @inlinable @inline(never)
  mutating func copyStorage() { unsafe storage = Storage(copying: storage) }

  /// The index of the tokens from 0.
  @inlinable var base: NameIndex<ID> {
    _read { yield unsafe storage.base }
    _modify {
      own()
      yield unsafe &storage.base
    }
  }
  /// The index of the tokens after those of `base`.
  @inlinable var recent: NameIndex<ID> {
    _read { yield unsafe storage.recent }
    _modify {
      own()
      yield unsafe &storage.recent
    }
  }
  /// The mapping from tokens to rows.
  ///
  /// Rows that are new in it, and those after its end, have no identity.
  @inlinable var places: IndexMapping {
    _read { yield unsafe storage.places }
    _modify {
      own()
      yield unsafe &storage.places
    }
  }
  /// The number of segments when tokens were numbered; more than one if rows without an identity
  /// are between others.
  @inlinable var leastSegments: Int {
    get { unsafe storage.leastSegments }
    set {
      own()
      unsafe storage.leastSegments = newValue
    }
  }
  /// Whether an identity may have several rows.
  @inlinable package internal(set) var hasDuplicates: Bool {
    get { unsafe storage.hasDuplicates }
    set {
      own()
      unsafe storage.hasDuplicates = newValue
    }
  }

  /// Makes a value with the storage of another.
  @inlinable @inline(__always)
  init(_ storage: Storage) { unsafe self.storage = storage }

  /// Makes a value in which no row has an identity.
  @inlinable
  package init() { unsafe storage = Storage(NameIndex()) }

  /// Assigns identities to rows, beginning with the first.
  ///
  /// - Complexity: O(*k*); each identity is hashed once.
  @inlinable
  package init(_ ids: some Collection<ID>) { unsafe storage = Storage(NameIndex(Array(ids))) }

  /// The number of tokens.
  @inlinable
  var tokenCount: Int { base.ids.count + recent.ids.count }

  /// Whether tokens equal row numbers.
  @inlinable
  var isPlain: Bool { recent.ids.isEmpty && places.isIdentity }

  /// The identity of a token.
  @inlinable
  func id(ofToken token: Int) -> ID {
    let place = token - base.ids.count
    return place < 0 ? base.ids[token] : recent.ids[place]
  }

  /// Whether an identity is that of a token, which is compared in place: a copy of it would be
  /// retained, which takes as long as the comparison.
  @inlinable @inline(__always)
  func isID(_ id: ID, ofToken token: Int) -> Bool {
    let place = token - base.ids.count
    return place < 0 ? base.ids[token] == id : recent.ids[place] == id
  }

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

  /// The identity of a row, or nil if it has none.
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
  /// - Complexity: O(log *m* + *k*) for *k* of them.
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

  /// The identities of the given rows that have one, in ascending order of the rows.
  ///
  /// - Complexity: O(*r* log *m* + *k*) for *r* runs of rows and *k* identities, regardless of the
  ///   number of rows without one.
  @inlinable
  func ids(of rows: RowSet) -> [ID] {
    if let row = rows.onlyMember { return id(of: row).map { [$0] } ?? [] }
    var ids: [ID] = []
    ids.reserveCapacity(Swift.min(rows.count, places.newCount))
    if isPlain {
      for run in rows.ranges { ids += base.ids[run.clamped(to: 0..<base.ids.count)] }
      return ids
    }
    for run in rows.ranges {
      let known = run.clamped(to: 0..<places.newCount)
      for case .kept(let tokens) in places.segments(in: known) {
        for token in tokens { ids.append(id(ofToken: token)) }
      }
    }
    return ids
  }

  /// The lowest row with an identity, or nil if there is none.
  ///
  /// - Complexity: O(log *m*), and O(log *m*) for each further row that has or had it.
  @inlinable
  package func row(of id: ID) -> Int? {
    row(of: id, hash: NameIndex.hash(of: id))
  }

  /// The lowest row with an identity whose hash is known.
  @inlinable @inline(__always)
  func row(of id: ID, hash: UInt64) -> Int? {
    guard !hasDuplicates, recent.ids.isEmpty else { return lowestRow(of: id, hash: hash) }
    guard let token = base.place(of: id, hash: hash) else { return nil }
    return places.isIdentity ? token : unsafe storage.row(ofToken: token)
  }

  @inlinable @inline(never)
  func lowestRow(of id: ID, hash: UInt64) -> Int? {
    var lowest: Int?
    forEachRow(of: id, hash: hash) { lowest = Swift.min($0, lowest ?? $0) }
    return lowest
  }

  /// All rows with an identity, in ascending order.
  ///
  /// - Complexity: O(*d* log *d* + *d* log *m*) for *d* of them.
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
  /// The only member; nil if there is none, or several.
  @usableFromInline var onlyMember: Int? {
    if let word { return word.nonzeroBitCount == 1 ? word.trailingZeroBitCount : nil }
    return count == 1 ? first : nil
  }
}

extension RowNames: Equatable {
  /// Whether the same rows have the same identities.
  ///
  /// - Complexity: O(*k*) for *k* rows that have one.
  @inlinable
  package static func == (first: RowNames, second: RowNames) -> Bool {
    guard first.rows == second.rows else { return false }
    return first.rows.allSatisfy { first.id(of: $0) == second.id(of: $0) }
  }
}

extension RowNames: Sendable where ID: Sendable {}
