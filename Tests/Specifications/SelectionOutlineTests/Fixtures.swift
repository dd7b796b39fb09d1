// SPDX-License-Identifier: MIT
import SelectionCore
import SelectionOutline
import XCTest

/// How many of a number of random programs are tried: all where the code is optimized, as in the
/// proofs, and a fifth elsewhere.
func programCount(_ count: UInt64) -> UInt64 {
  #if DEBUG
    count / 5
  #else
    count
  #endif
}

/// A{a1 a2 a3{x y}} B{b1} C{} D(not loaded), as in the examples of the rules.
func exampleNodes() -> [OutlineNode<String>] {
  [
    OutlineNode("A"), OutlineNode("a1", depth: 1), OutlineNode("a2", depth: 1),
    OutlineNode("a3", depth: 1), OutlineNode("x", depth: 2), OutlineNode("y", depth: 2),
    OutlineNode("B"), OutlineNode("b1", depth: 1), OutlineNode("C", kind: .group),
    OutlineNode("D", kind: .unloaded),
  ]
}

func exampleOutline(_ options: OutlineOptions = OutlineOptions()) throws -> OutlineSelection<String>
{
  try OutlineSelection(nodes: exampleNodes(), options: options)
}

extension OutlineSelection where ID == String {
  /// Compares states given as words such as "A- a1+ a2 ": + all, - partial, others none.
  func assertStates(
    _ states: String, counting: CountedRows = .all, file: StaticString = #filePath,
    line: UInt = #line
  ) {
    for word in states.split(separator: " ") {
      let sign = word.last == "+" || word.last == "-" ? word.last : nil
      let id = String(sign == nil ? word : word.dropLast())
      let wanted: MarkedPart = sign == "+" ? .all : sign == "-" ? .partial : .none
      XCTAssertEqual(state(of: id, counting: counting), wanted, id, file: file, line: line)
    }
  }

  func assertLawful(file: StaticString = #filePath, line: UInt = #line) {
    XCTAssertEqual(defects, [], file: file, line: line)
  }
}
