// SPDX-License-Identifier: MIT

internal import HeadlessTable
internal import SelectionCore

/// A packing list: any number of things is checked, and a tap toggles.
///
/// What is packed is the model's to know. A tap leaves nothing selected; each cell is rendered from the model.
final class PackingTable: DemoTable {
  private(set) var packed = InclusiveList<String>(checked: ["tent", "map"])
  private var history = ModelHistory<InclusiveList<String>>()

  init() {
    let things: [(String, [(String, String)])] = [
      (
        "Shelter",
        [
          ("tent", "2.1 kg"), ("sleeping bag", "950 g"), ("sleeping mat", "480 g"),
          ("pillow", "90 g"), ("tarp", "610 g"),
        ]
      ),
      (
        "Kitchen",
        [
          ("stove", "75 g"), ("gas", "380 g"), ("pot", "210 g"), ("spoon", "12 g"),
          ("matches", "20 g"), ("coffee", "150 g"), ("water filter", "66 g"),
        ]
      ),
      (
        "Clothes",
        [
          ("rain jacket", "320 g"), ("down jacket", "340 g"), ("socks, two pairs", "120 g"),
          ("hat", "60 g"), ("gloves", "70 g"),
        ]
      ),
      (
        "Small things",
        [
          ("map", "80 g"), ("compass", "35 g"), ("head torch", "85 g"), ("first aid kit", "180 g"),
          ("pocket knife", "60 g"), ("sunscreen", "110 g"), ("toothbrush", "15 g"),
        ]
      ),
    ]
    super.init(
      name: "Packing list",
      sections: things.map { title, rows in
        DemoSection(
          title: title, rows: rows.map { DemoRow(id: $0.0, label: $0.0, detail: $0.1) })
      })
  }

  private var items: [String] { sections.flatMap { $0.rows.map(\.id) } }

  override var summary: String {
    "\(items.count { packed.isChecked($0) }) of \(items.count) packed"
  }

  override func summary(ofSection section: Int) -> String {
    let rows = sections[section].rows
    return "\(rows.count { packed.isChecked($0.id) }) of \(rows.count)"
  }

  override func tableView(_ tableView: TableView, cellForRowAt indexPath: RowPath) -> TableViewCell
  {
    let cell = super.tableView(tableView, cellForRowAt: indexPath)
    cell.accessoryType = packed.accessory(for: row(at: indexPath).id)
    return cell
  }

  override func tableView(_ tableView: TableView, didSelectRowAt indexPath: RowPath) {
    super.tableView(tableView, didSelectRowAt: indexPath)
    tableView.deselectRow(at: indexPath, animated: true)
    pack { $0.tap(row(at: indexPath).id) }
  }

  override func chooseAll() { pack { $0.check(items) } }

  override func chooseNone() { pack { $0.uncheckAll() } }

  override func invert() {
    let old = packed.checked
    pack { list in
      var change = list.uncheck(old)
      change.checked = list.check(items.filter { !old.contains($0) }).checked
      return change
    }
  }

  override func undo() { bringBack(history.undo(from: packed)) }

  override func redo() { bringBack(history.redo(from: packed)) }

  private func bringBack(_ model: InclusiveList<String>?) {
    guard let model else { return note("nothing to bring back") }
    let old = packed.checked
    packed = model
    show(
      CheckmarkChange(
        checked: model.checked.subtracting(old), unchecked: old.subtracting(model.checked)))
  }

  /// Changes the model, and shows what that changed.
  private func pack(_ body: (inout InclusiveList<String>) -> CheckmarkChange<String>) {
    let old = packed
    let change = body(&packed)
    if !change.isEmpty { history.record(old) }
    show(change)
  }

  /// Renders anew what a change names, as far as it is on the screen.
  private func show(_ change: CheckmarkChange<String>) {
    note("checked +\(change.checked.count) −\(change.unchecked.count)")
    for path in table.indexPathsForVisibleRows ?? []
    where change.itemsToRedraw.contains(row(at: path).id) {
      table.cellForRow(at: path)?.accessoryType = packed.accessory(for: row(at: path).id)
    }
  }
}
