// SPDX-License-Identifier: MIT
import SelectionCore

/// What each row should be after an input, from what it was, whether it is covered, whether it is
/// fixed, and the laws of how many rows may be marked.
///
/// Rows know themselves by numbers that they keep for ever, so nothing follows a change of the data
/// but the rows. Each effect is said of one row at a time:
///
/// 1. A row that is fixed keeps its mark under everything that covers many rows.
/// 2. A row that is covered takes on what the gesture does; one that no longer is has what it had
///    before the gesture.
/// 3. A row that an action reaches flips, or is marked; what stands in its way gives way, if the
///    rules allow it.
/// 4. Where one row may be marked, of several the one that is preferred stays, else the lowest.
/// 5. A row of a list is not selected outside of editing; a row of no list is not checked.
/// 6. Anchor and lead are rows; where theirs goes they are the next that stays, else the one
///    before.
/// 7. A step brings back what was marked, as far as the rows are there and the laws allow it.
/// 8. A limit refuses what adds beyond it or leaves too few, or lets the rows go that were marked
///    first.
/// 9. Where all selected rows went, the free row beside the place of the lead is selected, if that
///    went too, else beside the last of them.
/// 10. A press does at once what deselects nothing, and the rest at the release.
/// 11. The program asks nothing, tells nothing, and is bound by the laws alone.
struct Oracle: Equatable {
  struct Refused: Error {}

  /// What is marked, by the rows' own numbers.
  struct Marks: Equatable {
    var selected: Set<Int>
    var checked: Set<Int>
    var anchor: Int?
    var lead: Int?
  }

  struct Step: Equatable {
    var before: Marks
    var after: Marks
  }

  struct Pan: Equatable {
    var first: Int
    var current: Int
    var base: Set<Int>
    var selects: Bool
  }

  struct Sweep: Equatable {
    var effect: SweepEffect
    var base: Set<Int>
  }

  /// A pointer that is down, and what waits for its release.
  struct Pressed: Equatable {
    var id: Int
    var waiting: RowEffect?
  }

  var data: NaiveRows
  var policy = SelectionPolicy()
  var transition = EditingTransition.clear
  var isEditing = false
  var limits = SelectionLimits()
  var overflow = LimitOverflow.refuse
  var keepsOrder = false
  var successor = DeletionSuccessor.none
  var anchor: Int?
  var lead: Int?
  var touched: Int?
  var pressed: Pressed?
  /// What was marked before the run of extensions.
  var run: Marks?
  var pan: Pan?
  var sweep: Sweep?
  var putsBack = false
  var undoLimit: Int?
  var done: [Step] = []
  var undone: [Step] = []
  var time = 0
  var calls: [String] = []

  init(_ counts: [Int]) { data = NaiveRows(counts) }

  /// A row where it stands.
  struct Place {
    var section: Int
    var path: RowPath
    var row: NaiveRows.Row
    var id: Int { row.id }
  }

  var places: [Place] {
    data.sections.enumerated().flatMap { s, section in
      section.rows.enumerated().map { r, row in
        Place(section: s, path: RowPath(section: s, row: r), row: row)
      }
    }
  }

  var mode: SelectionMode { policy.mode(isEditing: isEditing) }

  var marks: Marks {
    Marks(
      selected: Set(places.filter { $0.row.isSelected }.map { $0.id }),
      checked: Set(places.filter { $0.row.isChecked }.map { $0.id }), anchor: anchor, lead: lead)
  }

  func place(_ id: Int) -> Place? { places.first { $0.id == id } }

  func id(_ path: RowPath) throws(Refused) -> Int {
    guard data.has(path) else { throw Refused() }
    return data.sections[path.section].rows[path.row].id
  }

  /// The kind of the list whose checkmarks are in force for a row.
  func list(_ place: Place) -> CheckmarkListKind? {
    isEditing ? nil : data.sections[place.section].kind
  }

  func mode(_ section: Int) -> SelectionMode {
    let narrower = data.sections[section].mode
    if mode == .none || narrower == .none { return .none }
    return narrower == .single ? .single : mode
  }

  func isFixed(_ place: Place) -> Bool {
    place.row.isDisabled || data.sections[place.section].mode == .none
  }

  func canChange(_ place: Place) -> Bool { mode != .none && !isFixed(place) }

  /// Says of each row whether it is selected.
  mutating func select(where isSelected: (Place) -> Bool) {
    for place in places {
      data.sections[place.section].rows[place.path.row].isSelected = isSelected(place)
    }
  }

  /// Says of each row whether it is checked.
  mutating func check(where isChecked: (Place) -> Bool) {
    for place in places {
      data.sections[place.section].rows[place.path.row].isChecked = isChecked(place)
    }
  }

  /// Lets the laws hold: of several rows where one may be, the first of the preferred ones stays,
  /// else the lowest.
  mutating func enforceLaws(preferring preferred: [Set<Int>] = []) {
    func rank(_ place: Place, _ index: Int) -> [Int] {
      [preferred.firstIndex { $0.contains(place.id) } ?? preferred.count, index]
    }
    func keeps(
      _ place: Place, _ index: Int, among rivals: [(offset: Int, element: Place)],
      _ isOneOf: (Place) -> Bool
    ) -> Bool {
      !rivals.contains { other in
        isOneOf(other.element)
          && rank(other.element, other.offset).lexicographicallyPrecedes(rank(place, index))
      }
    }
    let all = Array(places.enumerated())
    let selected = all.filter { $0.element.row.isSelected && list($0.element) == nil }
    let checked = all.filter {
      $0.element.row.isChecked && data.sections[$0.element.section].kind != nil
    }
    let (isSingle, isOneASection) = (mode == .single, mode == .multiple)
    let sections = data.sections
    var lawfullySelected: Set<Int> = []
    var lawfullyChecked: Set<Int> = []
    for (index, place) in selected {
      let isAlone = isSingle || isOneASection && sections[place.section].mode == .single
      if !isAlone
        || keeps(place, index, among: selected, { isSingle || $0.section == place.section })
      {
        lawfullySelected.insert(place.id)
      }
    }
    for (index, place) in checked {
      let isAlone = sections[place.section].kind?.isExclusive == true
      if !isAlone || keeps(place, index, among: checked, { $0.section == place.section }) {
        lawfullyChecked.insert(place.id)
      }
    }
    select { lawfullySelected.contains($0.id) }
    check { lawfullyChecked.contains($0.id) }
  }

  mutating func stand(on id: Int) {
    anchor = id
    lead = id
  }

  mutating func call(_ name: String, _ place: Place) { calls.append("\(name):\(place.path)") }
}

/// What rules answer, by path; a row without an answer is allowed.
struct OracleRules {
  var noHighlight: Set<RowPath> = []
  var select: [RowPath: RowPath?] = [:]
  var deselect: [RowPath: RowPath?] = [:]
  var noPan: Set<RowPath> = []

  func selects(_ row: RowPath) -> RowPath? { select[row] ?? row }
  func deselects(_ row: RowPath) -> RowPath? { deselect[row] ?? row }

  /// The rules as a table asks them.
  var rules: SelectionRules {
    SelectionRules(
      shouldHighlight: { row, _ in !noHighlight.contains(row) },
      willSelect: { row, _ in selects(row) }, willDeselect: { row, _ in deselects(row) },
      shouldBeginMultipleSelection: { row, _ in !noPan.contains(row) })
  }
}
