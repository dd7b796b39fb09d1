// SPDX-License-Identifier: MIT

/// A single input, while it is applied to a cursor and the app's selection.
///
/// Items are named by their places in the list. Rules that also apply to tables are documented at a
/// table's inputs. As in a table, if the anchor or the lead isn't in the list, the item at its
/// place is used instead.
struct CursorInput<ID: Hashable>: ~Copyable {
  var cursor: SelectionCursor<ID>
  var selection: Set<ID>
  var change = CursorChange<ID>()
  /// Whether the input continues the run of extensions, which any other input ends.
  var continuesRun = false
  /// Whether the input has moved the anchor.
  var isAnchorNew = false
  let list: FlatList<ID>

  /// Completes the input, and returns the cursor and the selection.
  ///
  /// - Returns: The change, in which the focus moves from the lead that the app has drawn.
  mutating func finish(
    _ cursor: inout SelectionCursor<ID>, _ selection: inout Set<ID>, from oldLead: [ID]
  ) -> CursorChange<ID> {
    if !continuesRun { self.cursor.base = nil }
    self.cursor.remember(self.selection)
    if oldLead != self.cursor.leadItems { change.focused = Set(oldLead + self.cursor.leadItems) }
    (cursor, selection) = (self.cursor, self.selection)
    return change
  }

  /// The places of the anchor and the lead; if either isn't in the list, the place of the item that
  /// is used instead.
  var anchor: Int? { list.place(read: cursor.anchorItems, near: cursor.anchorPlace) }
  var lead: Int? { list.place(read: cursor.leadItems, near: cursor.leadPlace) }

  mutating func setAnchor(to place: Int) {
    isAnchorNew = cursor.anchorItems != [list[place]]
    (cursor.anchorItems, cursor.anchorPlace) = ([list[place]], place)
  }

  mutating func setLead(to place: Int) {
    (cursor.leadItems, cursor.leadPlace) = ([list[place]], place)
  }

  /// The place of an item, searched for from the lead on; nil if it isn't in the list.
  func place(of item: ID) -> Int? { list.place(of: [item], near: cursor.leadPlace) }

  /// Whether the user can change the item at a place.
  func canChange(_ place: Int) -> Bool { cursor.mode != .none && list.isEnabled(list[place]) }

  /// Selects exactly the given items, except for items that the user can't change.
  mutating func select(exactly items: Set<ID>) {
    change.selected = items.subtracting(selection).filter(list.isEnabled)
    change.deselected = selection.subtracting(items).filter(list.isEnabled)
    selection.subtract(change.deselected)
    selection.formUnion(change.selected)
  }
}

/// Clicks, taps and presses.
extension CursorInput {
  mutating func handle(_ action: UserAction<ID>, _ profile: InputProfile) {
    switch action {
    case .key(let stroke, let pageRows, let columns):
      guard let effect = profile.effect(of: stroke) else { return leave() }
      apply(effect, in: Grid(pageRows: pageRows, columns: columns))
    case .click(let item, let modifiers):
      apply(profile.effect(ofClickWith: modifiers), to: item)
    case .secondaryClick(let item):
      apply(selection.contains(item) ? nil : profile.secondaryClick, to: item)
    case .clickBesideRows(let modifiers):
      if profile.deselects(clickBesideRowsWith: modifiers) { deselectAll() } else { leave() }
    case .press(let item, let modifiers):
      guard let effect = profile.effect(ofClickWith: modifiers), let place = place(of: item)
      else { return leave() }
      press(place, effect)
    case .release: end(profile, releases: true)
    case .drag: end(profile, releases: false)
    case .go(let item):
      guard case .go(_, let effect)? = profile.keys[KeyStroke(.down)] else { return leave() }
      apply(effect, to: item)
    }
  }

  /// Leaves everything unchanged: an input without a meaning ends no run.
  mutating func leave() { continuesRun = true }

  mutating func apply(_ effect: RowEffect?, to item: ID) {
    guard let effect, let place = place(of: item) else { return leave() }
    apply(effect, at: place, isKey: false)
  }

  /// Applies an effect to the item at a place.
  mutating func apply(_ effect: RowEffect, at place: Int, isKey: Bool) {
    switch effect {
    case .focus: setLead(to: place)
    case .tap, .tapToggling, .tapExtending:
      if cursor.waiting?.isTap != true { act(.tap, at: place) }
    case .click, .toggle: act(effect, at: place)
    case .extend, .extendAdding, .extendAsAnchor: extend(to: place, effect)
    case .extendFromFirst:
      if cursor.mode == .multiple, selection.isEmpty,
        let first = list.first(from: 0, by: 1, where: list.isEnabled)
      {
        setAnchor(to: first)
        cursor.base = nil
      }
      extend(to: place, .extend)
    case .toggleLead:
      if let lead { act(.toggle, at: lead) }
      setLead(to: place)
    case .extendFromLead:
      if cursor.mode == .multiple {
        cursor.base = nil
        if let lead { setAnchor(to: lead) } else { cursor.anchorItems = [] }
      }
      extend(to: place, .extendAdding)
    case .extendBlock: extendBlock(to: place, isKey: isKey)
    }
  }

  /// Selects the item at a place, or flips it.
  mutating func act(_ effect: RowEffect, at place: Int) {
    guard canChange(place) else { return }
    let item = list[place]
    let only = Set([item])
    let isFlipped = effect == .toggle || effect == .tap && cursor.mode == .multiple
    if isFlipped, selection.contains(item) {
      selection.subtract(only)
      change.deselected = only
    } else {
      if cursor.mode == .single {
        // Even items that the user can't change are deselected.
        change.deselected = selection.subtracting(only)
        selection.subtract(change.deselected)
      } else if effect == .click {
        select(exactly: only)
      }
      if selection.insert(item).inserted { change.selected = only }
    }
    setAnchor(to: place)
    setLead(to: place)
  }

  /// Puts the pointer on an item; an effect that would deselect items is postponed to the release,
  /// so that all selected items can be dragged.
  private mutating func press(_ place: Int, _ effect: RowEffect) {
    guard cursor.pressedItems.isEmpty else { return continuesRun = !effect.isTap }
    let item = list[place]
    let deselects = effect == .click || effect == .toggle
    let waits = effect.isTap || deselects && selection.contains(item)
    if effect.isTap, !canChange(place) { return }
    (cursor.pressedItems, cursor.waiting) = ([item], waits ? effect : nil)
    if !waits {
      apply(effect, at: place, isKey: false)
    } else if !effect.isTap {
      leave()
    }
  }

  /// Releases the pointer, which performs the postponed effect, or begins to drag.
  ///
  /// By itself, neither a release nor a drag ends a run of extensions, unless the pointer is a
  /// finger.
  private mutating func end(_ profile: InputProfile, releases: Bool) {
    let (pressed, effect) = (cursor.pressedItems, cursor.waiting)
    continuesRun = !(pressed.isEmpty ? profile.hasOnlyTaps : effect?.isTap ?? false)
    cursor.liftPointer()
    guard releases, let effect, let place = list.place(of: pressed, near: cursor.leadPlace)
    else { return }
    continuesRun = false
    apply(effect, at: place, isKey: false)
  }
}
