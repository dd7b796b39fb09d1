// SPDX-License-Identifier: MIT

/// The moves of rows outside all sections.
extension Layout {
  /// The rows elsewhere after a change, and their segments.
  ///
  /// Rows that counted with a removed section count with no section.
  ///
  /// - Parameters:
  ///   - gone: The rows to leave out.
  ///   - sections: The mapping of the sections; nil if no section moves.
  ///   - others: Rows to add, with their sections after the change.
  /// - Returns: The segments, which follow all other segments, and the rows.
  func behind(
    without gone: RowSet = [], after sections: IndexMapping? = nil,
    adding others: [RowsElsewhere.Part] = []
  ) -> (runs: [RowSegment], rows: RowsElsewhere) {
    let sections = sections ?? .identity(whole.sectionCount)
    var parts: [RowsElsewhere.Part] = []
    for part in partsElsewhere {
      let section = part.section.flatMap(sections.newIndex)
      for run in RowSet(part.rows).subtracting(gone).ranges { parts.append((section, run)) }
    }
    return RowsElsewhere.gathering(parts + others)
  }

  /// The change for a reload of the whole table: no row is the same as before, and all rows are
  /// shown.
  ///
  /// - Parameters:
  ///   - shape: The shape of the new rows.
  ///   - leaving: Rows that lose their place in a section, but still count with it.
  ///   - keeps: Whether rows that are already outside all sections remain.
  /// - Returns: The change.
  func reloaded(
    to shape: TableShape, leaving: RowSet = [], keeps: Bool = true
  ) -> LayoutChange {
    let sections = IndexMapping.byNumber(from: whole.sectionCount, to: shape.sectionCount)
    var parts: [RowsElsewhere.Part] = []
    for (section, rows) in whole.sections(with: leaving) {
      for run in leaving.intersection(RowSet(rows)).ranges {
        parts.append((sections.newIndex(of: section), run))
      }
    }
    let gone = keeps ? [] : RowSet(whole.rowCount..<count)
    let (runs, rows) = behind(without: gone, after: sections, adding: parts)
    return LayoutChange(
      mapping: .reload(from: whole, to: shape, of: count, keeping: runs),
      layout: Layout(whole: shape, shown: nil, elsewhere: rows))
  }

  /// The change that adds rows outside all sections.
  func adding(_ count: Int) -> LayoutChange {
    let behind = behind(adding: [(nil, self.count..<self.count + count)])
    return LayoutChange(
      hidden: .byNumber(from: self.count, to: self.count + count), from: whole,
      to: Layout(whole: whole, shown: mask, elsewhere: behind.rows, shape: shape))
  }

  /// The change that moves rows outside all sections to the ends of sections, where they stay
  /// hidden.
  ///
  /// - Parameter places: The rows, with their sections.
  /// - Returns: The change.
  func placing(_ places: [(row: Int, section: Int)]) -> LayoutChange {
    var segments: [RowSegment] = []
    var counts: [Int] = []
    for section in 0..<whole.sectionCount {
      let rows = whole.rows(ofSections: section..<(section + 1))
      let coming = places.filter { $0.section == section }
      segments.append(joining: .kept(rows))
      for place in coming { segments.append(joining: .kept(place.row..<(place.row + 1))) }
      counts.append(rows.count + coming.count)
    }
    let behind = behind(without: RowSet(places.map { $0.row }))
    for run in behind.runs { segments.append(joining: run) }
    let rows = IndexMapping(oldCount: count, checked: segments)
    return LayoutChange(
      hidden: rows, from: whole,
      to: Layout(
        whole: TableShape(checked: counts), shown: rows.applied(to: shownRows),
        elsewhere: behind.rows))
  }

  /// The change that removes some hidden rows.
  ///
  /// - Complexity: O(*r* log *n*) for *r* runs of removed rows, and O(*s* log *n*) for *s*
  ///   sections.
  func removing(_ gone: RowSet) -> LayoutChange {
    let here = RowSet(0..<whole.rowCount).subtracting(gone)
    let behind = behind(without: gone)
    let rows = IndexMapping(
      oldCount: count, checked: here.ranges.map(RowSegment.kept) + behind.runs)
    return LayoutChange(
      hidden: rows, from: whole,
      to: Layout(
        whole: here.count == whole.rowCount ? whole : whole.counting(here),
        shown: mask.map { rows.applied(to: $0) }, elsewhere: behind.rows))
  }

  /// Extends a change of all rows in sections to the rows outside all sections.
  ///
  /// - Parameters:
  ///   - change: The mapping of the rows in sections, shown or hidden.
  ///   - shown: The rows that are shown after the change; nil for the rows that were shown before
  ///     it, and all new rows.
  ///   - shape: The shown rows, section by section, if they are known.
  /// - Returns: The change of all rows.
  func extended(
    _ change: TableMapping, showing shown: RowSet? = nil, shape: TableShape? = nil
  ) -> LayoutChange {
    let behind = behind(after: change.sections)
    let stayed = shown ?? mask.map { change.rows.applied(to: $0).union(change.rows.inserted) }
    let layout = Layout(
      whole: change.newShape, shown: stayed, elsewhere: behind.rows, shape: shape)
    if behind.runs.isEmpty { return LayoutChange(mapping: change, layout: layout) }
    let rows = IndexMapping(oldCount: count, checked: change.rows.segments + behind.runs)
    return LayoutChange(
      mapping: TableMapping(
        oldShape: whole, newShape: change.newShape, rows: rows, sections: change.sections,
        movedRows: change.movedRows, isReload: change.isReload),
      layout: layout)
  }
}

extension LayoutChange {
  /// A change in which only hidden rows are inserted, removed and moved.
  fileprivate init(hidden rows: IndexMapping, from old: TableShape, to layout: Layout) {
    mapping = TableMapping(oldShape: old, newShape: layout.whole, rows: rows)
    self.layout = layout
  }
}
