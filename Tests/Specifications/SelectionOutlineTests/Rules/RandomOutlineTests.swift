// SPDX-License-Identifier: MIT
import Foundation
import SelectionCore
import SelectionOutline
import XCTest

/// Goal: an outline has the same results as a tree of objects, for all sequences of inputs.
///
/// Method: random programs with seeds; SEED and PROGRAMS in the environment choose others.
final class RandomOutlineTests: XCTestCase {
  func testRandomPrograms() throws {
    let environment = ProcessInfo.processInfo.environment
    let programs = environment["PROGRAMS"].flatMap { UInt64($0) } ?? programCount(300)
    let first = environment["SEED"].flatMap { UInt64($0) } ?? 1
    for seed in first..<(first + programs) {
      var program = try RandomOutlineProgram(seed: seed)
      try program.run()
      if !program.failures.isEmpty {
        return XCTFail(
          "SEED=\(seed) PROGRAMS=1\n" + program.log.joined(separator: "\n") + "\n"
            + program.failures.prefix(3).joined(separator: "\n"))
      }
    }
  }
}
