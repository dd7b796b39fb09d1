// SPDX-License-Identifier: MIT

/// The identities of a table's rows, and the rows of each identity; a row may have no identity.
///
/// Each identity assigned to a row gets a *token*, which is the next number, and keeps it. An index
/// finds tokens by identity, and a mapping maps tokens to the current rows. A change to the data is
/// joined to the mapping, so its cost depends on the change, not on the whole table; when the
/// mapping has become long, tokens are renumbered in the order of the rows, without hashing them
/// again.
///
///     tokens    0 1 2 3 4 | 5        base | recent
///     ids       a b c d e | x
///     rows      0 1 3 – 4   2        after: delete d, insert x behind b
///
/// Recent tokens have a separate index, so that adding a row doesn't copy the large index while a
/// copy of the value exists.
@usableFromInline
package struct RowNames<ID: Hashable> {
  /// The storage, on the heap so that a table with identities is cheap to copy.
  ///
  /// It is written only while it has a single owner, so it may be sent to any actor.
  @usableFromInline nonisolated(unsafe) var storage: Storage

  /// The tokens, and their rows.
  @usableFromInline
  final class Storage {
    @exclusivity(unchecked) @usableFromInline var base: NameIndex<ID>
    @exclusivity(unchecked) @usableFromInline var recent = NameIndex<ID>()
    @exclusivity(unchecked) @usableFromInline var places: TokenRows
    @usableFromInline let leastSegments: Int
    @exclusivity(unchecked) @usableFromInline var hasDuplicates: Bool

    /// Creates storage of tokens that have just been numbered.
    ///
    /// - Parameters:
    ///   - base: The index of the tokens.
    ///   - places: The mapping from the tokens to rows; nil if tokens equal row numbers.
    ///   - leastSegments: The number of segments of the mapping.
    @inlinable
    init(_ base: NameIndex<ID>, at places: IndexMapping? = nil, leastSegments: Int = 1) {
      self.places = TokenRows(places ?? .identity(base.ids.count))
      self.leastSegments = leastSegments
      hasDuplicates = !base.next.isEmpty
      self.base = base
    }

    @inlinable
    init(copying other: Storage) {
      base = other.base
      recent = other.recent
      places = other.places
      leastSegments = other.leastSegments
      hasDuplicates = other.hasDuplicates
    }

    /// The row of a token, or nil if it was removed.
    ///
    /// The mapping is read in place: a copy would be retained, which takes a third of a lookup.
    @usableFromInline @inline(never) @_effects(releasenone)
    func row(ofToken token: Int) -> Int? {
      guard places.isOne, let list = places.earlier.list, token < places.earlier.oldCount
      else { return rowAfterRecentChanges(ofToken: token) }
      return Unmanaged.passUnretained(list)._withUnsafeGuaranteedRef {
        $0.newIndex(of: token)
      }
    }

    /// The row of a token, even if there are recent changes.
    @inline(never) @_effects(releasenone)
    private func rowAfterRecentChanges(ofToken token: Int) -> Int? {
      guard let list = places.earlier.list, let later = places.later?.list,
        token < places.earlier.oldCount
      else { return places.newIndex(of: token) }
      let row = Unmanaged.passUnretained(list)._withUnsafeGuaranteedRef {
        $0.newIndex(of: token)
      }
      guard let row else { return nil }
      return Unmanaged.passUnretained(later)._withUnsafeGuaranteedRef { $0.newIndex(of: row) }
    }
  }

  /// Makes the storage unique before it is written.
  @inlinable @inline(__always)
  mutating func own() {
    if !isKnownUniquelyReferenced(&storage) { copyStorage() }
  }

  @inlinable @inline(never)
  mutating func copyStorage() { storage = Storage(copying: storage) }

  /// The index of the tokens from 0.
  @inlinable var base: NameIndex<ID> { _read { yield storage.base } }
  /// The index of the tokens after those of `base`.
  @inlinable var recent: NameIndex<ID> { _read { yield storage.recent } }
  /// The mapping from tokens to rows.
  ///
  /// Rows that are new in the mapping, and rows after its end, have no identity.
  @inlinable var places: TokenRows { _read { yield storage.places } }
  /// The number of segments when tokens were numbered; more than one if rows without an identity
  /// were between the other rows.
  @inlinable var leastSegments: Int { storage.leastSegments }
  /// Whether an identity may have several rows.
  @inlinable package var hasDuplicates: Bool { storage.hasDuplicates }

  /// Creates a value in which no row has an identity.
  @inlinable
  package init() { storage = Storage(NameIndex()) }

  /// Assigns identities to rows, beginning with the first.
  ///
  /// - Complexity: O(*k*); each identity is hashed once.
  @inlinable
  package init(_ ids: some Collection<ID>) { storage = Storage(NameIndex(Array(ids))) }

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

  /// Whether an identity belongs to a token, whose identity is compared in place: a copy would be
  /// retained, which takes as long as the comparison.
  @inlinable @inline(__always)
  func isID(_ id: ID, ofToken token: Int) -> Bool {
    let place = token - base.ids.count
    return place < 0 ? base.ids[token] == id : recent.ids[place] == id
  }

  /// The row of a token, or nil if it was removed.
  @inlinable @inline(__always)
  func row(ofToken token: Int) -> Int? {
    places.isIdentity ? token : storage.row(ofToken: token)
  }
}

extension RowNames: Equatable {
  /// Whether the same rows have the same identities.
  ///
  /// - Complexity: O(1) if one value is a copy of the other, otherwise O(*k*) for *k* rows that
  ///   have an identity.
  @inlinable
  package static func == (first: RowNames, second: RowNames) -> Bool {
    if first.storage === second.storage { return true }
    guard first.rows == second.rows else { return false }
    return first.rows.allSatisfy { first.id(of: $0) == second.id(of: $0) }
  }
}

extension RowNames: Sendable where ID: Sendable {}
