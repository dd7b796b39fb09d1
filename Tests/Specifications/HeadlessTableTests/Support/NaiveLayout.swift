// SPDX-License-Identifier: MIT

import HeadlessTable
import SelectionCore

/// A table of rows, headers and footers of any heights, laid out by adding them up.
@MainActor
final class TallScreen: TableViewDataSource, TableViewDelegate {
  struct Section: Equatable {
    var header = 0.0
    var rows: [Double]
    var footer = 0.0
  }

  var sections: [Section]
  let table: TableView
  /// The number of row heights for which the table has asked.
  private(set) var askedCount = 0
  /// An action to perform when a row's height is asked for.
  var onHeight: (() -> Void)?

  init(_ sections: [Section], height: Double) {
    self.sections = sections
    table = TableView(frame: TableRect(x: 0, y: 0, width: 320, height: height), style: .plain)
    table.register(TableViewCell.self, forCellReuseIdentifier: "row")
    table.dataSource = self
    table.delegate = self
  }

  func numberOfSections(in tableView: TableView) -> Int { sections.count }

  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    sections[section].rows.count
  }

  func tableView(_ tableView: TableView, cellForRowAt indexPath: RowPath) -> TableViewCell {
    tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
  }

  func tableView(_ tableView: TableView, heightForRowAt indexPath: RowPath) -> Double {
    askedCount += 1
    onHeight?()
    return sections[indexPath.section].rows[indexPath.row]
  }

  func tableView(_ tableView: TableView, heightForHeaderInSection section: Int) -> Double {
    sections[section].header
  }

  func tableView(_ tableView: TableView, heightForFooterInSection section: Int) -> Double {
    sections[section].footer
  }

  /// The rectangle of each row, in order.
  var naiveRects: [(row: RowPath, rect: TableRect)] {
    var rects: [(RowPath, TableRect)] = []
    var place = 0.0
    for (number, section) in sections.enumerated() {
      place += section.header
      for (row, height) in section.rows.enumerated() {
        rects.append(
          (
            RowPath(row: row, section: number),
            TableRect(x: 0, y: place, width: 320, height: height)
          ))
        place += height
      }
      place += section.footer
    }
    return rects
  }

  /// The height of the whole content.
  var naiveHeight: Double {
    sections.reduce(0) { $0 + $1.header + $1.rows.reduce(0, +) + $1.footer }
  }

  /// The rows that are partly in the viewport, and rows without height among them.
  var naiveVisible: [RowPath] {
    let top = table.contentOffset.y
    let bottom = top + table.frame.height
    let rects = naiveRects
    guard table.frame.height > 0,
      let first = rects.firstIndex(where: { $0.rect.maxY > top }),
      let last = rects.lastIndex(where: { $0.rect.minY < bottom }), first <= last
    else { return [] }
    return rects[first...last].map(\.row)
  }
}
