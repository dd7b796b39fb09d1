// SPDX-License-Identifier: MIT
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

extension NSCollectionView {
  /// The changes of a batch: deletions and sources have the numbers before it, insertions and
  /// destinations those after it.
  struct Batch {
    var deletedSections = IndexSet()
    var insertedSections = IndexSet()
    var movedSections: [Int: Int] = [:]
    var deletedItems: Set<IndexPath> = []
    var insertedItems: Set<IndexPath> = []
    /// The sources of moved items, by their destinations.
    var movedItems: [IndexPath: IndexPath] = [:]
  }

  public func performBatchUpdates(
    _ updates: (() -> Void)?, completionHandler: ((Bool) -> Void)? = nil
  ) {
    // From memory: the view asks for the counts before a batch if it doesn't know them.
    let old = counts
    batch = Batch()
    updates?()
    guard let batch else { return StandIn.complain("a batch in a batch") }
    self.batch = nil
    let new = askForCounts()
    knownCounts = new
    apply(batch, from: old, to: new)
    needsLayout = true
    finishEvent()
    completionHandler?(true)
  }

  public func insertItems(at indexPaths: Set<IndexPath>) {
    batch?.insertedItems.formUnion(indexPaths)
  }
  public func deleteItems(at indexPaths: Set<IndexPath>) {
    batch?.deletedItems.formUnion(indexPaths)
  }
  public func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    batch?.movedItems[newIndexPath] = indexPath
  }
  public func insertSections(_ sections: IndexSet) { batch?.insertedSections.formUnion(sections) }
  public func deleteSections(_ sections: IndexSet) { batch?.deletedSections.formUnion(sections) }
  public func moveSection(_ section: Int, toSection newSection: Int) {
    batch?.movedSections[newSection] = section
  }

  /// Gives items and selection their new paths, and complains if the batch doesn't lead from the
  /// old numbers of items to the new ones.
  private func apply(_ batch: Batch, from old: [Int], to new: [Int]) {
    let gone = batch.deletedSections.union(IndexSet(batch.movedSections.values))
    var others = old.indices.filter { !gone.contains($0) }[...]
    let sources = new.indices.map { section -> Int? in
      if batch.insertedSections.contains(section) { return nil }
      return batch.movedSections[section] ?? others.popFirst() ?? -1
    }
    guard others.isEmpty, !sources.contains(-1) else {
      return StandIn.complain("the batch doesn't lead to \(new.count) sections")
    }
    var former: [IndexPath: IndexPath] = [:]
    for (section, source) in sources.enumerated() {
      guard let source else { continue }
      let leaving = batch.deletedItems.union(batch.movedItems.values)
      var rest = (0..<old[source]).map { IndexPath(item: $0, section: source) }
        .filter { !leaving.contains($0) }[...]
      for item in 0..<new[section] {
        let path = IndexPath(item: item, section: section)
        if batch.insertedItems.contains(path) { continue }
        guard let source = batch.movedItems[path] ?? rest.popFirst() else {
          return StandIn.complain("the batch leaves too few items in section \(section)")
        }
        former[path] = source
      }
      if !rest.isEmpty { StandIn.complain("the batch leaves too many items in section \(section)") }
    }
    let kept = Set(former.values)
    hideItems { !kept.contains($0) }
    let (oldItems, oldSelection) = (items, selectionIndexPaths)
    items = former.compactMapValues { oldItems[$0] }
    selectionIndexPaths = Set(former.filter { oldSelection.contains($0.value) }.keys)
  }
}
