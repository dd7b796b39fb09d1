// SPDX-License-Identifier: MIT

extension IdentifiedTable {
  /// Deletes rows by their identities, as a context menu or the delete key does.
  ///
  ///     try mails.delete(["m2"])
  ///     try mails.delete(mails.selectedIDs)
  ///
  /// Their identities are gone, as those that new contents no longer have with `vanished: .gone`.
  /// ``Input/setDeletionSuccessor(_:)`` says which row is selected after that.
  /// - Parameter ids: The identities; of one that several rows have, the first row is deleted.
  /// - Returns: The resulting change.
  /// - Throws: `SelectionError.unknownID` if a row is not shown, `.invalidUpdate` if there is no
  ///   such section.
  /// - Complexity: O(*k* log *n*) for *k* spans.
  @discardableResult
  public mutating func delete(
    _ ids: some SpansConvertible<ID>
  ) throws(SelectionError) -> IdentifiedChange<ID> {
    var spans: [RowSpan] = []
    for span in ids.rowSpans.spans { spans.append(try self.span(of: span)) }
    return try deleteRows(at: RowSpans(spans))
  }
}
