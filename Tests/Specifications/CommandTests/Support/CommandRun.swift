// SPDX-License-Identifier: MIT

import Foundation
import XCTest

/// A run of the built command as a process of its own.
struct CommandRun {
  var status: Int32
  var output: String
  var errors: String

  /// The lines of standard output.
  var lines: [String] {
    output.split(separator: "\n", omittingEmptySubsequences: false).dropLast().map(String.init)
  }

  /// The folder of the built products, which also contains the test bundle.
  static var products: URL {
    for bundle in Bundle.allBundles where bundle.bundlePath.hasSuffix(".xctest") {
      return bundle.bundleURL.deletingLastPathComponent()
    }
    return Bundle.main.bundleURL
  }

  /// The built command.
  static var command: URL { products.appendingPathComponent("selection") }

  /// Runs `selection` with arguments, and bytes as its standard input.
  static func selection(_ arguments: [String], input: [UInt8] = []) throws -> CommandRun {
    try run(command, arguments, input: input)
  }

  /// Runs `selection` with arguments, and text as its standard input.
  static func selection(_ arguments: [String], input: String) throws -> CommandRun {
    try selection(arguments, input: Array(input.utf8))
  }

  /// Runs a program to its end.
  static func run(
    _ program: URL, _ arguments: [String], input: [UInt8] = []
  ) throws -> CommandRun {
    try TemporaryFolder.with { folder in
      let inputFile = folder.appendingPathComponent("input")
      let errorFile = folder.appendingPathComponent("errors")
      try Data(input).write(to: inputFile)
      try Data().write(to: errorFile)
      let process = Process()
      let output = Pipe()
      process.executableURL = program
      process.arguments = arguments
      process.standardInput = try FileHandle(forReadingFrom: inputFile)
      process.standardOutput = output
      process.standardError = try FileHandle(forWritingTo: errorFile)
      try process.run()
      let bytes = try output.fileHandleForReading.readToEnd() ?? Data()
      process.waitUntilExit()
      return CommandRun(
        status: process.terminationReason == .exit
          ? process.terminationStatus : 128 + process.terminationStatus,
        output: String(decoding: bytes, as: UTF8.self),
        errors: String(decoding: try Data(contentsOf: errorFile), as: UTF8.self))
    }
  }
}

/// A folder for the files of one test.
enum TemporaryFolder {
  /// Makes a folder, and removes it afterwards.
  static func with<Result>(_ body: (URL) throws -> Result) throws -> Result {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("selection-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    return try body(folder)
  }
}
