// SPDX-License-Identifier: MIT

extension TypeAhead {
  /// Takes typed text, and finds the next shown row, from the lead on, whose label begins with the
  /// text.
  ///
  ///     let subject = { subjects[$0] ?? "" }
  ///     if let row = typing.type("e", at: now, in: mails, label: subject) {
  ///       try mails.apply(byPath: .focus(row))
  ///     }
  ///
  /// - Parameters:
  ///   - text: The typed text, usually one letter.
  ///   - time: The time in seconds from any fixed point.
  ///   - table: The table; rows without a name have no label.
  ///   - label: The label of a row.
  /// - Returns: The row found, or nil if no label begins with the text.
  /// - Complexity: At most O(*n*) labels are read.
  @discardableResult
  public mutating func type<Table: InputReceiver>(
    _ text: String, at time: Double, in table: Table, label: (Table.Row) -> String
  ) -> RowPath? {
    let (rows, layout) = (table.rows, table.rows.layout)
    return type(
      text, at: time, from: rows.leadNumber.map(layout.rank), count: rows.shape.rowCount,
      label: { place in table.name(ofRow: layout.number(ofShown: place)).map(label) ?? "" }
    ).flatMap(rows.shape.path)
  }
}
