// SPDX-License-Identifier: MIT

/// The buffer for text to or from the page, in UTF-8.
nonisolated(unsafe) private let text = UnsafeMutablePointer<UInt8>.allocate(capacity: textCapacity)
private let textCapacity = 1_024

/// The buffer for row numbers to the page.
nonisolated(unsafe) private let numbers = UnsafeMutablePointer<Int32>.allocate(
  capacity: numbersCapacity)
let numbersCapacity = 4_096

/// Writes as much of a text as fits into the buffer that the page reads.
///
/// - Returns: The number of bytes written.
func hand(over string: String) -> Int32 {
  var count = 0
  for byte in string.utf8 {
    // A prefix would link the code for all kinds of strings.
    if count == textCapacity { break }
    text[count] = byte
    count += 1
  }
  return Int32(count)
}

/// The text, with a given number of bytes, that the page has written into the buffer.
func textFromPage(_ byteCount: Int32) -> [UInt8] {
  (0..<min(max(Int(byteCount), 0), textCapacity)).map { text[$0] }
}

/// Writes as many row numbers as fit into the buffer that the page reads.
///
/// - Returns: The number of rows written.
func hand(over rows: [Int]) -> Int32 {
  var count = 0
  for row in rows.prefix(numbersCapacity) {
    numbers[count] = Int32(truncatingIfNeeded: row)
    count += 1
  }
  return Int32(count)
}

/// Returns the address of the text buffer.
@_expose(wasm, "textAddress") @_cdecl("textAddress")
public func textAddress() -> UInt32 { UInt32(UInt(bitPattern: text)) }

/// Returns the capacity of the text buffer in bytes.
@_expose(wasm, "textCapacity") @_cdecl("textCapacity")
public func textBytes() -> UInt32 { UInt32(textCapacity) }

/// Returns the address of the buffer for row numbers.
@_expose(wasm, "numbersAddress") @_cdecl("numbersAddress")
public func numbersAddress() -> UInt32 { UInt32(UInt(bitPattern: numbers)) }
