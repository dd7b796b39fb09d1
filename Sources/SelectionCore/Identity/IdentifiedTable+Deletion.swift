// SPDX-License-Identifier: MIT

extension IdentifiedTable {
  /// Deletes rows by their identities, as a context menu or the Delete key does.
  ///
  ///     try mails.delete(["m2"])
  ///     try mails.delete(mails.selectedRows)
  ///
  /// The rows are removed in the same way as by an update with `vanished: .gone`.
  /// ``SelectionInput/setDeletionSuccessor(_:)`` determines which row is selected after the
  /// deletion.
  /// - Parameter ids: The identities. If several rows have the same identity, only the first of
  ///   these rows is deleted.
  /// - Returns: The resulting change.
  /// - Throws: `SelectionError.unknownID` if a row isn't shown, or `.invalidUpdate` if a given
  ///   section doesn't exist.
  /// - Complexity: O(*k* log *n*) for *k* spans.
  @discardableResult
  public mutating func delete(
    _ ids: some SpansConvertible<ID>
  ) throws(SelectionError) -> IdentifiedChange<ID> {
    var spans: [RowSpan] = []
    for span in distinctSpans(of: ids.rowSpans) { spans.append(try self.span(of: span)) }
    return try deleteRows(at: RowSpans(spans))
  }
}
