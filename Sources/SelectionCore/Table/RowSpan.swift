// SPDX-License-Identifier: MIT

/// Rows of a table by name: one row, a span of rows, a whole section, or all.
///
/// Written and read as traces write them: `0.3`, `0.3-5` (rows 3 to 5), `0.3-1.2` (across sections,
/// in table order), `1.*` and `*`. Both ends of a span belong to it, and it never runs
/// backwards.
package enum RowSpan: Hashable, Sendable {
  /// The rows from one to another, both included; the same row twice is that one row.
  case rows(from: RowPath, through: RowPath)
  /// Every row of a section.
  case section(Int)
  /// Every row of the table.
  case all

  /// One row.
  ///
  /// - Complexity: O(1).
  package static func row(_ path: RowPath) -> RowSpan { .rows(from: path, through: path) }
}

extension RowSpan: LosslessStringConvertible {
  /// The span as traces write it.
  package var description: String {
    switch self {
    case .all: "*"
    case .section(let section): "\(section).*"
    case .rows(let first, let last) where first == last: "\(first)"
    case .rows(let first, let last) where first.section == last.section: "\(first)-\(last.row)"
    case .rows(let first, let last): "\(first)-\(last)"
    }
  }

  /// Reads a span as traces write it; anything else, a backwards span too, gives nil.
  package init?(_ description: String) {
    if description == "*" {
      self = .all
      return
    }
    let text = Substring(description).utf8
    if text.suffix(2).elementsEqual(".*".utf8) {
      guard let section = Int(digits: text.dropLast(2)) else { return nil }
      self = .section(section)
      return
    }
    let ends = text.split(
      separator: UInt8(ascii: "-"), maxSplits: 1, omittingEmptySubsequences: false)
    guard let first = RowPath(String(Substring(ends[0]))) else { return nil }
    guard ends.count == 2 else {
      self = .row(first)
      return
    }
    let last: RowPath
    if let row = Int(digits: ends[1]) {
      last = RowPath(section: first.section, row: row)
    } else if let path = RowPath(String(Substring(ends[1]))) {
      last = path
    } else {
      return nil
    }
    guard first <= last else { return nil }
    self = .rows(from: first, through: last)
  }
}

/// Any rows of a table by name, such as `[RowPath(section: 0, row: 1)]`, `.all` or `.section(2)`.
///
/// They mean rows only together with a shape; a verb that is given rows which its table does not
/// have refuses them.
public struct RowSpans: Hashable, Sendable {
  /// The spans, in any order; a row may stand in several.
  package var spans: [RowSpan]
  /// The places of hidden rows among all that are hidden, where an identified table names some.
  var hidden = RowSet()

  /// Whether hidden rows are among them, which have no paths.
  package var namesHidden: Bool { !hidden.isEmpty }

  /// Makes rows out of spans.
  package init(_ spans: [RowSpan] = []) { self.spans = spans }

  /// Makes rows out of paths.
  package init(_ paths: some Sequence<RowPath>) { spans = paths.map(RowSpan.row) }
}

extension RowSpans: ExpressibleByArrayLiteral {
  /// Makes rows out of paths.
  public init(arrayLiteral paths: RowPath...) { self.init(paths) }
}

extension RowSpans: CustomStringConvertible {
  /// The spans as traces write them, parted by spaces.
  public var description: String { spans.map { $0.description }.joined(separator: " ") }
}

#if !hasFeature(Embedded)
  extension RowSpan: Codable {
    /// Reads a span from its text; a text that is none is corrupt data.
    package init(from decoder: any Decoder) throws {
      self = try decoder.value(orSay: "does not name rows")
    }

    /// Writes the span as its text.
    package func encode(to encoder: any Encoder) throws {
      var container = encoder.singleValueContainer()
      try container.encode(description)
    }
  }
#endif
