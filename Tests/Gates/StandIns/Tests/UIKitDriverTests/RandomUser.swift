// SPDX-License-Identifier: MIT

import RandomChoices
import SelectionCore
import SelectionUIKit
import SelectionViews
import UIKit

/// A user and an app that do anything to a screen, and the same to a table without a view.
@MainActor
final class RandomUser {
  let screen: any TestedScreen
  private(set) var twin: IdentifiedTable<Int>
  private var random: RandomSource
  private var next: Int
  /// The steps so far, for the message of a failure.
  private(set) var steps: [String] = []

  /// - Parameters:
  ///   - seed: The seed of the choices.
  ///   - isTable: Whether the view is a table view, or else a collection view.
  init(seed: UInt64, isTable: Bool) {
    var random = RandomSource(seed: seed)
    func flag() -> Bool { random.below(2) == 0 }
    var habits = RowsView.Habits()
    habits.cellsLeaveFirst = flag()
    habits.preparesCells = flag()
    habits.deselectsMovedItems = flag()
    habits.editingDeselects = flag()
    habits.hasCellsOutsideWindows = flag()
    habits.pansLookLate = flag()
    let policy = SelectionPolicy(
      allowsSelection: random.below(5) > 0, allowsMultipleSelection: flag(),
      allowsSelectionDuringEditing: flag(), allowsMultipleSelectionDuringEditing: flag())
    let isLarge = random.below(15) == 0
    let sections = (0..<3).map { section in
      (0..<(isLarge ? 700 : 6)).map { (isLarge ? 1000 : 10) * section + $0 }
    }
    next = isLarge ? 10_000 : 100
    let isOnScreen = random.below(4) > 0
    screen =
      isTable
      ? TableScreen(sections, policy, habits: habits, isOnScreen: isOnScreen)
      : Screen(sections, policy, habits: habits, isOnScreen: isOnScreen)
    twin = screen.base.table
    self.random = random
    steps.append("\(policy), \(habits)")
    for _ in 0..<3 { set() }
  }

  /// Does something, and says whether the view can be compared with the table now.
  func act() -> Bool {
    switch random.below(23) {
    case 22: useNewDriver()
    case 21: tapWithHandler()
    case 20:
      screen.refused = Set((0..<random.below(4)).compactMap { _ in rowInView })
      note("the app refuses \(screen.refused.sorted())")
    case 0, 1, 2, 3: tap()
    case 4: pan()
    case 5, 6: selectInView()
    case 7: set()
    case 8, 9, 10: apply(input())
    case 11, 12: update()
    case 13: drag()
    case 14:
      note("reload")
      screen.rows.reloadData()
    case 15, 16:
      screen.rows.offset = random.below(12)
      note("scroll to \(screen.rows.offset)")
    case 17:
      screen.rows.window = screen.rows.window == nil ? screen.window : nil
      note("window \(screen.rows.window != nil)")
    case 18:
      note("animations end")
      screen.rows.endAnimations()
    default:
      let isEditing = !screen.isEditing
      note("the app sets editing \(isEditing)")
      screen.isEditing = isEditing
      _ = screen.base.table
      give(.setEditing(isEditing))
    }
    return random.below(3) > 0
  }

  private func note(_ step: String) { steps.append(step) }

  /// Gives the twin an input, which it may refuse.
  private func give(_ input: TableInput) { _ = try? twin.apply(byPath: input, rules: rules) }

  /// The rules of the app's delegate.
  private var rules: SelectionRules<IdentifiedTable<Int>> {
    SelectionRules(
      willSelect: { [screen] id, table in
        table.row(of: id).map { screen.refused.contains(IndexPath($0)) } == true ? nil : id
      })
  }

  private func apply(_ input: SelectionInput<Int>) {
    note("\(input)")
    screen.base.apply(input)
    _ = try? twin.apply(input, rules: rules)
  }

  // MARK: The user

  private var rowInView: IndexPath? {
    screen.rows.layoutIfNeeded()
    return random.element(of: screen.rowsInView.map { IndexPath($0) })
  }

  private func tap() {
    guard let row = rowInView else { return }
    note("tap \(row)")
    screen.rows.tap(row)
    give(.tap(RowPath(row)))
  }

  /// Taps a row, and the app does something in the middle of it; the result is the driver's.
  private func tapWithHandler() {
    guard let row = rowInView else { return }
    let step = random.below(5)
    let contents = changedContents()
    note("tap \(row), and the app then does \(step), \(contents)")
    screen.onSelect = { [weak self, weak screen] in
      guard let screen else { return }
      screen.onSelect = nil
      switch step {
      case 0: screen.setSelected(false, row)
      case 1: screen.base.update(to: contents, vanished: .gone)
      case 2: screen.base.apply(.deselectAll)
      case 3: screen.rows.reloadData()
      default: screen.base.apply(.setEditing(self?.screen.isEditing == false))
      }
    }
    screen.rows.tap(row)
    screen.onSelect = nil
    screen.rows.layoutIfNeeded()
    twin = screen.base.table
  }

  private func pan() {
    guard let first = rowInView else { return }
    // The view's own state may be ahead of the table's.
    _ = screen.base.table
    // A view that deselects the first row itself pans to select, which the table may not.
    if screen.rows.habits.editingDeselects, !screen.isEditing { return }
    screen.refused = []
    note("pan from \(first)")
    screen.rows.beginPan(at: first)
    guard screen.rows.isPanning else { return }
    for _ in 0..<random.below(4) {
      guard let row = rowInView else { continue }
      note("pan to \(row)")
      screen.rows.continuePan(to: row)
    }
    note("pan ends")
    screen.rows.endPan()
    // A view says nothing of a row that has the pan's state already. So the lead may be another,
    // and with limits and modes of sections so may the rows. PanTests compare pans otherwise.
    twin = screen.base.table
  }

  private func drag() {
    guard let source = rowInView, let destination = rowInView, source.section != destination.section
    else { return }
    _ = screen.base.table
    note("drag \(source) to \(destination)")
    screen.rows.drag(source, to: destination)
    var update = TableUpdate()
    update.moveRow(at: RowPath(source), to: RowPath(destination))
    give(.perform(update))
  }

  // MARK: The app

  private func selectInView() {
    _ = screen.base.table
    guard let row = rowInView, screen.showsAllRows else { return }
    let isSelected = !screen.selectedInView.contains(RowPath(row))
    note("the app sets \(row) selected \(isSelected) in the view")
    screen.setSelected(isSelected, row)
    guard screen.selectedInView.contains(RowPath(row)) == isSelected else { return }
    _ = screen.base.table
    give(isSelected ? .select([RowPath(row)]) : .deselect([RowPath(row)]))
  }

  /// The app gives its view a new driver, of the same rows or others.
  private func useNewDriver() {
    var table = screen.base.table
    if random.below(3) == 0 { _ = try? table.apply(.invert) }
    if random.below(3) == 0 { _ = try? table.update(to: changedContents(), vanished: .gone) }
    note("a new driver, \(table.selectedRows)")
    // A driver selects rows when the view shows some for the first time.
    screen.rows.window = screen.window
    screen.rows.offset = 0
    screen.drive(table)
    twin = table
  }

  private func id() -> Int {
    random.element(of: twin.contents.flatMap { $0 }.compactMap { $0 }) ?? 0
  }

  private func ids() -> SelectionSpans<Int> {
    SelectionSpans((0..<random.below(4)).map { _ in id() })
  }

  private func input() -> SelectionInput<Int> {
    switch random.below(20) {
    case 18: .show(.all)
    case 19: .show(SelectionSpans((0..<8).map { _ in id() }))
    case 0: .select(ids())
    case 1: .deselect(ids())
    case 2: .setSelected(ids())
    case 3: .selectAll
    case 4: .deselectAll
    case 5: .invert
    case 6: .undo
    case 7: .redo
    case 8: .check(ids())
    case 9: .uncheck(ids())
    case 10: .setEditing(random.below(2) == 0)
    case 11: .userSelectAll
    case 12: .tap(id())
    case 13: .act(.extend, on: id())
    case 14: .act(.toggle, on: id())
    case 15: .go(.next, .extend)
    case 16: .clickBesideRows
    default: .check(.all)
    }
  }

  private func set() {
    let section = random.below(3)
    switch random.below(12) {
    case 0: apply(.setList(.inclusive, inSection: section))
    case 1: apply(.setList(.exclusive, inSection: section))
    case 2: apply(.setList(nil, inSection: section))
    case 3:
      apply(.setMode(random.element(of: RowSelectionMode.allCases) ?? .none, inSection: section))
    case 4: apply(.setLimits(SelectionLimits(atMost: 2 + random.below(3))))
    case 5: apply(.setLimits(SelectionLimits()))
    case 6: apply(.setLimitOverflow(random.below(2) == 0 ? .refuse : .releaseOldest))
    case 7: apply(.disable(ids()))
    case 8: apply(.enable(ids()))
    case 9:
      apply(
        .setAccessoryStyle(
          AccessoryStyle(
            checked: accessory(), unchecked: accessory(), checkedWhileEditing: accessory(),
            uncheckedWhileEditing: accessory())))
    case 10:
      apply(
        .setPolicy(
          SelectionPolicy(
            random.element(of: RowSelectionMode.allCases) ?? .single,
            editing: random.element(of: RowSelectionMode.allCases) ?? .single)))
    default:
      apply(.setEditingTransition(random.element(of: EditingTransition.allCases) ?? .keep))
      apply(.enableUndo(limit: 10))
    }
  }

  private func accessory() -> RowAccessory { random.element(of: RowAccessory.allCases) ?? .none }

  /// New contents: rows go, come, and move within and across sections.
  private func update() {
    apply(.update(to: changedContents(), vanished: random.below(2) == 0 ? .gone : .hidden))
  }

  private func changedContents() -> [[Int]] {
    var sections = twin.contents.map { $0.compactMap { $0 } }
    for _ in 0..<(1 + random.below(4)) {
      let section = random.below(sections.count)
      let place = random.below(sections[section].count)
      switch random.below(5) {
      case 0, 1:
        guard !sections[section].isEmpty else { continue }
        let moved = sections[section].remove(at: place)
        let other = random.below(sections.count)
        sections[other].insert(moved, at: random.below(sections[other].count + 1))
      case 2: if !sections[section].isEmpty { sections[section].remove(at: place) }
      case 3 where sections.count > 2 && random.below(3) == 0: sections.remove(at: section)
      case 3 where sections.count < 4: sections.append([])
      default:
        sections[section].insert(next, at: place)
        next += 1
      }
    }
    return sections
  }
}
