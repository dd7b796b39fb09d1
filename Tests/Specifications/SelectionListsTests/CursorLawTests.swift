// SPDX-License-Identifier: MIT
import Fixtures
import Foundation
import RandomChoices
import SelectionCore
import XCTest

/// Random programs for a cursor beside a set, and for a table of one section: both must select the
/// same items, with the same anchor and lead, and say the same change.
final class CursorLawTests: XCTestCase {
  /// `PROGRAMS` sets the number of programs; with `FULL=1` there are more.
  func testACursorSelectsLikeATableOfOneSection() throws {
    let environment = ProcessInfo.processInfo.environment
    let programs = environment["PROGRAMS"].flatMap(UInt64.init)
    let optimized: UInt64 = environment["FULL"] == "1" ? 8_000 : 2_000
    for seed in 0..<(programs ?? amount(debug: 200, optimized: optimized)) {
      var program = CursorProgram(seed: seed)
      for step in 0..<24 {
        if let difference = try program.step() {
          return XCTFail("seed \(seed), step \(step): \(difference)\n\(program.log)")
        }
      }
    }
  }
}

extension CursorLawTests {
  /// A filter between two inputs differs for a cursor, as the article says.
  func testACursorDoesNotSeeWhatHappensBetweenInputs() throws {
    let (all, few) = (["a", "b", "c", "d", "e", "f"], ["b", "d", "e", "f"])
    var (chosen, cursor): (Set<String>, _) = ([], SelectionCursor<String>())
    var table = IdentifiedTable(sections: [all], policy: .multiple)
    try table.click("c")
    cursor.handle(.click("c", []), in: all, selection: &chosen)
    try table.show(few)
    try table.click("f", modifiers: .shift)
    cursor.handle(.click("f", .shift), in: few, selection: &chosen)
    XCTAssertEqual(table.selectedRows, ["d", "e", "f"])
    XCTAssertEqual(chosen.intersection(few), ["e", "f"])

    try table.show(all)
    try table.click("c")
    try table.click("e", modifiers: .shift)
    cursor.handle(.click("c", []), in: all, selection: &chosen)
    cursor.handle(.click("e", .shift), in: all, selection: &chosen)
    try table.show(few)
    try table.show(all)
    try table.click("a", modifiers: [.command, .shift])
    cursor.handle(.click("a", [.command, .shift]), in: all, selection: &chosen)
    XCTAssertEqual(table.selectedRows, ["a", "b", "c", "d", "e"])
    XCTAssertEqual(chosen, ["a", "b", "c"])
  }
}

/// A program that a seed repeats.
private struct CursorProgram {
  private var random: RandomSource
  private let profile: InputProfile
  private let disabled: Set<Int>
  private var table: IdentifiedTable<Int>
  private var cursor: SelectionCursor<Int>
  private var selection: Set<Int> = []
  private var items: [Int]
  private var hidden: [Int] = []
  private var nextItem: Int
  private(set) var log = ""

  init(seed: UInt64) {
    random = RandomSource(seed: seed)
    let count = random.below(9)
    profile = InputProfile.all[random.below(InputProfile.all.count)]
    var disabled: [Int] = []
    if random.below(2) == 0 {
      for item in 0..<count where random.below(4) == 0 { disabled.append(item) }
    }
    self.disabled = Set(disabled)
    (items, nextItem) = (Array(0..<count), count)
    let mode: RowSelectionMode = [.multiple, .multiple, .multiple, .single, .none][random.below(5)]
    table = IdentifiedTable(sections: [items], policy: SelectionPolicy(mode))
    _ = try? table.disable(Set(disabled))
    cursor = SelectionCursor(mode: mode)
    log = "\(profile.name), \(mode), \(count) items, disabled: \(disabled)\n"
  }

  /// Takes a step.
  ///
  /// - Returns: The difference, if there is one.
  mutating func step() throws -> String? {
    switch random.below(10) {
    case 0: try setSelection()
    case 1: try changeItems()
    case 2: try hideOrShow()
    default: return try input()
    }
    return difference
  }

  private var difference: String? {
    let (selected, hidden) = (table.selectedRows, table.hiddenSelectedRows)
    if Set(selected + hidden) != selection {
      return "selected \(selection.sorted()), the table \(selected) and \(hidden)"
    }
    if cursor.anchor != table.anchor { return "\(cursor), the table \(table.anchor as Any)" }
    if cursor.lead != table.lead { return "\(cursor), the table's lead \(table.lead as Any)" }
    return nil
  }

  /// An item, which rarely isn't there.
  private mutating func item() -> Int {
    random.below(20) == 0 ? nextItem : random.element(of: items) ?? 0
  }

  private mutating func modifiers() -> KeyModifiers {
    [[], [], .shift, .shift, .command, [.shift, .command], .option][random.below(7)]
  }

  private mutating func action() -> UserAction<Int> {
    let keys = Array(profile.keys.keys).sorted { "\($0)" < "\($1)" }
    return switch random.below(14) {
    case 0..<4: .click(item(), modifiers())
    case 4: .press(item(), modifiers())
    case 5: [.release, .drag, .release][random.below(3)]
    case 6: .secondaryClick(item())
    case 7: .clickBesideRows(modifiers())
    case 8: .go(to: item())
    default:
      .key(
        keys[random.below(keys.count)], pageRows: random.below(5),
        columns: [1, 1, 1, 0, 2, 3][random.below(6)])
    }
  }

  private mutating func input() throws -> String? {
    let isEnabled = { [disabled] (item: Int) in !disabled.contains(item) }
    let change: CursorChange<Int>
    let expected: IdentifiedChange<Int>?
    if random.below(4) == 0 {
      let effect = RowEffect.allCases[random.below(RowEffect.allCases.count)]
      let item = item()
      log += "\(effect) on \(item)\n"
      // Where editing can't begin, a tap is a tap, which a finger holds back.
      expected = try? table.apply(.act(effect, on: item))
      change = cursor.apply(
        effect, to: item, in: items, selection: &selection, isEnabled: isEnabled)
    } else {
      let action = action()
      log += "\(action)\n"
      expected = try? table.handle(action, profile: profile)
      change = cursor.handle(
        action, in: items, selection: &selection, profile: profile, isEnabled: isEnabled)
    }
    let shown = Set(items)
    let (selected, deselected) = (Set(expected?.selected ?? []), Set(expected?.deselected ?? []))
    if change.selected.intersection(shown) != selected
      || change.deselected.intersection(shown) != deselected
    {
      return "\(change), the table +\(selected) -\(deselected)"
    }
    return difference
  }

  private mutating func setSelection() throws {
    var chosen = Set(items.filter { _ in random.below(3) == 0 })
    if random.below(2) == 0 { chosen = Set([random.element(of: items)].compactMap { $0 }) }
    if cursor.mode == .single, chosen.count > 1 { chosen = [] }
    log += "set \(chosen.sorted())\n"
    _ = try table.setSelected(chosen)
    selection = chosen
    cursor.adopt(selection, in: items)
  }

  /// Items come, move, and go, which the cursor is told if any go; none goes while some are hidden,
  /// because an anchor that goes may then be on a hidden row, and no run is under way.
  private mutating func changeItems() throws {
    if !hidden.isEmpty { try focus() }
    var next = items
    let goes = hidden.isEmpty && random.below(2) == 0
    if goes { next.removeAll { _ in random.below(4) == 0 } }
    for _ in 0..<random.below(3) {
      next.insert(nextItem, at: random.below(next.count + 1))
      nextItem += 1
    }
    if random.below(3) == 0, !next.isEmpty {
      let item = next.remove(at: random.below(next.count))
      next.insert(item, at: random.below(next.count + 1))
    }
    log += "items \(next)\n"
    _ = try table.update(to: [next], vanished: .gone)
    if goes { cursor.follow(from: items, to: next, selection: &selection) }
    items = next
  }

  /// Items are filtered out, or come back.
  ///
  /// Anchor and lead stay; in a run none goes that the run may have deselected, none goes while
  /// others are hidden, and none comes back: for these a cursor would need to know the list before.
  private mutating func hideOrShow() throws {
    let isOver = !hidden.isEmpty || random.below(2) == 0
    if isOver { try focus() }
    let kept = [cursor.anchor, cursor.lead]
    if random.below(2) == 0 {
      hidden += items.filter {
        !kept.contains($0) && (selection.contains($0) || isOver) && random.below(3) == 0
      }
      items.removeAll { hidden.contains($0) }
    } else if isOver {
      for item in hidden where random.below(2) == 0 {
        items.insert(item, at: random.below(items.count + 1))
      }
      hidden.removeAll { items.contains($0) }
    }
    log += "hidden \(hidden), items \(items)\n"
    _ = try table.update(to: [items], vanished: .hidden)
    cursor.adopt(selection, in: items)
  }

  /// Focuses an item, which ends a run.
  private mutating func focus() throws {
    guard let item = items.first else { return }
    _ = try table.apply(.focus(item))
    cursor.apply(.focus, to: item, in: items, selection: &selection)
  }
}
