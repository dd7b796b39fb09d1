// SPDX-License-Identifier: MIT
import SelectionCore

nonisolated(unsafe) private var profile = InputProfile.touch

/// Sets the conventions of a platform.
@_expose(wasm, "profile") @_cdecl("profile")
public func setProfile(_ number: Int32) {
  profile =
    switch number {
    case 1: .appKit
    case 2: .windows
    case 3: .gtk
    case 4: .aria
    case 5: .ariaWithModifiers
    default: .touch
    }
}

/// Handles a key by the page's number for it, with the bits of `KeyModifiers`.
@_expose(wasm, "press") @_cdecl("press")
public func press(_ code: UInt32, _ modifiers: UInt32, _ pageRows: Int32) -> Int32 {
  let modifiers = KeyModifiers(rawValue: UInt8(truncatingIfNeeded: modifiers))
  return answer(
    KeyStroke.Key(code: code).flatMap {
      profile.input(for: .key(KeyStroke($0, modifiers), pageRows: Int(pageRows)), in: table)
    })
}

/// Handles a click on a row, with the bits of `KeyModifiers`.
@_expose(wasm, "click") @_cdecl("click")
public func click(_ section: Int32, _ row: Int32, _ modifiers: UInt32) -> Int32 {
  let row = RowPath(section: Int(section), row: Int(row))
  let modifiers = KeyModifiers(rawValue: UInt8(truncatingIfNeeded: modifiers))
  return answer(profile.input(for: .click(row, modifiers), in: table))
}
