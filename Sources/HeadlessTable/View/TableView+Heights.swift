// SPDX-License-Identifier: MIT

internal import SelectionCore

/// The changes of rows and sections since their heights were last read.
struct UnmeasuredChange {
  var mapping: TableMapping
  /// The rows to measure again, numbered as after the change.
  var reloadedRows: RowSet
  /// The sections to measure again, numbered as after the change.
  var reloadedSections: RowSet
}

/// Reading heights from the delegate.
extension TableView {
  /// The current layout.
  var layout: TableLayout {
    loadDataIfNeeded()
    if let measured, unmeasured == nil, measured.shape == state.shape { return measured }
    // Code that reads the layout while heights are read gets rows of one height.
    guard measuringVersion == nil else { return uniformLayout }
    defer { measuringVersion = nil }
    // If the delegate changes the data during this, it is asked once more.
    for _ in 0..<2 {
      measuringVersion = screenVersion
      let result = follow() ?? measure()
      if measuringVersion == screenVersion, result.shape == state.shape {
        measured = result
        return result
      }
      measureAgain()
    }
    return uniformLayout
  }

  /// Discards all heights, which are read again when they are needed.
  func measureAgain() {
    measured = nil
    unmeasured = nil
    needsLayout = true
  }

  /// Records a change to the data; new heights are read later.
  func noteUnmeasured(_ update: TableUpdate, _ mapping: TableMapping) {
    guard measured != nil, update != TableUpdate() else { return measureAgain() }
    var change = UnmeasuredChange(
      mapping: mapping, reloadedRows: mapping.newNumbers(of: update.allReloadedRows),
      reloadedSections: mapping.sections.applied(to: RowSet(update.reloadedSections)))
    if let earlier = unmeasured {
      guard let both = earlier.mapping.followed(by: mapping) else { return measureAgain() }
      change.mapping = both
      change.reloadedRows.formUnion(mapping.rows.applied(to: earlier.reloadedRows))
      change.reloadedSections.formUnion(mapping.sections.applied(to: earlier.reloadedSections))
    }
    unmeasured = change
  }

  /// Updates the layout for the changes since it was measured, and also the scroll position: the
  /// first row in the viewport that still exists keeps its place on the screen, unless the table is
  /// scrolled to its top.
  private func follow() -> TableLayout? {
    guard let old = measured, let change = unmeasured else { return nil }
    let mapping = change.mapping
    guard old.shape == mapping.oldShape, mapping.newShape == state.shape else { return nil }
    unmeasured = nil
    var new = old
    let sections = mapping.sections.inserted
    new.follow(
      mapping, newRows: heights(of: mapping.insertedRows),
      newHeaders: Heights(asking(sections, headerHeight)),
      newFooters: Heights(asking(sections, footerHeight)))
    let rows = RowPaths(change.reloadedRows, in: mapping.newShape)
    for (number, height) in zip(change.reloadedRows, asking(rows, height)) {
      new.rows.set(height, of: number)
    }
    let reloaded = change.reloadedSections
    for (section, height) in zip(reloaded, asking(reloaded, headerHeight)) {
      new.headers.set(height, of: section)
    }
    for (section, height) in zip(reloaded, asking(reloaded, footerHeight)) {
      new.footers.set(height, of: section)
    }
    let top = clampedOffset(offset, in: old)
    guard top > 0 else { return new }
    for number in old.rows(in: top..<(top + viewportHeight)) {
      guard let place = mapping.rows.newIndex(of: number).flatMap(new.extent),
        let oldPlace = old.extent(ofRow: number)
      else { continue }
      offset = top + (place.lowerBound - oldPlace.lowerBound)
      break
    }
    return new
  }

  private func measure() -> TableLayout {
    let shape = state.shape
    let sections = 0..<shape.sectionCount
    return TableLayout(
      shape: shape, rows: heights(of: RowPaths(RowSet(0..<shape.rowCount), in: shape)),
      headers: Heights(asking(sections, headerHeight)),
      footers: Heights(asking(sections, footerHeight)),
      leading: tableHeaderView?.frame.height ?? 0, trailing: tableFooterView?.frame.height ?? 0)
  }

  private var uniformLayout: TableLayout {
    let shape = state.shape
    let none = Heights(repeating: 0, count: shape.sectionCount)
    return TableLayout(
      shape: shape, rows: Heights(repeating: commonHeight, count: shape.rowCount), headers: none,
      footers: none)
  }

  /// The height of rows for which the delegate returns no height.
  var commonHeight: Double {
    if rowHeight != Self.automaticDimension { return checked(rowHeight) }
    return estimatedRowHeight > 0 ? checked(estimatedRowHeight) : 44
  }

  /// The heights of rows, which are read one by one unless all heights are equal.
  private func heights(of rows: RowPaths) -> Heights {
    guard let first = rows.first, delegate != nil else {
      return Heights(repeating: commonHeight, count: rows.count)
    }
    hasCommonRowHeight = false
    let height = height(of: first)
    if hasCommonRowHeight { return Heights(repeating: height, count: rows.count) }
    return Heights([height] + asking(rows.dropFirst(), self.height))
  }

  /// The heights of some elements, or of only the first of them if the data changes while heights
  /// are read.
  private func asking<Things: Sequence>(
    _ things: Things, _ height: (Things.Element) -> Double
  ) -> [Double] {
    var heights: [Double] = []
    for thing in things {
      guard measuringVersion == screenVersion else { break }
      heights.append(height(thing))
    }
    return heights
  }

  private func height(of row: RowPath) -> Double {
    let height = delegate?.tableView(self, heightForRowAt: row) ?? Self.automaticDimension
    return height == Self.automaticDimension ? commonHeight : checked(height)
  }

  private func headerHeight(_ section: Int) -> Double {
    edgeHeight(
      delegate?.tableView(self, heightForHeaderInSection: section), sectionHeaderHeight,
      dataSource?.tableView(self, titleForHeaderInSection: section) != nil
        || headerView(forSection: section) != nil)
  }

  private func footerHeight(_ section: Int) -> Double {
    edgeHeight(
      delegate?.tableView(self, heightForFooterInSection: section), sectionFooterHeight,
      dataSource?.tableView(self, titleForFooterInSection: section) != nil
        || footerView(forSection: section) != nil)
  }

  private func edgeHeight(
    _ own: Double?, _ common: Double, _ isThere: @autoclosure () -> Bool
  ) -> Double {
    if let own, own != Self.automaticDimension { return checked(own) }
    guard isThere() else { return 0 }
    return common == Self.automaticDimension ? 28 : checked(common)
  }

  /// A height, or zero if it isn't valid.
  private func checked(_ height: Double) -> Double {
    if Heights.isHeight(height) { return height }
    failureHandler(.invalidHeight(height))
    return 0
  }
}

extension TableUpdate {
  /// The rows that are reloaded, either individually or with their sections.
  var allReloadedRows: [RowSpan] { reloadedRows + reloadedSections.map(RowSpan.section) }
}

extension TableMapping {
  /// The new numbers of rows that are given by their old numbers.
  func newNumbers(of old: [RowSpan]) -> RowSet {
    // The update was performed, so all of them existed.
    (try? RowSpans(old).numbers(in: oldShape)).map(rows.applied) ?? RowSet()
  }
}
