// SPDX-License-Identifier: MIT

/// What names rows of a table: one path, several, a closed range of paths, spans, or the rows of
/// another collection such as ``TableSelection/selectedRows``.
///
///     try table.select(RowPath(section: 0, row: 1))
///     try table.select(first...last)
///     try table.deselect(other.selectedRows)
///     try table.disable(.section(2))
///
/// Any other sequence of paths becomes rows as an array of them.
public protocol RowSpansConvertible {
  /// The rows as spans.
  var rowSpans: RowSpans { get }
}

extension RowSpans: RowSpansConvertible {
  /// The spans themselves.
  public var rowSpans: RowSpans { self }
}

extension RowPath: RowSpansConvertible {
  /// The one row.
  public var rowSpans: RowSpans { .row(self) }
}

extension RowPaths: RowSpansConvertible {
  /// The rows, as spans within sections.
  ///
  /// - Complexity: O(*r* log *n*) for *r* runs, plus O(log *n*) for each section that a run reaches
  ///   into.
  public var rowSpans: RowSpans { RowSpans(spans) }
}

extension ClosedRange: RowSpansConvertible where Bound == RowPath {
  /// The rows from the lower bound through the upper, in table order.
  public var rowSpans: RowSpans { .rows(from: lowerBound, through: upperBound) }
}

extension RowSpansConvertible where Self: Sequence, Element == RowPath {
  /// The rows at the paths.
  ///
  /// - Complexity: O(*k*) for *k* paths.
  public var rowSpans: RowSpans { RowSpans(self) }
}

extension Array: RowSpansConvertible where Element == RowPath {}
extension ArraySlice: RowSpansConvertible where Element == RowPath {}
extension Set: RowSpansConvertible where Element == RowPath {}

extension RowSpansConvertible where Self == RowSpans {
  /// Every row of the table.
  public static var all: RowSpans { RowSpans([RowSpan.all]) }

  /// Every row of a section.
  public static func section(_ section: Int) -> RowSpans { RowSpans([RowSpan.section(section)]) }

  /// One row.
  package static func row(_ path: RowPath) -> RowSpans { RowSpans([RowSpan.row(path)]) }

  /// The rows from one to another, both included.
  public static func rows(from first: RowPath, through last: RowPath) -> RowSpans {
    RowSpans([RowSpan.rows(from: first, through: last)])
  }
}
