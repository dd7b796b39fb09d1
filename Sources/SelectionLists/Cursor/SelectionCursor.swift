// SPDX-License-Identifier: MIT

/// The state that a list's selection needs in addition to the app's own `Set`: the anchor of
/// ranges, the lead, and the run of extensions under way.
///
///     var chosen: Set = ["m1"]      // your own; in SwiftUI a binding
///     var cursor = SelectionCursor<String>()
///     cursor.handle(.click("m2"), in: ids, selection: &chosen, profile: .windows)
///     cursor.handle(
///       .click("m4", .shift), in: ids, selection: &chosen, profile: .windows)
///     chosen == ["m2", "m3", "m4"]  // true
///
/// The items are any collection of identities, in the order in which they are shown. If a list is
/// too long for all its identities to be stored, pass a lazy collection:
///
///     let rows = (0..<3_000_000).lazy.map { row in "row \(row)" }
///     cursor.handle(
///       .click("row 7"), in: rows, selection: &chosen, profile: .windows)
///     chosen  // ["row 7"]
///
/// No method throws: an item that isn't in the list is ignored. The list and the set may change
/// between inputs:
///
/// - If you have set the selection since the last input, the run of extensions has ended. If a
///   single item is selected, it becomes the anchor and the lead.
/// - A run continues while items are inserted, removed and moved, as long as its anchor is in the
///   list. While the anchor or the lead isn't in the list, the item that is now at its position is
///   used instead.
/// - Items that aren't in the list, such as items that a filter hides, remain selected until an
///   input replaces the selection. To deselect removed items, use ``follow(from:to:selection:)``.
/// - A press ends without an effect when its item isn't in the list at an input.
/// - During an input, the set and the cursor are being changed. So closures that determine which
///   items are enabled, or that compute the items of a lazy list, must read copies of the set and
///   the cursor. For the same reason, don't keep both in one struct that is a property of a class;
///   two properties of the class itself are right.
///
/// A cursor behaves like a table with one section, without checkmarks, limits, undo and the app's
/// rules.
public struct SelectionCursor<ID: Hashable> {
  /// The number of items that the user can select.
  public var mode: RowSelectionMode
  /// The item from which a range extends.
  public var anchor: ID? { anchorItems.first }
  /// The item with the keyboard focus.
  public var lead: ID? { leadItems.first }

  /// The anchor, the lead and the item on which a pointer is down, each of which can be missing;
  /// unlike an optional item, an array has the same layout for all items, so that code that copies
  /// a cursor doesn't have to look it up.
  var anchorItems: [ID] = []
  var leadItems: [ID] = []
  var pressedItems: [ID] = []
  /// The last places of the anchor and the lead in the list.
  var anchorPlace = 0
  var leadPlace = 0
  /// The items that were selected before the run of extensions under way; nil if no run is under
  /// way.
  var base: Set<ID>?
  /// The items that were selected after the last input, if a run is under way or a single item was
  /// selected, and otherwise none; if other items are selected, the app has selected them.
  var result = Set<ID>()
  /// The effect that is performed when the pointer is released; for a finger, a tap.
  var waiting: RowEffect?

  /// Creates a cursor without an anchor or a lead.
  ///
  /// - Parameter mode: The number of items that the user can select.
  public init(mode: RowSelectionMode = .multiple) { self.mode = mode }
}

extension SelectionCursor {
  /// Performs a user's action, following the conventions of a platform.
  ///
  ///     cursor.handle(.click("m2"), in: ids, selection: &chosen, profile: .gtk)
  ///     cursor.handle(
  ///       .key(KeyStroke(.down, .shift)), in: ids, selection: &chosen, profile: .gtk)
  ///     chosen == ["m2", "m3"]  // true
  ///
  /// - Parameters:
  ///   - action: The action.
  ///   - items: The items as they are shown, in order.
  ///   - selection: The selected items, which the action changes.
  ///   - profile: The conventions.
  ///   - isEnabled: Whether the user can select or deselect an item.
  /// - Returns: The resulting change.
  /// - Complexity: O(*k* + *d*) if *k* items are selected or covered and the item is at a distance
  ///   of *d* items from the lead; O(*n*) for an item that isn't in the list.
  @discardableResult
  public mutating func handle(
    _ action: UserAction<ID>, in items: some RandomAccessCollection<ID>,
    selection: inout Set<ID>, profile: InputProfile = .platform,
    isEnabled: (ID) -> Bool = { _ in true }
  ) -> CursorChange<ID> {
    perform(in: items, &selection, isEnabled) { $0.handle(action, profile) }
  }

  /// Applies an effect to an item, for any key, click or command that the app defines.
  ///
  ///     cursor.apply(.click, to: "m2", in: ids, selection: &chosen)
  ///     cursor.apply(.extendAdding, to: "m1", in: ids, selection: &chosen)
  ///     cursor.apply(.toggle, to: "m4", in: ids, selection: &chosen)
  ///     chosen == ["m1", "m2", "m4"]                         // true
  ///
  /// - Parameters:
  ///   - effect: The effect.
  ///   - item: The item.
  ///   - items: The items as they are shown, in order.
  ///   - selection: The selected items, which the effect changes.
  ///   - isEnabled: Whether the user can select or deselect an item.
  /// - Returns: The resulting change.
  /// - Complexity: The cost of ``handle(_:in:selection:profile:isEnabled:)``.
  @discardableResult
  public mutating func apply(
    _ effect: RowEffect, to item: ID, in items: some RandomAccessCollection<ID>,
    selection: inout Set<ID>, isEnabled: (ID) -> Bool = { _ in true }
  ) -> CursorChange<ID> {
    perform(in: items, &selection, isEnabled) { $0.apply(effect, to: item) }
  }

  /// Applies the effect of a key, for any key or command that the app defines.
  ///
  ///     cursor.apply(.userSelectAll, in: ids, selection: &chosen)
  ///     chosen.count == ids.count                            // true
  ///
  /// - Parameters:
  ///   - effect: The effect.
  ///   - items: The items as they are shown, in order.
  ///   - selection: The selected items, which the effect changes.
  ///   - pageRows: The number of items on a page.
  ///   - columns: The number of columns in which the items are shown.
  ///   - isEnabled: Whether the user can select or deselect an item.
  /// - Returns: The resulting change.
  /// - Complexity: The cost of ``handle(_:in:selection:profile:isEnabled:)``, or O(*n*) for an
  ///   effect on all items.
  @discardableResult
  public mutating func apply(
    _ effect: KeyEffect, in items: some RandomAccessCollection<ID>, selection: inout Set<ID>,
    pageRows: Int = 10, columns: Int = 1, isEnabled: (ID) -> Bool = { _ in true }
  ) -> CursorChange<ID> {
    let grid = Grid(pageRows: pageRows, columns: columns)
    return perform(in: items, &selection, isEnabled) { $0.apply(effect, in: grid) }
  }

  mutating func perform(
    in items: some RandomAccessCollection<ID>, _ selection: inout Set<ID>,
    _ isEnabled: (ID) -> Bool, _ body: (inout CursorInput<ID>) -> Void
  ) -> CursorChange<ID> {
    withoutActuallyEscaping(isEnabled) { isEnabled in
      let (list, oldLead) = (FlatList(items, isEnabled: isEnabled), leadItems)
      adopt(selection, in: list)
      var input = CursorInput(cursor: self, selection: selection, list: list)
      // This way, the set has one owner and changes in place.
      selection = Set()
      body(&input)
      return input.finish(&self, &selection, from: oldLead)
    }
  }
}

extension SelectionCursor: Sendable where ID: Sendable {}

extension SelectionCursor: CustomStringConvertible {
  /// A text that shows the anchor and the lead, and whether a run of extensions is under way.
  public var description: String {
    func name(_ items: [ID]) -> String { items.isEmpty ? "none" : "\(items[0])" }
    return "anchor \(name(anchorItems)), lead \(name(leadItems))\(base == nil ? "" : ", in a run")"
  }
}
