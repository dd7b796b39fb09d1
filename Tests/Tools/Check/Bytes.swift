// SPDX-License-Identifier: MIT
import Foundation

extension Check {
  /// Whether names, lines and commands are bytes on their way to a shell, a file or a terminal.
  ///
  /// In text an apostrophe with a combining mark behind it is another character, and names in two
  /// forms of Unicode are equal: what compares characters quotes wrong, and finds other files.
  static let bytes = Check(
    name: "bytes", summary: "what goes to a shell, a file or a terminal is bytes"
  ) { repository, _ throws(Failure) in
    var files: [Bytes.File] = []
    for folder in Bytes.folders {
      for path in repository.paths(in: folder, endingIn: ".swift") {
        files.append(Bytes.File(path: path, lines: try repository.lines(path).map(Bytes.code)))
      }
    }
    let findings = try Bytes.findings(in: files)
    return CheckResult(
      findings: findings,
      summary: "in \(files.count) files no character decides what is passed on")
  }
}

private enum Bytes {
  /// A file, and its lines without comments.
  struct File {
    let path: String
    let lines: [String]
  }

  static let folders = ["Sources/selection", "Sources/StoredFiles", "Sources/SelectionStore"]

  /// The files that pass names and commands to the system, in which there is no text at all.
  static let withoutText: Set = [
    "Sources/selection/Input.swift", "Sources/selection/Preview/PreviewTemplate.swift",
    "Sources/selection/Preview/ShellCommand.swift", "Sources/selection/Tree/Folder.swift",
    "Sources/StoredFiles/StoredFile.swift", "Sources/StoredFiles/TemporaryFile.swift",
  ]

  /// The files that compare characters, with what those decide: nothing that is passed on.
  static let withCharacters = [
    "Sources/selection/Arguments/Manual.swift": "where lines of our manual break",
    "Sources/selection/Arguments/PickOptions+Reading.swift": "which keys and actions are named",
    "Sources/selection/Drawing/MatchedText.swift": "which letters of a line are marked",
    "Sources/selection/Drawing/TextWidth.swift": "how many columns a line has",
    "Sources/selection/Lines/FuzzyLetters.swift": "how well letters match",
    "Sources/selection/Lines/Query+Places.swift": "which letters of a line are marked",
    "Sources/selection/Lines/Query+Conditions.swift": "where words of the query begin",
    "Sources/selection/Lines/TabStops.swift": "how many columns a tab has",
    "Sources/selection/Pick/PickAction.swift": "which keys are pressed",
    "Sources/selection/Preview/PreviewWindow.swift": "which places are named",
    "Sources/selection/Table/TableScreen+Keys.swift": "which keys are pressed",
    "Sources/selection/Table/Tour.swift": "the keys of our tour, and blanks at the end of a line",
    "Sources/selection/Table/ZoneTable.swift": "the rows of our table",
    "Sources/selection/Terminal/KeyDecoder.swift": "which keys are pressed",
    "Sources/selection/Terminal/QueryLine.swift": "how the query is edited",
    "Sources/selection/Terminal/TerminalKey.swift": "which keys are pressed",
    "Sources/SelectionStore/StoreError.swift": "how a message ends",
  ]

  /// A line up to its comment.
  static func code(of line: Substring) -> String {
    let text = String(line)
    guard let comment = text.range(of: "//") else { return text }
    return String(text[..<comment.lowerBound])
  }

  /// Comparisons of characters, and texts that are split at them; scalars are as exact as bytes.
  private static let characters = [
    #"\bCharacter\b(?!StartingWith)"#, #"\.has(Prefix|Suffix)\("#,
    #"\.(isWhitespace|isNewline|isLetter)\b"#, #"split\((maxSplits: \d+, )?separator: ""#,
    #"ndex\(of: ""#, #"\.contains\(""#, #"(?<!scalar )[=!]= "(\\.|[^"\\])""#,
    #"\.replacingOccurrences\("#, #"\.components\(separatedBy"#, #"\.trimmingCharacters\("#,
  ].joined(separator: "|")

  /// A call of the system with a name or a command.
  private static let call =
    #"(?<![.\w])(open|openat|opendir|fopen|unlink|rename|readlink|lstat|stat|access|mkdir|symlink"#
    + #"|chmod|truncate|strdup|system|popen|posix_spawnp?|exec[lv][pe]*)\((?!\))"#

  /// A safe argument there in a file that has texts: a literal, or bytes as a C string.
  private static let safeCall = #"\b(open|access)\("[^"\\]*"|\((\w+\.)*terminated\b"#

  static func findings(in files: [File]) throws(Failure) -> [String] {
    let texts = try Pattern(#"\b(String|Substring|Character|StringProtocol|NSString)\b"#)
    let characters = try Pattern(Self.characters)
    let (call, safeCall) = (try Pattern(Self.call), try Pattern(Self.safeCall))
    var findings: [String] = []
    var unused = Set(withCharacters.keys).union(withoutText)
    for file in files {
      for (index, line) in file.lines.enumerated() {
        let place = "\(file.path):\(index + 1)"
        if withoutText.contains(file.path) {
          unused.remove(file.path)
          if texts.matches(line) { findings.append("\(place) has text, not bytes: \(line)") }
        } else if call.matches(line), !safeCall.matches(line) {
          findings.append("\(place) passes the system a name that isn't `terminated`: \(line)")
        }
        guard characters.matches(line) else { continue }
        unused.remove(file.path)
        if withCharacters[file.path] == nil {
          findings.append("\(place) compares characters: \(line)")
        }
      }
    }
    return findings + unused.sorted().map { "\($0) is listed in the check, and needn't be" }
  }
}
