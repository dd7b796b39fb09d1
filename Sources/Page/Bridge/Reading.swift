// SPDX-License-Identifier: MIT
import SelectionCore

/// Returns the number of shown rows in a list.
@_expose(wasm, "rowCount") @_cdecl("rowCount")
public func rowCount(_ list: Int32) -> Int32 {
  read(list, or: 0) { Int32($0.rows.shape.rowCount) }
}

/// Returns the number of hidden rows in a list.
@_expose(wasm, "hiddenCount") @_cdecl("hiddenCount")
public func hiddenCount(_ list: Int32) -> Int32 { read(list, or: 0) { Int32($0.rows.hiddenCount) } }

/// Returns the number of selected rows that are hidden.
@_expose(wasm, "hiddenSelectedCount") @_cdecl("hiddenSelectedCount")
public func hiddenSelectedCount(_ list: Int32) -> Int32 {
  read(list, or: 0) { Int32($0.rows.hiddenSelectedCount) }
}

/// Returns the number of shown selected rows.
@_expose(wasm, "selectedCount") @_cdecl("selectedCount")
public func selectedCount(_ list: Int32) -> Int32 {
  read(list, or: 0) { Int32($0.rows.selectedCount) }
}

/// Returns the number of shown checked rows.
@_expose(wasm, "checkedCount") @_cdecl("checkedCount")
public func checkedCount(_ list: Int32) -> Int32 {
  read(list, or: 0) { Int32($0.rows.checkedRows.count) }
}

/// Returns whether none (0), some (1) or all (2) of a list's rows are marked, for the list's
/// header.
@_expose(wasm, "markedPart") @_cdecl("markedPart")
public func markedPart(_ list: Int32) -> Int32 {
  read(list, or: 0) { list in
    switch list.rows.markedPart(of: .section(0)) {
    case .none: 0
    case .partial: 1
    case .all: 2
    }
  }
}

/// Returns all visible state of a row, as the bits of `Looks`.
@_expose(wasm, "looks") @_cdecl("looks")
public func looks(_ list: Int32, _ row: Int32) -> Int32 {
  read(list, or: 0) { $0.rows.looks(of: path(row)).rawValue }
}

/// Returns the row with the keyboard focus, or -1 if there is none.
@_expose(wasm, "lead") @_cdecl("lead")
public func lead(_ list: Int32) -> Int32 {
  read(list, or: -1) { Int32($0.rows.lead?.row ?? -1) }
}

/// Returns the identity of a row, or -1 if the row doesn't exist.
@_expose(wasm, "identity") @_cdecl("identity")
public func identity(_ list: Int32, _ row: Int32) -> Int32 {
  read(list, or: -1) { $0.contents.item(of: path(row)) ?? -1 }
}

/// Returns the identity of a row's original if the row is a copy, and otherwise the row's own
/// identity.
@_expose(wasm, "original") @_cdecl("original")
public func original(_ list: Int32, _ row: Int32) -> Int32 {
  read(list, or: 0) { list in list.contents.item(of: path(row)).map(list.items.original) ?? 0 }
}

/// Returns the position of a row in the selection order, counting from 1, or 0 if the row isn't
/// selected.
@_expose(wasm, "place") @_cdecl("place")
public func place(_ list: Int32, _ row: Int32) -> Int32 {
  read(list, or: 0) { Int32(($0.rows.placeInOrder(of: path(row)) ?? -1) + 1) }
}

/// Returns the number of rows to which a menu on a row applies.
@_expose(wasm, "menuCount") @_cdecl("menuCount")
public func menuCount(_ list: Int32, _ row: Int32) -> Int32 {
  read(list, or: 0) { Int32($0.rows.menuRows(for: path(row)).count) }
}

/// Writes the first rows to which a menu on a row applies.
@_expose(wasm, "menuRows") @_cdecl("menuRows")
public func menuRows(_ list: Int32, _ row: Int32, _ most: Int32) -> Int32 {
  hand(
    over: read(list, or: []) { list in
      var rows: [Int] = []
      for number in list.rows.menuRows(for: path(row)).positions {
        if rows.count >= most { break }
        rows.append(number)
      }
      return rows
    })
}

/// Writes the numbers of the next selected rows, starting at a given row; row numbers include
/// hidden rows.
@_expose(wasm, "selectedNumbers") @_cdecl("selectedNumbers")
public func selectedNumbers(_ list: Int32, _ first: Int32) -> Int32 {
  hand(
    over: read(list, or: []) { list in
      let selected = list.rows.selectedNumbers
      let place = selected.rank(of: max(0, Int(first)))
      return (place..<min(place + numbersCapacity, selected.count)).map { selected[$0] }
    })
}

/// Writes the name of the row with the given number; row numbers include hidden rows.
@_expose(wasm, "nameOfNumber") @_cdecl("nameOfNumber")
public func nameOfNumber(_ list: Int32, _ number: Int32) -> Int32 {
  hand(over: read(list, or: "") { $0.name(ofRow: Int(number)) })
}

/// Returns the position of the row with the keyboard focus among all selected rows, whether or not
/// they are shown, counting from 1.
@_expose(wasm, "placeOfLead") @_cdecl("placeOfLead")
public func placeOfLead(_ list: Int32) -> Int32 {
  read(list, or: 0) { list in
    let number = list.rows.lead.flatMap(list.rows.rowNumber)
    return Int32(number.map { list.rows.selectedNumbers.rank(of: $0) + 1 } ?? 0)
  }
}

/// Returns whether the last input changed the rows themselves rather than only their marks.
@_expose(wasm, "isOfRows") @_cdecl("isOfRows")
public func isOfRows(_ list: Int32) -> Int32 { read(list, or: 0) { $0.change == nil ? 1 : 0 } }

/// Writes a row's name.
@_expose(wasm, "label") @_cdecl("label")
public func label(_ list: Int32, _ row: Int32) -> Int32 {
  hand(over: read(list, or: "") { $0.name(of: path(row)) })
}

/// Writes the rows in a span that must be redrawn after the last input.
@_expose(wasm, "rowsToDraw") @_cdecl("rowsToDraw")
public func rowsToDraw(_ list: Int32, _ first: Int32, _ count: Int32) -> Int32 {
  let count = min(max(count, 0), Int32(numbersCapacity), .max - max(first, 0))
  let window = Int(max(first, 0))..<Int(max(first, 0) + count)
  return hand(over: read(list, or: []) { $0.rowsToDraw(in: window) })
}

/// Returns the number of rows, visible or not, that the last input selected, deselected, checked or
/// unchecked.
@_expose(wasm, "changedCount") @_cdecl("changedCount")
public func changedCount(_ list: Int32) -> Int32 {
  read(list, or: 0) { list in
    guard let change = list.change else { return 0 }
    return Int32(
      change.selected.count + change.deselected.count + change.checked.count
        + change.unchecked.count)
  }
}

/// Writes a screen reader's announcement about the last input.
@_expose(wasm, "announcement") @_cdecl("announcement")
public func announcement(_ list: Int32) -> Int32 {
  hand(
    over: read(list, or: "") { list in
      list.change?.announcement?.english { list.name(of: $0) } ?? ""
    })
}

/// Writes the reason that the last input was refused.
@_expose(wasm, "refusal") @_cdecl("refusal")
public func refusal() -> Int32 { hand(over: refused ?? "") }

/// Returns the number of profiles.
@_expose(wasm, "profileCount") @_cdecl("profileCount")
public func profileCount() -> Int32 { Int32(InputProfile.all.count) }

/// Writes the name of a profile.
@_expose(wasm, "profileName") @_cdecl("profileName")
public func profileName(_ profile: Int32) -> Int32 {
  let all = InputProfile.all
  return hand(over: all.indices.contains(Int(profile)) ? all[Int(profile)].name : "")
}

/// Returns the number of steps that can be undone (0) or redone (1).
@_expose(wasm, "stepCount") @_cdecl("stepCount")
public func stepCount(_ list: Int32, _ isRedo: Int32) -> Int32 {
  read(list, or: 0) { Int32($0.stepCount(isRedo == 0 ? .back : .again)) }
}
