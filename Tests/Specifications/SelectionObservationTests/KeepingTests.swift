// SPDX-License-Identifier: MIT
import Observation
import SelectionCore
import SelectionObservation
import XCTest

/// The memory that a model keeps for the rows that are read, and the cost of lookups.
@MainActor
final class KeepingTests: XCTestCase {
  /// An identity with an observable lifetime, which counts its comparisons.
  private final class Name: Hashable, Sendable {
    nonisolated(unsafe) static var comparisons = 0
    let number: Int

    init(_ number: Int) { self.number = number }

    static func == (first: Name, second: Name) -> Bool {
      comparisons += 1
      return first.number == second.number
    }

    func hash(into hasher: inout Hasher) { hasher.combine(number) }
  }

  private func model(_ count: Int) -> ObservableTable<Name> {
    ObservableTable(IdentifiedTable(sections: [(0..<count).map(Name.init)], policy: .multiple))
  }

  func testARowIsFoundWithoutLookingAtTheOthers() async throws {
    let (model, count) = (model(2_000), 2_000)
    let names = model.table.contents.joined()
    Name.comparisons = 0
    var told = 0
    withObservationTracking {
      for name in names { _ = model[name] }
    } onChange: {
      MainActor.assumeIsolated { told += 1 }
    }
    XCTAssertLessThan(Name.comparisons, 10 * count)
    for name in names {
      withObservationTracking {
        _ = model[name]
      } onChange: {
        MainActor.assumeIsolated { told += 1 }
      }
    }
    XCTAssertLessThan(Name.comparisons, 30 * count)
    model.apply(.userSelectAll)
    XCTAssertLessThan(Name.comparisons, 60 * count)
    XCTAssertEqual(told, 1 + count)
  }

  func testWhatIsReadWithoutObservingIsNotKept() async throws {
    let model = model(2)
    weak var kept: Name?
    do {
      let name = Name(7)
      kept = name
      _ = (model[name], model[isSelected: name], model[isChecked: name], model[hasFocus: name])
    }
    XCTAssertNil(kept)
  }

  func testObservedIdentitiesAreKeptUntilTheirChangeIsTold() async throws {
    let model = model(2)
    weak var kept: Name?
    var told = 0
    do {
      let name = Name(7)
      kept = name
      for _ in 0..<2 {
        withObservationTracking {
          _ = model[name]
          _ = model[name]
        } onChange: {
          MainActor.assumeIsolated { told += 1 }
        }
      }
      _ = model[name]
    }
    XCTAssertNotNil(kept)
    model.update(to: [[Name(0), Name(1), Name(7)]], vanished: .gone)
    XCTAssertEqual(told, 2)
    // The table now has another object with this name.
    XCTAssertNil(kept)
  }

  func testARowThatChangesWhileItIsReadIsObservedAfterwards() async throws {
    let model = model(2)
    var told = 0
    withObservationTracking {
      _ = model[Name(1)]
      model.apply(.tap(Name(1)))
      _ = model[Name(1)]
    } onChange: {
      MainActor.assumeIsolated { told += 1 }
    }
    XCTAssertEqual(told, 0)
    model.apply(.tap(Name(1)))
    XCTAssertEqual(told, 1)
  }
}
