// SPDX-License-Identifier: MIT

import SelectionLists

// Packing for a trip: things are checked by taps, and a range; one of them is the heaviest.
let things = Array(CommandLine.arguments.dropFirst())
var packing = InclusiveList<String>()
var heaviest = ExclusiveList<String>()
for thing in things {
  packing.tap(thing)
  let change = heaviest.tap(thing)
  print(change.rowsToRedraw.sorted().joined(separator: " "))
}
if let last = things.last {
  packing.extend(to: last, in: things)
  packing.prune(keeping: things.dropFirst())
  heaviest.prune(keeping: [last])
}
for thing in things {
  let mark = packing.accessory(for: thing) == .checkmark ? "x" : " "
  print(mark, heaviest.isChecked(thing) ? "heaviest" : "", thing)
}
