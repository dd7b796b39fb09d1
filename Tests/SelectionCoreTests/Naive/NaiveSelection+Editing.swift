// SPDX-License-Identifier: MIT
import SelectionCore

extension NaiveSelection {
  /// Editing begins or ends, and the selection is kept, cleared, or put away and put back.
  mutating func edit(_ isOn: Bool, _ transition: EditingTransition) {
    if isOn == isEditing { return }
    isEditing = isOn
    let nothing = selected.map { _ in false }
    switch transition {
    case .keep: break
    case .clear: selected = nothing
    case .restore:
      let before = selected
      selected = isOn ? nothing : putAway ?? nothing
      if isOn { putAway = before }
    }
    if !isOn { putAway = nil }
    modeDidChange()
  }

  /// The mode in force is another: single keeps the lowest row.
  mutating func modeDidChange() {
    if inForce == .single, let lowest = selected.firstIndex(of: true) {
      for row in sections.indices { selected[row] = row == lowest }
    }
    if inForce != .multiple { pan = nil }
  }
}
