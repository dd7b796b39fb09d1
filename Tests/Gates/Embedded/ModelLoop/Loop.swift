// SPDX-License-Identifier: MIT
import RandomChoices

/// Runs a part of the loop: inputs (0), updates (1), history (2), large tables (3), or the edges
/// (4).
///
/// - Returns: The sum of all observed values, without its sign; or the line of the first failure,
///   negative.
@_cdecl("modelLoop")
public func modelLoop(_ part: Int32, _ seed: Int32, _ rounds: Int32) -> Int64 {
  var checks = Checks()
  var random = RandomSource(seed: UInt64(UInt32(bitPattern: seed)))
  switch part {
  case 0: checkInputs(&checks, &random, rounds: Int(rounds))
  case 1: checkUpdates(&checks, &random, rounds: Int(rounds))
  case 2: checkHistory(&checks, &random, rounds: Int(rounds))
  case 3: checkLargeTables(&checks, &random, rounds: Int(rounds))
  case 4: checkEdges(&checks)
  default: checks.expect(false)
  }
  if let line = checks.failedLine { return -Int64(line) }
  return Int64(checks.checksum >> 1)
}
