// SPDX-License-Identifier: MIT
import Observation
import SelectionCore
import SelectionOutline
import SelectionOutlineObservation

/// An identity that counts how often it is looked up.
struct Item: Hashable, Sendable {
  nonisolated(unsafe) static var lookups = 0
  let number: Int

  init(_ number: Int) { self.number = number }

  func hash(into hasher: inout Hasher) {
    Self.lookups += 1
    hasher.combine(number)
  }
}

/// A list as a toolkit has it: it reads which rows are shown, and draws those in sight; each row
/// reads its own state, and is redrawn when it is told.
@MainActor
final class Screen {
  let model: ObservableOutline<Item>
  /// The number of rows in sight.
  private let height: Int
  /// The first row in sight.
  private(set) var top = 0
  private var rows: [Item] = []
  private var drawn: [Item: NodeState] = [:]
  private var isStale = true
  private var staleRows: Set<Item> = []
  /// How many observers have been told since the last count.
  private var told = 0

  /// The cost of a step: observers that were told, and lists and rows that were drawn.
  struct Count: Equatable {
    var told: Int
    var lists: Int
    var rows: Int
  }

  init(_ model: ObservableOutline<Item>, height: Int = 40) {
    (self.model, self.height) = (model, height)
    _ = draw()
  }

  /// The rows in sight, and their paths.
  var visible: [Item] { Array(rows.dropFirst(top).prefix(height)) }
  var visiblePaths: [RowPath] {
    (top..<(top + visible.count)).map { RowPath(section: 0, row: $0) }
  }

  func scroll(to row: Int) {
    top = row
    _ = draw()
  }

  /// Whether each row in sight looks as it should.
  var isRight: Bool {
    let outline = model.outline
    return visible.allSatisfy { drawn[$0] == NodeState(of: $0, in: outline) }
  }

  /// Draws what is to be drawn after an input.
  func count(_ input: () throws -> Void) rethrows -> Count {
    told = 0
    try input()
    var count = draw()
    count.told = told
    return count
  }

  private func draw() -> Count {
    var count = Count(told: 0, lists: 0, rows: 0)
    if isStale {
      isStale = false
      count.lists = 1
      withObservationTracking {
        rows = model.shownRows
      } onChange: { [weak self] in
        MainActor.assumeIsolated { self?.tellList() }
      }
    }
    for row in visible where staleRows.contains(row) || drawn[row] == nil {
      count.rows += 1
      withObservationTracking {
        drawn[row] = model[row]
      } onChange: { [weak self] in
        MainActor.assumeIsolated { self?.tell(row) }
      }
    }
    staleRows = []
    return count
  }

  private func tellList() {
    told += 1
    isStale = true
  }

  private func tell(_ row: Item) {
    told += 1
    staleRows.insert(row)
    if !visible.contains(row) { drawn[row] = nil }
  }
}
