// SPDX-License-Identifier: MIT
import SelectionCore
import SelectionOutline
import SelectionOutlineViews
import XCTest

/// A view of items that does what `NSOutlineView` documents, and fails where that would throw an
/// exception: it asks for the children of an item when it is expanded, remembers which groups were
/// expanded in a collapsed one, and counts the items after each batch.
@MainActor
final class ItemsDouble: ItemsView, SelectingView {
  typealias Item = OutlineItem<Int>

  final class Entry {
    let item: Item
    /// Nil if it is collapsed.
    var children: [Entry]?
    init(_ item: Item) { self.item = item }
  }

  let items: ShownItems<Int>
  let driver: SelectionDriver<OutlineSelection<Int>>
  private var roots: [Entry] = []
  private var remembered: Set<Item> = []
  private(set) var selected: Set<Item> = []
  private(set) var redrawn: [RowPath] = []
  private(set) var reloads = 0
  private(set) var questions = 0

  init(_ outline: OutlineSelection<Int>) {
    items = ShownItems(outline)
    final class Weak { weak var view: ItemsDouble? }
    let holder = Weak()
    driver = SelectionDriver(outline) { holder.view }
    holder.view = self
    items.follow(driver) { holder.view }
    driver.redraw = { [unowned self] in redrawn += $0 }
    items.showAll(in: self)
    (reloads, questions) = (0, 0)
  }

  /// The items of all rows.
  var rows: [Item] {
    var rows: [Item] = []
    func add(_ entries: [Entry]) {
      for entry in entries {
        rows.append(entry.item)
        add(entry.children ?? [])
      }
    }
    add(roots)
    return rows
  }

  private func entry(_ item: Item?) -> Entry? {
    func find(_ entries: [Entry]) -> Entry? {
      for entry in entries {
        if entry.item == item { return entry }
        if let found = find(entry.children ?? []) { return found }
      }
      return nil
    }
    return find(roots)
  }

  private func load(_ parent: Item?) -> [Entry] {
    questions += 1
    return items.children(of: parent).map { item in
      let entry = Entry(item)
      if remembered.remove(item) != nil { entry.children = load(item) }
      return entry
    }
  }

  // MARK: - The items

  var isOnScreen: Bool { true }

  func isExpanded(_ item: Item) -> Bool { entry(item)?.children != nil }

  func setExpanded(_ isExpanded: Bool, _ item: Item) {
    guard let entry = entry(item) else { return XCTFail("\(item) isn't in the view") }
    guard isExpanded != (entry.children != nil) else { return }
    if isExpanded {
      guard items.isGroup(item) else { return XCTFail("\(item) can't be expanded") }
      entry.children = load(item)
    } else {
      func remember(_ entries: [Entry]) {
        for entry in entries {
          if let children = entry.children {
            remembered.insert(entry.item)
            remember(children)
          }
        }
      }
      remember(entry.children ?? [])
      entry.children = nil
      selected.formIntersection(rows)
    }
  }

  func reloadItems() {
    reloads += 1
    remembered = []
    roots = load(nil)
    selected.formIntersection(rows)
  }

  func performItems(_ body: () -> Void) {
    body()
    func check(_ parent: Item?, _ entries: [Entry]) {
      XCTAssertEqual(entries.map(\.item), items.children(of: parent), "of \(parent as Item?)")
      for entry in entries { entry.children.map { check(entry.item, $0) } }
    }
    check(nil, roots)
    selected.formIntersection(rows)
  }

  func removeItems(at places: [Int], of parent: Item?) {
    change(parent) { children in
      for place in places.sorted(by: >) {
        guard children.indices.contains(place) else { return XCTFail("no child \(place)") }
        children.remove(at: place)
      }
    }
  }

  func insertItems(at places: [Int], of parent: Item?) {
    let source = items.children(of: parent)
    change(parent) { children in
      for place in places {
        guard source.indices.contains(place), place <= children.count else {
          return XCTFail("no place \(place)")
        }
        children.insert(Entry(source[place]), at: place)
      }
    }
  }

  private func change(_ parent: Item?, _ body: (inout [Entry]) -> Void) {
    if parent == nil { return body(&roots) }
    guard let entry = entry(parent), var children = entry.children else {
      return XCTFail("\(parent as Item?) isn't expanded")
    }
    body(&children)
    entry.children = children
  }

  // MARK: - The rows

  var sectionCount: Int { 1 }
  func rowCount(inSection section: Int) -> Int { rows.count }
  var selectedRows: [RowPath] { paths(selected.contains) }
  var mostSelectedRows: Int { .max }
  func select(_ paths: RowPaths, animated: Bool) {
    let rows = rows
    for path in paths { selected.insert(rows[path.row]) }
  }
  func deselect(_ paths: RowPaths, animated: Bool) {
    let rows = rows
    for path in paths { selected.remove(rows[path.row]) }
  }
  func allow(_ policy: SelectionPolicy) {}
  var visibleRows: [RowPath] { paths { _ in true } }
  func isInView(_ row: RowPath) -> Bool { true }
  func layOutRows() {}
  func reloadRows() { reloadItems() }
  func perform(_ changes: ViewChanges, contents: () -> Void) { XCTFail("items have their own way") }

  private func paths(_ isIncluded: (Item) -> Bool) -> [RowPath] {
    rows.enumerated().filter { isIncluded($0.element) }.map { RowPath(0, $0.offset) }
  }

  // MARK: - The user

  /// Presses the triangle of a row.
  func pressTriangle(_ row: Int) {
    let item = rows[row]
    let isExpanded = !isExpanded(item)
    items.viewWillExpandOrCollapse(item, driver)
    setExpanded(isExpanded, item)
    driver.takeOnViewState()
    items.view(didExpand: isExpanded, item, driver)
  }

  /// Clicks a row, which the view proposes to select.
  func click(_ row: Int, extending: Bool = false) {
    let numbers = RowSet(selectedRows.map(\.row))
    let wanted = driver.viewProposed(extending ? numbers.union([row]) : [row])
    let rows = rows
    selected = Set(wanted.map { rows[$0] })
  }
}
