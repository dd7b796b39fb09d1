// SPDX-License-Identifier: MIT

/// The maximum number of rows that can be added to a list, because memory is limited.
private let mostAdded = 2_000_000

/// The items of a list's rows: their names, and the items of which they are copies.
///
/// An item is identified by a number, which is the identity of its row in the table.
struct Items {
  /// The name of an item.
  let label: (Int32) -> String
  /// The part of the name that type-ahead uses.
  let searched: (Int32) -> String
  /// The number of initial items; later items are numbered from this number on.
  let firstCount: Int32
  /// For each later item, the original item if the item is a copy, otherwise its own number.
  private var originals: [Int32] = []

  init(
    _ count: Int32, label: @escaping (Int32) -> String, searched: ((Int32) -> String)? = nil
  ) {
    firstCount = max(0, count)
    self.label = label
    self.searched = searched ?? label
  }

  /// The number of items that have ever existed.
  var count: Int { Int(firstCount) + originals.count }

  /// The name of an item.
  func name(of item: Int32) -> String {
    let original = original(of: item)
    return original == item ? label(item) : label(original) + ", copy"
  }

  /// The original item if an item is a copy, otherwise the item itself.
  func original(of item: Int32) -> Int32 {
    item < firstCount ? item : originals[Int(item - firstCount)]
  }

  /// Adds new items.
  ///
  /// - Returns: The new items' numbers, or nil if there would be too many items.
  mutating func add(_ added: Int) -> Range<Int32>? {
    add(Array(repeating: nil, count: max(0, min(added, mostAdded + 1))))
  }

  /// Adds copies of items.
  ///
  /// - Returns: The new items' numbers, or nil if there would be too many items.
  mutating func add(copiesOf copied: [Int32]) -> Range<Int32>? { add(copied.map { $0 }) }

  private mutating func add(_ added: [Int32?]) -> Range<Int32>? {
    guard originals.count + added.count <= mostAdded else { return nil }
    let first = Int32(count)
    for original in added { originals.append(original.map(self.original) ?? Int32(count)) }
    return first..<Int32(count)
  }

  /// The message for too many items.
  static var refusal: String { "no more rows than \(mostAdded) can be added" }
}
