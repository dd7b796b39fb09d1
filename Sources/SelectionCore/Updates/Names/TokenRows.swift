// SPDX-License-Identifier: MIT

/// The mapping from tokens to rows, to which each change to the data is joined.
///
/// Joining a change to a mapping takes a step for each of the mapping's segments. Once the mapping
/// has many segments, further changes are joined to a separate, short mapping. When the short
/// mapping has become long, it is joined to the first mapping.
///
///     tokens   —earlier→   rows before the recent changes   —later→   rows
///
/// Tokens that are newer than the earlier mapping are numbered after its rows.
@usableFromInline
struct TokenRows: Sendable {
  /// The mapping of all changes, or of all changes except the recent ones.
  @usableFromInline var earlier: IndexMapping
  /// The mapping of the recent changes, if the earlier mapping is long.
  private(set) var later: IndexMapping?
  /// Whether there are no recent changes.
  ///
  /// The value is stored, because each lookup reads it, and a comparison of `later` with nil takes
  /// a fifth of a lookup.
  @usableFromInline private(set) var isOne = true

  @inlinable
  init(_ mapping: IndexMapping) { earlier = mapping }

  /// The maximum number of segments of recent changes, and half the maximum for the earlier mapping
  /// while each change is joined to it; with small nodes under the package trait `InvariantChecks`
  /// the value is small, so that tests with few rows have both mappings.
  private static var most: Int {
    #if InvariantChecks
      TreeForm.current == .small ? 6 : 512
    #else
      512
    #endif
  }

  /// Whether tokens equal rows.
  @inlinable var isIdentity: Bool { isOne && earlier.isIdentity }

  /// The number of rows, without rows at the end that have no identity.
  @usableFromInline var newCount: Int { later?.newCount ?? earlier.newCount }

  /// An upper bound of the number of segments.
  @usableFromInline var segmentCount: Int { earlier.segmentCount + (later?.segmentCount ?? 0) }

  /// Joins a change to the mapping.
  ///
  /// - Parameters:
  ///   - change: The segments of the change, in which new tokens are numbered after all rows.
  ///   - named: The number of new tokens.
  /// - Complexity: O(1) for each segment of the change and for at most about a thousand other
  ///   segments; from time to time, O(1) for each of all segments.
  @usableFromInline
  mutating func follow(_ change: [RowSegment], adding named: Int) {
    // Recent changes number new tokens after all rows, and there may be no further numbers.
    guard !isOne || earlier.segmentCount > 2 * Self.most && earlier.newCount < .max / 2 else {
      earlier = earlier.joined(with: change, adding: named)
      return
    }
    let joined = (later ?? .identity(earlier.newCount)).joined(with: change, adding: named)
    if joined.segmentCount <= Self.most {
      (later, isOne) = (joined, false)
      // Only the long mapping knows that rows at the end have no identity, and drops them.
      if joined.newCount > 0, oldIndex(of: joined.newCount - 1) != nil { return }
    }
    (later, isOne) = (nil, true)
    earlier = earlier.joined(
      with: numbered(joined.segments), adding: joined.oldCount - earlier.newCount)
  }

  /// The segments of recent changes as one change after the earlier changes.
  private func numbered(_ recent: [RowSegment]) -> [RowSegment] {
    let known = earlier.newCount
    var result: [RowSegment] = []
    result.reserveCapacity(recent.count + 1)
    for segment in recent {
      guard case .kept(let rows) = segment, rows.upperBound > known else {
        result.append(segment)
        continue
      }
      let new = max(rows.lowerBound, known)..<rows.upperBound
      result.append(joining: .kept(min(rows.lowerBound, known)..<known))
      result.append(.kept((.min + (new.lowerBound - known))..<(.min + (new.upperBound - known))))
    }
    return result
  }

  /// The row of a token, or nil if it was removed.
  @usableFromInline
  func newIndex(of token: Int) -> Int? {
    guard let later else { return earlier.newIndex(of: token) }
    let row =
      token < earlier.oldCount
      ? earlier.newIndex(of: token) : earlier.newCount + (token - earlier.oldCount)
    return row.flatMap(later.newIndex)
  }

  /// The token of a row, or nil if the row has no token.
  @usableFromInline
  func oldIndex(of row: Int) -> Int? {
    guard let later else { return earlier.oldIndex(of: row) }
    return later.oldIndex(of: row).flatMap { row in
      row < earlier.newCount
        ? earlier.oldIndex(of: row) : earlier.oldCount + (row - earlier.newCount)
    }
  }

  /// The rows that have a token.
  @usableFromInline var stayed: RowSet {
    if isOne { return earlier.stayed }
    var ranges: [Range<Int>] = []
    var row = 0
    for segment in segments(in: 0..<newCount) {
      if case .kept = segment { ranges.append(row..<(row + segment.count)) }
      row += segment.count
    }
    return RowSet(ranges: ranges)
  }

  /// The tokens of a range of rows, as segments.
  ///
  /// - Complexity: O(log *m* + *k*) for *k* of *m* segments, and O(log *m*) for each recent change.
  @usableFromInline
  func segments(in range: Range<Int>) -> [RowSegment] {
    guard let later else { return earlier.segments(in: range) }
    return earlier.joined(with: numbered(later.segments(in: range)))
  }

  /// The tokens of the rows after a change, without rows at the end that have no token.
  ///
  /// - Parameter change: The segments of the change, as for `follow(_:adding:)`.
  /// - Returns: The tokens, as segments.
  @usableFromInline
  func segments(after change: [RowSegment]) -> [RowSegment] {
    let recent = later.map { numbered($0.joined(with: change)) } ?? change
    var parts = earlier.joined(with: recent)
    if case .inserted? = parts.last { parts.removeLast() }
    return parts
  }

  /// The next row with a token, from a row on and below a limit; with the token, and the number of
  /// rows up to the limit that have consecutive tokens from there on.
  ///
  /// - Complexity: O(log *m*).
  @usableFromInline
  func segment(from row: Int, below limit: Int) -> (new: Int, old: Int, count: Int)? {
    guard let later else { return earlier.segment(from: row, below: limit) }
    var row = row
    while let (new, old, count) = later.segment(from: row, below: limit) {
      let known = earlier.newCount
      if old >= known { return (new, earlier.oldCount + (old - known), count) }
      let end = Swift.min(old + count, known)
      if let part = earlier.segment(from: old, below: end) {
        return (new + (part.new - old), part.old, part.count)
      }
      row = new + (end - old)
    }
    return nil
  }
}
