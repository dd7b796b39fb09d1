// SPDX-License-Identifier: MIT

internal import SelectionCore

/// Where the lines of a screen have what a mouse can reach.
struct TableLayout: Hashable {
  /// The columns of the tables' names in the first line.
  var tabs: [Range<Int>] = []
  /// The line of the first row.
  var firstRowLine = 0
  /// How many columns at the left show the sections.
  var sectionColumns = 0
}

/// What a mouse button that is down on a row is about to do.
enum MouseButton: Hashable {
  /// It went down on a row, which was selected before that or was not.
  case pressed(RowPath, wasSelected: Bool)
  /// It extends the range.
  case extending
  /// It drags the selected rows.
  case dragging
}

/// What a mouse does.
extension TableScreen {
  /// The input that an action means in the table that is shown, by the profile that is set.
  func input(for action: UserAction<RowPath>) -> TableInput? {
    profile.input(for: action, in: current.table.rows)
  }

  func take(_ mouse: TerminalKey.Mouse, _ modifiers: TerminalKey.Modifiers) {
    switch mouse.action {
    case .wheelUp: current.scroll(by: -3)
    case .wheelDown: current.scroll(by: 3)
    case .press where mouse.line < layout.firstRowLine:
      if let number = layout.tabs.firstIndex(where: { $0.contains(mouse.column) }) {
        show(table: number)
      }
    case .press: press(mouse, modifiers.keyModifiers)
    case .drag: drag(mouse)
    case .release: release(mouse)
    case .secondary:
      guard let row = row(at: mouse) else { return }
      input(for: .secondaryClick(row)).map(current.take)
      current.note("a menu about \(current.table.rows.menuRows(for: row))")
    }
  }

  private func press(_ mouse: TerminalKey.Mouse, _ modifiers: KeyModifiers) {
    liftButton()
    guard let row = row(at: mouse) else {
      guard mouse.line < layout.firstRowLine + current.window.rowCount else { return }
      input(for: .clickBesideRows(modifiers)).map(current.take)
      return
    }
    if mouse.column < layout.sectionColumns {
      return current.take(.tapHeader(ofSection: row.section))
    }
    guard let input = input(for: .press(row, modifiers)) else { return }
    button = .pressed(row, wasSelected: current.table.rows.isSelected(row))
    current.apply(input)
    current.showLead()
  }

  private func drag(_ mouse: TerminalKey.Mouse) {
    guard mouse.column >= layout.sectionColumns, let row = row(at: mouse) else { return }
    let state = current.table.rows
    switch button {
    case .pressed(row, _), nil: return
    case .pressed(_, wasSelected: true):
      input(for: .drag).map(current.apply)
      button = .dragging
    case .pressed:
      input(for: .release).map(current.apply)
      button = .extending
    case .extending, .dragging: break
    }
    if button == .dragging {
      current.note("drags \(state.selectedRows) to \(row)")
    } else if row != current.lead {
      current.take(.extendAdding(to: row))
    }
  }

  private func release(_ mouse: TerminalKey.Mouse) {
    if button == .dragging, let row = row(at: mouse) {
      button = nil
      current.moveRows(current.table.rows.selectedRows.rowSpans, to: row)
    } else if button != nil {
      input(for: .release).map(current.apply)
      current.showLead()
    }
    liftButton()
  }

  /// Ends what the mouse button is about to do, without doing it.
  func liftButton() {
    button = nil
    if current.table.rows.highlightedRow != nil { current.apply(.touchCancel) }
    if current.table.rows.pressedRow != nil { current.apply(.drag) }
  }

  private func row(at mouse: TerminalKey.Mouse) -> RowPath? {
    let rows = current.visibleRows
    let place = mouse.line - layout.firstRowLine
    return rows.indices.contains(place) ? rows[place] : nil
  }
}

extension TerminalKey {
  /// The key as a profile knows it; nil for one that no profile knows.
  var stroke: KeyStroke? {
    let key: SelectionCore.Key? =
      switch name {
      case .up: .up
      case .down: .down
      case .pageUp: .pageUp
      case .pageDown: .pageDown
      case .home: .home
      case .end: .end
      case .space: .space
      case .return: .returnKey
      case .escape: .escape
      case .character(let character): modifiers.isEmpty ? nil : .letter(character)
      case .left, .right, .tab, .backspace, .delete, .insert, .f1, .mouse, .paste: nil
      }
    return key.map { KeyStroke($0, modifiers.keyModifiers) }
  }
}

extension TerminalKey.Modifiers {
  /// The modifiers as a profile knows them.
  var keyModifiers: KeyModifiers {
    var result: KeyModifiers = []
    if contains(.shift) { result.insert(.shift) }
    if contains(.control) { result.insert(.command) }
    if contains(.option) { result.insert(.option) }
    return result
  }
}

extension InputProfile {
  /// The conventions of this program: keys move without selecting, space taps, and shift adds a
  /// range.
  static let terminal: InputProfile = {
    var profile = InputProfile(
      name: "this terminal",
      clicks: [[]: .tap, .command: .toggle, .shift: .extend, [.command, .shift]: .extendAdding])
    profile.setMotions([], .focus)
    profile.setMotions(.command, .focus)
    profile.setMotions(.shift, .extendAdding)
    profile.keys[KeyStroke(.space)] = .go(.stay, .tap)
    profile.keys[KeyStroke(.returnKey)] = .go(.stay, .tap)
    profile.keys[KeyStroke(.space, .command)] = .go(.stay, .toggle)
    profile.keys[KeyStroke(.space, .shift)] = .go(.stay, .extendAdding)
    return profile
  }()
}

extension TableScreen {
  /// The profiles to choose from.
  static let profiles = [InputProfile.terminal] + InputProfile.all
}

extension InputProfile {
  /// What people call the conventions, as on the page.
  var title: String {
    switch name {
    case "touch": "touch"
    case "appkit": "the Mac"
    case "windows": "Windows"
    case "gtk": "GNOME"
    case "aria": "an accessible listbox"
    case "aria-modifiers": "an accessible listbox with modifiers"
    default: name
    }
  }
}
