// SPDX-License-Identifier: MIT
import SelectionCore

/// The parts of an app that examples name.
struct Mail: Identifiable {
  var id: String
  var subject: String
}

struct Button {
  var isEnabled = true
  var isHidden = false
}

struct GTKList {
  mutating func replace(_ removed: Range<Int>, by inserted: Range<Int>) {}
}

func open(_ mail: String) {}
func shake(_ row: RowPath) {}
func say(_ text: String) {}
