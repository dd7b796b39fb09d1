// SPDX-License-Identifier: MIT

/// Names of rows of a table: paths or identities in an array or a set, spans, one path, a closed
/// range of paths, or the rows of another collection such as ``TableSelection/selectedRows``.
///
///     try table.select(RowPath(0, 1))
///     try table.select(first...last)
///     try table.deselect(other.selectedRows)
///     try mails.disable(.section(0))
///
/// To pass any other sequence of names, make an array of it.
public protocol SpansConvertible<Row> {
  /// The name of one row.
  associatedtype Row: Hashable
  /// The rows as spans.
  var rowSpans: Spans<Row> { get }
}

extension Spans: SpansConvertible {
  /// The spans themselves.
  @inlinable
  public var rowSpans: Spans { self }
}

extension RowPath: SpansConvertible {
  /// The one row, as a span.
  @inlinable
  public var rowSpans: RowSpans { .row(self) }
}

extension RowPaths: SpansConvertible {
  /// The rows, as spans within sections.
  ///
  /// - Complexity: O(*r* log *n*) for *r* runs, plus O(log *n*) for each section that a run reaches
  ///   into.
  public var rowSpans: RowSpans { RowSpans(spans) }
}

extension ClosedRange: SpansConvertible where Bound == RowPath {
  /// The rows from the lower bound through the upper, in table order.
  @inlinable
  public var rowSpans: RowSpans { .rows(from: lowerBound, through: upperBound) }
}

extension SpansConvertible where Self: Sequence, Element == Row {
  /// The named rows, each as a span of one row.
  ///
  /// - Complexity: O(*k*) for *k* rows.
  @inlinable
  public var rowSpans: Spans<Row> { Spans(self) }
}

extension Array: SpansConvertible where Element: Hashable {
  /// The name of a row.
  public typealias Row = Element
}

extension ArraySlice: SpansConvertible where Element: Hashable {
  /// The name of a row.
  public typealias Row = Element
}

extension Set: SpansConvertible {
  /// The name of a row.
  public typealias Row = Element
}

extension SpansConvertible where Self == RowSpans {
  /// Every row of the table.
  @inlinable
  public static var all: RowSpans { Spans([Spans.Span.all]) }
}

extension SpansConvertible {
  /// One row.
  @inlinable
  public static func row<Name: Hashable>(
    _ row: Name
  ) -> Spans<Name> where Self == Spans<Name> { Spans([Spans.Span.row(row)]) }

  /// Every row of a section.
  @inlinable
  public static func section<Name: Hashable>(
    _ section: Int
  ) -> Spans<Name> where Self == Spans<Name> { Spans([Spans.Span.section(section)]) }

  /// The rows from one to another, both included.
  @inlinable
  public static func rows<Name: Hashable>(
    from first: Name, through last: Name
  ) -> Spans<Name> where Self == Spans<Name> {
    Spans([Spans.Span.rows(from: first, through: last)])
  }
}
