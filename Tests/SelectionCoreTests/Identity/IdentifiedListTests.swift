// SPDX-License-Identifier: MIT
import SelectionCore
import XCTest

/// Checkmark lists that hold identities, against a set of identities for each list.
final class IdentifiedListTests: XCTestCase {
  /// A table beside what its lists should hold.
  private struct Program {
    var table: IdentifiedTable<Int>
    var held: [Int: Set<Int>] = [:]
    var random: RandomSource
    var shape: TableShape { table.selection.shape }

    init(seed: UInt64) throws {
      random = RandomSource(seed: seed)
      let counts = (0..<3).map { [random] section in
        var random = random
        return 1 + random.below(2 + section)
      }
      table = IdentifiedTable(
        TableSelection(
          shape: try TableShape(rowCounts: counts), policy: SelectionPolicy(.multiple)))
    }

    private mutating func ids(_ count: Int) -> [Int] { (0..<count).map { _ in random.below(6) } }

    private func ids(inSection section: Int) -> [Int] {
      (0..<(shape.rowCount(inSection: section) ?? 0)).compactMap {
        table.id(of: RowPath(section: section, row: $0))
      }
    }

    /// The rows of a section that show a checkmark.
    private func checkedRows(_ section: Int) -> [RowPath] {
      table.selection.checkedRows.filter { $0.section == section }
    }

    /// Does one thing to the table, and to what its lists should hold.
    mutating func step() throws -> String {
      let section = random.below(shape.sectionCount)
      let count = shape.rowCount(inSection: section) ?? 0
      let row = RowPath(section: section, row: random.below(count))
      let kind = table.selection.list(inSection: section)
      switch random.below(14) {
      case 0, 1:
        let new = ids(count)
        if kind != nil {
          held[section, default: []].subtract(ids(inSection: section))
          // What was one identity may be several now, of which an exclusive list holds one.
          let marked = checkedRows(section).map { new[$0.row] }
          held[section, default: []].formUnion(kind == .inclusive ? marked[...] : marked.prefix(1))
        }
        try table.setIDs(new, inSection: section)
        return "names \(new) in \(section)"
      case 2, 3:
        let new = ids(random.below(6))
        try table.arrange(new, inSection: section)
        return "\(new) in \(section)"
      case 4:
        let new = random.element(of: CheckmarkListKind.allCases.map(Optional.some) + [nil]) ?? nil
        setKind(new, section)
        try table.apply(.setList(new, section: section))
        return "list \(String(describing: new)) in \(section)"
      case 5:
        table.pruneChecked()
        for (section, old) in held { held[section] = old.intersection(ids(inSection: section)) }
        return "prune"
      case 6:
        var update = TableUpdate()
        if random.below(2) == 0 || shape.sectionCount == 1 {
          update.insertSection(section, rowCount: random.below(3))
        } else if random.below(2) == 0 {
          update.moveSection(section, to: random.below(shape.sectionCount))
        } else if shape.sectionCount > 2 {
          update.deleteSections([section])
        }
        try apply(.perform(update))
        return "\(update)"
      case 7 where count > 0:
        var update = TableUpdate()
        let target = random.below(shape.sectionCount)
        update.moveRow(at: row, to: RowPath(section: target, row: 0))
        let isChecked = table.selection.isChecked(row)
        try apply(.perform(update))
        if isChecked, target != section { moveMark(from: section, to: target) }
        return "move \(row) to \(target)"
      case 8 where count > 0:
        var update = TableUpdate()
        update.insertRows(at: [row])
        try apply(.perform(update))
        return "insert \(row)"
      case 9:
        let counts = (0..<(1 + random.below(4))).map { _ in random.below(4) }
        let shape = random.below(2) == 0 ? nil : try TableShape(rowCounts: counts)
        try apply(.reloadData(shape))
        return "reload \(String(describing: shape))"
      case 10 where count > 0 && kind != nil:
        if let id = table.id(of: row) { held[section]?.remove(id) }
        try table.apply(.uncheck([row]))
        return "uncheck \(row)"
      default:
        guard count > 0 else { return "nothing" }
        if let kind { tap(row, kind) }
        try table.apply(.tap(row))
        return "tap \(row)"
      }
    }

    private mutating func apply(_ input: TableInput) throws {
      guard let mapping = try table.apply(input).mapping else { return }
      var next: [Int: Set<Int>] = [:]
      for (section, ids) in held {
        if let section = mapping.sections.newIndex(of: section) { next[section] = ids }
      }
      held = next
    }

    /// The mark of a row goes along with it: out of its list, unless another row there has the identity, and into a list
    /// that can hold it.
    private mutating func moveMark(from section: Int, to target: Int) {
      guard let id = table.id(of: RowPath(section: target, row: 0)) else { return }
      if !ids(inSection: section).contains(id) { held[section]?.remove(id) }
      guard let kind = table.selection.list(inSection: target) else { return }
      if kind == .inclusive || held[target, default: []].isEmpty {
        held[target, default: []].insert(id)
      }
    }

    private mutating func tap(_ row: RowPath, _ kind: CheckmarkListKind) {
      let isChecked = table.selection.isChecked(row)
      var ids = held[row.section] ?? []
      if kind.isExclusive, !isChecked { ids = [] }
      if let id = table.id(of: row) {
        if isChecked && kind != .exclusive { ids.remove(id) } else { ids.insert(id) }
      }
      held[row.section] = ids
    }

    /// Of several marks an exclusive list keeps that of its lowest row, or none where no row is
    /// loaded.
    private mutating func setKind(_ kind: CheckmarkListKind?, _ section: Int) {
      guard let kind else {
        held[section] = nil
        return
      }
      guard kind.isExclusive, table.selection.list(inSection: section)?.isExclusive != true
      else { return }
      if let lowest = checkedRows(section).first {
        held[section] = table.id(of: lowest).map { [$0] } ?? []
      } else if held[section]?.count ?? 0 > 1 {
        held[section] = []
      }
    }

    /// What the table says differently of its lists, or nil.
    var problem: String? {
      for section in 0..<shape.sectionCount {
        let ids = held[section] ?? []
        if table.checkedIDs(inSection: section) != ids {
          return "\(section) holds \(table.checkedIDs(inSection: section)), not \(ids)"
        }
        guard let kind = table.selection.list(inSection: section) else { continue }
        let rows = (0..<(shape.rowCount(inSection: section) ?? 0)).map {
          RowPath(section: section, row: $0)
        }
        for row in rows {
          guard let id = table.id(of: row) else { continue }
          if table.selection.isChecked(row) != ids.contains(id) { return "\(row) checked" }
        }
        if kind.isExclusive {
          let checked = rows.filter(table.selection.isChecked)
          if checked.count > 1, Set(checked.map(table.id)).count > 1 { return "\(checked) checked" }
        }
      }
      return nil
    }
  }

  func testListsHoldIdentitiesWhateverBecomesOfTheirRows() throws {
    for seed in 0..<UInt64(200) {
      var program = try Program(seed: seed)
      var steps: [String] = []
      for _ in 0..<60 {
        steps.append(try program.step())
        if let problem = program.problem { return XCTFail("seed \(seed) \(steps): \(problem)") }
      }
    }
  }
}
