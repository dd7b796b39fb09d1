// SPDX-License-Identifier: MIT
import Observation
import SelectionCore
import SelectionObservation

/// Times an observable table of which many rows are observed, each by its own observer as in
/// SwiftUI, next to an observable object with a set of the selected rows.
///
/// - Returns: Whether exactly the observers of the rows to redraw are notified.
@MainActor
func measureObserving(_ options: Options) -> Bool {
  print("\nObserved tables; microseconds")
  let count = 10_000
  var agrees = true
  let readers = ReadersOfRows(count: count)
  func show(_ name: String, told: Set<Int>? = nil, _ body: () -> Void) {
    readers.told = []
    let time = ContinuousClock().measure(body).nanoseconds / 1_000
    if let told, told != readers.told { agrees = false }
    let sign = told.map { $0 == readers.told ? "" : " ≠" } ?? ""
    let blanks = String(repeating: " ", count: max(0, 48 - name.count))
    print(name + blanks + "\((time * 10).rounded() / 10)" + sign)
  }
  show("read \(count) rows once, unobserved") { for id in 0..<count { _ = readers.model[id] } }
  show("read \(count) rows, each observed") { readers.read(0..<count) }
  show("tap one of them", told: [1]) { readers.model.apply(.tap(1)) }
  for id in [2, 3, 4] {
    readers.read([id - 1])
    show("tap another", told: [id]) { readers.model.apply(.tap(id)) }
  }
  readers.read([4])
  let unselected = Set(0..<count).subtracting([1, 2, 3, 4])
  show("select all", told: unselected) { readers.model.apply(.userSelectAll) }

  let plain = ReadersOfRows(count: 100_000)
  show("read 100000 rows, unobserved") { for id in 0..<100_000 { _ = plain.model[id] } }
  show("a change, after that") { try? plain.model.change { _ throws(SelectionError) in } }
  let onTop = [[-1] + Array(0..<100_000)]
  show("one row on top, after that") { plain.model.update(to: onTop, vanished: .gone) }
  let contents = [Array((0..<100_000).reversed())]
  var table = plain.model.table
  show("new contents, without readers") { _ = try? table.update(to: contents, vanished: .gone) }
  show("new contents, after that") { plain.model.update(to: contents, vanished: .gone) }
  return agrees
}

/// An observer of each row, and which of them were notified.
@MainActor
private final class ReadersOfRows {
  let model: ObservableTable<Int>
  var told: Set<Int> = []

  init(count: Int) {
    model = ObservableTable(IdentifiedTable(sections: [Array(0..<count)], policy: .multiple))
  }

  func read(_ ids: some Sequence<Int>) {
    for id in ids {
      withObservationTracking {
        _ = model[id]
      } onChange: { [weak self] in
        MainActor.assumeIsolated { _ = self?.told.insert(id) }
      }
    }
  }
}
