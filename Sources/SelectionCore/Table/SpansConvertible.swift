// SPDX-License-Identifier: MIT

/// Names of rows of a table: paths or identities in an array or a set, spans, one path, a closed
/// range of paths, or the rows of another collection such as ``TableSelection/selectedRows``.
///
///     try table.select(RowPath(0, 1))
///     try table.select(first...last)
///     try table.deselect(other.selectedRows)
///     try mails.disable(.section(0))
///
/// To pass any other sequence of names, convert it to an array.
public protocol SpansConvertible<Row> {
  /// The name of one row.
  associatedtype Row: Hashable
  /// The rows as spans.
  var rowSpans: SelectionSpans<Row> { get }
}

extension SelectionSpans: SpansConvertible {
  /// The spans themselves.
  @inlinable
  public var rowSpans: SelectionSpans { self }
}

extension RowPath: SpansConvertible {
  /// The row, as a span of one row.
  @inlinable
  public var rowSpans: RowSpans { .row(self) }
}

extension RowPaths: SpansConvertible {
  /// The rows, as spans within sections.
  ///
  /// - Complexity: O(*r* log *n*) for *r* runs, plus O(log *n*) for each section that a run
  ///   overlaps.
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
  public var rowSpans: SelectionSpans<Row> { SelectionSpans(self) }
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
  public static var all: RowSpans { SelectionSpans([SelectionSpans.Span.all]) }
}

extension SpansConvertible {
  /// One row.
  @inlinable
  public static func row<Name: Hashable>(
    _ row: Name
  ) -> SelectionSpans<Name> where Self == SelectionSpans<Name> {
    SelectionSpans([SelectionSpans.Span.row(row)])
  }

  /// Every row of a section.
  @inlinable
  public static func section<Name: Hashable>(
    _ section: Int
  ) -> SelectionSpans<Name> where Self == SelectionSpans<Name> {
    SelectionSpans([SelectionSpans.Span.section(section)])
  }

  /// The rows from one row to another, both included.
  @inlinable
  public static func rows<Name: Hashable>(
    from first: Name, through last: Name
  ) -> SelectionSpans<Name> where Self == SelectionSpans<Name> {
    SelectionSpans([SelectionSpans.Span.rows(from: first, through: last)])
  }
}
