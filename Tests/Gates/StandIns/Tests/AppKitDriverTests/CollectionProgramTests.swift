// SPDX-License-Identifier: MIT
import AppKit
import RandomChoices
import SelectionAppKit
import SelectionCore
import XCTest

/// Whatever user and app do, in the view or with the driver, the view shows what the table says.
@MainActor
final class CollectionProgramTests: StandInTestCase {
  func testRandomPrograms() async throws {
    for seed in UInt64(0)..<200 where !CollectionProgram(seed).isRight(steps: 40) { return }
  }
}

@MainActor
private final class CollectionProgram: RandomProgram {
  let seed: UInt64
  private var random: RandomSource
  private let app: CollectionApp
  private var unused = 0
  /// Whether a reload has changed the table's selection.
  private var isDeselected = false

  init(_ seed: UInt64) {
    self.seed = seed
    var random = RandomSource(seed: seed)
    let policy: SelectionPolicy = random.below(3) == 0 ? .single : .multiple
    let counts = (0...random.below(3)).map { _ in random.below(9) }
    let sections = counts.enumerated().map { section, count in
      (0..<count).map { "\(section).\($0)" }
    }
    var table = IdentifiedTable(sections: sections, policy: policy)
    if random.below(4) == 0 { _ = try? table.setList(.inclusive, inSection: 0) }
    if random.below(4) == 0 { _ = try? table.apply(.setLimits(SelectionLimits(atMost: 3))) }
    _ = try? table.apply(.enableUndo(limit: 10))
    if random.below(4) == 0 { _ = try? table.apply(.selectAll) }
    app = random.below(2) == 0 ? CollectionAppWithOwnCounts(table) : CollectionApp(table)
    if random.below(5) == 0 { app.view.allowsEmptySelection = false }
    self.random = random
  }

  func differences() -> [String] {
    // The view doesn't tell its delegate of the app's selections.
    _ = app.driver.table
    return app.differences() + (isDeselected ? ["a reload deselects"] : [])
  }

  private var contents: [[String]] {
    let shape = app.driver.currentTable.rows.shape
    return (0..<shape.sectionCount).map { section in
      (0..<(shape.rows(inSection: section)?.count ?? 0)).compactMap {
        app.driver.id(at: IndexPath(item: $0, section: section))
      }
    }
  }

  private var paths: [IndexPath] {
    contents.enumerated().flatMap { section, ids in
      ids.indices.map { IndexPath(item: $0, section: section) }
    }
  }

  func act() -> String {
    let view = app.view
    let path = random.element(of: paths)
    let modifiers: NSEvent.ModifierFlags = random.below(2) == 0 ? .command : []
    switch random.below(14) {
    case 13: return newDriver()
    case 0...3:
      view.click(path, modifiers)
      return "click \(path?.description ?? "beside") \(modifiers.rawValue)"
    case 4:
      if random.below(2) == 0 { view.selectAll(nil) } else { view.deselectAll(nil) }
      return "the menu selects all or none"
    case 5:
      guard let path else { return "nothing" }
      view.selectItems(at: [path], scrollPosition: [])
      return "the app selects \(path)"
    case 6:
      let selected = view.selectionIndexPaths
      view.deselectItems(at: random.below(2) == 0 ? selected : Set(selected.sorted().prefix(1)))
      return "the app deselects all or one"
    case 7, 8: return input()
    case 9: return update()
    case 10:
      let before = app.driver.table.selectedRows
      view.reloadData()
      if random.below(2) == 0 { view.finishEvent() }
      isDeselected = app.driver.table.selectedRows != before
      return "reload"
    case 11:
      view.window = view.window == nil ? NSWindow() : nil
      if random.below(2) == 0 { view.delegate = app }
      return "window \(view.window != nil)"
    default:
      // A view outside windows isn't laid out as it is scrolled.
      if let path, view.window != nil { view.scroll(to: path) }
      return "scroll"
    }
  }

  /// The app gives its view a new driver, of the same items or others, and reloads the view.
  private func newDriver() -> String {
    var table = app.driver.table
    if random.below(3) == 0 { _ = try? table.apply(.invert) }
    if random.below(4) == 0 { _ = try? table.update(to: [["x", "y"]], vanished: .gone) }
    app.drive(table)
    // Items are selected as they are shown.
    app.view.window = app.view.window ?? NSWindow()
    app.view.reloadData()
    if let first = paths.first { app.view.scroll(to: first) }
    app.view.finishEvent()
    isDeselected = app.driver.table.selectedRows != table.selectedRows
    return "new driver, \(table.selectedRows)"
  }

  private func input() -> String {
    let ids = contents.flatMap { $0 }
    let one = random.element(of: ids) ?? "none"
    let inputs: [SelectionInput<String>] = [
      .select([one]), .deselect([one]), .setSelected([one]), .selectAll, .deselectAll, .invert,
      .undo, .redo, .click(one), .toggle(one), .extend(to: one), .disable([one]), .enable([one]),
      .setPolicy(.single), .setPolicy(.multiple),
    ]
    guard let input = random.element(of: inputs) else { return "nothing" }
    app.driver.apply(input)
    return "\(input)"
  }

  private func update() -> String {
    var next = contents
    for _ in 0...random.below(4) {
      let (section, other) = (random.below(next.count), random.below(next.count))
      if random.below(2) == 0, !next[section].isEmpty {
        let id = next[section].remove(at: random.below(next[section].count))
        if random.below(2) == 0 { next[other].insert(id, at: random.below(next[other].count + 1)) }
      } else {
        unused += 1
        next[section].insert("n\(unused)", at: random.below(next[section].count + 1))
      }
    }
    app.driver.update(to: next, vanished: random.below(2) == 0 ? .gone : .hidden)
    return "update to \(next)"
  }
}
