// SPDX-License-Identifier: MIT

/// Text for the page or from it, as UTF-8.
nonisolated(unsafe) private let text = UnsafeMutablePointer<UInt8>.allocate(capacity: textCapacity)
private let textCapacity = 1_024

/// Row numbers for the page.
nonisolated(unsafe) private let numbers = UnsafeMutablePointer<Int32>.allocate(
  capacity: numbersCapacity)
let numbersCapacity = 4_096

/// Puts text where the page reads it, as much as there is room for.
///
/// - Returns: how many bytes it has.
func hand(over string: String) -> Int32 {
  var count = 0
  for byte in string.utf8 {
    // A prefix would take Swift's kinds of text along.
    if count == textCapacity { break }
    text[count] = byte
    count += 1
  }
  return Int32(count)
}

/// Text of so many bytes that the page has put there.
func textFromPage(_ byteCount: Int32) -> [UInt8] {
  (0..<min(max(Int(byteCount), 0), textCapacity)).map { text[$0] }
}

/// Puts row numbers where the page reads them, as many as there is room for.
///
/// - Returns: how many they are.
func hand(over rows: [Int]) -> Int32 {
  var count = 0
  for row in rows.prefix(numbersCapacity) {
    numbers[count] = Int32(truncatingIfNeeded: row)
    count += 1
  }
  return Int32(count)
}

/// Where text is.
@_expose(wasm, "textAddress") @_cdecl("textAddress")
public func textAddress() -> UInt32 { UInt32(UInt(bitPattern: text)) }

/// How many bytes of text there is room for.
@_expose(wasm, "textCapacity") @_cdecl("textCapacity")
public func textBytes() -> UInt32 { UInt32(textCapacity) }

/// Where row numbers stand.
@_expose(wasm, "numbersAddress") @_cdecl("numbersAddress")
public func numbersAddress() -> UInt32 { UInt32(UInt(bitPattern: numbers)) }
