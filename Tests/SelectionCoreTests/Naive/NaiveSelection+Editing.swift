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
    trim()
    if inForce != .multiple { endGestures() }
  }

  mutating func endGestures() {
    pan = nil
    sweep = nil
  }

  /// The lowest row stays where the mode is single, in the table or in a section.
  mutating func trim() {
    if inForce == .single, let lowest = selected.firstIndex(of: true) {
      for row in sections.indices { selected[row] = row == lowest }
    }
    trimSections()
  }

  /// Of each section of mode single one row stays: the one given, or else one selected before, or the lowest.
  mutating func trimSections(keeping row: Int? = nil, before: [Bool]? = nil) {
    for (section, id) in sectionIDs.enumerated() where sectionModes[id] == .single {
      let here = rows(section).filter { selected[$0] }
      let kept =
        here.first { $0 == row } ?? here.first { before?[$0] ?? false } ?? here.first
      for other in here where other != kept { selected[other] = false }
    }
  }
}
