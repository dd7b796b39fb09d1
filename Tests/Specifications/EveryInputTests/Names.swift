// SPDX-License-Identifier: MIT
import Foundation
import SelectionCore
import XCTest

/// The names of a table's rows in a test: paths, or identities.
///
/// The table has the sections a…e, and x, y, z, of which the second is a checkmark list.
struct Names<Row: Hashable> {
  let name: @Sendable (Character) -> Row

  subscript(_ character: Character) -> Row { name(character) }
}

let shape: TableShape = [5, 3]
let contents = [["a", "b", "c", "d", "e"], ["x", "y", "z"]]
let identities = Names { String($0) }
let paths = Names { character in
  let section = contents[0].contains(String(character)) ? 0 : 1
  let row = contents[section].firstIndex(of: String(character)) ?? 0
  return RowPath(section: section, row: row)
}

/// At least one input of each case, with some of the named rows.
func everyInput<Row>(_ names: Names<Row>) throws -> [SelectionInput<Row>] {
  try savedInputs(names).map { $0.input }
}

/// Inputs that may have been applied to a table before.
func preludes<Row>(_ names: Names<Row>) -> [[SelectionInput<Row>]] {
  let (b, c, y) = (names["b"], names["c"], names["y"])
  return [
    [], [.tap(b), .tap(y)], [.touchDown(b)], [.press(c, .click)], [.beginPan(b)],
    [.setSelected([b, c]), .beginSweep(.removing)], [.enableUndo(limit: nil), .click(b)],
    [.enableUndo(limit: nil), .click(b), .undo], [.setEditing(true), .select([c])],
    [.disable([b, y])], [.setLimits(SelectionLimits(atMost: 1)), .click(c)],
  ]
}

/// The text of a source file of SelectionCore.
func source(_ path: String) throws -> String {
  let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("../../../Sources/SelectionCore")
  return try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
}

/// The name of an input's case, as the source declares it.
func caseName<Row>(_ input: SelectionInput<Row>) -> String {
  String("\(input)".prefix { $0 != "(" })
}

/// The cases that the source declares, with the effects on a row, which have names of their own.
func declaredCases() throws -> Set<String> {
  let text = try source("Selection/Input/SelectionInput.swift")
  let declaration = try XCTUnwrap(text.components(separatedBy: "\n}\n").first)
  let cases = Set(
    declaration.split(separator: "\n").compactMap { line -> String? in
      let words = line.split(separator: " ").drop { $0 == "indirect" }
      guard words.first == "case", let name = words.dropFirst().first else { return nil }
      return String(name.prefix { $0 != "(" })
    })
  XCTAssertTrue(cases.contains("act"))
  XCTAssertGreaterThan(cases.count, 50)
  return cases.subtracting(["act"]).union(RowEffect.allCases.map { $0.rawValue })
}
