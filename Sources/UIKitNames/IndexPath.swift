// SPDX-License-Identifier: MIT

public import SelectionCore

/// The members of index paths other than section and row.
extension RowPath {
  /// Creates the path of an item; an item is a row.
  public init(item: Int, section: Int) { self.init(row: item, section: section) }

  /// The number of the item, which is the number of the row.
  public var item: Int {
    get { row }
    set { row = newValue }
  }
}

extension RowPath: ExpressibleByArrayLiteral {
  /// Creates a path from a section and a row, as in `[0, 3]`; missing numbers are 0.
  public init(arrayLiteral elements: Int...) {
    self.init(
      row: elements.count > 1 ? elements[1] : 0, section: elements.first ?? 0)
  }
}
