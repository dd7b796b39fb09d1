// SPDX-License-Identifier: MIT
import AnyArguments
import SelectionUIKit

/// A table view on the screen, or in no window, with its driver.
@MainActor
final class AnyScreen: UITableViewDataSource {
  let tableView = UITableView()
  let driver: TableDriver<IdentifiedTable<Int>>
  private let window = UIWindow()

  init(_ table: IdentifiedTable<Int>, _ program: Program) {
    driver = TableDriver(tableView, table)
    tableView.failureHandler = { program.complain("\($0)") }
    tableView.dataSource = self
    tableView.reloadData()
    window.addSubview(tableView)
  }

  var isOnScreen: Bool {
    get { tableView.window != nil }
    set { if newValue { window.addSubview(tableView) } else { tableView.removeFromSuperview() } }
  }

  func numberOfSections(in tableView: UITableView) -> Int { driver.shape.sectionCount }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    driver.shape.rowCount(inSection: section) ?? 0
  }

  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = UITableViewCell()
    driver.configure(cell, at: indexPath)
    return cell
  }
}

extension AnyArguments {
  /// A call of a method of a table driver, or what the user does to its view.
  @MainActor
  mutating func tableDriverCall(_ screen: AnyScreen) -> ObjectCall<
    TableDriver<IdentifiedTable<Int>>
  > {
    let (path, view) = (path(), screen.tableView)
    switch below(6) {
    case 0: return delegateCall(screen)
    case 1: return userCall(view)
    case 2:
      return ObjectCall("read \(path)") {
        _ = ($0.id(at: path), $0.menuRows(at: path))
        $0.configure(UITableViewCell(), at: path)
      }
    case 3:
      let snapshot = diffable()
      let vanished = one(of: VanishedRows.allCases)
      return ObjectCall("snapshot \(snapshot.itemIdentifiers) \(vanished)") {
        let source = UITableViewDiffableDataSource<Int, Int>(tableView: view) { _, _, _ in
          UITableViewCell()
        }
        $0.apply(snapshot, to: source, vanished: vanished)
        view.dataSource = screen
        view.reloadData()
      }
    default: return drivingCall()
    }
  }

  private mutating func diffable() -> NSDiffableDataSourceSnapshot<Int, Int> {
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    let sections = Set(ids()).sorted()
    snapshot.appendSections(sections)
    var rest = Set(ids() + ids())
    for section in sections {
      let items = rest.filter { _ in flag() }
      rest.subtract(items)
      snapshot.appendItems(items.sorted(), toSection: section)
    }
    return snapshot
  }

  /// A call that the view makes of its delegate, true or not.
  @MainActor
  private mutating func delegateCall(_ screen: AnyScreen) -> ObjectCall<
    TableDriver<IdentifiedTable<Int>>
  > {
    let (path, other, view, cell) = (path(), path(), screen.tableView, UITableViewCell())
    switch below(12) {
    case 0:
      return ObjectCall("shouldHighlight \(path)") {
        _ = $0.tableView(view, shouldHighlightRowAt: path)
      }
    case 1:
      return ObjectCall("willSelect \(path)") { _ = $0.tableView(view, willSelectRowAt: path) }
    case 2:
      return ObjectCall("willDeselect \(path)") { _ = $0.tableView(view, willDeselectRowAt: path) }
    case 3: return ObjectCall("didSelect \(path)") { $0.tableView(view, didSelectRowAt: path) }
    case 4: return ObjectCall("didDeselect \(path)") { $0.tableView(view, didDeselectRowAt: path) }
    case 5:
      return ObjectCall("didBegin \(path)") {
        _ = $0.tableView(view, shouldBeginMultipleSelectionInteractionAt: path)
        $0.tableView(view, didBeginMultipleSelectionInteractionAt: path)
      }
    case 6:
      return ObjectCall("didEnd") { $0.tableViewDidEndMultipleSelectionInteraction(view) }
    case 7:
      return ObjectCall("willDisplay \(path)") {
        $0.tableView(view, willDisplay: cell, forRowAt: path)
      }
    case 8:
      return ObjectCall("didEndDisplaying \(path)") {
        $0.tableView(view, didEndDisplaying: cell, forRowAt: path)
      }
    case 9:
      return ObjectCall("didHighlight \(path)") {
        $0.tableView(view, didHighlightRowAt: path)
        $0.tableView(view, didUnhighlightRowAt: path)
        $0.tableViewSelectionDidChange(view)
        $0.tableView(view, accessoryButtonTappedForRowWith: path)
      }
    case 10:
      return ObjectCall("canPerformPrimaryAction \(path)") {
        guard $0.tableView(view, canPerformPrimaryActionForRowAt: path) else { return }
        $0.tableView(view, performPrimaryActionForRowAt: path)
      }
    default:
      return ObjectCall("target \(path) \(other)") {
        _ = $0.tableView(
          view, targetIndexPathForMoveFromRowAt: path, toProposedIndexPath: other)
      }
    }
  }

  /// Calls of the user and of the app to the view itself.
  @MainActor
  private mutating func userCall(_ view: UITableView) -> ObjectCall<
    TableDriver<IdentifiedTable<Int>>
  > {
    let rows = view.numberOfSections > 0 ? view.numberOfRows(inSection: 0) : 0
    guard rows > 0 else { return ObjectCall("reload") { _ in view.reloadData() } }
    let row = IndexPath(section: 0, row: below(min(rows, 5)))
    switch below(6) {
    // The touch may be refused.
    case 0, 1: return ObjectCall("touch \(row)") { _ in _ = try? view.tap(at: row) }
    case 2:
      return ObjectCall("app selects \(row)", isOneInput: false) { _ in
        view.selectRow(at: row, animated: false, scrollPosition: .none)
      }
    case 3:
      return ObjectCall("app deselects \(row)", isOneInput: false) { _ in
        view.deselectRow(at: row, animated: false)
      }
    case 4:
      let isEditing = flag()
      return ObjectCall("app edits \(isEditing)", isOneInput: false) { _ in
        view.setEditing(isEditing, animated: false)
      }
    default: return ObjectCall("reload") { _ in view.reloadData() }
    }
  }

  private mutating func sections() -> [CheckmarkSection<Int>] {
    (0..<below(4)).map { _ in
      let ids = ids()
      let checked = below(4) == 0 ? self.ids() : ids.filter { _ in below(4) == 0 }
      return CheckmarkSection(
        one(of: [nil, "", "a", "b"]), one(of: CheckmarkListKind.allCases), ids, checked: checked,
        none: flag() ? nil : id())
    }
  }

  @MainActor
  mutating func checkmarkScreen() -> CheckmarkListController<Int> {
    while true {
      let sections = sections()
      if let screen = try? CheckmarkListController(sections, text: { "\($0)" }) { return screen }
    }
  }

  /// A call of a method of a screen of checkmark lists.
  @MainActor
  mutating func checkmarkCall(
    _ screen: CheckmarkListController<Int>
  ) -> ObjectCall<TableDriver<IdentifiedTable<Int>>> {
    let (sections, vanished) = (sections(), one(of: VanishedRows.allCases))
    let (path, section, snapshot) = (path(), small(), one(of: olderNamed).snapshot)
    let view: UITableView = screen.tableView
    switch below(8) {
    case 0, 1:
      return ObjectCall("update \(sections) \(vanished)") { _ in
        try screen.update(to: sections, vanished: vanished)
      }
    case 2:
      return ObjectCall("keep \(snapshot)") { _ in
        try screen.keep(load: { snapshot }, save: { _ in }, onFailure: { _ in })
      }
    case 3:
      return ObjectCall("read \(path) \(section)") { _ in
        _ = (screen.choice(inSection: section), screen.cell(for: nil, at: path))
        _ = screen.tableView(view, numberOfRowsInSection: section)
        _ = screen.tableView(view, titleForHeaderInSection: section)
        _ = screen.tableView(view, cellForRowAt: path)
      }
    case 4: return userCall(view)
    case 5:
      return ObjectCall("checkNone \(sections)") {
        try $0.change { table throws(SelectionError) in try table.checkNone(of: sections) }
      }
    case 6:
      let titles = (0..<below(4)).map { _ in one(of: [nil, "", "a"]) }
      return ObjectCall("update \(sections) \(titles) \(vanished)") {
        try $0.change { table throws(SelectionError) in
          try table.update(to: sections, titled: titles, vanished: vanished)
        }
      }
    default: return drivingCall()
    }
  }

  /// Conversions and values of the views' modules.
  @MainActor
  mutating func convert() -> String? {
    let set = set()
    if let mapping = mapping() { _ = ViewChanges(mapping)?.insertedRows }
    let cell = CheckableCell()
    cell.isChecked = flag()
    cell.accessoryType = UITableViewCell.AccessoryType(one(of: RowAccessory.allCases))
    let table = one(of: olderTables)
    cell.show(table.accessibility(for: path(), label: "", value: "", hint: nil))
    var indexes = IndexSet(set)
    // Foundation's set traps when a number joins two runs of which one ends near `Int.max`.
    if set.last.map({ $0 < .max / 2 }) ?? true { indexes.insert(below(9)) }
    return RowSet(indexes).subtracting(set).count > 1 ? "\(set) is read differently" : nil
  }
}
