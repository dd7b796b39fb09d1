// SPDX-License-Identifier: MIT
import FuzzedCode

/// The function that libFuzzer calls for each input.
@_cdecl("LLVMFuzzerTestOneInput")
public func testOneInput(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  pointerPrograms(Array(UnsafeBufferPointer(start: start, count: count)))
  return 0
}
