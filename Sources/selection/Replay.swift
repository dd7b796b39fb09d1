// SPDX-License-Identifier: MIT

/// Runs traces from files.
enum Replay {
  static func run(files: [String]) -> Int32 {
    Output.complain("replay is not built yet")
    return 2
  }
}
