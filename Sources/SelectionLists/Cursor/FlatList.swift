// SPDX-License-Identifier: MIT

/// A list as the user sees it: items by their places, and which of them the user can change.
///
/// The type isn't generic over the collection, because separate code for each collection type would
/// be larger than all other code.
struct FlatList<ID: Hashable> {
  let count: Int
  private let item: (Int) -> ID
  let isEnabled: (ID) -> Bool

  init(
    _ items: some RandomAccessCollection<ID>, isEnabled: @escaping (ID) -> Bool = { _ in true }
  ) {
    count = items.count
    item = { items[items.index(items.startIndex, offsetBy: $0)] }
    self.isEnabled = isEnabled
  }

  /// The item at a place.
  subscript(place: Int) -> ID { item(place) }

  var places: Range<Int> { 0..<count }

  /// The first place whose item has a property, going from a given place by a step.
  ///
  /// - Complexity: O(*d*) for a distance of *d* steps.
  func first(from place: Int, by step: Int, where isWanted: (ID) -> Bool) -> Int? {
    var place = place
    while place >= 0, place < count {
      if isWanted(item(place)) { return place }
      // In the longest lists, places past the end wrap around; they are then invalid, too.
      place &+= step
    }
    return nil
  }

  /// The place of an item, if any, that is nearest to a given place; nil if the item isn't in the
  /// list.
  ///
  /// - Complexity: O(*d*) for a distance of *d*.
  func place(of items: [ID], near place: Int) -> Int? {
    guard let wanted = items.first else { return nil }
    var (after, before) = (min(max(place, 0), count), min(max(place, 0), count))
    while before > 0 || after < count {
      if after < count, item(after) == wanted { return after }
      if before > 0, item(before - 1) == wanted { return before - 1 }
      (after, before) = (min(after + 1, count), max(before - 1, 0))
    }
    return nil
  }

  /// The place of an item, or if the item isn't in the list, the place nearest to its last place;
  /// nil without an item or in an empty list.
  func place(read items: [ID], near place: Int) -> Int? {
    self.place(of: items, near: place)
      ?? (items.isEmpty || count == 0 ? nil : min(place, count - 1))
  }

  /// The items at the given places that the user can change.
  ///
  /// - Complexity: O(*k*) for *k* places.
  func enabledItems(at places: Range<Int>) -> Set<ID> {
    var items = Set<ID>(minimumCapacity: places.count)
    for place in places {
      let item = item(place)
      if isEnabled(item) { items.insert(item) }
    }
    return items
  }
}
