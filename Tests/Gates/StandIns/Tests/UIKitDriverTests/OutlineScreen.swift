// SPDX-License-Identifier: MIT

import SelectionCore
import SelectionOutline
import UIKitOutlineViews
import SelectionUIKit
import SelectionViews
import UIKit
import XCTest

/// A collection view with a tree, and its driver.
@MainActor
final class OutlineScreen {
  let view = UICollectionView()
  let window = UIWindow()
  private(set) var driver: OutlineDriver<String>

  init(
    _ nodes: [OutlineNode<String>], policy: SelectionPolicy = .multiple,
    options: OutlineOptions = OutlineOptions(), habits: UICollectionView.Habits = .init()
  ) throws {
    view.habits = habits
    view.pageCount = 12
    view.register(RowCell.self, forCellWithReuseIdentifier: "node")
    view.window = window
    let outline = try OutlineSelection(nodes: nodes, policy: policy, options: options)
    driver = OutlineDriver(view, outline, cell: Self.cell)
    view.layoutIfNeeded()
  }

  /// Gives the view a driver, which replaces the one before.
  func drive(_ outline: OutlineSelection<String>) {
    driver = OutlineDriver(view, outline, cell: Self.cell)
  }

  private static func cell(
    _ view: UICollectionView, _ indexPath: IndexPath, _ id: String
  ) -> UICollectionViewListCell {
    let cell = view.dequeueReusableCell(withReuseIdentifier: "node", for: indexPath)
    return cell as? RowCell ?? RowCell()
  }

  func cell(_ row: Int) -> RowCell? {
    view.cellForItem(at: IndexPath(row: row, section: 0)) as? RowCell
  }

  /// The box in the cell of a row.
  func box(_ row: Int) -> UIButton? {
    for accessory in cell(row)?.accessories ?? [] {
      if case .customView(let view) = accessory.accessoryType { return view as? UIButton }
    }
    return nil
  }

  /// The rows as a user sees them: triangle, box, and identity.
  var texts: [String] {
    view.indexPathsForVisibleItems.sorted().map { row in
      let item = driver.dataSource.itemIdentifier(for: row)
      let isGroup = cell(row.row)?.accessories.contains { $0.accessoryType == .outlineDisclosure }
      let isOpen = item.map { driver.dataSource.snapshot(for: 0).isExpanded($0) } ?? false
      let triangle = isGroup == true ? (isOpen ? "▾ " : "▸ ") : ""
      let symbols = ["square": "☐", "minus.square.fill": "▣", "checkmark.square.fill": "☑"]
      let box = box(row.row)?.image.flatMap { symbols[$0.systemName] } ?? "-"
      return "\(triangle)\(box) \(item?.id ?? "?")"
    }
  }

  /// The rows as the outline has them.
  private var expectedTexts: [String] {
    let outline = driver.base.currentTable
    return view.indexPathsForVisibleItems.sorted().map { row in
      guard let node = outline.rows.rowNumber(of: RowPath(row)),
        let id = driver.id(at: RowPath(row))
      else { return "?" }
      let isOpen = !outline.forest.collapsed.contains(node)
      let triangle = outline.forest.isGroup(node) ? (isOpen ? "▾ " : "▸ ") : ""
      let boxes = [MarkedPart.none: "☐", .partial: "▣", .all: "☑"]
      return "\(triangle)\(boxes[outline.state(ofNode: node)] ?? "-") \(id)"
    }
  }

  /// A difference between the view and the outline, or nil.
  var difference: String? {
    let outline = driver.base.currentTable.rows
    let shape = outline.shape
    let expected = Set(outline.selectedRows.positions.compactMap(shape.path))
    let selected = Set((view.indexPathsForSelectedItems ?? []).map { RowPath($0) })
    if selected != expected {
      return "selected in the view: \(selected.sorted()), in the table: \(expected.sorted())"
    }
    if view.numberOfItems(inSection: 0) != shape.rowCount { return "the rows differ" }
    if texts != expectedTexts { return "the view shows \(texts) in place of \(expectedTexts)" }
    for row in view.indexPathsForVisibleItems.map({ RowPath($0) }) {
      let isSelected = cell(row.row)?.isSelected ?? false
      if isSelected != expected.contains(row) { return "the cell of \(row) looks wrong" }
    }
    return nil
  }

  /// Fails unless the view shows the outline.
  func check(_ message: String = "", file: StaticString = #filePath, line: UInt = #line) {
    XCTAssertNil(difference, message, file: file, line: line)
  }
}
