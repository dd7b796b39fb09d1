// SPDX-License-Identifier: MIT

// Saves one of two states repeatedly until it is killed, for the tests of atomic saving; the second
// argument is the first state to save.
import Foundation
import SelectionCore
import SelectionStore

let store = FileStore<IdentitySnapshot<String>>(URL(fileURLWithPath: CommandLine.arguments[1]))
let states = ["old", "new"].map { word in
  IdentitySnapshot(selected: (0..<500).map { IdentitySnapshot.Row(id: "\(word) \($0)") })
}
var turn = CommandLine.arguments[2] == "new" ? 1 : 0
while true {
  try store.save(states[turn % 2])
  turn += 1
}
