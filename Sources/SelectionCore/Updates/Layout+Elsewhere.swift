// SPDX-License-Identifier: MIT

/// How the rows that have no place in a section move.
extension Layout {
  /// The rows elsewhere but for some, where each counts after a change of the sections.
  ///
  /// - Parameters:
  ///   - gone: The rows that are left out.
  ///   - sections: Where the sections went.
  ///   - losesHomeless: Whether the rows of a section that is gone go with it; if not, they are of
  ///     no section then.
  /// - Returns: The rows.
  func partsElsewhere(
    without gone: RowSet, after sections: IndexMapping, losesHomeless: Bool
  ) -> [RowsElsewhere.Part] {
    var parts: [RowsElsewhere.Part] = []
    for part in partsElsewhere {
      let section = part.section.flatMap(sections.newIndex)
      if losesHomeless, part.section != nil, section == nil { continue }
      for run in RowSet(part.rows).subtracting(gone).ranges { parts.append((section, run)) }
    }
    return parts
  }

  /// The change of a reload of everything: no row is what it was, and all are shown.
  ///
  /// - Parameters:
  ///   - shape: The new rows.
  ///   - leaving: Rows that count with their section yet and have no place there.
  ///   - keeps: Whether the rows stay that have no place now.
  /// - Returns: The change.
  func reloaded(
    to shape: TableShape, leaving: RowSet = [], keeps: Bool = true
  ) -> LayoutChange {
    let sections = IndexMapping.byNumber(from: whole.sectionCount, to: shape.sectionCount)
    var parts =
      keeps ? partsElsewhere(without: [], after: sections, losesHomeless: false) : []
    for (section, rows) in SectionsWithRows(leaving, in: whole) {
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
