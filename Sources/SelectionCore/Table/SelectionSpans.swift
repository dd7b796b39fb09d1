// SPDX-License-Identifier: MIT

/// A value that names any rows of a table, such as `["m1", "m2"]`, `.all` or `.section(2)`.
///
///     try table.select([RowPath(0, 1), RowPath(1, 4)])
///     try table.disable(.section(1))
///     try mails.select(.rows(from: "m3", through: "m5"))
///     mails.selectedRows                           // ["m3", "m4", "m5"]
///
/// `Row` is the type that names a row: a ``RowPath`` or an identity. Spans don't belong to a table;
/// a method throws if its table doesn't contain the rows.
public struct SelectionSpans<Row: Hashable>: Hashable {
  /// One row, a span of rows, a whole section, or all rows.
  public enum Span {
    /// One row.
    case row(Row)
    /// The rows from one row to another in table order, including both; both may be the same row.
    case rows(from: Row, through: Row)
    /// Every row of a section.
    case section(Int)
    /// Every row of the table.
    case all
  }

  /// The spans, in any order; a row may be in several of them.
  public var spans: [Span]

  /// Creates a value from an array of spans.
  @inlinable
  public init(_ spans: [Span] = []) { self.spans = spans }

  /// Creates a value from the names of individual rows.
  ///
  /// - Complexity: O(*k*) for *k* rows.
  @inlinable
  public init(_ rows: some Sequence<Row>) { spans = Array(rows.lazy.map(Span.row)) }

  /// Every row of the table.
  @inlinable
  public static var all: SelectionSpans { SelectionSpans([Span.all]) }
}

/// Rows that are named by their paths.
public typealias RowSpans = SelectionSpans<RowPath>

/// One row, or several consecutive rows, by path.
public typealias RowSpan = SelectionSpans<RowPath>.Span

extension SelectionSpans: ExpressibleByArrayLiteral {
  /// Creates a value from the names of individual rows.
  @inlinable
  public init(arrayLiteral rows: Row...) { self.init(rows) }
}

extension SelectionSpans.Span: Hashable {
  /// Whether two spans name the same rows in the same form; the span of a single row equals a span
  /// that begins and ends at that row.
  public static func == (first: Self, second: Self) -> Bool {
    switch (first, second) {
    case (.all, .all): true
    case (.section(let section), .section(let other)): section == other
    case (.row(let row), .row(let other)): row == other
    case (.row(let row), .rows(let from, let through)),
      (.rows(let from, let through), .row(let row)):
      row == from && row == through
    case (.rows(let from, let through), .rows(let other, let end)):
      from == other && through == end
    default: false
    }
  }

  /// Hashes the rows that the span names.
  public func hash(into hasher: inout Hasher) {
    switch self {
    case .row(let row), .rows(_, let row): hasher.combine(row)
    case .section(let section): hasher.combine(section)
    case .all: hasher.combine(true)
    }
  }
}

extension SelectionSpans.Span: Sendable where Row: Sendable {}
extension SelectionSpans: Sendable where Row: Sendable {}
