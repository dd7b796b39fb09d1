// SPDX-License-Identifier: MIT

#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Foundation
#endif

/// Why the system could not do something with a file.
package struct SystemError: Error, Hashable, CustomStringConvertible {
  /// The system's number for it.
  package let number: Int32

  /// Makes the error with a number.
  package init(_ number: Int32) { self.number = number }

  /// Makes the error of the call that failed last.
  package init() { number = errno }

  /// Why it could not, in words that end a sentence: "permission denied".
  package var description: String {
    if self == .busyFolder { return "another process keeps its folder locked" }
    let words = String(cString: strerror(number))
    guard words.dropFirst().first?.isLowercase == true else { return words }
    return words.prefix(1).lowercased() + words.dropFirst()
  }

  /// That others keep the folder of a file locked.
  package static var busyFolder: SystemError { SystemError(EWOULDBLOCK) }

  /// Whether it is that a file is not there.
  package var isMissing: Bool { number == ENOENT }
}
