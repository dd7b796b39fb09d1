// SPDX-License-Identifier: MIT

internal import SelectionCore

// `rounded` calls the C library's mathematics, which a program without Foundation links only if a
// module imports it.
#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#endif

/// The heights of vertically stacked elements, such as rows, by number.
///
/// If heights differ, they are stored as a `TableShape`: the tree that otherwise counts rows in
/// sections counts units of height in elements. So finding the start of a row, or the row at a
/// position, takes one descent in a tree, and the same code inserts, deletes and moves rows and
/// heights.
struct Heights {
  /// The number of units in a point; a power of two, so that sums of heights are exact.
  private static let unitsPerPoint = 1_024.0
  /// The maximum height in units, to which greater heights are reduced so that no sum overflows.
  private static let highest = 1e6

  /// The number of elements.
  private(set) var count: Int
  /// The height of each element, if all heights are equal.
  private var common: Int
  /// The heights, if they may differ.
  private var each: TableShape?

  /// Makes a number of elements with the same height.
  init(repeating height: Double, count: Int) {
    self.count = count
    common = Self.units(height)
  }

  /// Makes elements with given heights, in points.
  init(_ heights: [Double]) {
    count = heights.count
    common = 0
    let units = heights.map(Self.units)
    guard let first = units.first else { return }
    if units.allSatisfy({ $0 == first }) {
      common = first
    } else {
      // Fewer than 2³¹ elements of less than 2³¹ units each can't overflow.
      each = try? TableShape(rowCounts: units)
    }
  }

  /// The height in units; zero if it isn't a valid height.
  private static func units(_ height: Double) -> Int {
    height > 0 ? Int((min(height, highest) * unitsPerPoint).rounded()) : 0
  }

  /// A height rounded to units.
  static func kept(_ height: Double) -> Double { Double(units(height)) / unitsPerPoint }

  /// The lowest position above a given position, in units.
  static func place(before place: Double) -> Double {
    ((place * unitsPerPoint).rounded(.up) - 1) / unitsPerPoint
  }

  /// Whether a number is a valid height.
  static func isHeight(_ height: Double) -> Bool { height >= 0 && height.isFinite }

  /// The sum of all heights, in points.
  var total: Double { top(of: count) }

  /// The height of an element, in points; zero if it doesn't exist.
  func height(of number: Int) -> Double {
    guard number >= 0, number < count else { return 0 }
    return Double(units(of: number)) / Self.unitsPerPoint
  }

  /// The sum of the heights before an element, in points.
  func top(of number: Int) -> Double {
    let number = min(max(number, 0), count)
    guard let each else { return Double(number) * Double(common) / Self.unitsPerPoint }
    return Double(each.rows(inSection: number)?.lowerBound ?? each.rowCount) / Self.unitsPerPoint
  }

  /// The element that contains a position or begins there, or the count if the position is below
  /// all elements.
  ///
  /// An element without height is never returned.
  func number(at place: Double) -> Int {
    guard place < total else { return count }
    let units = (max(place, 0) * Self.unitsPerPoint).rounded(.down)
    guard let each else { return Int(exactly: (units / Double(common)).rounded(.down)) ?? count }
    return Int(exactly: units).flatMap(each.path)?.section ?? count
  }

  /// Sets the height of an element.
  mutating func set(_ height: Double, of number: Int) {
    guard number >= 0, number < count, Self.units(height) != units(of: number) else { return }
    write { shape in try? shape.setRowCount(Self.units(height), inSection: number) }
  }

  /// Moves the heights with a change.
  ///
  /// - Parameters:
  ///   - mapping: How the elements move.
  ///   - new: The heights of the new elements, in order.
  mutating func follow(_ mapping: IndexMapping, new: Heights) {
    let arrived = mapping.inserted
    let isAlike = each == nil && new.each == nil
    if isAlike, arrived.isEmpty || new.common == common || arrived.count == mapping.newCount {
      if !arrived.isEmpty { common = new.common }
    } else {
      write { shape in
        shape = mapping.applied(to: shape)
        for (i, number) in arrived.enumerated() {
          try? shape.setRowCount(new.units(of: i), inSection: number)
        }
      }
    }
    count = mapping.newCount
  }

  private func units(of number: Int) -> Int {
    each.map { $0.rowCount(inSection: number) ?? 0 } ?? common
  }

  /// Changes the tree, which is made from the common height if necessary.
  private mutating func write(_ body: (inout TableShape) -> Void) {
    var shape = each ?? (try? TableShape(rowCounts: repeatElement(common, count: count))) ?? []
    body(&shape)
    each = shape
  }
}
