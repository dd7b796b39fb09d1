// SPDX-License-Identifier: MIT
import Naive
import NaiveOutline
import RandomChoices
import SelectionCore

/// Random programs over a set, against one `Bool` for each row.
package func rowSetPrograms(_ bytes: [UInt8]) {
  var choices = ByteSource(bytes)
  // Few rows need many bytes, many rows exercise leaves and branches.
  let length = 1 + choices.below([60, 600, 9_000, 30_000][choices.below(4)])
  let longest = 1 + choices.below(length / 3 + 2)
  var start = RandomSource(seed: UInt64(choices.below(1 << 16)))
  let spacing = 1 + choices.below(400)
  var program = RowSetProgram(
    choices, length: length, spacing: spacing, longest: longest, start: &start)
  let (older, olderModel) = (program.set, program.model)
  var steps: [String] = []
  while !program.choices.isAtEnd {
    steps.append(program.step())
    if program.set.count != program.model.count { fail("\(steps): count") }
    // Comparing all rows takes longer than the steps themselves.
    guard steps.count % 16 == 0 || program.choices.isAtEnd else { continue }
    let questions = (0..<8).map { _ in start.below(program.model.rows.count + 2) - 1 }
    let wrong = differences(program.set, program.model, questions: questions)
    if !wrong.isEmpty { fail("\(steps): \(wrong)") }
  }
  let difference = program.set.difference(from: older)
  let inserted = program.model.combined(with: olderModel) { $0 && !$1 }
  let removed = program.model.combined(with: olderModel) { !$0 && $1 }
  if Array(difference.inserted) != inserted.members { fail("\(steps): inserted") }
  if Array(difference.removed) != removed.members { fail("\(steps): removed") }
}

/// Batches of changes to a table, against arrays of rows.
package func tableUpdates(_ bytes: [UInt8]) {
  do {
    var program = try UpdateProgram(ByteSource(bytes))
    while !program.choices.isAtEnd {
      let (batch, problem) = program.step()
      if let problem { fail("\(batch): \(problem)") }
    }
  } catch {
    fail("\(error)")
  }
}

/// Inputs to a table with rules, lists, limits and updates, against the oracle.
package func tableSelectionPrograms(_ bytes: [UInt8]) {
  var program = InputProgram(ByteSource(bytes))
  while !program.choices.isAtEnd {
    if let problem = program.step() {
      fail("\(program.counts) \(program.rules) \(program.inputs): \(problem)")
    }
  }
}

/// Inputs to a tree, against a tree of objects.
package func outlinePrograms(_ bytes: [UInt8]) {
  if let failure = failureOfOutlineProgram(bytes) { fail(failure) }
}

/// Tables with identities, against the oracle.
package func identityPrograms(_ bytes: [UInt8]) {
  var program = IdentityProgram(ByteSource(bytes))
  while !program.choices.isAtEnd {
    if let problem = program.step() { fail("\(program.description): \(problem)") }
  }
}
