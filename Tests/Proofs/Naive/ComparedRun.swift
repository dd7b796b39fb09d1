// SPDX-License-Identifier: MIT
package import SelectionCore

/// A table next to the oracle, and the inputs applied to both.
package struct ComparedRun {
  package var table: TableSelection
  package var oracle: Oracle
  private let counts: [Int]
  package private(set) var inputs: [TableInput] = []

  package init(_ counts: [Int]) throws {
    self.counts = counts
    oracle = Oracle(counts)
    table = TableSelection(shape: try TableShape(rowCounts: counts))
  }

  /// Applies an input to both, and returns the difference with the inputs so far, or nil.
  package mutating func apply(_ input: TableInput) -> String? {
    inputs.append(input)
    return comparedStep(input, OracleRules(), &table, &oracle).map {
      "\($0) after table \(counts): \(inputs)"
    }
  }

  /// Applies inputs to both, and returns the difference after the first with a different result, or
  /// nil.
  package mutating func apply(_ inputs: [TableInput]) -> String? {
    for input in inputs {
      if let problem = apply(input) { return problem }
    }
    return nil
  }
}
