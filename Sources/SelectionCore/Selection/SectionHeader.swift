// SPDX-License-Identifier: MIT

/// How much of a section, or of any rows, is selected.
public enum SelectedPart: String, Hashable, Sendable, CaseIterable {
  /// No row is selected, or there is no row.
  case none
  /// Some rows are selected, and some are not.
  case some
  /// All rows are selected.
  case all

  init(selected: Int, of count: Int) {
    if selected == 0 { self = .none } else { self = selected == count ? .all : .some }
  }
}

/// Which rows a header counts.
public enum HeaderCounting: String, Hashable, Sendable, CaseIterable {
  /// All rows.
  case allRows
  /// The rows that are enabled.
  case enabledRows
}

extension TableSelection {
  /// How much of a section is selected, not checked; an empty section, or one that is not there, has none.
  ///
  /// - Parameters:
  ///   - section: the section.
  ///   - counting: which rows count.
  /// - Returns: none, some or all.
  /// - Complexity: O(log *n*) for all rows; for enabled ones O(log *n*) for each run of disabled rows in it.
  public func selectedPart(
    ofSection section: Int, counting: HeaderCounting = .allRows
  ) -> SelectedPart {
    selectedPart(of: .section(section), counting: counting)
  }

  /// How much of any rows is selected; a span with rows that are not there does not count.
  ///
  /// - Parameters:
  ///   - rows: the rows.
  ///   - counting: which rows count.
  /// - Returns: none, some or all.
  /// - Complexity: O(log *n*) for each span, as ``selectedPart(ofSection:counting:)``.
  public func selectedPart(of rows: RowSpans, counting: HeaderCounting = .allRows) -> SelectedPart {
    var selectedCount = 0
    var count = 0
    for run in RowSet(ranges: rows.spans.compactMap { try? $0.numbers(in: shape) }).ranges {
      selectedCount += self.selectedCount(in: run, counting)
      count += run.count - (counting == .enabledRows ? disabled.count(in: run) : 0)
    }
    return SelectedPart(selected: selectedCount, of: count)
  }

  private func selectedCount(in rows: Range<Int>, _ counting: HeaderCounting) -> Int {
    guard counting == .enabledRows else { return selected.count(in: rows) }
    return selected.slice(rows).subtracting(disabled.slice(rows)).count
  }

  /// How many rows of a section are selected, or nil if there is no such section.
  ///
  /// O(log *n*).
  public func selectedCount(inSection section: Int) -> Int? {
    shape.rows(inSection: section).map(selected.count(in:))
  }
}

/// Where a tap on a header goes from a section that is selected in part.
public enum HeaderCycle: String, Hashable, Sendable, CaseIterable {
  /// None and some become all; all becomes none.
  case allAndNone
  /// Some becomes all, all none, and none the part that was selected before, where there was one.
  case withPart
}

extension TableSelection {
  /// A tap on the header of a section: selects or deselects its rows.
  ///
  /// Only rows that the user can change count and change. It works where the section is in mode multiple; elsewhere
  /// it comes to nothing. No row is asked about or told, only `selectionDidChange`.
  /// - Parameters:
  ///   - section: the section.
  ///   - cycle: where the tap goes from a part.
  /// - Returns: what came of it.
  /// - Throws: `SelectionError.sectionOutOfRange`, `.tooManySelected`, `.tooFewSelected`.
  /// - Complexity: O(log *n*) for each run of disabled rows in it, and of selected ones where they are a part.
  @discardableResult
  public mutating func tapHeader(
    ofSection section: Int, cycle: HeaderCycle = .allAndNone
  ) throws(SelectionError) -> SelectionOutcome {
    let rows = try shape.requiredRows(inSection: section)
    return try user(SelectionRules()) { (turn) throws(SelectionError) in
      guard turn.table.mode(ofSection: section) == .multiple else { return }
      let all = RowSet(rows).subtracting(turn.table.disabled)
      let part = turn.table.selected.intersection(all)
      let remembered = turn.table.rememberedParts.intersection(all)
      switch SelectedPart(selected: part.count, of: all.count) {
      case .some:
        turn.table.rememberedParts.subtract(all)
        if cycle == .withPart { turn.table.rememberedParts.formUnion(part) }
        turn.table.selected.formUnion(all)
      case .all: turn.table.selected.subtract(all)
      case .none:
        let isPart = cycle == .withPart && !remembered.isEmpty && remembered != all
        turn.table.selected.formUnion(isPart ? remembered : all)
      }
    }
  }
}
