// SPDX-License-Identifier: MIT
#if canImport(Observation)
  import Observation
  import SelectionCore
  import SelectionObservation
  import XCTest

  /// A model loses no input that it gets while it is being changed: from rules, observers and the
  /// closure that changes it.
  @available(macOS 14.0, iOS 17.0, watchOS 10.0, tvOS 17.0, *)
  @MainActor
  final class InnerInputTests: XCTestCase {
    private func model(_ policy: SelectionPolicy = .multiple) -> ObservableTable<Int> {
      ObservableTable(IdentifiedTable(sections: [[1, 2, 3, 4, 5]], policy: policy))
    }

    func testAnInputOfARuleIsAppliedAfterTheChange() async {
      let model = model()
      var inner: [IdentifiedChange<Int>?] = []
      let rules = IdentifiedTable<Int>.Rules(willSelect: { id, _ in
        inner.append(model.apply(.select([4])))
        return id
      })
      let change = model.apply(.tap(1), rules: rules)
      XCTAssertEqual(model.selectedRows, [1, 4])
      XCTAssertEqual(change?.selected, [1], "its own effect alone")
      XCTAssertEqual(inner.map { $0 == nil }, [true], "what it will do isn't known yet")
      XCTAssertEqual(model.table.selectedRows, [1, 4])
    }

    func testInputsOfTheClosureAreAppliedAfterItInOrder() async throws {
      let model = model()
      var refusals: [Refusal<Int>] = []
      model.onRefusal = { refusals.append($0) }
      try model.change { table in
        model.apply(.select([4]))
        model[isSelected: 5].toggle()
        model[isSelected: 1] = true
        try table.select([1])
        model.update(to: [[1, 2, 4, 5, 6]], vanished: .gone)
        model.apply(.tap(3))
        XCTAssertEqual(model.selectedRows, [])
      }
      XCTAssertEqual(model.selectedRows, [1, 4, 5])
      XCTAssertEqual(refusals, [.error(.unknownID("3"))], "refused when its turn comes")
    }

    func testInputsAreAppliedEvenIfTheChangeThrows() async {
      let model = model()
      XCTAssertThrowsError(
        try model.change { table throws(SelectionError) in
          try table.select([1])
          model.apply(.select([4]))
          try table.tap(9)
        })
      XCTAssertEqual(model.selectedRows, [4])
    }

    func testAnInputOfAnObserverIsAppliedToTheNewTable() async {
      for isRow in [false, true] {
        let model = model()
        var result: IdentifiedChange<Int>?
        withObservationTracking {
          if isRow { _ = model[1] } else { _ = model.selectedRows }
        } onChange: {
          MainActor.assumeIsolated { result = model.apply(.select([4])) }
        }
        let change = model.apply(.select([1]))
        XCTAssertEqual(model.selectedRows, [1, 4])
        XCTAssertEqual(change?.selected, [1])
        XCTAssertEqual(result?.selected, [4])
      }
    }

    func testAllObserversHearOfAllChanges() async {
      let model = model()
      var heard: [String] = []
      @MainActor
      func observe(_ name: String, _ read: () -> Void, _ then: @escaping @MainActor () -> Void) {
        withObservationTracking(read) {
          MainActor.assumeIsolated {
            heard.append(name)
            then()
          }
        }
      }
      observe("ids", { _ = model.selectedRows }, { model.apply(.select([4])) })
      observe("row 1", { _ = model[1] }, { model.apply(.select([2])) })
      observe("row 2", { _ = model[2] }, { model.apply(.select([5])) })
      observe("row 4", { _ = model[4] }, {})
      observe("row 5", { _ = model[5] }, {})
      observe("count", { _ = model.selectedCount }, {})
      model.apply(.select([1]))
      XCTAssertEqual(model.selectedRows, [1, 2, 4, 5])
      XCTAssertEqual(Set(heard), ["ids", "row 1", "row 2", "row 4", "row 5", "count"])
      XCTAssertEqual(heard.count, 6, "each once")
    }

    func testAnotherChangeWithinAChangeIsRefused() async throws {
      let model = model()
      var refusals: [Refusal<Int>] = []
      model.onRefusal = { refusals.append($0) }
      try model.change { table in
        XCTAssertThrowsError(try model.change { _ = try $0.select([2]) }) { error in
          XCTAssertEqual(error as? SelectionError, .changeUnderWay)
        }
        XCTAssertEqual(refusals, [])
        XCTAssertEqual(model.change { $0.selectedRows.count }, 0)
        XCTAssertEqual(refusals, [.error(.changeUnderWay)])
        try model.table.select([3])
        model.table = IdentifiedTable(sections: [[7]], policy: .single)
        XCTAssertEqual(refusals, Array(repeating: .error(.changeUnderWay), count: 3))
        try table.select([1])
      }
      XCTAssertEqual(model.selectedRows, [1])
      XCTAssertEqual(model.contents, [[1, 2, 3, 4, 5]])
    }

    func testInputsWhileTheTableIsChangedInPlaceAreNotLost() async throws {
      let model = model()
      let rules = IdentifiedTable<Int>.Rules(willSelect: { id, _ in
        model.apply(.select([4]))
        return id
      })
      try model.table.apply(.tap(1), rules: rules)
      XCTAssertEqual(model.selectedRows, [1, 4])
      XCTAssertThrowsError(try model.table.tap(9))
      try model.table.select([2])
      XCTAssertEqual(model.selectedRows, [1, 2, 4])
      model.table = IdentifiedTable(sections: [[7]], policy: .single)
      XCTAssertEqual(model.contents, [[7]])
    }

    func testARuleThatNeverEndsIsRefusedAtLast() async {
      let model = model()
      var refusals: [Refusal<Int>] = []
      model.onRefusal = { refusals.append($0) }
      var rules: IdentifiedTable<Int>.Rules?
      rules = SelectionRules(willSelect: { id, _ in
        model.apply(.tap(id == 1 ? 2 : 1), rules: rules)
        return id
      })
      model.apply(.setMode(.single, inSection: 0))
      model.apply(.tap(1), rules: rules)
      XCTAssertEqual(refusals, [.error(.changeUnderWay)])
      model.apply(.select([5]))
      XCTAssertEqual(model.selectedRows, [5], "it goes on as before")
    }
  }
#endif
