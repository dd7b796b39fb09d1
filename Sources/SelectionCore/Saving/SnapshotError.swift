// SPDX-License-Identifier: MIT

/// An error thrown when a text isn't a valid snapshot.
#if hasAttribute(nonexhaustive)
  @nonexhaustive
#endif
public enum SnapshotError: Error, Hashable, Sendable {
  /// The text doesn't begin with the first word of a snapshot.
  case notASnapshot
  /// This library doesn't support the version of the text.
  case unknownVersion(String)
  /// A word isn't allowed at its position in the text.
  case unexpectedWord(String)
  /// A required word is missing from the text.
  case missing(String)
  /// Runs of rows overlap or aren't in ascending order.
  case runsOutOfOrder(String)
  /// The snapshot contains more rows than a table can have.
  case tooManyRows
  /// The text contains more sections than a snapshot may have.
  case tooManySections(Int)
  /// A row is outside the shape.
  case rowOutOfRange(String)
}

extension SnapshotError: CustomStringConvertible {
  /// A message that describes the error in the text.
  public var description: String {
    switch self {
    case .notASnapshot:
      "the text does not begin with selection/\(SelectionSnapshot.versions.lowerBound)"
    case .unknownVersion(let version):
      FormVersion.text(ofUnknown: "\"\(version.shortened)\"", known: SelectionSnapshot.versions)
    case .unexpectedWord(let word): "\"\(word.shortened)\" stands where it cannot"
    case .missing(let what): "\(what) is missing"
    case .runsOutOfOrder(let run):
      "the run \"\(run.shortened)\" overlaps another or is out of order"
    case .tooManyRows: "a table cannot have more than \(Int.max) rows"
    case .tooManySections(let limit): "a snapshot cannot have more than \(limit) sections"
    case .rowOutOfRange(let row): "row \(row.shortened) is not in the shape"
    }
  }
}
