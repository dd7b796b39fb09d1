// SPDX-License-Identifier: MIT

import RandomChoices
import SelectionCore
import SelectionUIKit
import SelectionViews
import UIKit
import XCTest

/// A list's cell, some of which have an accessory of the app's own.
final class RowCell: UICollectionViewListCell {}

/// The app's data source, whose rows are the driver's.
final class RowsSource: StandInObject, UICollectionViewDataSource {
  unowned var driver: CollectionDriver<IdentifiedTable<Int>>
  init(_ driver: CollectionDriver<IdentifiedTable<Int>>) { self.driver = driver }

  func numberOfSections(in collectionView: UICollectionView) -> Int { driver.shape.sectionCount }
  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { driver.shape.rowCount(inSection: section) ?? 0 }
  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "row", for: indexPath)
    if let cell = cell as? RowCell, let id = driver.id(at: indexPath) {
      cell.accessories = Screen.appsAccessories(of: id)
    }
    driver.configure(cell, at: indexPath)
    return cell
  }
  func collectionView(
    _ collectionView: UICollectionView, moveItemAt source: IndexPath, to destination: IndexPath
  ) { driver.viewMovedRow(at: RowPath(source), to: RowPath(destination)) }
}

/// The app's delegate, which records calls and refuses some rows.
final class AppDelegate: StandInObject, CollectionViewShouldSelectItemAtIndexPath,
  CollectionViewDidSelectItemAtIndexPath, CollectionViewDidDeselectItemAtIndexPath
{
  var selected: [IndexPath] = []
  var deselected: [IndexPath] = []
  var onSelect: (() -> Void)?
  var refused: Set<IndexPath> = []
  func collectionView(
    _ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath
  ) -> Bool { !refused.contains(indexPath) }
  func collectionView(
    _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
  ) {
    selected.append(indexPath)
    onSelect?()
  }
  func collectionView(
    _ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath
  ) { deselected.append(indexPath) }
}

/// A collection view with a list, and its driver.
@MainActor
final class Screen: TestedScreen {
  let view = UICollectionView()
  let window = UIWindow()
  let delegate = AppDelegate()
  private(set) var driver: CollectionDriver<IdentifiedTable<Int>>
  private let source: RowsSource

  init(
    _ sections: [[Int]], _ policy: SelectionPolicy, habits: UICollectionView.Habits = .init(),
    isOnScreen: Bool = true
  ) {
    view.habits = habits
    view.register(RowCell.self, forCellWithReuseIdentifier: "row")
    view.delegate = delegate
    driver = CollectionDriver(view, IdentifiedTable(sections: sections, policy: policy))
    source = RowsSource(driver)
    view.dataSource = source
    if isOnScreen { view.window = window }
    view.layoutIfNeeded()
  }

  func drive(_ table: IdentifiedTable<Int>) {
    driver = CollectionDriver(view, table)
    source.driver = driver
    view.reloadData()
  }

  /// The accessories that the app gives to every third row.
  static func appsAccessories(of id: Int) -> [UICellAccessory] {
    id % 3 == 0 ? [.delete(displayed: .always)] : []
  }

  /// The rows selected in the view.
  var selectedInView: Set<RowPath> {
    Set((view.indexPathsForSelectedItems ?? []).map { RowPath($0) })
  }

  /// The cell of an item in view.
  func cell(_ row: Int, section: Int = 0) -> RowCell? {
    view.cellForItem(at: IndexPath(row: row, section: section)) as? RowCell
  }

  var rows: RowsView { view }
  var base: SelectionDriver<IdentifiedTable<Int>> { driver.base }
  var isEditing: Bool {
    get { view.isEditing }
    set { view.isEditing = newValue }
  }
  var refused: Set<IndexPath> {
    get { delegate.refused }
    set { delegate.refused = newValue }
  }
  var onSelect: (() -> Void)? {
    get { delegate.onSelect }
    set { delegate.onSelect = newValue }
  }
  var rowsInView: [RowPath] { view.indexPathsForVisibleItems.map { RowPath($0) }.sorted() }

  func setSelected(_ isSelected: Bool, _ row: IndexPath) {
    if isSelected {
      view.selectItem(at: row, animated: false, scrollPosition: [])
    } else {
      view.deselectItem(at: row, animated: false)
    }
  }

  func differenceOfCell(at row: RowPath, _ id: Int) -> String? {
    guard let cell = cell(row.row, section: row.section) else { return "has no cell" }
    let shown = cell.visibleAccessories(isEditing: view.isEditing)
    let own = Self.appsAccessories(of: id).map(\.accessoryType)
    let accessories = own + Self.accessoryTypes(base.currentTable.rows.accessory(for: row))
    if shown != accessories { return "shows \(shown) in place of \(accessories)" }
    return difference(of: cell, at: row)
  }

  private static func accessoryTypes(_ accessory: RowAccessory) -> [UICellAccessory.AccessoryType] {
    switch accessory {
    case .none, .control: []
    case .checkmark: [.checkmark]
    case .disclosureIndicator: [.disclosureIndicator]
    case .detailButton: [.detail]
    case .detailDisclosureButton: [.detail, .disclosureIndicator]
    }
  }
}

extension UICollectionView {
  /// Taps an item of the first section.
  func tap(_ row: Int) { tap(IndexPath(row: row, section: 0)) }
}
