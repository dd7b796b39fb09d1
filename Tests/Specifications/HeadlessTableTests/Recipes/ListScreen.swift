// SPDX-License-Identifier: MIT

import Fixtures
import HeadlessTable
import SelectionCore

/// A view controller with one section of named rows, which each recipe subclasses.
class ListScreen: TableViewController {
  var items: [String]

  init(_ items: [String], visibleRowCount: Int = 12) {
    self.items = items
    super.init(style: .plain)
    tableView.visibleRowCount = visibleRowCount
  }

  required init?(coder: NibCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(TableViewCell.self, forCellReuseIdentifier: "item")
  }

  override func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    items.count
  }

  override func tableView(_ tableView: TableView, cellForRowAt indexPath: RowPath) -> TableViewCell
  {
    let cell = tableView.dequeueReusableCell(withIdentifier: "item", for: indexPath)
    cell.textLabel?.text = items[indexPath.row]
    return cell
  }

  /// The texts on the screen whose cells satisfy a condition.
  func texts(where isMeant: (TableViewCell) -> Bool) -> [String] {
    tableView.visibleCells.filter(isMeant).compactMap { $0.textLabel?.text }
  }

  /// The texts on the screen that have a checkmark.
  var checkedTexts: [String] { texts { $0.shownAccessoryType == .checkmark } }

  /// The texts on the screen that look selected.
  var selectedTexts: [String] { texts(where: \.isSelected) }
}

extension RowPath {
  /// A row of the first section.
  static func row(_ row: Int) -> RowPath { RowPath(row: row, section: 0) }
}
