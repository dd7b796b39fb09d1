// SPDX-License-Identifier: MIT

/// The part of a table's state that few tables have at any moment: lists, marks, limits, gestures, history.
struct RareState: Hashable, Sendable {
  /// The sections that are checkmark lists.
  var lists = SectionLists()
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
  /// Holds the state; never written while another value holds it too, so that a value may be sent anywhere.
  final class Box {
    fileprivate(set) var state: RareState

    init(_ state: RareState) { self.state = state }
  }

  nonisolated(unsafe) private(set) var box: Box?

  /// Whether there is nothing on the heap, and so none of the state.
  var isNone: Bool { unsafe box == nil }

  /// The state, on a heap of its own once it is written.
  var value: RareState {
    get { unsafe box?.state ?? RareState() }
    _modify {
      let own = unsafe isKnownUniquelyReferenced(&box) ? box : nil
      let box = unsafe own ?? Box(self.box?.state ?? RareState())
      unsafe self.box = box
      yield &box.state
    }
  }
}

extension SharedRareState: Hashable {
  static func == (first: SharedRareState, second: SharedRareState) -> Bool {
    unsafe first.box === second.box || first.value == second.value
  }

  func hash(into hasher: inout Hasher) { hasher.combine(value) }
}

extension TableSelection {
  /// Whether none of the rare state is on the heap, for tests of what a plain table costs.
  package var isPlain: Bool { rare.isNone }

  /// The numbers of the rows that the user cannot change.
  public internal(set) var disabled: RowSet {
    get { unsafe rare.box?.state.disabled ?? [] }
    _modify { yield &rare.value.disabled }
  }

  /// How many rows the user may select.
  public internal(set) var limits: SelectionLimits {
    get { unsafe rare.box?.state.limits ?? SelectionLimits() }
    _modify { yield &rare.value.limits }
  }

  /// The steps that can be undone and redone; nil where none are kept.
  public internal(set) var history: SelectionHistory? {
    get { unsafe rare.box?.state.history }
    _modify { yield &rare.value.history }
  }

  var lists: SectionLists {
    get { unsafe rare.box?.state.lists ?? SectionLists() }
    _modify { yield &rare.value.lists }
  }

  var ages: [RowSet] {
    get { unsafe rare.box?.state.ages ?? [] }
    _modify { yield &rare.value.ages }
  }

  var rememberedParts: RowSet {
    get { unsafe rare.box?.state.rememberedParts ?? [] }
    _modify { yield &rare.value.rememberedParts }
  }

  var sectionPolicies: SectionPolicies {
    get { unsafe rare.box?.state.sectionPolicies ?? SectionPolicies() }
    _modify { yield &rare.value.sectionPolicies }
  }

  var extensionBase: RowSet? {
    get { unsafe rare.box?.state.extensionBase }
    _modify { yield &rare.value.extensionBase }
  }

  var pan: Pan? {
    get { unsafe rare.box?.state.pan }
    _modify { yield &rare.value.pan }
  }

  var sweep: Sweep? {
    get { unsafe rare.box?.state.sweep }
    _modify { yield &rare.value.sweep }
  }

  var putAway: RowSet? {
    get { unsafe rare.box?.state.putAway }
    _modify { yield &rare.value.putAway }
  }
}
