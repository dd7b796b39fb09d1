// SPDX-License-Identifier: MIT
import Foundation
import SelectionCore
import SelectionStore
import XCTest

/// Errors of the core show their description to users, if stores, models or drivers are linked.
final class LocalizedErrorTests: XCTestCase {
  private func assertIsSaid(_ body: () throws -> Void, line: UInt = #line) {
    XCTAssertThrowsError(try body(), line: line) { error in
      XCTAssertEqual(error.localizedDescription, "\(error)", line: line)
    }
  }

  func testErrorsOfTheCore() throws {
    var table = TableSelection(shape: [3])
    assertIsSaid { try table.select([RowPath(section: 0, row: 9)]) }
    assertIsSaid { _ = try SelectionSnapshot("nonsense") }
    assertIsSaid {
      var update = TableUpdate()
      update.deleteRows(at: RowSpans([.row(RowPath(section: 0, row: 9))]))
      do throws(SelectionError) {
        _ = try table.perform(update)
      } catch .invalidUpdate(let error) {
        throw error
      }
    }
  }
}
