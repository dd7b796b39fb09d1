// SPDX-License-Identifier: MIT

extension RowSet: SetAlgebra {
  /// Creates a set of rows.
  @inlinable
  public init(arrayLiteral rows: Int...) {
    self.init()
    if !rows.isEmpty { self = RowSet(rows: rows) }
  }

  /// Returns the rows that are members of either set.
  ///
  /// - Complexity: O(nodes in which the sets differ); for a long run in one set, nodes of the other
  ///   set are reused.
  public func union(_ other: RowSet) -> RowSet { combined(with: other, .union) }

  /// Returns the rows that are members of both sets.
  ///
  /// See ``union(_:)`` for the cost.
  public func intersection(_ other: RowSet) -> RowSet { combined(with: other, .intersection) }

  /// Returns the members that are not members of the other set.
  ///
  /// See ``union(_:)`` for the cost.
  public func subtracting(_ other: RowSet) -> RowSet { combined(with: other, .subtraction) }

  /// Returns the rows that are members of exactly one of the sets.
  ///
  /// See ``union(_:)`` for the cost.
  public func symmetricDifference(_ other: RowSet) -> RowSet {
    combined(with: other, .symmetricDifference)
  }

  /// Adds the members of another set.
  ///
  /// See ``union(_:)`` for the cost.
  public mutating func formUnion(_ other: RowSet) { self = union(other) }

  /// Removes the members that aren't members of the other set.
  ///
  /// See ``union(_:)`` for the cost.
  public mutating func formIntersection(_ other: RowSet) { self = intersection(other) }

  /// Removes the members of another set.
  ///
  /// See ``union(_:)`` for the cost.
  public mutating func subtract(_ other: RowSet) { self = subtracting(other) }

  /// Adds the members of another set that aren't in this set, and removes the common members.
  ///
  /// - Complexity: O(log *n*) if the other set has few members, otherwise the cost of
  ///   ``union(_:)``.
  public mutating func formSymmetricDifference(_ other: RowSet) {
    guard other.count <= Self.fewFlips else { return self = symmetricDifference(other) }
    for row in other { flip(row) }
  }

  /// The maximum number of rows that are flipped individually, which is faster than walking both
  /// sets.
  private static var fewFlips: Int { 8 }

  /// Returns whether all members are also members of the other set.
  ///
  /// At most the cost of ``union(_:)``: the method stops at the first member that isn't in the
  /// other set, and creates no nodes.
  public func isSubset(of other: RowSet) -> Bool {
    count <= other.count && !hasMembers(with: other, .subtraction)
  }

  /// Returns whether no member is a member of the other set.
  ///
  /// At most the cost of ``union(_:)``: the method stops at the first common member, and creates no
  /// nodes.
  public func isDisjoint(with other: RowSet) -> Bool { !hasMembers(with: other, .intersection) }
}
