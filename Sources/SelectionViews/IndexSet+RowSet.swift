// SPDX-License-Identifier: MIT

public import struct Foundation.IndexSet
public import SelectionCore

extension IndexSet {
  /// Creates a set that contains the same numbers.
  ///
  /// - Complexity: O(*r*) for *r* runs of consecutive numbers.
  public init(_ rows: RowSet) {
    self.init()
    for range in rows.ranges { insert(integersIn: range) }
  }
}

extension RowSet {
  /// Creates a set that contains the same numbers.
  ///
  /// - Complexity: O(*r*) for *r* runs of consecutive numbers.
  public init(_ indexes: IndexSet) { self.init(ranges: indexes.rangeView) }
}
