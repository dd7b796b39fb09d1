// SPDX-License-Identifier: MIT

/// Why a text is no snapshot.
@nonexhaustive
public enum SnapshotError: Error, Hashable, Sendable {
  /// It does not begin as a snapshot does.
  case notASnapshot
  /// It is of a version that this library does not know.
  case unknownVersion(String)
  /// A word stands where it cannot.
  case unexpectedWord(String)
  /// Something that belongs there is missing.
  case missing(String)
  /// Runs of rows overlap, or are not in ascending order.
  case runsOutOfOrder(String)
  /// There are more rows than a table can have.
  case tooManyRows
  /// There are more sections than a snapshot may have.
  case tooManySections(Int)
  /// A row is not in the shape.
  case rowOutOfRange(String)
}

extension SnapshotError: CustomStringConvertible {
  /// What is wrong with the text.
  public var description: String {
    switch self {
    case .notASnapshot:
      "the text does not begin with selection/\(SelectionSnapshot.versions.lowerBound)"
    case .unknownVersion(let version):
      Self.text(ofUnknown: "\"\(version.shortened)\"", known: SelectionSnapshot.versions)
    case .unexpectedWord(let word): "\"\(word.shortened)\" stands where it cannot"
    case .missing(let what): "\(what) is missing"
    case .runsOutOfOrder(let run):
      "the run \"\(run.shortened)\" overlaps another or is out of order"
    case .tooManyRows: "a table cannot have more than \(Int.max) rows"
    case .tooManySections(let limit): "a snapshot cannot have more than \(limit) sections"
    case .rowOutOfRange(let row): "row \(row.shortened) is not in the shape"
    }
  }

  /// The text about a version that this library does not know.
  static func text(ofUnknown version: String, known versions: ClosedRange<Int>) -> String {
    "version \(version) is not known; this library reads versions "
      + "\(versions.lowerBound) to \(versions.upperBound)"
  }
}
