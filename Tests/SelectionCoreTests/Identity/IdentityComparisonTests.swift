// SPDX-License-Identifier: MIT
import SelectionCore
import XCTest

/// Tables with identities against the oracle: every input among names, new contents, hidden and
/// forgotten identities.
final class IdentityComparisonTests: XCTestCase {
  /// `PROGRAMS` sets how many there are, and `SEED` which is the first.
  func testLongRandomPrograms() {
    #if DEBUG
      let number = environmentNumber("PROGRAMS") ?? 40
    #else
      let number = environmentNumber("PROGRAMS") ?? 400
    #endif
    let first = environmentNumber("SEED") ?? 0
    for seed in first..<(first + number) {
      var program = IdentityProgram(RandomSource(seed: UInt64(seed)))
      for _ in 0..<80 {
        if let problem = program.step() {
          return XCTFail("SEED=\(seed): \(problem) after \(program.description)")
        }
      }
    }
  }
}
