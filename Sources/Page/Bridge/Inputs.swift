// SPDX-License-Identifier: MIT
import SelectionCore

/// The modifiers for the page's bits.
func modifiers(_ bits: UInt32) -> KeyModifiers {
  KeyModifiers(rawValue: UInt8(truncatingIfNeeded: bits))
}

/// Handles a key, with modifiers as in `KeyModifiers`.
@_expose(wasm, "press") @_cdecl("press")
public func press(
  _ list: Int32, _ code: UInt32, _ held: UInt32, _ pageRows: Int32, _ columns: Int32
) -> Int32 {
  apply(to: list) { list in
    KeyStroke.Key(code: code).flatMap {
      let stroke = KeyStroke($0, modifiers(held))
      return list.input(for: .key(stroke, pageRows: Int(pageRows), columns: Int(columns)))
    }
  }
}

/// Handles a letter that is typed at a time in seconds.
@_expose(wasm, "type") @_cdecl("type")
public func type(_ list: Int32, _ letter: UInt32, _ time: Double) -> Int32 {
  apply(to: list) { list in
    Unicode.Scalar(letter).flatMap { list.find(String(Character($0)), at: time) }
      .flatMap { list.input(for: .go(to: $0)) }
  }
}

/// Handles a click on a list's header.
@_expose(wasm, "tapHeader") @_cdecl("tapHeader")
public func tapHeader(_ list: Int32) -> Int32 { apply(to: list) { _ in .tapHeader(ofSection: 0) } }

/// Selects all rows (0) or none (1), or inverts the selection (2).
@_expose(wasm, "selectRows") @_cdecl("selectRows")
public func selectRows(_ list: Int32, _ which: Int32) -> Int32 {
  apply(to: list) { _ in
    switch which {
    case 0: .selectAll
    case 1: .deselectAll
    case 2: .invert
    default: nil
    }
  }
}

/// Undoes (0) or redoes (1) one step.
@_expose(wasm, "step") @_cdecl("step")
public func step(_ list: Int32, _ isRedo: Int32) -> Int32 {
  var isStep = false
  let result = act(on: list) { list in
    isStep = list.step(isRedo == 0 ? .back : .again)
    return nil
  }
  return result == InputResult.taken.rawValue && !isStep
    ? InputResult.meaningless.rawValue : result
}

/// Sets the number of rows that the user can select: none (0), one (1) or any number (2).
@_expose(wasm, "setMode") @_cdecl("setMode")
public func setMode(_ list: Int32, _ mode: Int32) -> Int32 {
  apply(to: list) { _ in
    let modes = RowSelectionMode.allCases
    return modes.indices.contains(Int(mode))
      ? .setPolicy(SelectionPolicy(modes[Int(mode)])) : nil
  }
}

/// Chooses a profile by its number.
@_expose(wasm, "setProfile") @_cdecl("setProfile")
public func setProfile(_ list: Int32, _ profile: Int32) -> Int32 {
  let all = InputProfile.all
  guard lists.indices.contains(Int(list)), all.indices.contains(Int(profile)) else {
    return InputResult.meaningless.rawValue
  }
  lists[Int(list)].profile = all[Int(profile)]
  return InputResult.taken.rawValue
}
