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
  ///   items from the lead, and for the item on which a pointer is down.
  public mutating func adopt(_ selection: Set<ID>, in items: some RandomAccessCollection<ID>) {
    adopt(selection, in: FlatList(items))
  }

  mutating func adopt(_ selection: Set<ID>, in list: FlatList<ID>) {
    if list.place(of: pressedItems, near: leadPlace) == nil { liftPointer() }
    if base != nil,
      result != selection || list.place(of: anchorItems, near: anchorPlace) == nil
    {
      base = nil
    }
    let only = selection.count == 1 && selection != result ? Array(selection) : []
    if let place = list.place(of: only, near: leadPlace) {
      (leadItems, leadPlace) = (only, place)
      (anchorItems, anchorPlace) = (only, place)
    }
    remember(selection)
  }

  /// Discards a pointer that is down.
  mutating func liftPointer() { (pressedItems, waiting) = ([], nil) }

  /// Remembers what is selected after an input, as far as the next input compares it.
  mutating func remember(_ selection: Set<ID>) {
    // A single item is copied: sharing the app's set, which may once have been large, would make
    // the next change copy all its storage.
    result = base != nil ? selection : selection.count == 1 ? Set(Array(selection)) : Set()
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
    let new = FlatList(new)
    return perform(in: old, &selection, { _ in true }) { $0.follow(to: new) }
  }
}

extension CursorInput {
  /// Deselects the items that aren't in a new list, and moves an anchor or a lead that is gone.
  fileprivate mutating func follow(to new: FlatList<ID>) {
    continuesRun = true
    var gone = list.enabledItems(at: list.places)
    for place in new.places { gone.remove(new[place]) }
    if !gone.isDisjoint(with: cursor.anchorItems) { cursor.base = nil }
    cursor.anchorItems = remaining(cursor.anchorItems, near: cursor.anchorPlace, without: gone)
    cursor.leadItems = remaining(cursor.leadItems, near: cursor.leadPlace, without: gone)
    change.deselected = gone.filter(selection.contains)
    selection.subtract(gone)
    cursor.base?.subtract(gone)
  }

  /// The anchor or the lead; if the item is removed, the next remaining item, or if there is none,
  /// the previous remaining item, if any.
  private func remaining(_ items: [ID], near place: Int, without gone: Set<ID>) -> [ID] {
    if gone.isDisjoint(with: items) { return items }
    func remains(_ item: ID) -> Bool { !gone.contains(item) }
    let start = list.place(of: items, near: place) ?? 0
    let next =
      list.first(from: start, by: 1, where: remains)
      ?? list.first(from: start, by: -1, where: remains)
    if let next { return [list[next]] } else { return [] }
  }
}
