// SPDX-License-Identifier: MIT

extension TypeAhead {
  /// Takes typed text, and finds the row of an identity whose label begins with it, from the lead
  /// on.
  ///
  ///     if let row = typing.type("e", at: now, in: mails, label: { subjects[$0] ?? "" }) {
  ///       try mails.apply(byPath: .focus(row))
  ///     }
  ///
  /// - Parameters:
  ///   - text: The typed text, usually one letter.
  ///   - time: The time in seconds from any fixed point.
  ///   - table: The table; rows without an identity have no label.
  ///   - label: The label of an identity.
  /// - Returns: The row found, or nil if no label begins with the text.
  /// - Complexity: At most O(*n*) labels are read.
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
