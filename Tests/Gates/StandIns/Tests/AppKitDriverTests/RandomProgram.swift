// SPDX-License-Identifier: MIT
import XCTest

/// A program of random steps that is repeated by its seed.
@MainActor
protocol RandomProgram {
  var seed: UInt64 { get }
  /// Does something at random, and says what.
  func act() -> String
  /// Returns the differences between what the view shows and what it should show.
  func differences() -> [String]
}

extension RandomProgram {
  /// Runs the program up to the first step after which something is wrong.
  func isRight(steps: Int) -> Bool {
    var actions: [String] = []
    for step in 0..<steps {
      actions.append(act())
      let wrong = differences()
      if !wrong.isEmpty {
        let last = actions.suffix(7).joined(separator: ", then ")
        XCTFail("seed \(seed), step \(step), \(last): \(wrong.joined(separator: "; "))")
        return false
      }
    }
    return true
  }
}
