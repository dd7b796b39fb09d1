// SPDX-License-Identifier: MIT
import SelectionCore

/// Steps that are undone and redone.
extension NaiveSelection {
  mutating func undo() {
    guard let step = done.popLast() else { return }
    undone.append(step)
    bringBack(step.before)
  }

  mutating func redo() {
    guard let step = undone.popLast() else { return }
    done.append(step)
    bringBack(step.after)
  }

  private mutating func bringBack(_ moment: Moment) {
    selected = moment.selected
    anchor = moment.anchor
    lead = moment.lead
    endGestures()
    trim()
  }
}
