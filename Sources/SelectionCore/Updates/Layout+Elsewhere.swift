// SPDX-License-Identifier: MIT

/// How rows outside of all sections move.
extension Layout {
  /// The rows elsewhere without some of them, with the sections that they count with after a
  /// change.
  ///
  /// - Parameters:
  ///   - gone: The rows to leave out.
  ///   - sections: How the sections move.
  /// - Returns: The remaining rows; those that counted with a removed section count with none.
  func partsElsewhere(
    without gone: RowSet, after sections: IndexMapping
  ) -> [RowsElsewhere.Part] {
    var parts: [RowsElsewhere.Part] = []
    for part in partsElsewhere {
      let section = part.section.flatMap(sections.newIndex)
      for run in RowSet(part.rows).subtracting(gone).ranges { parts.append((section, run)) }
    }
    return parts
  }

  /// The change of a reload of everything: no row is the same as before, and all are shown.
  ///
  /// - Parameters:
  ///   - shape: The shape of the new rows.
  ///   - leaving: Rows that lose their place in a section, but still count with it.
  ///   - keeps: Whether rows that are already outside of all sections stay.
  /// - Returns: The change.
  func reloaded(
    to shape: TableShape, leaving: RowSet = [], keeps: Bool = true
  ) -> LayoutChange {
    let sections = IndexMapping.byNumber(from: whole.sectionCount, to: shape.sectionCount)
    var parts =
      keeps ? partsElsewhere(without: [], after: sections) : []
    for (section, rows) in SectionsWithRows(leaving, in: whole).rest() {
      for run in leaving.intersection(RowSet(rows)).ranges {
        parts.append((sections.newIndex(of: section), run))
      }
    }
    let (runs, rows) = RowsElsewhere.gathering(parts)
    return LayoutChange(
      mapping: .reload(from: whole, to: shape, of: count, keeping: runs),
      layout: Layout(whole: shape, shown: nil, elsewhere: rows))
  }
}
