// SPDX-License-Identifier: MIT

import Foundation
import XCTest

@testable import selection

/// Names of files and branches that would run a command if a shell didn't get them quoted: each is
/// given to a real shell by every placeholder, and must come out as it is.
final class HostileNameTests: XCTestCase {
  /// Text that belongs to the character before it, so that an apostrophe isn't one by itself.
  private static let joining: [[UInt8]] = [
    "\u{300}", "\u{301}", "\u{308}", "\u{34F}", "\u{483}", "\u{5B0}", "\u{64B}", "\u{903}",
    "\u{E33}", "\u{200C}", "\u{200D}", "\u{20DD}", "\u{20E3}", "\u{3099}", "\u{FE00}", "\u{FE0F}",
    "\u{FE20}", "\u{FF9E}", "\u{1F3FB}", "\u{E0020}", "\u{E0100}", "\u{301}\u{301}\u{301}",
  ].map { Array($0.utf8) }

  /// Bytes that aren't UTF-8, or only its beginning.
  private static let broken: [[UInt8]] = [
    [0xFF], [0x80], [0xC3], [0xE2, 0x80], [0xF0, 0x9F, 0x98], [0xED, 0xA0, 0x80], [0xC0, 0xA7],
    [0x81], [0x8F], [0xA3],
  ]

  /// Names, of which each that is run would make the file `OWNED`.
  private static let names: [[UInt8]] = {
    let run = Array(";touch${IFS}OWNED;#".utf8)
    var names = joining.map { Array("x'".utf8) + $0 + run }
    names += broken.map { Array("x".utf8) + $0 + [UInt8(ascii: "'")] + $0 + run }
    let texts = [
      "';touch OWNED;'", "'\\'';touch OWNED;'\\''", "\\';touch OWNED;#", "''';touch OWNED;'''",
      "$(touch OWNED)", "`touch OWNED`", "${x:-$(touch OWNED)}", "\";touch OWNED;\"",
      "|touch OWNED", "&touch OWNED&", ";touch OWNED\n", "\ntouch OWNED\n", "\r\ntouch OWNED\r\n",
      ">OWNED", "a\\", "\\", "'", "''", "*", "~", "!!", "#", "{}", "{q}{+}{2}'", "-rf", "$IFS",
      "\u{600}';touch OWNED;#", "\u{1B}]0;x\u{7}'\u{301};touch OWNED;#", " '\u{301} ;touch OWNED;",
      "e\u{301}'\u{301}$(touch OWNED)'\u{FE0F}`touch OWNED`",
    ]
    return names + texts.map { Array($0.utf8) }
  }()

  func testThereAreManyNames() {
    XCTAssertGreaterThanOrEqual(Self.names.count, 50)
    XCTAssertEqual(Set(Self.names).count, Self.names.count)
  }

  /// The output of a command in a folder.
  private func output(of command: [UInt8], in folder: URL) throws -> [UInt8] {
    var ends: [Int32] = [-1, -1]
    XCTAssertEqual(pipe(&ends), 0)
    let start = Array("cd '\(folder.path)' || exit\n".utf8)
    let process = try XCTUnwrap(ShellCommand.start(start + command, output: ends[1]))
    close(ends[1])
    let output = FileHandle(fileDescriptor: ends[0], closeOnDealloc: true).readDataToEndOfFile()
    var status: Int32 = 0
    waitpid(process, &status, 0)
    return Array(output)
  }

  private func command(
    _ template: String, _ lines: Lines, query: [UInt8] = [], chosen: [Int] = []
  ) -> [UInt8] {
    PreviewTemplate(template.utf8).command(for: 0, in: lines, query: query, chosen: chosen)
  }

  func testEachPlaceholderGivesAShellTheBytesOfALine() throws {
    try TemporaryFolder.with { folder in
      for name in Self.names {
        var format = LineFormat(separator: 0, delimiter: [0x09])
        let lines = Lines(name + [0], format: format)
        let message = String(reflecting: name.text)
        let plain = Label.withoutColors(name[...])
        XCTAssertEqual(try output(of: command("printf %s {}", lines), in: folder), plain, message)
        let typed = command("printf %s {q}", lines, query: name)
        XCTAssertEqual(try output(of: typed, in: folder), name, message)
        let two = Lines(name + [0] + name + [0], format: format)
        let chosen = command("printf '%s/' {+}", two, chosen: [0, 1])
        let slash = Array("/".utf8)
        XCTAssertEqual(
          try output(of: chosen, in: folder), plain + slash + plain + slash, message)
        format.delimiter = [0x01]
        let fields = Lines([0x61, 0x01] + name + [0x01, 0x62, 0], format: format)
        XCTAssertEqual(
          try output(of: command("printf %s {2}{3}", fields), in: folder), plain + [0x62], message)
      }
      XCTAssertEqual(try FileManager.default.contentsOfDirectory(atPath: folder.path), [])
    }
  }

  func testEachFileIsPreviewedUnderItsOwnName() throws {
    try TemporaryFolder.with { folder in
      // Not in the folder itself, where the names of these files would be commands' arguments.
      let files = folder.appendingPathComponent("files")
      try FileManager.default.createDirectory(at: files, withIntermediateDirectories: true)
      for (number, name) in Self.names.enumerated() {
        let path = Array(files.path.utf8) + [UInt8(ascii: "/")] + name
        try Output.save(Array("this is \(number)".utf8), to: path)
        let lines = Lines(Array("./".utf8) + name + [0], format: LineFormat(separator: 0))
        // A name with colors is shown without them, and so can't be found.
        guard lines.plainBytes(of: 0).count == name.count + 2 else { continue }
        let found = try output(of: command("head -50 {}", lines), in: files)
        XCTAssertEqual(found.text, "this is \(number)", String(reflecting: name.text))
      }
      XCTAssertEqual(
        try FileManager.default.contentsOfDirectory(atPath: files.path).count, Self.names.count)
      XCTAssertEqual(try FileManager.default.contentsOfDirectory(atPath: folder.path), ["files"])
    }
  }

  @MainActor
  func testNoNameRunsOnTheScreen() async throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("hostile-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    var options = PickOptions()
    options.format.separator = 0
    options.preview = PreviewTemplate(
      "cd '\(folder.path)'; printf '[%s]' {} {1} {+} {q} >/dev/null; echo done-{n}".utf8)
    let screen = PickScreen(options: options)
    screen.feed(Self.names.flatMap { $0 + [0] })
    screen.feed(nil)
    _ = screen.take(.character("'"))
    _ = screen.take(TerminalKey(.paste("\u{301};touch OWNED;#")))
    _ = screen.take(TerminalKey(.escape))
    _ = screen.take(TerminalKey(.character("a"), .option))
    for number in Self.names.indices {
      let size = ScreenSize(columns: 200, lines: 40)
      for _ in 0..<2000 {
        _ = screen.lines(for: size)
        if screen.isBusy {
          screen.work()
        } else if let file = screen.inputs.first {
          _ = screen.readInput(file)
          try await Task.sleep(for: .milliseconds(1))
        } else {
          break
        }
      }
      let text = screen.lines(for: size).map(\.plainText).joined()
      XCTAssertTrue(text.contains("done-\(number)"), "\(number): \(text)")
      _ = screen.take(TerminalKey(.down))
    }
    XCTAssertEqual(try FileManager.default.contentsOfDirectory(atPath: folder.path), [])
  }

  func testAFileWhoseNameIsNotTextIsRead() throws {
    try TemporaryFolder.with { folder in
      let name: [UInt8] = Array(folder.path.utf8) + Array("/bad".utf8) + [0xFF, 0x27, 0xC3]
      try Output.save(Array("one\ntwo\n".utf8), to: name)
      let words = """
        cd '\(folder.path)' && for file in bad*; do "\(CommandRun.command.path)" pick "$file" \
        --state "$file.state" --keys down; done; ls | wc -l
        """
      let run = try CommandRun.run(URL(fileURLWithPath: "/bin/sh"), ["-c", words])
      XCTAssertEqual(run.output.split(separator: "\n").first, "two", run.errors)
      XCTAssertEqual(run.output.split(whereSeparator: \.isWhitespace).last, "2")
    }
  }
}
