// SPDX-License-Identifier: MIT

/// Changes that the app makes between two inputs.
extension SelectionCursor {
  /// Adopts a selection that the app has set: the run of extensions ends, and if a single item is
  /// selected and in the list, it becomes the anchor and the lead.
  ///
  ///     chosen = ["m3"]
  ///     cursor.adopt(chosen, in: ids)
  ///     cursor.lead                                          // "m3"
  ///
  /// Each input also does this first, so you need this method only to draw the focus before the
  /// next input.
  ///
  /// - Parameters:
  ///   - selection: The selected items.
  ///   - items: The items as they are shown, in order.
  /// - Complexity: O(*k*) for *k* selected items in a run; O(*d*) for one item at a distance of *d*
  ///   items from the lead.
  public mutating func adopt(_ selection: Set<ID>, in items: some RandomAccessCollection<ID>) {
    adopt(selection, in: FlatList(items))
  }

  mutating func adopt(_ selection: Set<ID>, in list: FlatList<ID>) {
    if base != nil,
      result != selection || anchor.flatMap({ list.place(of: $0, near: anchorPlace) }) == nil
    {
      base = nil
    }
    let only = selection.count == 1 ? selection.first : nil
    defer { onlyItem = only }
    guard let only, only != onlyItem, let place = list.place(of: only, near: leadPlace)
    else { return }
    (leadItem, leadPlace) = (only, place)
    (anchorItem, anchorPlace) = (only, place)
  }

  /// Updates the cursor and the selection for a change to the items: deselects removed items, and
  /// moves an anchor or a lead that was removed to the next remaining item, or otherwise to the
  /// previous item.
  ///
  ///     cursor.follow(from: ids, to: ["m1", "m5"], selection: &chosen)
  ///     chosen.isSubset(of: ["m1", "m5"])                    // true
  ///
  /// - Parameters:
  ///   - old: The items as they were shown.
  ///   - new: The items as they are now shown.
  ///   - selection: The selected items.
  /// - Returns: The resulting change.
  /// - Complexity: O(*n*) for *n* items, old and new.
  @discardableResult
  public mutating func follow(
    from old: some RandomAccessCollection<ID>, to new: some RandomAccessCollection<ID>,
    selection: inout Set<ID>
  ) -> CursorChange<ID> {
    let (old, new, oldLead) = (FlatList(old), FlatList(new), lead)
    adopt(selection, in: old)
    var gone = old.enabledItems(at: old.places)
    for place in new.places { gone.remove(new[place]) }
    var change = CursorChange<ID>()
    if !gone.isEmpty {
      if let anchor, gone.contains(anchor) {
        base = nil
        anchorItem = old.item(nextTo: anchor, near: anchorPlace, without: gone)
      }
      if let lead, gone.contains(lead) {
        leadItem = old.item(nextTo: lead, near: leadPlace, without: gone)
      }
      if let pressed, gone.contains(pressed) { liftPointer() }
      change.deselected = selection.intersection(gone)
      selection.subtract(gone)
      base?.subtract(gone)
      result = base == nil ? [] : selection
      onlyItem = selection.count == 1 ? selection.first : nil
    }
    change.moveFocus(from: oldLead, to: lead)
    return change
  }

  /// Discards a pointer that is down.
  mutating func liftPointer() { (pressed, waiting) = (nil, nil) }
}

extension FlatList {
  /// The next remaining item after a removed item, or if there is none, the previous remaining
  /// item; nil if no item remains.
  fileprivate func item(nextTo item: ID, near place: Int, without gone: Set<ID>) -> ID? {
    let start = self.place(of: item, near: place) ?? 0
    let next = first(from: start, by: 1) { !gone.contains($0) }
    return (next ?? first(from: start, by: -1) { !gone.contains($0) }).map { self[$0] }
  }
}
