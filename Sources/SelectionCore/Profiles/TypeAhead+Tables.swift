// SPDX-License-Identifier: MIT

extension TypeAhead {
  /// Adds typed text to the search, and finds the next shown row, starting at the lead, whose label
  /// begins with the search text.
  ///
  ///     let subject = { subjects[$0] ?? "" }
  ///     if let row = typing.type("e", at: now, in: mails, label: subject) {
  ///       try mails.apply(byPath: .focus(row))
  ///     }
  ///
  /// - Parameters:
  ///   - text: The typed text, usually one letter.
  ///   - time: The time in seconds from any fixed point.
  ///   - table: The table, in which rows without a name have no label.
  ///   - label: A closure that returns a row's label.
  /// - Returns: The row that was found, or nil if no label begins with the text.
  /// - Complexity: At most O(*n*) labels.
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
