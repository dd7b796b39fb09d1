// SPDX-License-Identifier: MIT
import SelectionCore
import SelectionOutline

/// The outline, which is made when it is first used.
///
/// A page runs on one thread, and each call ends before the next begins.
nonisolated(unsafe) private var folders = Folders()

/// A message with the reason why the outline refused the last input; empty if it didn't refuse the
/// input.
nonisolated(unsafe) private var refusedFolder = ""

private func result(_ result: FolderResult) -> Int32 {
  refusedFolder = ""
  switch result {
  case .meaningless: return InputResult.meaningless.rawValue
  case .taken: return InputResult.taken.rawValue
  case .refused(let words):
    refusedFolder = words
    return InputResult.refused.rawValue
  }
}

/// Handles a key, with modifiers as in `KeyModifiers`.
@_expose(wasm, "folderPress") @_cdecl("folderPress")
public func folderPress(_ code: UInt32, _ held: UInt32, _ pageRows: Int32) -> Int32 {
  // The star is recognized by its number, because comparing characters would link Unicode tables.
  if code == 42 {
    return result(
      folders.take { (outline) throws(OutlineError) in try outline.expandSiblings() })
  }
  guard let key = KeyStroke.Key(code: code) else { return InputResult.meaningless.rawValue }
  return result(folders.press(KeyStroke(key, modifiers(held)), pageRows: Int(pageRows)))
}

/// Handles a letter that is typed at a time in seconds.
@_expose(wasm, "folderType") @_cdecl("folderType")
public func folderType(_ letter: UInt32, _ time: Double) -> Int32 {
  guard let row = Unicode.Scalar(letter).flatMap({ folders.find(String(Character($0)), at: time) })
  else { return InputResult.meaningless.rawValue }
  return result(folders.take(.go(to: row)))
}

/// Handles a click on a row.
@_expose(wasm, "folderClick") @_cdecl("folderClick")
public func folderClick(_ row: Int32, _ held: UInt32) -> Int32 {
  result(folders.take(.click(path(row), modifiers(held))))
}

/// Handles a click on a row's box: a tap (0), or a click that extends a range (1).
@_expose(wasm, "folderTapBox") @_cdecl("folderTapBox")
public func folderTapBox(_ row: Int32, _ extends: Int32) -> Int32 {
  guard let id = folders.outline.id(of: path(row)) else { return result(.meaningless) }
  return result(
    folders.take { (outline) throws(OutlineError) in
      extends == 0 ? try outline.tapBox(id) : try outline.extendBoxes(to: id)
    })
}

/// Handles a click on a row's triangle.
@_expose(wasm, "folderFlip") @_cdecl("folderFlip")
public func folderFlip(_ row: Int32) -> Int32 {
  guard let id = folders.outline.id(of: path(row)) else { return result(.meaningless) }
  return result(
    folders.take { (outline) throws(OutlineError) in
      outline.isExpanded(id) ? try outline.collapse(id) : try outline.expand(id)
    })
}

/// Expands all folders (0), collapses them (1), or taps all boxes (2).
@_expose(wasm, "folderAll") @_cdecl("folderAll")
public func folderAll(_ which: Int32) -> Int32 {
  result(
    folders.take { (outline) throws(OutlineError) in
      switch which {
      case 0: try outline.expandAll()
      case 1: try outline.collapseAll()
      default: try outline.tapAllBoxes()
      }
    })
}

/// Undoes (0) or redoes (1) one step.
@_expose(wasm, "folderStep") @_cdecl("folderStep")
public func folderStep(_ isRedo: Int32) -> Int32 {
  guard folderStepCount(isRedo) > 0 else { return result(.meaningless) }
  return result(
    folders.takeRows { (outline) throws(SelectionError) in
      try outline.apply(byPath: isRedo == 0 ? .undo : .redo)
    })
}

/// Returns the number of steps that can be undone (0) or redone (1).
@_expose(wasm, "folderStepCount") @_cdecl("folderStepCount")
public func folderStepCount(_ isRedo: Int32) -> Int32 {
  Int32(isRedo == 0 ? folders.outline.rows.undoCount : folders.outline.rows.redoCount)
}

/// Chooses a profile by its number.
@_expose(wasm, "folderProfile") @_cdecl("folderProfile")
public func folderProfile(_ profile: Int32) {
  let all = InputProfile.all
  if all.indices.contains(Int(profile)) { folders.profile = all[Int(profile)] }
}

/// Returns the number of shown rows (0), all nodes (1), checked leaves (2), shown selected nodes
/// (3), or rows changed by the last input (4).
@_expose(wasm, "folderCount") @_cdecl("folderCount")
public func folderCount(_ which: Int32) -> Int32 {
  let (outline, change) = (folders.outline, folders.change.rows)
  return switch which {
  case 0: Int32(outline.rows.shape.rowCount)
  case 1: Int32(outline.count)
  case 2:
    switch outline.checkedLeafCount {
    case .exactly(let count), .atLeast(let count, _): Int32(count)
    }
  case 3: Int32(outline.rows.selectedCount)
  default:
    Int32(
      change.selected.count + change.deselected.count + change.checked.count
        + change.unchecked.count)
  }
}

/// Returns the row with the keyboard focus, or -1 if there is none.
@_expose(wasm, "folderLead") @_cdecl("folderLead")
public func folderLead() -> Int32 { Int32(folders.outline.rows.lead?.row ?? -1) }

/// Returns the appearance of a row as bits: 1 for selected, 2 for a folder, 4 for expanded, 8 for
/// the keyboard focus.
///
/// The bits from 16 on contain the state of the row's box: none (0), some (1) or all (2) checked.
@_expose(wasm, "folderLooks") @_cdecl("folderLooks")
public func folderLooks(_ row: Int32) -> Int32 {
  let outline = folders.outline
  guard let id = outline.id(of: path(row)) else { return 0 }
  var looks: Int32 = outline.isSelected(id) ? 1 : 0
  if outline.isGroup(id) { looks |= 2 }
  if outline.isExpanded(id) { looks |= 4 }
  if folderLead() == row { looks |= 8 }
  switch outline.state(of: id) {
  case .partial?: looks |= 16
  case .all?: looks |= 32
  default: break
  }
  return looks
}

/// Writes a row's level, its position among its siblings, and the number of siblings; all are
/// counted from 1.
@_expose(wasm, "folderPlace") @_cdecl("folderPlace")
public func folderPlace(_ row: Int32) -> Int32 {
  let outline = folders.outline
  guard let id = outline.id(of: path(row)), let level = outline.level(of: id) else { return 0 }
  let siblings = outline.children(of: outline.parent(of: id))
  return hand(over: [level + 1, (siblings.firstIndex(of: id) ?? 0) + 1, siblings.count])
}

/// Writes a row's name.
@_expose(wasm, "folderLabel") @_cdecl("folderLabel")
public func folderLabel(_ row: Int32) -> Int32 { hand(over: folders.name(of: path(row))) }

/// Writes a file's size, or the number of files in a folder.
@_expose(wasm, "folderDetail") @_cdecl("folderDetail")
public func folderDetail(_ row: Int32) -> Int32 { hand(over: folders.detail(of: path(row))) }

/// Writes the reason that the last input was refused.
@_expose(wasm, "folderRefusal") @_cdecl("folderRefusal")
public func folderRefusal() -> Int32 { hand(over: refusedFolder) }

/// Writes the screen reader's announcement of the rows that the last input selected; the
/// announcement is empty if the input selected no rows.
@_expose(wasm, "folderAnnouncement") @_cdecl("folderAnnouncement")
public func folderAnnouncement() -> Int32 {
  let change = folders.change.rows
  guard !change.selected.isEmpty || !change.deselected.isEmpty else { return 0 }
  return hand(over: change.announcement?.english { folders.name(of: $0) } ?? "")
}

/// Returns the number that a row has after the last input, given its number before the input, or -1
/// if the row isn't shown.
@_expose(wasm, "folderRowAfter") @_cdecl("folderRowAfter")
public func folderRowAfter(_ row: Int32) -> Int32 {
  let node = folders.before.id(of: path(row))
  return Int32(node.flatMap(folders.outline.row)?.row ?? -1)
}

/// Writes the rows in a span whose appearance the last input changed.
@_expose(wasm, "folderRowsToDraw") @_cdecl("folderRowsToDraw")
public func folderRowsToDraw(_ first: Int32, _ count: Int32) -> Int32 {
  let first = Int(max(0, first))
  let window = first..<(first + min(Int(max(0, count)), numbersCapacity))
  return hand(over: folders.rowsToDraw(in: window))
}
