// SPDX-License-Identifier: MIT
package import RandomChoices
package import SelectionCore

/// One change of an update.
package enum NaiveChange: Equatable {
  case deleteRow(RowPath)
  case reloadRow(RowPath)
  case insertRow(RowPath)
  case moveRow(RowPath, RowPath)
  case deleteSection(Int)
  case reloadSection(Int)
  case insertSection(Int, Int)
  case moveSection(Int, Int)

  package func add(to update: inout TableUpdate) {
    switch self {
    case .deleteRow(let row): update.deleteRows(at: [row])
    case .reloadRow(let row): update.reloadRows(at: [row])
    case .insertRow(let row): update.insertRows(at: [row])
    case .moveRow(let source, let target): update.moveRow(at: source, to: target)
    case .deleteSection(let section): update.deleteSections([section])
    case .reloadSection(let section): update.reloadSections([section])
    case .insertSection(let section, let count): update.insertSection(section, rowCount: count)
    case .moveSection(let source, let target): update.moveSection(source, to: target)
    }
  }
}

extension NaiveRows {
  /// Applies a batch; if it is invalid, returns false and changes nothing.
  ///
  /// Its paths are those of shown rows; a deleted section loses its hidden rows, too.
  package mutating func apply(_ changes: [NaiveChange]) -> Bool {
    let old = shown
    var next = shown
    guard next.applyUnchecked(changes) else { return false }
    var moved: Set<Int> = []
    for case .moveRow(let row, _) in changes {
      moved.insert(old.sections[row.section].rows[row.row].id)
    }
    next.putBackHidden(of: self, moved: moved)
    self = next
    return true
  }

  private mutating func applyUnchecked(_ changes: [NaiveChange]) -> Bool {
    var deleted: [RowPath] = []
    var reloaded: [RowPath] = []
    var rowSources: [RowPath] = []
    var rowTargets: [RowPath] = []
    var deletedSections: [Int] = []
    var reloadedSections: [Int] = []
    var sectionSources: [Int] = []
    var sectionTargets: [Int] = []
    // Changes that refer to the table before the update.
    for change in changes {
      switch change {
      case .deleteRow(let row): deleted.append(row)
      case .reloadRow(let row): reloaded.append(row)
      case .insertRow(let row): rowTargets.append(row)
      case .moveRow(let source, let target):
        rowSources.append(source)
        rowTargets.append(target)
      case .deleteSection(let section): deletedSections.append(section)
      case .reloadSection(let section): reloadedSections.append(section)
      case .insertSection(let section, _): sectionTargets.append(section)
      case .moveSection(let source, let target):
        sectionSources.append(source)
        sectionTargets.append(target)
      }
    }
    guard (deleted + reloaded + rowSources).allSatisfy(has),
      (deletedSections + reloadedSections + sectionSources).allSatisfy(sections.indices.contains)
    else { return false }
    for section in reloadedSections {
      reloaded += sections[section].rows.indices.map { RowPath(section: section, row: $0) }
    }
    let gone =
      deleted
      + deletedSections.flatMap { section in
        sections[section].rows.indices.map { RowPath(section: section, row: $0) }
      }
    guard !gone.contains(where: reloaded.contains), !deleted.contains(where: rowSources.contains),
      !reloaded.contains(where: rowSources.contains), areDistinct(rowSources),
      areDistinct(rowTargets), areDistinct(sectionSources), areDistinct(sectionTargets),
      !deletedSections.contains(where: reloadedSections.contains),
      !(deletedSections + reloadedSections).contains(where: sectionSources.contains)
    else { return false }

    // Moved rows are taken out with all their state; removed rows are left out.
    var moving: [(RowPath, Row)] = []
    var rest = sections
    for (s, section) in sections.enumerated() {
      rest[s].rows = []
      for (r, row) in section.rows.enumerated() {
        let path = RowPath(section: s, row: r)
        var row = row
        if reloaded.contains(path) {
          row.isSelected = false
          row.wasSelectedBeforeEditing = false
        }
        if let i = rowSources.firstIndex(of: path) {
          let targets = changes.compactMap { change -> RowPath? in
            if case .moveRow(_, let target) = change { target } else { nil }
          }
          moving.append((targets[i], row))
        } else if !deleted.contains(path) {
          rest[s].rows.append(row)
        }
      }
    }
    var arriving: [Int: Section] = [:]
    for change in changes {
      if case .insertSection(let target, let count) = change {
        arriving[target] = newSection(count)
      }
      if case .moveSection(let source, let target) = change { arriving[target] = rest[source] }
    }
    let staying = rest.indices.filter {
      !deletedSections.contains($0) && !sectionSources.contains($0)
    }.map { rest[$0] }
    guard let interleaved = interleave(staying, arriving) else { return false }
    sections = interleaved
    for change in changes {
      if case .insertRow(let row) = change { moving.append((row, newRow())) }
    }
    guard moving.allSatisfy({ sections.indices.contains($0.0.section) }) else { return false }
    for s in sections.indices {
      var arriving: [Int: Row] = [:]
      for (target, row) in moving where target.section == s { arriving[target.row] = row }
      guard let interleaved = interleave(sections[s].rows, arriving) else { return false }
      sections[s].rows = interleaved
    }
    return true
  }

  private func areDistinct(_ places: [some Hashable]) -> Bool { Set(places).count == places.count }

  private func interleave<Item>(_ staying: [Item], _ arriving: [Int: Item]) -> [Item]? {
    var staying = staying[...]
    var result: [Item] = []
    for place in 0..<(staying.count + arriving.count) {
      if let item = arriving[place] {
        result.append(item)
      } else if let item = staying.popFirst() {
        result.append(item)
      }
    }
    return staying.isEmpty && arriving.keys.allSatisfy(result.indices.contains) ? result : nil
  }
}

extension TableUpdate {
  /// A batch of changes.
  package init(_ changes: [NaiveChange]) {
    self.init()
    for change in changes { change.add(to: &self) }
  }
}

extension NaiveChange {
  /// A change to try on a table with these rows, which is sometimes invalid.
  package init(_ counts: [Int], _ choices: inout some Choices) {
    let section = choices.below(counts.count)
    let count = counts.isEmpty ? 0 : counts[section]
    let row = RowPath(section: section, row: choices.below(count))
    let kind = choices.below(11)
    let other = choices.below(counts.count + 1)
    let otherCount = counts.indices.contains(other) ? counts[other] : count
    let place = RowPath(section: other, row: choices.below(otherCount + 2))
    switch kind {
    case 0...1: self = .deleteRow(row)
    case 2: self = .reloadRow(row)
    case 3...4: self = .insertRow(place)
    case 5...6: self = .moveRow(row, place)
    case 7: self = .deleteSection(section)
    case 8: self = .reloadSection(section)
    case 9: self = .insertSection(other, 1 + choices.below(3))
    default: self = .moveSection(section, other)
    }
  }
}
