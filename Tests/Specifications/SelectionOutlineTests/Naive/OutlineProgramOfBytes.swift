// SPDX-License-Identifier: MIT

/// A program whose choices are the bytes of an input, for a fuzzer.
///
/// - Returns: What differs from the naive model, with the program; nil if nothing does.
package func failureOfOutlineProgram(_ bytes: [UInt8]) -> String? {
  guard var program = try? RandomOutlineProgram(SplitMix(bytes: bytes)) else {
    return "the nodes are refused"
  }
  while !program.random.isAtEnd, program.failures.isEmpty { program.step() }
  guard !program.failures.isEmpty else { return nil }
  return (program.log + program.failures.prefix(3)).joined(separator: "\n")
}
