// SPDX-License-Identifier: MIT

/// The part of a table's state that few tables have at any moment: lists, marks, limits, gestures, history.
struct RareState: Hashable, Sendable {
  /// The sections that are checkmark lists.
  var lists = SectionLists()
  /// What rows of the lists show.
  var accessoryStyle = AccessoryStyle()
  /// The numbers of the rows that the user cannot change.
  var disabled = RowSet()
  /// How many rows the user may select.
  var limits = SelectionLimits()
  /// The selected rows, those that were selected by one input together, the longest selected first, where a limit
  /// lets the oldest go.
  var ages: [RowSet] = []
  /// The rows of the parts of sections that their headers bring back.
  var rememberedParts = RowSet()
  /// What sections allow that is narrower.
  var sectionPolicies = SectionPolicies()
  /// What was selected before the run of extensions that is under way.
  var extensionBase: RowSet?
  /// The pan that is under way.
  var pan: Pan?
  /// The drag or band that is under way.
  var sweep: Sweep?
  /// The steps that can be undone and redone; nil where none are kept.
  var history: SelectionHistory?
  /// What was selected before editing, where that is to come back.
  var putAway: RowSet?
}

/// A rare state on the heap, shared between copies of a table until one of them changes it; nothing
/// where there is none.
///
/// So a plain table is small to copy, and its snapshots cost next to nothing.
struct SharedRareState: Sendable {
  /// Holds the state; never written while another value holds it too, so that a value may be sent anywhere, and
  /// nobody need ask at each access whether somebody writes.
  final class Box {
    @exclusivity(unchecked) var state: RareState

    init(_ state: RareState) { unsafe self.state = state }
  }

  nonisolated(unsafe) private var box: Box?

  /// The state of tables that have none; never written.
  nonisolated(unsafe) private static let none = Box(RareState())

  /// Whether there is nothing on the heap, and so none of the state.
  var isNone: Bool { unsafe box == nil }

  /// The state, on a heap of its own once it is written.
  var value: RareState {
    _read { yield unsafe (box ?? Self.none).state }
    _modify {
      let own = ownBox()
      yield unsafe &own.state
    }
  }

  /// A box that no other value holds.
  ///
  /// Never inlined: a copy of the state takes more code than all that is done to it.
  @inline(never)
  private mutating func ownBox() -> Box {
    if unsafe isKnownUniquelyReferenced(&box), let box = unsafe box { return box }
    let own = Box(value)
    unsafe box = own
    return own
  }
}

extension SharedRareState: Hashable {
  static func == (first: SharedRareState, second: SharedRareState) -> Bool {
    first.value == second.value
  }

  func hash(into hasher: inout Hasher) { hasher.combine(value) }
}

extension TableSelection {
  /// Whether none of the rare state is on the heap, for tests of what a plain table costs.
  package var isPlain: Bool { rare.isNone }

  /// What rows of checkmark lists show.
  public var accessoryStyle: AccessoryStyle {
    _read { yield rare.value.accessoryStyle }
    _modify { yield &rare.value.accessoryStyle }
  }

  /// The numbers of the rows that the user cannot change.
  public internal(set) var disabled: RowSet {
    _read { yield rare.value.disabled }
    _modify { yield &rare.value.disabled }
  }

  /// How many rows the user may select.
  public internal(set) var limits: SelectionLimits {
    _read { yield rare.value.limits }
    _modify { yield &rare.value.limits }
  }

  /// The steps that can be undone and redone; nil where none are kept.
  public internal(set) var history: SelectionHistory? {
    _read { yield rare.value.history }
    _modify { yield &rare.value.history }
  }

  var lists: SectionLists {
    _read { yield rare.value.lists }
    _modify { yield &rare.value.lists }
  }

  var ages: [RowSet] {
    _read { yield rare.value.ages }
    _modify { yield &rare.value.ages }
  }

  var rememberedParts: RowSet {
    _read { yield rare.value.rememberedParts }
    _modify { yield &rare.value.rememberedParts }
  }

  var sectionPolicies: SectionPolicies {
    _read { yield rare.value.sectionPolicies }
    _modify { yield &rare.value.sectionPolicies }
  }

  var extensionBase: RowSet? {
    _read { yield rare.value.extensionBase }
    _modify { yield &rare.value.extensionBase }
  }

  var pan: Pan? {
    _read { yield rare.value.pan }
    _modify { yield &rare.value.pan }
  }

  var sweep: Sweep? {
    _read { yield rare.value.sweep }
    _modify { yield &rare.value.sweep }
  }

  var putAway: RowSet? {
    _read { yield rare.value.putAway }
    _modify { yield &rare.value.putAway }
  }
}
