// SPDX-License-Identifier: MIT

internal import SelectionCore

/// The positions of clickable parts in the lines of a screen.
struct TableLayout: Hashable {
  /// The columns of the tables' names in the first line.
  var tabs: [Range<Int>] = []
  /// The line of the first row.
  var firstRowLine = 0
  /// The number of columns at the left that show the sections.
  var sectionColumns = 0
}

/// The effects of the mouse.
extension TableScreen {
  /// The input that an action means in the shown table, according to the current profile.
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
    case .press where mouse.line >= layout.firstRowLine + current.window.rowCount:
      track(.cancel)
    case .press:
      let row = row(at: mouse)
      if let row, mouse.column < layout.sectionColumns {
        track(.cancel)
        return current.take(.tapHeader(ofSection: row.section))
      }
      track(.down(on: row, at: mouse.point, time: 0, modifiers: modifiers.keyModifiers))
    case .drag: track(.moved(to: mouse.point, over: row(at: mouse), time: 0))
    case .release: track(.up(at: mouse.point, over: row(at: mouse), time: 0))
    case .secondary:
      track(.secondaryClick(on: row(at: mouse)))
      guard let row = row(at: mouse) else { return }
      current.note("a menu about \(current.table.rows.menuRows(for: row))")
    }
  }

  /// Applies the input that a mouse event means; if a release is refused, the press ends without an
  /// effect.
  func track(_ event: PointerEvent<RowPath>) {
    for step in pointer.track(event, isSelected: current.table.rows.isSelected) {
      let input = profile.input(forPointer: step, in: current.table.rows)
      switch step {
      case .action(.clickBesideRows), .action(.secondaryClick): input.map(current.take)
      case .continueDrag(.range, over: let row) where row == current.lead: break
      case .continueDrag(.range, _): input.map(current.take)
      case .continueDrag(.rows, over: let row?):
        current.note("drags \(current.table.rows.selectedRows) to \(row)")
      case .endDrag(.rows, over: let row?):
        current.moveRows(current.table.rows.selectedRows.rowSpans, to: row)
      default:
        input.map { current.apply($0) }
        current.showLead()
      }
    }
    guard !pointer.isDown else { return }
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
  /// The key as a key stroke; nil if profiles don't use the key.
  var stroke: KeyStroke? {
    let key: KeyStroke.Key? =
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
  /// The modifiers as the modifiers of a key stroke.
  var keyModifiers: KeyModifiers {
    var result: KeyModifiers = []
    if contains(.shift) { result.insert(.shift) }
    if contains(.control) { result.insert(.command) }
    if contains(.option) { result.insert(.option) }
    return result
  }
}

extension TerminalKey.Mouse {
  /// The point for a pointer tracker; it is on the same row for the whole line.
  var point: ViewPoint { ViewPoint(x: 0, y: Double(line)) }
}

extension PointerSettings {
  /// The settings for a mouse in a terminal, which moves by cells: a drag from a selected row drags
  /// the selected rows, and a drag from any other row selects a range.
  static let terminal: PointerSettings = {
    var settings = PointerSettings()
    settings.otherRowDrag = .range
    settings.mouseSlack = 0
    settings.doubleClickInterval = nil
    return settings
  }()

  /// The settings for a mouse with which every drag selects a range.
  static let pick: PointerSettings = {
    var settings = terminal
    settings.selectedRowDrag = .range
    return settings
  }()
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

extension InputProfile {
  /// The usual name of the conventions, as on the page.
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
