// SPDX-License-Identifier: MIT

extension RowSet: SetAlgebra {
  /// Makes a set of rows.
  @inlinable
  public init(arrayLiteral rows: Int...) {
    self.init()
    if !rows.isEmpty { self = RowSet(rows: rows) }
  }

  /// The rows that are members of either set.
  ///
  /// - Complexity: O(nodes in which the two differ); long runs of one set take over the other's
  ///   nodes as they are.
  public func union(_ other: RowSet) -> RowSet { combined(with: other, .union) }

  /// The rows that are members of both sets.
  ///
  /// As ``union(_:)``.
  public func intersection(_ other: RowSet) -> RowSet { combined(with: other, .intersection) }

  /// The members that are not members of the other set.
  ///
  /// As ``union(_:)``.
  public func subtracting(_ other: RowSet) -> RowSet { combined(with: other, .subtraction) }

  /// The rows that are members of one of the sets and not of both.
  ///
  /// As ``union(_:)``.
  public func symmetricDifference(_ other: RowSet) -> RowSet {
    combined(with: other, .symmetricDifference)
  }

  /// Adds the members of another set.
  ///
  /// As ``union(_:)``.
  public mutating func formUnion(_ other: RowSet) { self = union(other) }

  /// Removes what is not a member of the other set too.
  ///
  /// As ``union(_:)``.
  public mutating func formIntersection(_ other: RowSet) { self = intersection(other) }

  /// Removes the members of another set.
  ///
  /// As ``union(_:)``.
  public mutating func subtract(_ other: RowSet) { self = subtracting(other) }

  /// Adds each member of another set that is missing here, and removes each that is here.
  ///
  /// - Complexity: O(log *n*) for few members of the other set, else as ``union(_:)``.
  public mutating func formSymmetricDifference(_ other: RowSet) {
    guard other.count <= Self.fewFlips else { return self = symmetricDifference(other) }
    for row in other { flip(row) }
  }

  /// So many rows are flipped sooner one by one than by going through both sets.
  private static var fewFlips: Int { 8 }

  /// Whether all members are members of the other set too.
  ///
  /// As ``union(_:)``, but stops at the first that is not, and makes no nodes.
  public func isSubset(of other: RowSet) -> Bool {
    count <= other.count && !hasMembers(with: other, .subtraction)
  }

  /// Whether no member is a member of the other set.
  ///
  /// As ``union(_:)``, but stops at the first that is, and makes no nodes.
  public func isDisjoint(with other: RowSet) -> Bool { !hasMembers(with: other, .intersection) }
}
