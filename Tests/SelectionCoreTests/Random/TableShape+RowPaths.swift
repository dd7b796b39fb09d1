// SPDX-License-Identifier: MIT
import SelectionCore

extension TableShape {
  /// All rows of the table in table order.
  var rowPaths: RowPaths { RowPaths(RowSet(0..<rowCount), in: self) }
}
