// SPDX-License-Identifier: MIT
import Naive
import SelectionCore
import XCTest

/// Fails unless a set has the rows of a model, and all queries give the same results.
///
/// It walks the whole set and makes a few queries for each row up to `questions`; for large sets
/// only some.
func expect(
  _ set: RowSet, is model: BoolModel, questions: [Int]? = nil, _ context: @autoclosure () -> String,
  file: StaticString = #filePath, line: UInt = #line
) {
  let wrong = differences(set, model, questions: questions)
  if !wrong.isEmpty {
    let shown = wrong.prefix(5).map { $0.prefix(400) }.joined(separator: "\n")
    XCTFail("\(context())\n\(shown)", file: file, line: line)
  }
}
