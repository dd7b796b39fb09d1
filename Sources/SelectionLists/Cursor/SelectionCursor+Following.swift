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
    if base != nil,
      result != selection || anchor.flatMap { items.place(of: $0, near: anchorPlace) } == nil
    {
      base = nil
    }
    let only = selection.count == 1 ? selection.first : nil
    defer { onlyItem = only }
    guard let only, only != onlyItem,
      let place = items.place(of: only, near: leadPlace)
    else { return }
    (lead, leadPlace) = (only, place)
    (anchor, anchorPlace) = (only, place)
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
      if let anchor, gone.contains(anchor) {
        base = nil
        self.anchor = old.element(nextTo: anchor, near: anchorPlace, without: gone)
      }
      if let lead, gone.contains(lead) {
        self.lead = old.element(nextTo: lead, near: leadPlace, without: gone)
      }
      if let pressed, gone.contains(pressed) { liftPointer() }
      change.deselected = selection.intersection(gone)
      selection.subtract(gone)
      base?.subtract(gone)
      result = base == nil ? [] : selection
      onlyItem = selection.count == 1 ? selection.first : nil
    }
    change.newLead = lead
    return change
  }

  /// Forgets a pointer that is down.
  mutating func liftPointer() { (pressed, waiting) = (nil, nil) }
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

  /// The place of an element, or the nearest one to where it was if it isn't there; nil if there is
  /// none.
  func place(read element: Element, near place: Int) -> Int? {
    self.place(of: element, near: place) ?? (isEmpty ? nil : Swift.min(place, count - 1))
  }
}

extension RandomAccessCollection where Element: Hashable {
  /// The next element after one that isn't gone, else the one before; nil if all are gone.
  fileprivate func element(
    nextTo element: Element, near place: Int, without gone: Set<Element>
  ) -> Element? {
    let start = self.place(of: element, near: place) ?? 0
    return dropFirst(start).first { !gone.contains($0) }
      ?? prefix(start).last { !gone.contains($0) }
  }
}
