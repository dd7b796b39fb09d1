// SPDX-License-Identifier: MIT

extension RowSet: SetAlgebra {
  /// Makes a set of rows.
  public init(arrayLiteral rows: Int...) { self.init(rows) }

  /// The rows that are members of either set.
  public func union(_ other: RowSet) -> RowSet {
    RowSet(ranges: runs + other.runs)
  }

  /// The rows that are members of both sets.
  public func intersection(_ other: RowSet) -> RowSet {
    var result: [Range<Int>] = []
    var i = 0
    var j = 0
    while i < runs.count, j < other.runs.count {
      let common = runs[i].clamped(to: other.runs[j])
      if !common.isEmpty { result.append(common) }
      if runs[i].upperBound < other.runs[j].upperBound { i += 1 } else { j += 1 }
    }
    return RowSet(trusted: result)
  }

  /// The members that are not members of the other set.
  public func subtracting(_ other: RowSet) -> RowSet {
    intersection(other.complement(within: .max))
  }

  /// The rows that are members of one of the sets and not of both.
  public func symmetricDifference(_ other: RowSet) -> RowSet {
    subtracting(other).union(other.subtracting(self))
  }

  /// Adds the members of another set.
  public mutating func formUnion(_ other: RowSet) { self = union(other) }

  /// Removes what is not a member of the other set too.
  public mutating func formIntersection(_ other: RowSet) { self = intersection(other) }

  /// Removes the members of another set.
  public mutating func subtract(_ other: RowSet) { self = subtracting(other) }

  /// Adds each member of another set that is missing here, and removes each that is here.
  public mutating func formSymmetricDifference(_ other: RowSet) {
    self = symmetricDifference(other)
  }

  /// What became of an older set on the way to this one: which rows are new, and which are gone.
  public func difference(from older: RowSet) -> (inserted: RowSet, removed: RowSet) {
    (subtracting(older), older.subtracting(self))
  }
}
