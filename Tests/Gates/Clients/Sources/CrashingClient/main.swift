// SPDX-License-Identifier: MIT

import SelectionLists

// A program that crashes in a function that the library calls.
@inline(never)
func clickWhoseRowsCannotBeAsked() {
  var chosen: Set<String> = []
  var cursor = SelectionCursor<String>()
  cursor.handle(.click("m1"), in: ["m1", "m2"], selection: &chosen) { mail in
    fatalError("no answer for \(mail)")
  }
}
clickWhoseRowsCannotBeAsked()
