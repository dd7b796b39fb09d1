// SPDX-License-Identifier: MIT
import SelectionCore

/// The items of a list's rows in order, one for each row, whether or not the row is shown.
///
/// An order consists of runs, which share storage with the orders from which it was made. Inserting
/// a row among a million rows costs a few runs; only reordering all rows costs four bytes per row.
struct Order {
  private enum Run {
    /// Consecutive items, which are stored only as a range.
    case consecutive(Range<Int32>)
    /// A part of a list.
    case listed([Int32], Range<Int>)

    var count: Int {
      switch self {
      case .consecutive(let items): items.count
      case .listed(_, let places): places.count
      }
    }

    subscript(place: Int) -> Int32 {
      switch self {
      case .consecutive(let items): items.lowerBound + Int32(place)
      case .listed(let items, let places): items[places.lowerBound + place]
      }
    }

    func part(_ part: Range<Int>) -> Run {
      switch self {
      case .consecutive(let items):
        let first = items.lowerBound + Int32(part.lowerBound)
        return .consecutive(first..<(first + Int32(part.count)))
      case .listed(let items, let places):
        let first = places.lowerBound + part.lowerBound
        return .listed(items, first..<(first + part.count))
      }
    }
  }

  private var runs: [Run] = []
  /// The row after each run.
  private var ends: [Int] = []

  /// The maximum number of runs; an order with more runs is stored as a single listed run.
  private static let mostRuns = 4_096
  /// The number of bytes that a run and its end take.
  private static let bytesOfRun = 24

  /// Creates an order of consecutive items.
  init(_ items: Range<Int32>) { append(.consecutive(items)) }

  /// Creates an order of items in a list.
  init(_ items: [Int32]) { append(.listed(items, items.indices)) }

  private init() {}

  private mutating func append(_ run: Run) {
    if run.count == 0 { return }
    runs.append(run)
    ends.append(count + run.count)
  }

  /// The number of rows.
  var count: Int { ends.last ?? 0 }

  /// The item of a row.
  subscript(row: Int) -> Int32 {
    let run = run(at: row)
    return runs[run][row - start(of: run)]
  }

  /// The items in a list.
  var items: [Int32] {
    if runs.count == 1, case .listed(let items, let places) = runs[0], places.count == items.count {
      return items
    }
    var items: [Int32] = []
    items.reserveCapacity(count)
    for run in runs {
      switch run {
      case .consecutive(let more): items.append(contentsOf: more)
      case .listed(let list, let places): items.append(contentsOf: list[places])
      }
    }
    return items
  }

  private func start(of run: Int) -> Int { run == 0 ? 0 : ends[run - 1] }

  /// The run that contains a row.
  private func run(at row: Int) -> Int {
    var (low, high) = (0, ends.count)
    while low < high {
      let middle = (low + high) / 2
      if ends[middle] <= row { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// The order after a change to the rows.
  ///
  /// - Parameters:
  ///   - mapping: How rows moved.
  ///   - new: The items of the new rows.
  /// - Returns: The new order, and the number of bytes that this order doesn't share with the new
  ///   order.
  func following(_ mapping: IndexMapping, new: Range<Int32>) -> (order: Order, unshared: Int) {
    var next = Order()
    var free = new.lowerBound
    for segment in mapping.segments {
      switch segment {
      case .inserted(let count):
        next.append(.consecutive(free..<(free + Int32(count))))
        free += Int32(count)
      case .kept(let rows):
        var row = rows.lowerBound
        while row < rows.upperBound {
          let run = run(at: row)
          let end = min(rows.upperBound, ends[run])
          next.append(runs[run].part((row - start(of: run))..<(end - start(of: run))))
          row = end
        }
      }
    }
    guard next.runs.count > Self.mostRuns else { return (next, Self.bytesOfRun * runs.count) }
    return (Order(next.items), size)
  }

  /// The number of bytes that the order takes if no other order shares them.
  var size: Int {
    runs.reduce(0) { size, run in
      if case .listed = run { return size + Self.bytesOfRun + 4 * run.count }
      return size + Self.bytesOfRun
    }
  }

  /// Reorders all items.
  ///
  /// - Parameter order: Returns, given the items in their order, the places from which the items
  ///   are taken.
  /// - Returns: How the rows moved.
  mutating func reorder(_ order: ([Int32]) -> [Int32]) -> TableMapping {
    let old = items
    let places = order(old)
    self = Order(places.map { old[Int($0)] })
    return .reordering(places)
  }
}

extension TableMapping {
  /// The mapping for a table with one section, whose rows are taken from these places.
  fileprivate static func reordering(_ places: consuming [Int32]) -> TableMapping {
    var segments: [RowSegment] = []
    let count = places.count
    segments.reserveCapacity(count)
    var run = 0..<0
    for place in places {
      if !run.isEmpty, run.upperBound == Int(place) {
        run = run.lowerBound..<(run.upperBound + 1)
      } else {
        if !run.isEmpty { segments.append(.kept(run)) }
        run = Int(place)..<(Int(place) + 1)
      }
    }
    if !run.isEmpty { segments.append(.kept(run)) }
    // Their memory is needed for the mapping.
    places = []
    return TableMapping(rows: IndexMapping(oldCount: count, checked: segments))
  }
}
