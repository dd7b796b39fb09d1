// SPDX-License-Identifier: MIT

import SelectionLists

// A list of mails with a set of its own: clicks, ranges, keys, and mails that are deleted.
let mails = Array(CommandLine.arguments.dropFirst())
var chosen: Set<String> = []
var cursor = SelectionCursor<String>()
for mail in mails {
  let change = cursor.handle(.click(mail, .shift), in: mails, selection: &chosen)
  print(change.rowsToRedrawWithFocus.count)
}
for key in [KeyStroke.Key.up, .down, .pageUp, .end, .letter("a")] {
  cursor.handle(.key(KeyStroke(key, .command)), in: mails, selection: &chosen)
  cursor.handle(.key(KeyStroke(key, .shift)), in: mails, selection: &chosen)
}
cursor.follow(from: mails, to: mails.filter { !$0.isEmpty }, selection: &chosen)
print(chosen.count, cursor.lead ?? "")
