// SPDX-License-Identifier: MIT
import SelectionCore

private func path(_ row: Int32) -> RowPath { RowPath(section: 0, row: Int(row)) }

/// A key, with modifiers as `KeyModifiers` has them.
@_expose(wasm, "press") @_cdecl("press")
public func press(_ list: Int32, _ code: UInt32, _ modifiers: UInt32, _ pageRows: Int32) -> Int32 {
  guard let key = Key(code: code) else { return InputResult.meaningless.rawValue }
  let press = KeyPress(key, KeyModifiers(rawValue: UInt8(truncatingIfNeeded: modifiers)))
  return input(list) { (list) throws(SelectionError) in
    let profile = list.profile
    return try list.take { (table) throws(SelectionError) in
      try table.press(press, profile: profile, pageRows: Int(pageRows))?.change
    }
  }
}

/// A typed letter, at a time in seconds.
@_expose(wasm, "type") @_cdecl("type")
public func type(_ list: Int32, _ letter: UInt32, _ time: Double) -> Int32 {
  guard let scalar = Unicode.Scalar(letter) else { return InputResult.meaningless.rawValue }
  return input(list) { (list) throws(SelectionError) in
    try list.type(String(Character(scalar)), at: time)
  }
}

/// A click, with modifiers as `KeyModifiers` has them.
@_expose(wasm, "click") @_cdecl("click")
public func click(_ list: Int32, _ row: Int32, _ modifiers: UInt32) -> Int32 {
  input(list) { (list) throws(SelectionError) in
    let profile = list.profile
    let modifiers = KeyModifiers(rawValue: UInt8(truncatingIfNeeded: modifiers))
    return try list.take { (table) throws(SelectionError) in
      try table.click(path(row), modifiers: modifiers, profile: profile)?.change
    }
  }
}

/// The keyboard stands on a row.
@_expose(wasm, "focus") @_cdecl("focus")
public func focus(_ list: Int32, _ row: Int32) -> Int32 {
  input(list) { (list) throws(SelectionError) in
    try list.take { (table) throws(SelectionError) in try table.focus(path(row)).change }
  }
}

/// Selects all rows (0), none (1), or those that are not selected (2).
@_expose(wasm, "selectRows") @_cdecl("selectRows")
public func selectRows(_ list: Int32, _ which: Int32) -> Int32 {
  input(list) { (list) throws(SelectionError) in
    try list.take { (table) throws(SelectionError) in
      switch which {
      case 0: try table.selectAll()
      case 1: table.deselectAll()
      case 2: try table.invert()
      default: nil
      }
    }
  }
}

/// Takes a step back (0) or goes forward again (1).
@_expose(wasm, "step") @_cdecl("step")
public func step(_ list: Int32, _ isRedo: Int32) -> Int32 {
  input(list) { (list) throws(SelectionError) in
    try list.take { (table) throws(SelectionError) in isRedo == 0 ? table.undo() : table.redo() }
  }
}

/// Chooses a profile by its number.
@_expose(wasm, "setProfile") @_cdecl("setProfile")
public func setProfile(_ list: Int32, _ profile: Int32) -> Int32 {
  input(list) { (list) throws(SelectionError) in
    let all = InputProfile.all
    guard all.indices.contains(Int(profile)) else { return false }
    list.profile = all[Int(profile)]
    return true
  }
}

/// Sets how many rows the user can select: none (0), one (1) or any number (2).
@_expose(wasm, "setMode") @_cdecl("setMode")
public func setMode(_ list: Int32, _ mode: Int32) -> Int32 {
  input(list) { (list) throws(SelectionError) in
    let modes = SelectionMode.allCases
    guard modes.indices.contains(Int(mode)) else { return false }
    return try list.take { (table) throws(SelectionError) in
      table.setPolicy(SelectionPolicy(modes[Int(mode)]))
    }
  }
}
