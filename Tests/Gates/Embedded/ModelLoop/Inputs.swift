// SPDX-License-Identifier: MIT
import Naive
import RandomChoices
import SelectionCore

/// Random inputs to random tables, against the oracle of the tests.
func checkInputs(_ checks: inout Checks, _ random: inout RandomSource, rounds: Int) {
  for _ in 0..<rounds {
    var program = InputProgram(RandomSource(seed: random.next()))
    for _ in 0..<60 {
      checks.expect(program.step() == nil)
      checks.see(program.table.selectedNumbers)
      checks.see(program.table.checkedNumbers)
    }
  }
}
