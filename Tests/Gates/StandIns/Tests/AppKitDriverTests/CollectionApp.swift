// SPDX-License-Identifier: MIT
import AppKit
import SelectionAppKit
import SelectionCore
import XCTest

/// An app with a collection view.
@MainActor
class CollectionApp: StandInObject, NSCollectionViewDataSource,
  CollectionViewDidSelectItemsAtIndexPaths
{
  let view = NSCollectionView()
  private(set) var driver: CollectionDriver<IdentifiedTable<String>>!
  private(set) var selected: [Set<IndexPath>] = []
  private(set) var refusals: [Refusal<String>] = []

  init(_ table: IdentifiedTable<String>) {
    super.init()
    view.delegate = self
    drive(table)
    view.dataSource = self
    view.window = NSWindow()
    view.finishEvent()
  }

  /// Gives the view a driver, which replaces the one before.
  func drive(_ table: IdentifiedTable<String>) {
    driver = CollectionDriver(view, table)
    driver.onRefusal = { [unowned self] in refusals.append($0) }
  }

  convenience init(_ sections: [[String]], policy: SelectionPolicy = .multiple) {
    self.init(IdentifiedTable(sections: sections, policy: policy))
  }

  func numberOfSections(in collectionView: NSCollectionView) -> Int { driver.shape.sectionCount }

  func collectionView(
    _ collectionView: NSCollectionView, numberOfItemsInSection section: Int
  ) -> Int { driver.shape.rows(inSection: section)?.count ?? 0 }

  func collectionView(
    _ collectionView: NSCollectionView, itemForRepresentedObjectAt indexPath: IndexPath
  ) -> NSCollectionViewItem {
    let item = NSCollectionViewItem()
    item.title = driver.id(at: indexPath) ?? ""
    return item
  }

  func collectionView(
    _ collectionView: NSCollectionView, didSelectItemsAt indexPaths: Set<IndexPath>
  ) { selected.append(indexPaths) }

  /// How the view differs from the table.
  func differences() -> [String] {
    view.finishEvent()
    var found: [String] = []
    let table = driver.currentTable
    let wanted = Set(table.rows.selectedRows.map { IndexPath($0) })
    if wanted.count <= 1_000, view.selectionIndexPaths != wanted {
      found.append("the view selects \(view.selectionIndexPaths.sorted()), not \(wanted.sorted())")
    }
    for path in view.indexPathsForVisibleItems() {
      guard let item = view.item(at: path) else {
        if view.window != nil { found.append("no item \(path)") }
        continue
      }
      if item.title != driver.id(at: path) { found.append("\(path) shows \(item.title)") }
      if item.isSelected != wanted.contains(path) { found.append("\(path) looks wrong") }
    }
    return found
  }
}

/// An app whose data source doesn't read the driver's shape.
@MainActor
class CollectionAppWithOwnCounts: CollectionApp {
  override func numberOfSections(in collectionView: NSCollectionView) -> Int {
    driver.currentTable.rows.shape.sectionCount
  }

  override func collectionView(
    _ collectionView: NSCollectionView, numberOfItemsInSection section: Int
  ) -> Int { driver.currentTable.rows.shape.rows(inSection: section)?.count ?? 0 }
}
