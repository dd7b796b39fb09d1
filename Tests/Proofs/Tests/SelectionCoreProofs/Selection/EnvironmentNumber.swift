// SPDX-License-Identifier: MIT
import Foundation

/// A number that is set from outside, such as the seed of a failure that is to be seen again.
func environmentNumber(_ name: String) -> Int? {
  ProcessInfo.processInfo.environment[name].flatMap { Int($0) }
}
