// SPDX-License-Identifier: MIT

/// Decodes keys from the bytes that a terminal sends.
struct KeyDecoder {
  /// The maximum number of bytes of a paste that are kept; the rest is dropped.
  private static let longestPaste = 1 << 16

  private var bytes: [UInt8] = []
  /// Whether the current bytes are pasted, up to the sequence that ends the paste.
  private var isPasting = false
  /// The pasted bytes so far.
  private var pasted: [UInt8] = []

  /// Whether the bytes are incomplete and need further bytes, which haven't been read yet.
  var isWaiting: Bool { !isPasting && !bytes.isEmpty }

  /// Appends bytes.
  mutating func feed(_ more: some Sequence<UInt8>) { bytes.append(contentsOf: more) }

  /// The next key, if the bytes so far are a complete key.
  ///
  /// - Parameter isComplete: Whether no more bytes will follow; a single escape is then the escape
  ///   key.
  /// - Returns: The key, or nil if more bytes are needed.
  mutating func next(isComplete: Bool) -> TerminalKey? {
    while let first = bytes.first {
      if isPasting {
        guard let text = takePaste() else { return nil }
        return TerminalKey(.paste(text))
      }
      if first == 0x1B {
        switch escapeSequence(isComplete: isComplete) {
        case .key(let key): return key
        case .unknown: continue
        case .unfinished: return nil
        }
      }
      guard let length = Self.length(ofCharacterStartingWith: first) else {
        bytes.removeFirst()
        continue
      }
      guard bytes.count >= length else {
        if isComplete { bytes.removeAll() }
        return nil
      }
      let text = String(decoding: bytes.prefix(length), as: UTF8.self)
      bytes.removeFirst(length)
      if let key = Self.key(for: text) { return key }
    }
    return nil
  }

  private static func length(ofCharacterStartingWith byte: UInt8) -> Int? {
    switch byte {
    case 0x00..<0x80: 1
    case 0xC2..<0xE0: 2
    case 0xE0..<0xF0: 3
    case 0xF0..<0xF5: 4
    default: nil
    }
  }

  private static func key(for text: String) -> TerminalKey? {
    guard let character = text.first, let scalar = text.unicodeScalars.first else { return nil }
    switch scalar.value {
    case 0x00: return TerminalKey(.space, .control)
    case 0x08, 0x7F: return TerminalKey(.backspace)
    case 0x09: return TerminalKey(.tab)
    case 0x0D: return TerminalKey(.return)
    case 0x20: return TerminalKey(.space)
    case 0x01...0x1A:
      return Unicode.Scalar(scalar.value + 0x60).map {
        TerminalKey(.character(Character($0)), .control)
      }
    case 0x1F: return TerminalKey(.character("_"), .control)
    case 0x1C...0x1E: return nil
    default: return .character(character)
    }
  }
}

extension KeyDecoder {
  private static let pasteEnd = Array("\u{1B}[201~".utf8)

  /// Takes pasted bytes.
  ///
  /// - Returns: The whole pasted text; nil until the paste has ended.
  private mutating func takePaste() -> String? {
    let end = bytes.first(Self.pasteEnd, in: bytes.indices)
    // Bytes that may begin the end sequence stay.
    let count = end ?? max(bytes.count - Self.pasteEnd.count + 1, 0)
    pasted += bytes.prefix(min(count, Self.longestPaste - pasted.count))
    bytes.removeFirst(end.map { $0 + Self.pasteEnd.count } ?? count)
    guard end != nil else { return nil }
    defer { pasted = [] }
    isPasting = false
    return String(decoding: pasted, as: UTF8.self)
  }

  private enum Escape {
    case key(TerminalKey)
    case unknown
    case unfinished
  }

  /// Removes an escape sequence from the front: `ESC [ 1 ; 2 A`, `ESC O A`, or an escape before a
  /// character.
  private mutating func escapeSequence(isComplete: Bool) -> Escape {
    guard bytes.count > 1 else {
      guard isComplete else { return .unfinished }
      bytes.removeFirst()
      return .key(TerminalKey(.escape))
    }
    guard bytes[1] == UInt8(ascii: "[") || bytes[1] == UInt8(ascii: "O") else {
      bytes.removeFirst()
      guard bytes[0] != 0x1B, var key = next(isComplete: isComplete) else {
        return .key(TerminalKey(.escape))
      }
      key.modifiers.insert(.option)
      return .key(key)
    }
    guard let end = bytes.dropFirst(2).firstIndex(where: { (0x40...0x7E).contains($0) }) else {
      guard isComplete || bytes.count > 32 else { return .unfinished }
      bytes.removeAll()
      return .unknown
    }
    let final = bytes[end]
    let isMouse = bytes[2] == UInt8(ascii: "<")
    let numbers = bytes[(isMouse ? 3 : 2)..<end].split(separator: UInt8(ascii: ";"))
      .map { Int(String(decoding: $0, as: UTF8.self)) ?? 0 }
    bytes.removeFirst(end + 1)
    if final == UInt8(ascii: "~"), numbers.first == 200 {
      isPasting = true
      return .unknown
    }
    if isMouse { return Self.mouse(final: final, numbers: numbers).map(Escape.key) ?? .unknown }
    return Self.key(final: final, numbers: numbers).map(Escape.key) ?? .unknown
  }

  /// The mouse event given by `ESC [ < button ; column ; line M`, or with `m` for a released
  /// button.
  private static func mouse(final: UInt8, numbers: [Int]) -> TerminalKey? {
    guard numbers.count == 3, numbers[0] >= 0, numbers[1] > 0, numbers[2] > 0 else { return nil }
    let button = numbers[0]
    let action: TerminalKey.Mouse.Action
    switch (button & 64 != 0, button & 3, final) {
    case (true, 0, _): action = .wheelUp
    case (true, 1, _): action = .wheelDown
    case (false, 0, UInt8(ascii: "m")): action = .release
    case (false, 2, UInt8(ascii: "M")) where button & 32 == 0: action = .secondary
    case (false, 0, UInt8(ascii: "M")): action = button & 32 != 0 ? .drag : .press
    default: return nil
    }
    var modifiers: TerminalKey.Modifiers = []
    if button & 4 != 0 { modifiers.insert(.shift) }
    if button & 8 != 0 { modifiers.insert(.option) }
    if button & 16 != 0 { modifiers.insert(.control) }
    let mouse = TerminalKey.Mouse(action: action, column: numbers[1] - 1, line: numbers[2] - 1)
    return TerminalKey(.mouse(mouse), modifiers)
  }

  private static func key(final: UInt8, numbers: [Int]) -> TerminalKey? {
    let modifiers = TerminalKey.Modifiers(
      rawValue: numbers.count > 1 ? max(numbers[1] - 1, 0) & 7 : 0)
    let name: TerminalKey.Name? =
      switch final {
      case UInt8(ascii: "A"): .up
      case UInt8(ascii: "B"): .down
      case UInt8(ascii: "C"): .right
      case UInt8(ascii: "D"): .left
      case UInt8(ascii: "H"): .home
      case UInt8(ascii: "F"): .end
      case UInt8(ascii: "M"): .return
      case UInt8(ascii: "P"): .f1
      case UInt8(ascii: "Z"): .tab
      case UInt8(ascii: "~"):
        switch numbers.first {
        case 1, 7: .home
        case 4, 8: .end
        case 2: .insert
        case 3: .delete
        case 5: .pageUp
        case 6: .pageDown
        case 11: .f1
        default: nil
        }
      default: nil
      }
    guard let name else { return nil }
    return TerminalKey(name, final == UInt8(ascii: "Z") ? .shift : modifiers)
  }
}
