// SPDX-License-Identifier: MIT

internal import HeadlessTable
internal import SelectionCore

/// A filter for trails: in each section one choice at most, and a tap moves the checkmark.
///
/// Some sections can be left without a choice: there a tap on the checked row clears it.
final class TrailTable: DemoTable {
  private(set) var choices: [ExclusiveList<String>]
  private var history = ModelHistory<[ExclusiveList<String>]>()

  init() {
    let filters: [(title: String, isOptional: Bool, choice: String?, rows: [String])] = [
      ("Difficulty", false, "easy", ["easy", "moderate", "hard", "for climbers"]),
      ("Length", false, "up to 10 km", ["up to 5 km", "up to 10 km", "up to 20 km", "any length"]),
      ("Way", true, nil, ["there and back", "round trip", "one way"]),
      ("Surface", true, nil, ["paved", "gravel", "forest path", "rock", "snow"]),
      ("Dogs", false, "on a lead", ["not allowed", "on a lead", "allowed"]),
    ]
    choices = filters.map { ExclusiveList(checked: $0.choice, isOptional: $0.isOptional) }
    super.init(
      name: "Trail filter",
      sections: filters.map { filter in
        DemoSection(title: filter.title, rows: filter.rows.map { DemoRow(id: $0, label: $0) })
      })
  }

  override var summary: String {
    let chosen = choices.compactMap(\.checked)
    return chosen.isEmpty ? "any trail" : chosen.joined(separator: ", ")
  }

  override func summary(ofSection section: Int) -> String {
    choices[section].isOptional ? "one or none" : "one"
  }

  override func tableView(_ tableView: TableView, cellForRowAt indexPath: RowPath) -> TableViewCell
  {
    let cell = super.tableView(tableView, cellForRowAt: indexPath)
    cell.accessoryType = choices[indexPath.section].accessory(for: row(at: indexPath).id)
    return cell
  }

  override func tableView(_ tableView: TableView, didSelectRowAt indexPath: RowPath) {
    super.tableView(tableView, didSelectRowAt: indexPath)
    tableView.deselectRow(at: indexPath, animated: true)
    let old = choices
    let change = choices[indexPath.section].tap(row(at: indexPath).id)
    if !change.isEmpty { history.record(old) }
    note("checked +\(change.checked.count) −\(change.unchecked.count)")
    show()
  }

  override func chooseAll() { note("a section holds one checkmark at most") }

  override func chooseNone() {
    let old = choices
    for section in choices.indices where choices[section].isOptional {
      choices[section].uncheck()
    }
    if choices != old { history.record(old) }
    note("cleared where none is allowed")
    show()
  }

  override func invert() { chooseAll() }

  override func undo() { bringBack(history.undo(from: choices)) }

  override func redo() { bringBack(history.redo(from: choices)) }

  private func bringBack(_ model: [ExclusiveList<String>]?) {
    guard let model else { return note("nothing to bring back") }
    choices = model
    show()
  }

  /// Renders the rows on the screen anew; cells that show what they did are not drawn again.
  private func show() {
    for path in table.indexPathsForVisibleRows ?? [] {
      table.cellForRow(at: path)?.accessoryType = choices[path.section].accessory(
        for: row(at: path).id)
    }
  }
}
