// SPDX-License-Identifier: MIT
import Foundation

/// The files that git tracks.
struct Repository {
  let root: URL
  /// The paths of all tracked files, and of those that are new and not ignored, in order.
  let paths: [String]
  /// The paths of all folders with such files.
  let folders: Set<String>

  /// Finds the repository of this source file.
  ///
  /// - Throws: a failure if git does not list its files.
  init() throws(Failure) {
    var root = URL(fileURLWithPath: #filePath)
    for _ in 0..<4 { root.deleteLastPathComponent() }
    self.root = root
    let listed = try Self.output(
      of: "git", ["ls-files", "-z", "--cached", "--others", "--exclude-standard"], in: root)
    let paths = Set(listed.split(separator: "\0").map(String.init))
    // A file that is deleted, and not yet for git, is not there to be read.
    self.paths = paths.sorted().filter { path in
      (try? FileManager.default.attributesOfItem(atPath: root.appendingPathComponent(path).path))
        != nil
    }
    var folders: Set<String> = []
    for path in self.paths {
      var parts = path.split(separator: "/").dropLast()
      while !parts.isEmpty {
        folders.insert(parts.joined(separator: "/"))
        parts.removeLast()
      }
    }
    self.folders = folders
  }

  /// The paths of files in a folder, by how their names end.
  func paths(in folder: String, endingIn end: String = "") -> [String] {
    paths.filter { $0.hasPrefix(folder + "/") && $0.hasSuffix(end) }
  }

  /// The Swift files of the library and the tests, and the manifest.
  var swiftPaths: [String] {
    paths(in: "Sources", endingIn: ".swift") + paths(in: "Tests", endingIn: ".swift")
      + ["Package.swift"]
  }

  func url(_ path: String) -> URL { root.appendingPathComponent(path) }

  /// The text of a file.
  ///
  /// - Throws: a failure if it cannot be read as UTF-8.
  func text(_ path: String) throws(Failure) -> String {
    do {
      return try String(contentsOf: url(path), encoding: .utf8)
    } catch {
      throw Failure("\(path) cannot be read: \(error)")
    }
  }

  /// The lines of a file.
  func lines(_ path: String) throws(Failure) -> [Substring] {
    try text(path).split(separator: "\n", omittingEmptySubsequences: false)
  }

  /// Runs a program in the repository, and returns what it prints.
  ///
  /// - Throws: a failure if it ends with another status than zero, or the one given.
  func output(
    of program: String, _ arguments: [String], or status: Int32 = 0
  ) throws(Failure) -> String {
    try Self.output(of: program, arguments, or: status, in: root)
  }

  private static func output(
    of program: String, _ arguments: [String], or status: Int32 = 0, in folder: URL
  ) throws(Failure) -> String {
    let process = Process()
    process.executableURL =
      program.hasPrefix("/") ? URL(fileURLWithPath: program) : try found(program)
    process.arguments = arguments
    process.currentDirectoryURL = folder
    let pipe = Pipe()
    process.standardOutput = pipe
    do { try process.run() } catch { throw Failure("\(program) cannot be run: \(error)") }
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    let output = String(decoding: data, as: UTF8.self)
    guard [0, status].contains(process.terminationStatus) else {
      throw Failure("\(program) \(arguments.joined(separator: " ")) failed:\n\(output)")
    }
    return output
  }

  /// Finds a program in the folders of `PATH`.
  static func found(_ program: String) throws(Failure) -> URL {
    #if os(Windows)
      let (separator, end): (Character, String) = (";", ".exe")
    #else
      let (separator, end): (Character, String) = (":", "")
    #endif
    let folders = ProcessInfo.processInfo.environment["PATH"] ?? ""
    for folder in folders.split(separator: separator) {
      let file = URL(fileURLWithPath: String(folder)).appendingPathComponent(program + end)
      if FileManager.default.isExecutableFile(atPath: file.path) { return file }
    }
    throw Failure("there is no \(program) in PATH")
  }
}
