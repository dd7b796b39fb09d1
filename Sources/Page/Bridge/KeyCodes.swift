// SPDX-License-Identifier: MIT
import SelectionCore

extension KeyStroke.Key {
  /// Creates a key from the page's number for it: below 32 for named keys, otherwise the letter's
  /// scalar.
  init?(code: UInt32) {
    switch code {
    case 1: self = .up
    case 2: self = .down
    case 3: self = .pageUp
    case 4: self = .pageDown
    case 5: self = .home
    case 6: self = .end
    case 7: self = .space
    case 8: self = .returnKey
    case 9: self = .escape
    case 10: self = .left
    case 11: self = .right
    case 33...:
      guard let letter = Unicode.Scalar(code) else { return nil }
      self = .letter(Character(letter))
    default: return nil
    }
  }
}
