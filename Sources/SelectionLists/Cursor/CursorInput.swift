// SPDX-License-Identifier: MIT

/// One input while it is applied to a cursor and the app's selection.
///
/// Items are named by their places in the list. A rule that tables have too is said in the words of
/// a table's inputs; anchor and lead are read as in a table: an item that isn't there as another one.
struct CursorInput<Items: RandomAccessCollection> where Items.Element: Hashable {
  typealias ID = Items.Element

  var cursor: SelectionCursor<ID>
  var selection: Set<ID>
  var change: CursorChange<ID>
  /// Whether the input belongs to the run of extensions, which any other input ends.
  var continuesRun = false
  let items: Items
  let isEnabled: (ID) -> Bool

  init(
    _ cursor: SelectionCursor<ID>, _ items: Items, _ selection: Set<ID>,
    _ isEnabled: @escaping (ID) -> Bool
  ) {
    (self.cursor, self.items, self.selection, self.isEnabled) =
      (cursor, items, selection, isEnabled)
    change = CursorChange(oldLead: cursor.lead)
  }

  /// Completes the input, and the change.
  mutating func finish() {
    if !continuesRun { cursor.run = nil }
    cursor.run?.result = selection
    cursor.onlyItem = selection.count == 1 ? selection.first : nil
    change.newLead = cursor.lead
  }

  /// The item at a place.
  subscript(place: Int) -> ID { items[place: place] }

  /// The anchor's place, and the lead's; of one that isn't in the list, that of the item there.
  var anchor: Int? { cursor.anchorSpot?.reading(in: items)?.place }
  var lead: Int? { cursor.leadSpot?.reading(in: items)?.place }

  func spot(_ place: Int) -> SelectionCursor<ID>.Spot { .init(item: self[place], place: place) }

  mutating func setAnchorAndLead(to place: Int) {
    cursor.leadSpot = spot(place)
    cursor.anchorSpot = cursor.leadSpot
  }

  /// The place of an item, which is looked for from the lead on; nil if it isn't in the list.
  func place(of item: ID) -> Int? { items.place(of: item, near: cursor.leadSpot?.place ?? 0) }

  /// Whether the user can change the item at a place.
  func canChange(_ place: Int) -> Bool { cursor.mode != .none && isEnabled(self[place]) }

  /// Selects exactly these items.
  mutating func select(exactly items: Set<ID>) {
    change.selected = items.subtracting(selection)
    change.deselected = selection.subtracting(items)
    selection = items
  }

  /// The selected items that the user can't change.
  var fixedItems: Set<ID> { selection.filter { !isEnabled($0) } }
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
      guard profile.deselects(clickBesideRowsWith: modifiers) else { return leave() }
      if cursor.mode != .none { select(exactly: fixedItems) }
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

  /// Leaves everything as it is: what has no meaning ends no run.
  mutating func leave() { continuesRun = true }

  mutating func apply(_ effect: RowEffect?, to item: ID) {
    guard let effect, let place = place(of: item) else { return leave() }
    apply(effect, at: place, isKey: false)
  }

  /// Has an effect on the item at a place.
  mutating func apply(_ effect: RowEffect, at place: Int, isKey: Bool) {
    switch effect {
    case .focus: cursor.leadSpot = spot(place)
    case .tap, .tapToggling, .tapExtending:
      if cursor.press?.isTouch != true { act(.tap, at: place) }
    case .click, .toggle: act(effect, at: place)
    case .extend: extend(to: place, .replacing)
    case .extendAdding: extend(to: place, .adding)
    case .extendAsAnchor: extend(to: place, nil)
    case .extendFromLead:
      if cursor.mode == .multiple {
        cursor.anchorSpot = lead.map(spot)
        cursor.run = nil
      }
      extend(to: place, .adding)
    case .extendBlock: extendBlock(to: place, isKey: isKey)
    }
  }

  /// Selects the item at a place, or flips it.
  mutating func act(_ effect: RowEffect, at place: Int) {
    guard canChange(place) else { return }
    let item = self[place]
    let isFlipped = effect == .toggle || effect == .tap && cursor.mode == .multiple
    if isFlipped, selection.contains(item) {
      selection.remove(item)
      change.deselected = [item]
    } else if cursor.mode == .single || effect == .click {
      var items = cursor.mode == .single ? [] : fixedItems
      items.insert(item)
      select(exactly: items)
    } else {
      selection.insert(item)
      change.selected = [item]
    }
    setAnchorAndLead(to: place)
  }

  /// Puts the pointer on an item; what would deselect waits for the release, so that all selected
  /// items can be dragged.
  private mutating func press(_ place: Int, _ effect: RowEffect) {
    guard cursor.press == nil else { return leave() }
    let item = self[place]
    let deselects = effect == .click || effect == .toggle
    let waits = effect.isTap || deselects && selection.contains(item)
    if effect.isTap, !canChange(place) { return }
    cursor.press = .init(
      item: item, waiting: waits ? effect : nil, isTouch: effect.isTap)
    if !waits {
      apply(effect, at: place, isKey: false)
    } else if !effect.isTap {
      leave()
    }
  }

  /// Lifts the pointer, which has the effect that waits for it, or begins to drag.
  ///
  /// By itself neither ends a run of extensions, unless the pointer is a finger.
  private mutating func end(_ profile: InputProfile, releases: Bool) {
    let press = cursor.press
    continuesRun = !(press?.isTouch ?? profile.hasOnlyTaps)
    cursor.press = nil
    guard releases, let press, let effect = press.waiting, let place = place(of: press.item)
    else { return }
    continuesRun = false
    apply(effect, at: place, isKey: false)
  }
}
