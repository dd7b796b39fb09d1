// SPDX-License-Identifier: MIT
import SelectionCore
import SelectionOutline
import XCTest

/// Each input is tried on an outline, by identity and by path.
final class EveryOutlineInputTests: XCTestCase {
  private func starts() throws -> [OutlineSelection<String>] {
    let nodes = contents.flatMap { $0 }.map { id in
      OutlineNode(id, depth: ["b", "c", "e"].contains(id) ? 1 : 0)
    }
    let outline = try OutlineSelection(nodes: nodes)
    return preludes(identities).map { inputs in
      var start = outline
      // Some are refused, such as the end of editing.
      for input in inputs { _ = try? start.apply(input) }
      return start
    }
  }

  private func outcome(
    _ outline: inout OutlineSelection<String>,
    _ body: (inout OutlineSelection<String>) throws(SelectionError) -> OutlineChange<String>
  ) -> Result<OutlineChange<String>, SelectionError> {
    let before = outline
    do throws(SelectionError) {
      let change = try body(&outline)
      XCTAssertEqual(change.rows.after, outline.rows)
      return .success(change)
    } catch {
      XCTAssertEqual(outline, before, "\(error)")
      return .failure(error)
    }
  }

  func testAnOutlineTakesOrRefusesEachInput() throws {
    // A node's row is its place here, because all nodes are shown.
    let all = contents.flatMap { $0 }
    let byPath = Names { character in
      RowPath(section: 0, row: all.firstIndex(of: String(character)) ?? 0)
    }
    let pairs = Array(zip(try everyInput(identities), try everyInput(byPath)))
    for start in try starts() {
      for (input, path) in pairs {
        var (first, second) = (start, start)
        let found = outcome(&first) { (outline) throws(SelectionError) in try outline.apply(input) }
        let other = outcome(&second) { (outline) throws(SelectionError) in
          try outline.apply(byPath: path)
        }
        XCTAssertEqual(found, other, "\(input)")
        XCTAssertEqual(first, second, "\(input)")
        XCTAssertEqual(first.defects, [], "\(input)")
      }
    }
  }
}
