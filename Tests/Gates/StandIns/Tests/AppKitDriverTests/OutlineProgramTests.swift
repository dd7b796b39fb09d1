// SPDX-License-Identifier: MIT
import AppKit
import RandomChoices
import SelectionCore
import SelectionOutline
import AppKitOutlineViews
import XCTest

/// Whatever user and app do, in the view or with the driver, the view shows what the outline says.
@MainActor
final class OutlineProgramTests: StandInTestCase {
  func testRandomPrograms() async throws {
    for seed in UInt64(0)..<100 where try !OutlineProgram(seed).isRight(steps: 30) { return }
  }
}

/// An app that loads children of groups.
private class LoadingApp: OutlineApp {
  private var loaded = 0

  /// Loads the children of a group that isn't loaded, for a notification about it.
  func load(for notification: Notification) {
    guard let id = notification.userInfo?["NSObject"].flatMap(driver.id),
      !driver.currentTable.isLoaded(id)
    else { return }
    loaded += 1
    // ⌥ with a triangle expands all that is loaded meanwhile, too.
    let kind = loaded % 3 == 0 ? OutlineNode<String>.Kind.leaf : .unloaded
    driver.updateChildren(
      of: id, to: [OutlineNode("l\(loaded)"), OutlineNode("u\(loaded)", kind: kind)])
  }
}

/// An app that loads the children of a group when the view has expanded it.
private final class LateApp: LoadingApp, OutlineViewItemDidExpand {
  func outlineViewItemDidExpand(_ notification: Notification) { load(for: notification) }
}

/// An app that loads the children of a group before the view expands it.
private final class EagerApp: LoadingApp, OutlineViewItemWillExpand {
  func outlineViewItemWillExpand(_ notification: Notification) { load(for: notification) }
}

/// A delegate that has no part in the driver's app.
@MainActor
private final class OtherDelegate: StandInObject, NSOutlineViewDelegate {}

@MainActor
private final class OutlineProgram: RandomProgram {
  let seed: UInt64
  private var random: RandomSource
  private let app: OutlineApp
  private var unused = 0
  private var isMouseDown = false

  init(_ seed: UInt64) throws {
    self.seed = seed
    var random = RandomSource(seed: seed)
    var nodes: [OutlineNode<String>] = []
    // Several nodes may share an identity.
    let twinCount = random.below(5) == 0 ? 4 : .max
    for number in 0..<random.below(20) {
      let depth = random.below(min((nodes.last?.depth ?? -1) + 2, 4))
      let kinds = [OutlineNode<String>.Kind.leaf, .leaf, .group, .unloaded]
      nodes.append(
        OutlineNode("\(number % twinCount)", depth: depth, kind: random.element(of: kinds) ?? .leaf)
      )
    }
    for place in nodes.indices.dropLast() where nodes[place + 1].depth > nodes[place].depth {
      nodes[place].kind = .group
    }
    var files = try OutlineSelection(nodes: nodes)
    if random.below(3) == 0 { files.setPolicy(.single) }
    if random.below(4) == 0 { files.setLimits(SelectionLimits(atMost: 3)) }
    files.enableUndo(limit: 10)
    switch random.below(4) {
    case 0: app = LateApp(files)
    case 1: app = EagerApp(files)
    default: app = OutlineApp(files)
    }
    app.view.habits.remembersRemovedItems = random.below(2) == 0
    app.view.habits.tellsOfCollapseFirst = random.below(2) == 0
    app.view.habits.nestsExpansion = random.below(2) == 0
    app.view.habits.selectsCollapsedGroups = random.below(2) == 0
    app.view.habits.tellsOfRenumberedRows = random.below(2) == 0
    app.view.habits.reloadsRowsAtOnce = random.below(2) == 0
    self.random = random
  }

  func differences() -> [String] { app.differences() }

  private var ids: [String] { app.driver.currentTable.allRows }

  func act() -> String {
    let view = app.view
    let row = random.below(view.numberOfRows + 1) - 1
    let modifiers = random.element(of: [[], .command, .shift] as [NSEvent.ModifierFlags]) ?? []
    switch random.below(17) {
    case 16: return newDriver()
    case 0...2: return press(row)
    case 3, 4:
      view.pressMouse(row, modifiers)
      isMouseDown = true
      let meanwhile = random.below(3) > 0 ? "" : random.below(2) == 0 ? change() : press(row)
      view.releaseMouse(row, modifiers)
      isMouseDown = false
      return "click \(row) \(modifiers.rawValue), meanwhile \(meanwhile)"
    case 5:
      view.pressArrow(down: random.below(2) == 0, modifiers.subtracting(.command))
      if random.below(3) == 0 { view.deselectAll(nil) }
      return "arrow or the menu"
    case 6:
      guard row >= 0 else { return "nothing" }
      view.selectRowIndexes([row], byExtendingSelection: false)
      return "the app selects \(row)"
    case 7: return expandForTheApp(row)
    case 8, 9: return expandWithTheDriver()
    case 10...12: return change()
    case 13:
      app.vetoed = Set(ids.filter { _ in random.below(3) == 0 })
      if random.below(2) == 0 { app.vetoed = [] }
      return "refuse \(app.vetoed.sorted())"
    case 14:
      view.window = view.window == nil ? NSWindow() : nil
      if random.below(2) == 0 { view.reloadData() }
      view.scroll(toRow: row)
      return "window \(view.window != nil)"
    default: return useAnotherDelegate(row)
    }
  }

  private func press(_ row: Int) -> String {
    let modifiers: NSEvent.ModifierFlags = random.below(3) == 0 ? .option : []
    let before = selectedIDs
    app.view.pressTriangle(ofRow: row, modifiers)
    // A click that isn't finished, and a group that the view selects, may take their place.
    let isOther = isMouseDown || app.view.habits.selectsCollapsedGroups
    if !isOther, !selectedIDs.isSuperset(of: before) {
      XCTFail("seed \(seed): a triangle deselects some of \(before)")
    }
    return "triangle of \(row) \(modifiers.rawValue)"
  }

  /// The selected nodes, which may be in collapsed groups.
  private var selectedIDs: Set<String> {
    let outline = app.driver.currentTable
    return Set(outline.selectedRows + outline.hiddenSelectedRows)
  }

  private func expandForTheApp(_ row: Int) -> String {
    let item = app.view.item(atRow: row)
    if random.below(2) == 0 { app.view.expandItem(item) } else { app.view.collapseItem(item) }
    return "the app expands or collapses \(row)"
  }

  /// Lets the view expand items for another delegate, before the driver's table is read.
  private func useAnotherDelegate(_ row: Int) -> String {
    let other = OtherDelegate()
    app.view.delegate = other
    let action = [press(row), expandForTheApp(random.below(app.view.numberOfRows))]
    let shown = app.viewRows
    _ = app.driver.table
    app.driver.delegate = app
    XCTAssertEqual(app.viewRows, shown, "seed \(seed): what \(action) has shown stays")
    return "\(action) for another delegate"
  }

  /// The app gives its view a new driver, of the same nodes or others.
  private func newDriver() -> String {
    var files = app.driver.table
    if random.below(3) == 0 { _ = try? files.apply(.invert) }
    if random.below(3) == 0 {
      _ = try? files.update(to: [OutlineNode("x"), OutlineNode("y")], vanished: .gone)
    }
    let selected = files.selectedRows
    app.drive(files)
    app.view.finishEvent()
    XCTAssertEqual(app.driver.table.selectedRows, selected, "seed \(seed): with a new driver")
    return "new driver, \(selected)"
  }

  private func expandWithTheDriver() -> String {
    let id = random.element(of: ids) ?? "none"
    switch random.below(6) {
    case 0, 1: app.driver.expand(id)
    case 2, 3: app.driver.collapse(id)
    case 4: app.driver.expandAll()
    default: app.driver.collapseAll()
    }
    return "the driver expands or collapses \(id) or all"
  }

  private func change() -> String {
    let (id, other) = (random.element(of: ids) ?? "none", random.element(of: ids) ?? "none")
    let driver = app.driver
    unused += 1
    let new = [OutlineNode("n\(unused)", kind: .group), OutlineNode("m\(unused)", depth: 1)]
    switch random.below(12) {
    case 0: _ = try? driver.change { _ = try $0.move([id], to: .lastIn(other)) }
    case 1: _ = try? driver.change { _ = try $0.move([id], to: .before(other)) }
    case 2: _ = try? driver.change { _ = try $0.remove([id]) }
    case 3: _ = try? driver.change { _ = try $0.insert(new, at: .after(id)) }
    case 4: _ = try? driver.change { _ = try $0.insert(new, at: .firstIn(id)) }
    case 5: driver.filter(random.below(2) == 0 ? nil : [id, other])
    case 6: driver.tapBox(id)
    case 7: driver.apply(random.below(2) == 0 ? .undo : .redo)
    case 8: driver.apply(.setSelected([id]))
    case 9:
      _ = try? driver.change { outline in
        _ = try outline.move([id], to: .end)
        _ = try outline.remove([other])
        _ = try outline.collapse(id)
      }
    case 10: driver.updateChildren(of: id, to: new)
    default: driver.update(to: new + [OutlineNode(id)], vanished: .gone)
    }
    return "change of \(id) and \(other)"
  }
}
