// SPDX-License-Identifier: MIT

/// The rules that were called and the events to emit, in order.
///
/// A pan emits an event for each row that it toggles, and a single pan may toggle a billion rows.
/// Such rows are stored as ranges, which become individual calls when the collection is read.
public struct SelectionCalls: Sendable {
  /// The first calls, without the calls for rows that flip.
  private var few = FewCalls()
  /// The calls that don't fit in `few`; few inputs have such calls.
  private var rest = Shared<Rest>()

  private struct Rest: InitiallyShared {
    /// The calls after the calls in `few`.
    var more: [SelectionCall] = []
    /// Rows that flip one after the other.
    var passages: [Passage] = []

    /// The value is never written, so any thread may read it.
    nonisolated(unsafe) static let initial = Shared.Box(Rest())
  }

  /// Rows that flip one after the other.
  private struct Passage: Equatable {
    /// The position of the first of these calls.
    let start: Int
    /// The number of other calls before these rows.
    let place: Int
    let flips: Flips
  }

  private var more: [SelectionCall] { rest.isEmpty ? [] : rest.value.more }
  private var passages: [Passage] { rest.isEmpty ? [] : rest.value.passages }

  /// Creates an empty collection.
  public init() {}

  @inline(__always)
  mutating func append(_ call: SelectionCall) {
    let (kind, path) = call.parts
    if !more.isEmpty || !few.append(kind, path) { rest.value.more.append(call) }
  }

  /// Adds the calls of an allowed tap, without the calls at the end of each input.
  ///
  /// - Returns: Whether there were no earlier calls; if there were, nothing is added.
  @inline(__always)
  mutating func beginTap(on path: RowPath, selects: Bool) -> Bool {
    guard few.count == 0 else { return false }
    few = FewCalls(tapOn: path, selects: selects)
    return true
  }

  /// The number of calls, without the calls for rows that flip.
  private var otherCount: Int { few.count + more.count }

  private func other(_ position: Int) -> SelectionCall {
    let count = few.count
    return position < count ? few[position] : more[position - count]
  }

  mutating func append(_ flips: Flips) {
    if flips.count > 0 {
      rest.value.passages.append(Passage(start: endIndex, place: otherCount, flips: flips))
    }
  }

  /// The events to send to a delegate, in order.
  ///
  /// - Complexity: O(*k*) for *k* calls.
  public var events: [SelectionEvent<RowPath>] {
    // Inlined because most inputs have few calls; then `rest` needn't be copied.
    @inline(__always) get { rest.isEmpty ? few.events : allEvents }
  }

  private var allEvents: [SelectionEvent<RowPath>] {
    compactMap { if case .told(let event) = $0 { event } else { nil } }
  }

  /// Rows that flip one after the other.
  struct Flips: Equatable, Sendable {
    let rows: RowSet
    /// The rows that are selected; the other rows are deselected.
    let selected: RowSet
    let isAscending: Bool
    let shape: TableShape

    /// The number of calls.
    var count: Int { rows.count }

    subscript(position: Int) -> SelectionCall {
      let row = row(position)
      return .told(selected.contains(row) ? .didSelect(path(row)) : .didDeselect(path(row)))
    }

    private func row(_ i: Int) -> Int {
      rows.nth(isAscending ? i : rows.count - 1 - i) ?? 0
    }

    private func path(_ row: Int) -> RowPath {
      shape.path(ofRow: row) ?? RowPath(section: 0, row: row)
    }
  }
}

extension SelectionCalls: RandomAccessCollection {
  /// The position of the first call.
  public var startIndex: Int { 0 }

  /// The position after the last call, which is at most `Int.max`.
  ///
  /// - Complexity: O(1).
  public var endIndex: Int {
    guard let last = passages.last else { return otherCount }
    let end = last.start + Swift.min(last.flips.count, .max - last.start)
    return end + Swift.min(otherCount - last.place, .max - end)
  }

  /// The call at a position, which must be one of `indices`.
  ///
  /// - Complexity: O(1), or O(log *n*) if the input toggled rows one after the other.
  public subscript(position: Int) -> SelectionCall {
    let passages = passages
    let begun = partitionPoint(of: passages.count) { passages[$0].start <= position }
    guard begun > 0 else { return other(position) }
    let passage = passages[begun - 1]
    let rest = position - passage.start
    if rest < passage.flips.count { return passage.flips[rest] }
    return other(passage.place + rest - passage.flips.count)
  }
}

extension SelectionCalls: Equatable {
  /// Whether two collections contain the same calls, regardless of their storage.
  ///
  /// - Complexity: O(*k*) for *k* calls.
  public static func == (first: SelectionCalls, second: SelectionCalls) -> Bool {
    first.count == second.count && first.elementsEqual(second)
  }
}

extension SelectionCalls: ExpressibleByArrayLiteral {
  /// Creates a collection of calls.
  public init(arrayLiteral calls: SelectionCall...) { for call in calls { append(call) } }
}

extension SelectionCalls: CustomStringConvertible {
  /// The calls in the form used in traces.
  ///
  /// For a long collection, the text contains the first calls and the number of calls.
  public var description: String {
    if isEmpty { return "none" }
    let first = prefix(20).map { $0.description }.joined(separator: " ")
    return count > 20 ? "\(first) and \(count - 20) more" : first
  }
}
