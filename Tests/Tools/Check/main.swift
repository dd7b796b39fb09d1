// SPDX-License-Identifier: MIT
import Foundation

let usage = """
  usage: swift run --package-path Tests/Tools check NAME… [--except NAME]… [-- BUILD-OPTION…]
         swift run --package-path Tests/Tools check symbols --update REASON | --record
         NAME is one of these, or all; symbols and examples build packages, by the options:

  \(Check.all.map { "  \($0.name.padding(to: 12))\($0.summary)" }.joined(separator: "\n"))

  """

/// Prints a line at once, so that errors come behind what led to them.
func say(_ line: String) { FileHandle.standardOutput.write(Data("\(line)\n".utf8)) }

do throws(Failure) {
  let command = try Command(CommandLine.arguments.dropFirst(), among: Check.all)
  guard !command.checks.isEmpty else {
    say(usage)
    exit(0)
  }
  let repository = try Repository()
  var failed: [String] = []
  for check in command.checks {
    let result = try check.run(repository, command.options)
    for line in result.findings { say(line) }
    if result.findings.isEmpty {
      say("\(check.name): \(result.summary)")
    } else {
      failed.append(check.name)
    }
  }
  guard failed.isEmpty else {
    throw Failure("not passed: \(failed.joined(separator: ", "))", status: 1)
  }
} catch {
  FileHandle.standardError.write(Data("error: \(error.text)\n".utf8))
  exit(error.status)
}
