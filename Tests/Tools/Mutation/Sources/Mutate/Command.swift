// SPDX-License-Identifier: MIT
import Foundation

/// A command to run, whose output is read.
struct Command {
  /// The way in which a command ended.
  enum End: Equatable {
    case exit(Int32)
    case signal(Int32)
    /// Its output contained the expected words.
    case stopped
    case tooLong
  }

  let program: String
  let arguments: [String]
  var environment: [String: String] = [:]

  /// Runs it, until it ends, or has run too long, or a line of its output contains some words.
  func run(
    seconds: Double = .infinity, until words: String? = nil
  ) throws -> (end: End, output: String) {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = [program] + arguments
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = pipe
    try process.run()
    let deadline = Date().addingTimeInterval(seconds)
    let reader = pipe.fileHandleForReading
    var output = Data()
    var end: End?
    while end == nil {
      var place = pollfd(fd: reader.fileDescriptor, events: Int16(POLLIN), revents: 0)
      let wait = min(deadline.timeIntervalSinceNow, 1)
      if wait <= 0 {
        end = .tooLong
      } else if poll(&place, 1, Int32(wait * 1000)) > 0 {
        let data = reader.availableData
        if data.isEmpty { break }
        output.append(data)
        if let words, output.range(of: Data(words.utf8)) != nil { end = .stopped }
      }
    }
    if end != nil { kill(process.processIdentifier, SIGKILL) }
    process.waitUntilExit()
    let status = process.terminationStatus
    return (
      end ?? (process.terminationReason == .exit ? .exit(status) : .signal(status)),
      String(decoding: output, as: UTF8.self)
    )
  }
}
