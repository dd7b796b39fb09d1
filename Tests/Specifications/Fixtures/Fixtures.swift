// SPDX-License-Identifier: MIT
public import SelectionCore

/// Rows in tests are written as in traces: "0.3" is row 3 of section 0.
extension RowPath: ExpressibleByStringLiteral {
  /// Reads a path; an invalid text ends the tests.
  public init(stringLiteral text: String) {
    guard let path = RowPath(text) else { fatalError("\(text) is not a path") }
    self = path
  }
}

/// A row with computed numbers.
package func row(_ row: Int) -> RowPath { RowPath(section: 0, row: row) }

/// A row with computed numbers.
package func row(_ section: Int, _ row: Int) -> RowPath { RowPath(section: section, row: row) }

extension TableShape {
  /// All rows of the table in table order.
  package var rowPaths: RowPaths { RowPaths(RowSet(0..<rowCount), in: self) }
}

extension SelectionChange {
  /// How the rows moved, also if each kept its place.
  package var movement: TableMapping {
    get throws { try mapping ?? TableUpdate().mapping(of: before.shape) }
  }
}

/// The number of seeds, rounds or rows to try: fewer if the tests aren't optimized.
package func amount<Number: BinaryInteger>(debug: Number, optimized: Number) -> Number {
  #if DEBUG
    debug
  #else
    optimized
  #endif
}
