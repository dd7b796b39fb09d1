// SPDX-License-Identifier: MIT

extension Check {
  /// Whether public names are free of Apple's, and of underscores.
  static let names = Check(
    name: "names", summary: "no public type has a name of Apple's, no public name an underscore"
  ) { repository, _ throws(Failure) in
    let apple = Set(try repository.lines("Tests/Gates/Words/swiftui-names").map(String.init))
    let prefix = try Pattern("^(UI|NS|CG)[A-Z]")
    let hidden = try Pattern(
      #"^ *(@\w+ )*(public|open) (\w+ )*(func|var|let|struct|class|enum|typealias) _\w"#)
    var findings: [String] = []
    var count = 0
    for product in [
      "RowSets", "SelectionLists", "SelectionCore", "SelectionStore", "SelectionObservation",
      "SelectionOutline", "SelectionOutlineObservation", "SelectionOutlineViews", "SelectionViews",
      "SelectionUIKit", "SelectionSwiftUI", "SelectionGTK", "HeadlessTable",
    ] {
      for path in repository.paths(in: "Sources/\(product)", endingIn: ".swift") {
        for (index, line) in try repository.lines(path).enumerated() {
          guard let type = Declaration(line), type.isPublic, type.kind != "actor" else { continue }
          count += 1
          if apple.contains(type.name) || prefix.matches(type.name) {
            findings.append("\(path):\(index + 1): \(type.name) is a name of Apple's frameworks")
          }
        }
      }
    }
    // The public symbols are listed without these, so a promise could not hold them.
    for path in repository.paths(in: "Sources", endingIn: ".swift") {
      for found in hidden.lines(in: SearchedText(try repository.text(path))) {
        findings.append("\(path):\(found.number): a public name with an underscore: \(found.line)")
      }
    }
    return CheckResult(
      findings: findings, summary: "\(count) public types have names of their own")
  }
}

/// A type that a line declares at the top level of its file.
struct Declaration {
  let kind: String
  let name: String
  let isPublic: Bool

  private static let kinds: Set = ["struct", "class", "enum", "protocol", "actor", "typealias"]
  private static let modifiers: Set = [
    "public", "open", "package", "internal", "final", "indirect", "nonisolated",
  ]

  /// Reads a line; nil if it declares no type.
  init?(_ line: some StringProtocol) {
    guard let first = line.first, first != " " else { return nil }
    var words = line.split(separator: " ")[...]
    var isPublic = false
    while let word = words.first, word.hasPrefix("@") || Self.modifiers.contains(String(word)) {
      isPublic = isPublic || word == "public" || word == "open"
      words.removeFirst()
    }
    guard words.count > 1, let kind = words.popFirst(), Self.kinds.contains(String(kind)),
      let name = words.first?.prefix(while: { $0.isLetter || $0.isNumber || $0 == "_" }),
      name.first?.isUppercase == true
    else { return nil }
    self.kind = String(kind)
    self.name = String(name)
    self.isPublic = isPublic
  }
}

extension String {
  /// The words of a line that begin with a capital letter and are not members of something.
  var typeNames: [String] {
    var names: [String] = []
    var before: Character = " "
    var start: Index?
    for index in indices {
      let character = self[index]
      let isPart = character.isLetter || character.isNumber || character == "_"
      if isPart, start == nil {
        start = index
      } else if !isPart {
        if let first = start, before != ".", self[first].isUppercase {
          names.append(String(self[first..<index]))
        }
        start = nil
        before = character
      }
    }
    if let first = start, before != ".", self[first].isUppercase {
      names.append(String(self[first...]))
    }
    return names
  }
}
