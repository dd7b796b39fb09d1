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

/// An error of a system call on a file.
package struct SystemError: Error, Hashable, CustomStringConvertible {
  /// The error number.
  package let number: Int32

  /// Makes an error with a number.
  package init(_ number: Int32) { self.number = number }

  /// Makes the error of the last failed call.
  package init() { number = errno }

  /// The reason as the end of a sentence: "permission denied".
  package var description: String {
    if self == .busyFolder { return "another process keeps its folder locked" }
    let words = String(cString: strerror(number))
    guard words.dropFirst().first?.isLowercase == true else { return words }
    return words.prefix(1).lowercased() + words.dropFirst()
  }

  /// The error for a folder that another process keeps locked.
  package static var busyFolder: SystemError { SystemError(EWOULDBLOCK) }

  /// Whether the file doesn't exist.
  package var isMissing: Bool { number == ENOENT }
}
