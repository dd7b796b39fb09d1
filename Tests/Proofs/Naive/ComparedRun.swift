// SPDX-License-Identifier: MIT
package import SelectionCore

/// A table beside the oracle, and what both were given.
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

  /// Gives an input to both, and says what differs then and after which inputs, or nil.
  package mutating func apply(_ input: TableInput) -> String? {
    inputs.append(input)
    return comparedStep(input, OracleRules(), &table, &oracle).map {
      "\($0) after table \(counts): \(inputs)"
    }
  }

  /// Gives inputs to both, and says what differs after the first that is taken otherwise, or nil.
  package mutating func apply(_ inputs: [TableInput]) -> String? {
    for input in inputs {
      if let problem = apply(input) { return problem }
    }
    return nil
  }
}
