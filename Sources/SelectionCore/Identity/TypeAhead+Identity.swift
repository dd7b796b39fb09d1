// SPDX-License-Identifier: MIT

extension TypeAhead {
  /// Takes what was typed, and finds the row of an identity, from the lead of the table on.
  ///
  ///     if let row = typing.type("e", at: now, in: table, label: { names[$0] ?? "" }) {
  ///       try table.apply(.focus(row))
  ///     }
  ///
  /// - Parameters:
  ///   - text: What was typed, usually one letter.
  ///   - time: When, in seconds from any fixed point.
  ///   - table: The table; rows without an identity have no label.
  ///   - label: The label of an identity.
  /// - Returns: The row found, or nil if no label starts so.
  /// - Complexity: O(*n*) labels asked for at most.
  @discardableResult
  public mutating func type<ID>(
    _ text: String, at time: Double, in table: IdentifiedTable<ID>, label: (ID) -> String
  ) -> RowPath? {
    let (layout, shape) = (table.selection.layout, table.selection.shape)
    return type(
      text, at: time, from: table.selection.leadNumber.map(layout.rank), count: shape.rowCount,
      label: { place in table.names.id(of: layout.number(ofShown: place)).map(label) ?? "" }
    ).flatMap(shape.path)
  }
}
