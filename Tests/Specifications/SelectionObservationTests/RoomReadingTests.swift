// SPDX-License-Identifier: MIT
import Observation
import SelectionCore
import SelectionObservation
import XCTest

/// Properties that few views read: room for one more row, menus, and the app's own marks.
@MainActor
final class RoomReadingTests: XCTestCase {
  private func model() -> ObservableTable<String> {
    let model = ObservableTable(
      IdentifiedTable(sections: [["a", "b", "c"], ["d", "e"]], policy: .multiple))
    model.apply(.setLimits(SelectionLimits(atMost: 2)))
    model.apply(.setList(.inclusive, inSection: 1))
    model.apply(.setLimits(SelectionLimits(atMost: 1), inSection: 1))
    return model
  }

  func testReadersOfRoomAreToldWhenItChanges() async throws {
    let model = model()
    let readers = Readers<String>()
    func told(_ input: () -> Void) -> Set<String> {
      readers.read("table") { _ = model.hasRoomForOneMore }
      readers.read("section") { _ = model.hasRoomForOneMore(inSection: 1) }
      _ = readers.take()
      input()
      return readers.take()
    }
    XCTAssertEqual(told { model.apply(.tap("a")) }, [])
    XCTAssertEqual(told { model.apply(.tap("b")) }, ["table"])
    XCTAssertFalse(model.hasRoomForOneMore)
    XCTAssertEqual(told { model.apply(.tap("c")) }, [])
    XCTAssertEqual(told { model.apply(.tap("d")) }, ["section"])
    XCTAssertFalse(model.hasRoomForOneMore(inSection: 1))
    XCTAssertEqual(told { model.apply(.tap("d")) }, ["section"])
    XCTAssertEqual(told { model.apply(.tap("a")) }, ["table"])
    XCTAssertEqual(told { model.apply(.setPolicy(.single)) }, ["table"])
  }

  func testAMenuObservesTheSelectionIfItsRowIsSelected() async throws {
    let model = model()
    model.apply(.select(["a"]))
    let readers = Readers<String>()
    func told(_ input: () -> Void) -> Set<String> {
      for id in ["a", "b", "c"] { readers.read(id) { _ = model.menuRows(for: id) } }
      _ = readers.take()
      input()
      return readers.take()
    }
    XCTAssertEqual(model.menuRows(for: "c"), ["c"])
    XCTAssertEqual(told { model.apply(.tap("b")) }, ["a", "b"])
    XCTAssertEqual(model.menuRows(for: "a"), ["a", "b"])
    XCTAssertEqual(told { model.apply(.focus("c")) }, [])
    XCTAssertEqual(told { model.update(to: [["a", "b"], ["d"]], vanished: .hidden) }, ["c"])
    XCTAssertEqual(model.menuRows(for: "c"), [])
  }

  func testTheTopmostSelected() async throws {
    let model = model()
    model.apply(.select(["c", "b"]))
    XCTAssertEqual(model.selectedRow, "b")
    model.apply(.deselectAll)
    XCTAssertNil(model.selectedRow)
  }

  func testReadersOfARowAreToldOfTheAppsOwnMarks() async throws {
    let flagged = MarkLayer("flagged")
    let model = ObservableTable(IdentifiedTable(sections: [["a", "b", "c"]], policy: .multiple))
    let readers = Readers<String>()
    func told(_ input: SelectionInput<String>) -> Set<String> {
      readers.read("flagged") { _ = model[flagged] }
      return readers.told(of: model, reading: ["a", "b", "c"]) { model.apply(input) }
    }
    XCTAssertEqual(told(.mark(["a", "c"], in: flagged)), ["a", "c", "flagged"])
    XCTAssertEqual(model["a"].layers, [flagged])
    XCTAssertEqual(model[flagged], ["a", "c"])
    XCTAssertEqual(told(.mark(["a"], in: flagged)), [])
    XCTAssertEqual(told(.tap("b")), ["b"])
    XCTAssertEqual(told(.update(to: [["c", "b", "a"]], vanished: .gone)), ["flagged"])
    XCTAssertEqual(told(.unmark(["a"], in: flagged)), ["a", "flagged"])
    XCTAssertEqual(model["a"].layers, [])
  }
}
