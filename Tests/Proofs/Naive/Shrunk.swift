// SPDX-License-Identifier: MIT
package import SelectionCore

/// As few of some inputs as fail, in their order: each that isn't needed is left out, from the last
/// to the first.
///
/// - Parameters:
///   - inputs: Inputs that fail.
///   - fails: Whether some of them still fail.
/// - Returns: The inputs that are needed.
/// - Complexity: A call of `fails` for each input.
package func shrunk<Input>(_ inputs: [Input], _ fails: ([Input]) -> Bool) -> [Input] {
  var needed = inputs
  for place in inputs.indices.reversed() {
    var fewer = needed
    fewer.remove(at: place)
    if fails(fewer) { needed = fewer }
  }
  return needed
}

/// The first problem; each input is taken once, where `lazy` would ask twice.
private func firstProblem<Input>(_ inputs: [Input], _ take: (Input) -> String?) -> String? {
  for input in inputs {
    if let problem = take(input) { return problem }
  }
  return nil
}

extension InputProgram {
  /// As few of its inputs as have the same difference from the oracle, for the message of a
  /// failure.
  package func shortest(with problem: String) -> [TableInput] {
    shrunk(inputs) { inputs in
      guard var table = (try? TableShape(rowCounts: counts)).map({ TableSelection(shape: $0) })
      else { return false }
      var oracle = Oracle(counts)
      return firstProblem(inputs) { comparedStep($0, rules, &table, &oracle) } == problem
    }
  }
}

extension IdentityProgram {
  /// As few of its steps as have the same difference from the oracle.
  package func shortest(with problem: String) -> [Step] {
    shrunk(steps) { steps in
      var program = restarted
      return firstProblem(steps) { program.take($0) } == problem
    }
  }
}
