// SPDX-License-Identifier: MIT
import SelectionCore

/// An input to the naive selection, by row number.
enum NaiveInput: Equatable {
  case tap(Int), touchDown(Int), touchUp, touchCancel
  case click(Int), toggle(Int), extend(Int), extendAdding(Int)
  case panBegin(Int), panTo(Int), panEnd
  case select(Int), deselect(Int), selectAll, deselectAll, invert
  case edit(Bool), policy(SelectionMode, SelectionMode), disable(Int), enable(Int)
  case perform([NaiveChange])

  /// Whether the user gives it.
  var isByUser: Bool {
    switch self {
    case .tap, .touchDown, .touchUp, .touchCancel, .click, .toggle, .extend, .extendAdding,
      .panBegin, .panTo, .panEnd:
      true
    case .select, .deselect, .selectAll, .deselectAll, .invert, .edit, .policy, .disable, .enable,
      .perform:
      false
    }
  }

  /// The same input for the table.
  func input(_ path: (Int) -> RowPath) -> TableInput {
    switch self {
    case .tap(let row): .tap(path(row))
    case .touchDown(let row): .touchDown(path(row))
    case .touchUp: .touchUp
    case .touchCancel: .touchCancel
    case .click(let row): .click(path(row))
    case .toggle(let row): .toggle(path(row))
    case .extend(let row): .extend(to: path(row))
    case .extendAdding(let row): .extendAdding(to: path(row))
    case .panBegin(let row): .panBegin(path(row))
    case .panTo(let row): .panTo(path(row))
    case .panEnd: .panEnd
    case .select(let row): .select([path(row)])
    case .deselect(let row): .deselect([path(row)])
    case .selectAll: .selectAll
    case .deselectAll: .deselectAll
    case .invert: .invert
    case .edit(let isOn): .setEditing(isOn)
    case .policy(let mode, let editing): .setPolicy(SelectionPolicy(mode, editing: editing))
    case .disable(let row): .disable([path(row)])
    case .enable(let row): .enable([path(row)])
    case .perform(let changes): .perform(TableUpdate(changes))
    }
  }
}
