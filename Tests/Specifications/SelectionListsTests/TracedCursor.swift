// SPDX-License-Identifier: MIT
import SelectionLists

/// A cursor, its set and its list, played by the lines of a trace, as far as a flat list can say
/// them.
struct TracedCursor {
  private var items: [String]
  private var cursor = SelectionCursor<String>(mode: .single)
  private var selection: Set<String> = []
  private var disabled: Set<String> = []
  private var profile = InputProfile.touch
  private var (pageRows, columns) = (10, 1)
  /// The change of the last line, if it is the cursor's.
  private var change: CursorChange<String>?
  private var newItems = 0

  /// A line that a flat list can't say.
  struct Unsayable: Error {}

  /// Whether an expectation was compared.
  enum Played: Equatable {
    case done
    case held
    case failed(String)
  }

  /// Begins a case.
  ///
  /// - Parameter words: The line of a table.
  /// - Throws: `Unsayable`, if the table has several sections.
  init(_ words: [Substring]) throws {
    guard words.count == 2, let count = Int(words[1]) else { throw Unsayable() }
    items = (0..<count).map { "row \($0)" }
  }

  mutating func play(_ words: [Substring]) throws -> Played {
    if words[0] == "expect" { return try expect(words) }
    change = nil
    if try !playInput(words), try !playData(words) { try playSetting(words) }
    return .done
  }

  private mutating func playInput(_ words: [Substring]) throws -> Bool {
    let effects: [Substring: RowEffect] = [
      "tap": .tap, "click": .click, "toggle": .toggle, "extend": .extend, "focus": .focus,
      "extend-adding": .extendAdding, "extend-block": .extendBlock,
    ]
    if words.count == 2, let effect = effects[words[0]] {
      // A flat list has no error for a row that isn't there.
      change = cursor.apply(
        effect, to: try item(words[1]), in: items, selection: &selection, isEnabled: isEnabled)
      return true
    }
    let modifiers = try words.last.map(Self.modifiers) ?? []
    switch (words[0], words.count) {
    case ("click", 3): handle(.click(try item(words[1]), modifiers))
    case ("press", 2): handle(.press(try item(words[1])))
    case ("press", 3): handle(.press(try item(words[1]), modifiers))
    case ("secondary", 2): handle(.secondaryClick(try item(words[1])))
    case ("void", 1): handle(.clickBesideRows())
    case ("void", 2): handle(.clickBesideRows(modifiers))
    case ("release", 1): handle(.release)
    case ("drag", 1): handle(.drag)
    case ("key", 2): handle(.key(try Self.stroke(words[1]), pageRows: pageRows, columns: columns))
    case ("cancel", 1):
      change = cursor.apply(.cancel, in: items, selection: &selection, isEnabled: isEnabled)
    default: return false
    }
    return true
  }

  /// Changes by the app of its own set and list.
  private mutating func playData(_ words: [Substring]) throws -> Bool {
    let enabled = items.filter { !disabled.contains($0) }
    switch words[0] {
    case "set-selected": try set(to: try rows(words.dropFirst()))
    case "deselect": try set(to: selection.subtracting(try rows(words.dropFirst())))
    case "select" where words.count == 2:
      // A row among others would be where the user goes on, which a set doesn't say.
      let row = try item(words[1])
      guard cursor.mode == .single || selection.isSubset(of: [row]) else { throw Unsayable() }
      try set(to: [row])
    case "deselect-all": try set(to: [])
    case "select-all" where cursor.mode == .multiple: try set(to: selection.union(enabled))
    case "invert" where cursor.mode == .multiple:
      try set(to: selection.symmetricDifference(enabled))
    case "delete-rows":
      let gone = try rows(words.dropFirst())
      follow(to: items.filter { !gone.contains($0) })
    case "insert-rows":
      let count = words.count == 3 ? Int(words[2].dropFirst()) : 1
      guard let count, let place = try place(words[1]), place <= items.count
      else { throw Unsayable() }
      newItems += count
      let new = (0..<count).map { "new \(newItems - $0)" }
      follow(to: items[..<place] + new + items[place...])
    case "move-row" where words.count == 3:
      let row = try item(words[1])
      guard let place = try place(words[2]), place < items.count else { throw Unsayable() }
      var next = items.filter { $0 != row }
      next.insert(row, at: place)
      follow(to: next)
    default: return false
    }
    return true
  }

  private mutating func playSetting(_ words: [Substring]) throws {
    switch (words[0], words.count) {
    case ("case", _): break
    case ("policy", 2...):
      // By touch, a tap with a modifier begins editing where that may be.
      guard !words.contains("editing"), selection.isEmpty,
        let mode = RowSelectionMode(rawValue: String(words[1]))
      else { throw Unsayable() }
      cursor.mode = mode
    case ("profile", 2):
      guard let named = InputProfile.all.first(where: { $0.name == words[1] })
      else { throw Unsayable() }
      profile = named
    case ("page", 2): pageRows = Int(words[1]) ?? 0
    case ("columns", 2): columns = Int(words[1]) ?? 0
    case ("disable", 2...):
      guard cursor.lead == nil else { throw Unsayable() }
      disabled.formUnion(try rows(words.dropFirst()))
    default: throw Unsayable()
    }
  }

  private func expect(_ words: [Substring]) throws -> Played {
    let rest = words.dropFirst(2)
    switch words[1] {
    case "selected": return held(selection, try rows(rest))
    case "anchor": return held(Set([cursor.anchor].compactMap { $0 }), try rows(rest))
    case "lead": return held(Set([cursor.lead].compactMap { $0 }), try rows(rest))
    case "redraw-focus":
      guard let change else { return .done }
      return held(change.rowsToRedrawWithFocus.intersection(items), try rows(rest))
    case "changed":
      guard let change else { return .done }
      let words = rest == ["none"] ? [] : rest
      let selected = try rows(words.filter { $0.first == "+" }.map { $0.dropFirst() })
      let deselected = try rows(words.filter { $0.first == "-" }.map { $0.dropFirst() })
      let first = held(change.selected, selected)
      return first == .held
        ? held(change.deselected.intersection(items), deselected) : first
    // What only tables say.
    case "calls", "count", "redraw", "undo", "redo", "presented", "menu", "header", "lost":
      return .done
    default: throw Unsayable()
    }
  }

  private func held(_ found: Set<String>, _ wanted: Set<String>) -> Played {
    found == wanted ? .held : .failed("\(found.sorted()), not \(wanted.sorted())")
  }

  private func isEnabled(_ item: String) -> Bool { !disabled.contains(item) }

  private mutating func handle(_ action: UserAction<String>) {
    let disabled = disabled
    change = cursor.handle(action, in: items, selection: &selection, profile: profile) {
      !disabled.contains($0)
    }
  }

  private mutating func set(to items: Set<String>) throws {
    // A set that is set to what it is says nothing; in a table that is an input, which ends a run.
    if items == selection { throw Unsayable() }
    selection = items
    cursor.adopt(selection, in: self.items)
  }

  private mutating func follow(to items: [String]) {
    change = cursor.follow(from: self.items, to: items, selection: &selection)
    self.items = items
  }

  private func place(_ word: Substring) throws -> Int? {
    let parts = word.split(separator: ".")
    guard parts.count == 2, parts[0] == "0" else { throw Unsayable() }
    return Int(parts[1])
  }

  private func item(_ word: Substring) throws -> String {
    guard let place = try place(word), place < items.count else { throw Unsayable() }
    return items[place]
  }

  private func rows(_ words: some Sequence<Substring>) throws -> Set<String> {
    var rows: Set<String> = []
    for word in words where word != "none" {
      let ends = word.split(separator: "-")
      if word == "*" || word == "0.*" {
        rows.formUnion(items)
      } else if ends.count == 2 {
        let last = ends[1].contains(".") ? ends[1] : "0.\(ends[1])"
        guard let first = try place(ends[0]), let last = try place(last), last < items.count
        else { throw Unsayable() }
        rows.formUnion(items[first...last])
      } else {
        rows.insert(try item(word))
      }
    }
    return rows
  }

  private static func modifiers(_ word: Substring) throws -> KeyModifiers {
    let known: [Substring: KeyModifiers] = [
      "shift": .shift, "command": .command, "option": .option,
    ]
    return KeyModifiers(word.split(separator: "+").compactMap { known[$0] })
  }

  private static func stroke(_ word: Substring) throws -> KeyStroke {
    let named: [Substring: KeyStroke.Key] = [
      "up": .up, "down": .down, "left": .left, "right": .right, "home": .home, "end": .end,
      "page-up": .pageUp, "page-down": .pageDown, "space": .space, "return": .returnKey,
      "escape": .escape,
    ]
    guard let name = word.split(separator: "+").last else { throw Unsayable() }
    let key = named[name] ?? name.first.map { .letter($0) }
    guard let key else { throw Unsayable() }
    return KeyStroke(key, try modifiers(word))
  }
}
