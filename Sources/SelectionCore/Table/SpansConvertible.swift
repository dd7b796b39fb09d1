// SPDX-License-Identifier: MIT

/// A value that names rows of a table.
///
/// Such a value can be an array or a set of paths or identities, spans, one path, a closed range of
/// paths, or the rows of another collection, such as ``TableSelection/selectedRows``.
///
///     try table.select(RowPath(0, 1))
///     try table.select(first...last)
///     try table.deselect(other.selectedRows)
///     try mails.disable(.section(0))
///
/// To pass any other sequence of names, convert it to an array.
public protocol SpansConvertible<Row> {
  /// The type that names a row.
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
  /// The rows from the lower bound through the upper bound, in table order.
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
  /// The type that names a row.
  public typealias Row = Element
}

extension ArraySlice: SpansConvertible where Element: Hashable {
  /// The type that names a row.
  public typealias Row = Element
}

extension Set: SpansConvertible {
  /// The type that names a row.
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

  /// Returns every row of a section.
  @inlinable
  public static func section<Name: Hashable>(
    _ section: Int
  ) -> SelectionSpans<Name> where Self == SelectionSpans<Name> {
    SelectionSpans([SelectionSpans.Span.section(section)])
  }

  /// Returns the rows from one row to another, including both.
  @inlinable
  public static func rows<Name: Hashable>(
    from first: Name, through last: Name
  ) -> SelectionSpans<Name> where Self == SelectionSpans<Name> {
    SelectionSpans([SelectionSpans.Span.rows(from: first, through: last)])
  }
}
