// SPDX-License-Identifier: MIT

/// A walk that matches the rows of a table to their new identities.
@usableFromInline
struct NameWalk<ID: Hashable> {
  @usableFromInline let names: RowNames<ID>
  @usableFromInline let scope: Range<Int>
  /// The rows outside the scope that may also be matched.
  @usableFromInline let hidden: RowSet
  /// Whether tokens equal row numbers, and need no lookup.
  @usableFromInline let isPlain: Bool
  /// The offset that is added to rows in the segments.
  @usableFromInline var offset = 0
  /// The segments matched so far.
  @usableFromInline var segments: [RowSegment] = []
  /// The hashes of the identities that matched no row.
  @usableFromInline var hashes: [UInt64] = []
  /// The row and the token to compare with the next identity, and the number of consecutive tokens
  /// from there, which are all in the same index.
  @usableFromInline var row: Int
  @usableFromInline var token = 0
  @usableFromInline var rest = 0
  /// The first row of the scope from which on no row has been matched.
  @usableFromInline var top: Int
  /// The tokens that the walk must skip: tokens that are already matched, if the walk has moved
  /// back, and tokens of duplicates.
  @usableFromInline var barred = TokenSet()
  /// The hashes of identities that are looked up together, and their slots: finally one more than
  /// their tokens, or zero without a token.
  @usableFromInline var aheadHashes: [UInt64] = []
  @usableFromInline var aheadSlots: [UInt64] = []
  /// For each of these identities, its token if a comparison has found it, or -1.
  @usableFromInline var guesses: [Int] = []
  /// Whether comparisons are likely to find some of these identities.
  @usableFromInline var isGuessing = true
  /// The number of consecutive identities that needed a lookup.
  @usableFromInline var lookups = 0
  /// The free rows of each identity that several rows have, the next row last; and the group of
  /// each such identity, by the token at which its chain begins.
  @usableFromInline var groups: [[Int]] = []
  @usableFromInline var groupOf: [Int: Int] = [:]
  /// For long chains, by their first token: a token that has a row, or a token without a row.
  @usableFromInline var alive: [Int: Int] = [:]

  @inlinable
  init(names: RowNames<ID>, scope: Range<Int>, hidden: RowSet) {
    self.names = names
    self.scope = scope
    self.hidden = hidden
    isPlain = names.isPlain
    row = scope.lowerBound
    top = scope.lowerBound
  }

  /// Matches a range of the new identities.
  @inlinable
  mutating func walk(along new: [ID], _ range: Range<Int>) {
    var i = range.lowerBound
    // In a common prefix the k-th row of an identity stays the k-th, regardless of what follows,
    // because hidden rows come after shown ones.
    let isInOrder = hidden.isEmpty || !names.hasDuplicates
    while isInOrder, i < range.upperBound, rest == 0 {
      seek(row)
      if rest == 0 { break }
      let count = same(as: new, i..<range.upperBound, most: rest)
      take(count)
      i += count
    }
    if i < range.upperBound, names.hasDuplicates { bar(names.duplicates()) }
    while i < range.upperBound {
      if rest == 0 { seek(row) }
      let count = same(as: new, i..<range.upperBound, most: free(rest))
      if count > 0 {
        take(count)
        i += count
        lookups = 0
      } else if takeNext(new[i]) {
        i += 1
      } else if lookups >= 8, isPlain, groups.isEmpty, !names.base.slots.isEmpty {
        i = takeRows(of: new, i..<min(i + min(lookups, 64), range.upperBound))
      } else {
        takeRow(of: new[i])
        i += 1
      }
    }
  }

  /// Moves to a row, or to the next row of the same kind that has an identity.
  @inlinable
  mutating func seek(_ target: Int) {
    row = target
    rest = 0
    let limit = scope.upperBound
    if isPlain {
      token = target
      rest = Swift.max(Swift.min(limit, names.base.ids.count) - target, 0)
      return
    }
    guard target < limit, let next = names.places.segment(from: target, below: limit) else {
      return
    }
    (row, token, rest) = next
    let base = names.base.ids.count
    if token < base { rest = Swift.min(rest, base - token) }
  }

  // A walk's functions are mutating, because otherwise each call would copy the walk.

  /// The number of new identities that equal the identities of the next tokens.
  @inlinable
  mutating func same(as new: [ID], _ range: Range<Int>, most: Int) -> Int {
    let base = names.base.ids.count
    let most = Swift.min(most, range.count)
    let start = range.lowerBound
    var count = 0
    if token < base {
      let ids = names.base.ids
      while count < most, new[start + count] == ids[token + count] { count += 1 }
    } else {
      let place = token - base
      while count < most, new[start + count] == names.recent.ids[place + count] { count += 1 }
    }
    return count
  }

  /// The number of next tokens that can be matched in sequence; if there is no next token, `token`
  /// may be past the last token.
  @inlinable
  mutating func free(_ most: Int) -> Int {
    if most == 0 || barred.isEmpty || (groups.isEmpty && row >= top) { return most }
    return Swift.min(most, barred.countOfAbsent(from: token))
  }

  /// Matches the next rows.
  @inlinable
  mutating func take(_ count: Int) {
    if count == 0 { return }
    segments.append(joining: .kept((offset + row)..<(offset + row + count)))
    if !barred.isEmpty { barred.insert(token..<(token + count)) }
    row += count
    token += count
    rest -= count
    top = Swift.max(top, row)
  }

  /// Matches an identity if it belongs to the row after the next row, because most likely one row
  /// was deleted.
  @inlinable
  mutating func takeNext(_ id: ID) -> Bool {
    guard groups.isEmpty, rest > 1, row + 1 >= top, names.isID(id, ofToken: token + 1)
    else { return false }
    (row, token, rest) = (row + 1, token + 1, rest - 1)
    take(1)
    return true
  }

  /// Matches the next free row with an identity, regardless of its place, or a new row if no row is
  /// free.
  @inlinable
  mutating func takeRow(of id: ID) {
    lookups += 1
    let hash = NameIndex.hash(of: id)
    guard let found = freeRow(of: id, hash: hash) else {
      hashes.append(hash)
      return segments.append(joining: .inserted(1))
    }
    if scope.contains(found) {
      seek(found)
      take(1)
    } else {
      segments.append(joining: .kept((offset + found)..<(offset + found + 1)))
      if barred.isEmpty { barTaken() } else { bar(found..<(found + 1)) }
    }
  }

  /// The next free row with an identity.
  @inlinable
  mutating func freeRow(of id: ID, hash: UInt64) -> Int? {
    if !groups.isEmpty, let head = head(of: id, hash: hash), let group = groupOf[head] {
      return groups[group].popLast()
    }
    guard
      let (token, row) = tokenAndRow(of: id, hash: hash),
      scope.contains(row) || hidden.contains(row)
    else { return nil }
    if row >= top, scope.contains(row) { return row }
    if barred.isEmpty { barTaken() }
    return barred.contains(token) ? nil : row
  }

  /// A token that belongs to an identity and has a row, and that row.
  ///
  /// A chain is visited once, even if its identity is looked up several times.
  @inlinable
  mutating func tokenAndRow(of id: ID, hash: UInt64) -> (token: Int, row: Int)? {
    guard let head = head(of: id, hash: hash) else { return nil }
    if isPlain { return (head, head) }
    if let token = alive[head] { return names.places.newIndex(of: token).map { (token, $0) } }
    var length = 0
    var found: (token: Int, row: Int)?
    names.forEachToken(of: id, hash: hash) { token in
      length += 1
      if let row = names.places.newIndex(of: token) { found = (token, row) }
    }
    if length > 2 { alive[head] = found?.token ?? head }
    return found
  }

  /// The token at which the chain of an identity begins.
  @inlinable
  func head(of id: ID, hash: UInt64) -> Int? {
    names.base.place(of: id, hash: hash)
      ?? names.recent.place(of: id, hash: hash).map { names.base.ids.count + $0 }
  }

  /// Bars the tokens of all matched rows.
  @inlinable
  mutating func barTaken() {
    barred = TokenSet(count: names.tokenCount)
    for segment in segments {
      if case .kept(let rows) = segment {
        let (start, end) = (rows.lowerBound - offset, rows.upperBound - offset)
        if end > 0 { bar(Swift.max(start, 0)..<end) }
      }
    }
  }

  /// Bars the tokens of rows.
  @inlinable
  mutating func bar(_ rows: Range<Int>) {
    if isPlain { return barred.insert(rows.clamped(to: 0..<names.base.ids.count)) }
    for segment in names.places.segments(in: rows) {
      if case .kept(let tokens) = segment { barred.insert(tokens) }
    }
  }

  /// Bars the tokens of rows that share an identity, and keeps the rows that can be matched.
  @inlinable
  mutating func bar(_ duplicates: [[Int]]) {
    if duplicates.isEmpty { return }
    barTaken()
    for group in duplicates {
      for row in group { bar(row..<(row + 1)) }
      if let id = names.id(of: group[0]), let head = head(of: id, hash: NameIndex.hash(of: id)) {
        groupOf[head] = groups.count
      }
      let first = row
      let shown = group.filter { scope.contains($0) && $0 >= first && !hidden.contains($0) }
      groups.append((shown + group.filter(hidden.contains)).reversed())
    }
  }
}
