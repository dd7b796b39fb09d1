// SPDX-License-Identifier: MIT
import Naive
import SelectionCore
import XCTest

/// Fails unless a set holds the rows of a model and answers every question as the model does.
///
/// Costs a full walk and a few questions about each row up to `questions`, so large sets ask some
/// only.
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
