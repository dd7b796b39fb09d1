// SPDX-License-Identifier: MIT

internal import SelectionCore

/// The heights of things that are one below the other, such as rows, known by their numbers.
///
/// Where heights differ they are a `TableShape`: the tree that counts rows in sections counts units
/// of height in rows. So where a row begins, and which row is at a place, is one way down a tree;
/// and what inserts, deletes and moves rows there does it here.
struct Heights {
  /// How many units there are in a point; being a power of two, it makes sums of heights exact.
  private static let unitsPerPoint = 1_024.0
  /// A height above this counts as this, so that no sum of heights is too large.
  private static let highest = 1e6

  /// How many things there are.
  private(set) var count: Int
  /// The height of each where all are alike.
  private var common: Int
  /// The heights where they may differ.
  private var each: TableShape?

  /// Makes as many things of one height.
  init(repeating height: Double, count: Int) {
    self.count = count
    common = Self.units(height)
  }

  /// Makes things of these heights, in points.
  init(_ heights: [Double]) {
    count = heights.count
    common = 0
    let units = heights.map(Self.units)
    guard let first = units.first else { return }
    if units.allSatisfy({ $0 == first }) {
      common = first
    } else {
      // Fewer than 2³¹ things of less than 2³¹ units each are no more than there can be.
      each = try? TableShape(rowCounts: units)
    }
  }

  /// The height in units; what is no height counts as none.
  private static func units(_ height: Double) -> Int {
    height > 0 ? Int((min(height, highest) * unitsPerPoint).rounded()) : 0
  }

  /// A height as it is kept.
  static func kept(_ height: Double) -> Double { Double(units(height)) / unitsPerPoint }

  /// The lowest place above another, as far as heights can tell.
  static func place(before place: Double) -> Double {
    ((place * unitsPerPoint).rounded(.up) - 1) / unitsPerPoint
  }

  /// Whether a number can be a height.
  static func isHeight(_ height: Double) -> Bool { height >= 0 && height.isFinite }

  /// The height of all, in points.
  var total: Double { top(of: count) }

  /// The height of one, in points; zero if there is none.
  func height(of number: Int) -> Double {
    guard number >= 0, number < count else { return 0 }
    return Double(units(of: number)) / Self.unitsPerPoint
  }

  /// The height of all before one, in points.
  func top(of number: Int) -> Double {
    let number = min(max(number, 0), count)
    guard let each else { return Double(number) * Double(common) / Self.unitsPerPoint }
    return Double(each.rows(inSection: number)?.lowerBound ?? each.rowCount) / Self.unitsPerPoint
  }

  /// The one that reaches below a place and not above it, or the number of all where the place is
  /// below them.
  ///
  /// What has no height is never it.
  func number(at place: Double) -> Int {
    guard place < total else { return count }
    let units = (max(place, 0) * Self.unitsPerPoint).rounded(.down)
    guard let each else { return Int(exactly: (units / Double(common)).rounded(.down)) ?? count }
    return Int(exactly: units).flatMap(each.path)?.section ?? count
  }

  /// Sets the height of one.
  mutating func set(_ height: Double, of number: Int) {
    guard number >= 0, number < count, Self.units(height) != units(of: number) else { return }
    write { shape in try? shape.setRowCount(Self.units(height), inSection: number) }
  }

  /// Lets the heights go along with a change.
  ///
  /// - Parameters:
  ///   - mapping: where each went.
  ///   - new: the heights of those that are new, in their order.
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

  /// Changes the tree, which is made of the common height if there is none.
  private mutating func write(_ body: (inout TableShape) -> Void) {
    var shape = each ?? (try? TableShape(rowCounts: repeatElement(common, count: count))) ?? []
    body(&shape)
    each = shape
  }
}
