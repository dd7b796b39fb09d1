// SPDX-License-Identifier: MIT
import Foundation

/// A file of the compiler's tool for symbol graphs, as far as it is read here.
struct SymbolGraph: Decodable {
  /// A public declaration.
  struct Symbol: Decodable {
    struct Identifier: Decodable { let precise: String }
    struct Kind: Decodable { let identifier: String }
    struct Fragment: Decodable { let spelling: String }
    struct Generics: Decodable { let constraints: [Constraint]? }

    let identifier: Identifier
    let kind: Kind
    let pathComponents: [String]
    let declarationFragments: [Fragment]
    let swiftGenerics: Generics?
    let swiftExtension: Generics?

    private static let types: Set = [
      "struct", "class", "enum", "protocol", "typealias", "associatedtype",
    ]

    var isType: Bool {
      let kind = kind.identifier
      return Self.types.contains(kind.hasPrefix("swift.") ? String(kind.dropFirst(6)) : kind)
    }

    var path: String { pathComponents.joined(separator: ".") }
  }

  /// A conformance, or another relation of two symbols.
  struct Relationship: Decodable {
    let kind: String
    let source: String
    let target: String
    let targetFallback: String?
    let swiftConstraints: [Constraint]?
  }

  /// A requirement on generic parameters, such as `ID == Never`.
  struct Constraint: Decodable {
    let kind: String
    let lhs: String
    let rhs: String

    var text: String { "\(lhs) \(kind == "sameType" ? "==" : ":") \(rhs)" }
  }

  let symbols: [Symbol]
  let relationships: [Relationship]
}

/// The public symbols of a module.
struct ModuleSymbols {
  let symbols: [SymbolGraph.Symbol]
  private let relationships: [SymbolGraph.Relationship]

  /// Reads the graphs in a folder.
  init(in folder: URL) throws(Failure) {
    do {
      let files = try FileManager.default.contentsOfDirectory(
        at: folder, includingPropertiesForKeys: nil)
      let graphs = try files.filter { $0.pathExtension == "json" }.map {
        try JSONDecoder().decode(SymbolGraph.self, from: try Data(contentsOf: $0))
      }
      symbols = graphs.flatMap(\.symbols)
      relationships = graphs.flatMap(\.relationships)
    } catch {
      throw Failure("the symbols in \(folder.path) cannot be read: \(error)")
    }
  }

  /// A line for each symbol: the type that it belongs to, and its declaration.
  var lines: Set<String> {
    // Types of other modules are named only where members are added to them.
    var names: [String: String] = [:]
    for relation in relationships {
      guard let fallback = relation.targetFallback, let dot = fallback.firstIndex(of: ".") else {
        continue
      }
      names[relation.target] = String(fallback[fallback.index(after: dot)...])
    }
    var own: [String: Set<String>] = [:]
    for symbol in symbols {
      names[symbol.identifier.precise] = symbol.path
      if symbol.isType { own[symbol.path] = Self.texts(symbol.swiftGenerics?.constraints) }
    }
    func line(_ owner: String, _ text: String, _ required: Set<String>) -> String {
      // What the type requires in any case says nothing of its member.
      let rest = required.subtracting(own[owner] ?? []).sorted().joined(separator: ", ")
      let words = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
      return "\(owner): \(words)" + (rest.isEmpty ? "" : " where \(rest)")
    }
    var lines: Set<String> = []
    for symbol in symbols {
      let owner =
        symbol.isType ? symbol.path : symbol.pathComponents.dropLast().joined(separator: ".")
      let text = symbol.declarationFragments.map(\.spelling).joined()
      lines.insert(line(owner, text, Self.texts(symbol.swiftExtension?.constraints)))
    }
    // What the compiler derives of a type says nothing of its own.
    let derived: Set = ["Copyable", "Escapable", "SendableMetatype"]
    for relation in relationships where ["conformsTo", "inheritsFrom"].contains(relation.kind) {
      let target = names[relation.target] ?? relation.target
      guard !derived.contains(target) else { continue }
      lines.insert(
        line(
          names[relation.source] ?? relation.source, "is \(target)",
          Self.texts(relation.swiftConstraints)))
    }
    return lines
  }

  private static func texts(_ constraints: [SymbolGraph.Constraint]?) -> Set<String> {
    Set((constraints ?? []).map(\.text))
  }

  /// The members that none of some words names.
  ///
  /// Types are named by what uses them.
  func unused(in words: Set<Substring>) -> [String] {
    symbols.filter { symbol in
      let name = (symbol.pathComponents.last ?? "").prefix {
        $0.isLetter || $0.isNumber || $0 == "_"
      }
      return !name.isEmpty && !symbol.isType && !words.contains(name)
    }.map(\.path)
  }
}
