// SPDX-License-Identifier: MIT

/// What the app does between two inputs.
extension SelectionCursor {
  /// Takes over a selection that the app has set, as each input does first: the run of extensions is
  /// over, and one item alone, if it is in the list, becomes anchor and lead.
  ///
  ///     chosen = ["m3"]
  ///     cursor.adopt(chosen, in: ids)
  ///     cursor.lead                                          // "m3"
  ///
  /// Needed only to draw the focus before the next input.
  ///
  /// - Parameters:
  ///   - selection: The selected items.
  ///   - items: The items as they are shown, in order.
  /// - Complexity: O(*k*) for *k* selected items in a run; O(*d*) for one item at a distance of *d*
  ///   items from the lead.
  public mutating func adopt(_ selection: Set<ID>, in items: some RandomAccessCollection<ID>) {
    if run != nil, run?.result != selection || anchorSpot?.isThere(in: items) != true { run = nil }
    let only = selection.count == 1 ? selection.first : nil
    defer { onlyItem = only }
    guard let only, only != onlyItem,
      let place = items.place(of: only, near: leadSpot?.place ?? 0)
    else { return }
    leadSpot = Spot(item: only, place: place)
    anchorSpot = leadSpot
  }

  /// Follows a change of the items: what is gone is no longer selected, and an anchor or lead that
  /// is gone becomes the next item that stays, else the one before.
  ///
  ///     cursor.follow(from: ids, to: ["m1", "m5"], selection: &chosen)
  ///     chosen.isSubset(of: ["m1", "m5"])                    // true
  ///
  /// - Parameters:
  ///   - old: The items as they were shown.
  ///   - new: The items as they are shown now.
  ///   - selection: The selected items.
  /// - Returns: The resulting change.
  /// - Complexity: O(*n*) for *n* items, old and new.
  @discardableResult
  public mutating func follow(
    from old: some RandomAccessCollection<ID>, to new: some RandomAccessCollection<ID>,
    selection: inout Set<ID>
  ) -> CursorChange<ID> {
    adopt(selection, in: old)
    var change = CursorChange(oldLead: lead)
    let gone = Set(old).subtracting(new)
    if !gone.isEmpty {
      if let anchor, gone.contains(anchor) { run = nil }
      anchorSpot = anchorSpot?.surviving(gone, from: old, to: new)
      leadSpot = leadSpot?.surviving(gone, from: old, to: new)
      if let item = press?.item, gone.contains(item) { press = nil }
      change.deselected = selection.intersection(gone)
      selection.subtract(gone)
      run?.base.subtract(gone)
      run?.result = selection
      onlyItem = selection.count == 1 ? selection.first : nil
    }
    change.newLead = lead
    return change
  }
}

extension SelectionCursor.Spot {
  func isThere(in items: some RandomAccessCollection<ID>) -> Bool {
    items.place(of: item, near: place) != nil
  }

  /// The item, or the one that has its place if it isn't in the list; nil in an empty list.
  func reading(in items: some RandomAccessCollection<ID>) -> Self? {
    if let place = items.place(of: item, near: place) { return Self(item: item, place: place) }
    if items.isEmpty { return nil }
    let place = Swift.min(place, items.count - 1)
    return Self(item: items[place: place], place: place)
  }

  /// The item, or the next one that isn't gone, else the one before; nil if all are gone.
  fileprivate func surviving(
    _ gone: Set<ID>, from old: some RandomAccessCollection<ID>,
    to new: some RandomAccessCollection<ID>
  ) -> Self? {
    var item = item
    if gone.contains(item) {
      let start = old.place(of: item, near: place) ?? 0
      let next = old.dropFirst(start).first { !gone.contains($0) }
      guard let stays = next ?? old.prefix(start).last(where: { !gone.contains($0) })
      else { return nil }
      item = stays
    }
    return Self(item: item, place: new.place(of: item, near: place) ?? place)
  }
}

extension RandomAccessCollection where Element: Equatable {
  /// The element at a place.
  subscript(place place: Int) -> Element { self[index(startIndex, offsetBy: place)] }

  /// The place of an element nearest to a place; nil if it isn't there.
  ///
  /// - Complexity: O(*d*) for a distance of *d*.
  func place(of element: Element, near place: Int) -> Int? {
    let count = count
    guard count > 0 else { return nil }
    let start = Swift.max(0, Swift.min(place, count - 1))
    for distance in 0..<Swift.max(start + 1, count - start) {
      if start + distance < count, self[place: start + distance] == element {
        return start + distance
      }
      if distance <= start, self[place: start - distance] == element { return start - distance }
    }
    return nil
  }
}
