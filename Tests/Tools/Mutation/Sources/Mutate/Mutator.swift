// SPDX-License-Identifier: MIT
import SwiftOperators
import SwiftParser
import SwiftSyntax

/// Walks through a file and finds the places that can be broken; the chosen ones are written so
/// that one of them can be switched on while the program runs.
///
/// `a < b` becomes `(isMutant(17) ? a <= b : a < b)`: all mutants are built at once.
final class Mutator: SyntaxRewriter {
  private let file: String
  private let converter: SourceLocationConverter
  /// The numbers of the chosen sites of this file, by their order in it.
  private let chosen: [Int: Int]
  private(set) var sites: [Site] = []
  /// The depth of the walk inside code that must not change: patterns, raw values, attributes.
  private var kept = 0
  /// Whether the functions around the place return an optional.
  private var givesOptional: [Bool] = []
  private var initializers = 0

  private init(_ tree: SourceFileSyntax, file: String, chosen: [Int: Int]) {
    self.file = file
    self.chosen = chosen
    converter = SourceLocationConverter(fileName: file, tree: tree)
    super.init()
  }

  /// Returns the sites of a file, and its text with the chosen ones built in.
  static func mutate(
    _ source: String, file: String, chosen: [Int: Int] = [:]
  ) throws -> (sites: [Site], text: String) {
    let parsed = Parser.parse(source: source)
    let folded = try OperatorTable.standardOperators.foldAll(parsed)
    guard let tree = folded.as(SourceFileSyntax.self) else { return ([], source) }
    let mutator = Mutator(tree, file: file, chosen: chosen)
    let text = mutator.rewrite(tree).description
    return (mutator.sites, text)
  }

  // MARK: - Sites

  /// Records a site, and returns its number if it is chosen.
  private func site(_ node: some SyntaxProtocol, _ original: String, _ mutant: String) -> Int? {
    guard kept == 0 else { return nil }
    let number = chosen[sites.count]
    let line = converter.location(for: node.positionAfterSkippingLeadingTrivia).line
    sites.append(
      Site(
        number: number, order: sites.count, file: file, line: line,
        original: Statements.onOneLine(original), mutant: Statements.onOneLine(mutant)))
    return number
  }

  /// Writes an expression with its chosen mutants.
  ///
  /// - Parameters:
  ///   - node: The original expression, for messages.
  ///   - written: The same with the chosen sites inside of it written out.
  ///   - mutants: Pairs of a mutant's name and its text.
  /// - Returns: The expression, which checks which mutant is switched on.
  private func mutated(
    _ node: some ExprSyntaxProtocol, _ written: ExprSyntax, _ mutants: [(String, String)]
  ) -> ExprSyntax {
    var text = written.trimmedDescription
    var isChosen = false
    for (name, mutant) in mutants {
      guard let number = site(node, node.trimmedDescription, name) else { continue }
      isChosen = true
      text = "(isMutant(\(number)) ? (\(mutant)) : (\(text)))"
    }
    guard isChosen else { return written }
    return Self.raw(text, like: written)
  }

  private static func raw(_ text: String, like node: some SyntaxProtocol) -> ExprSyntax {
    ExprSyntax(
      DeclReferenceExprSyntax(
        leadingTrivia: node.leadingTrivia, baseName: .identifier(text),
        trailingTrivia: node.trailingTrivia))
  }

  private func keeping<Node>(_ body: () -> Node) -> Node {
    kept += 1
    defer { kept -= 1 }
    return body()
  }

  // MARK: - Code that isn't changed

  override func visit(_ node: ExpressionPatternSyntax) -> PatternSyntax {
    keeping { super.visit(node) }
  }

  override func visit(_ node: EnumCaseDeclSyntax) -> DeclSyntax { keeping { super.visit(node) } }

  override func visit(_ node: AttributeSyntax) -> AttributeSyntax {
    keeping { super.visit(node) }
  }

  override func visit(_ node: IfConfigClauseSyntax) -> IfConfigClauseSyntax {
    let condition = node.condition?.trimmedDescription
    let isInactive =
      ["InvariantChecks", "hasFeature(Embedded)", "canImport(UIKit)"].contains(condition)
    return keepingIf(isInactive) { super.visit(node) }
  }

  /// The sizes of nodes are chosen by measuring, and any similar number is equally correct.
  override func visit(_ node: EnumDeclSyntax) -> DeclSyntax {
    keepingIf(node.name.text == "Limits") { super.visit(node) }
  }

  /// No test detects too much space, and only the address sanitizer detects too little.
  override func visit(_ node: LabeledExprSyntax) -> LabeledExprSyntax {
    let isRoom = ["capacity", "minimumCapacity"].contains(node.label?.text)
    return keepingIf(isRoom) { super.visit(node) }
  }

  private func keepingIf<Node>(_ isKept: Bool, _ body: () -> Node) -> Node {
    isKept ? keeping(body) : body()
  }

  // MARK: - Expressions

  /// The possible replacements of an operator.
  private static let operators: [String: [String]] = [
    "<": ["<=", ">="], "<=": ["<", ">"], ">": [">=", "<="], ">=": [">", "<"], "==": ["!="],
    "!=": ["=="], "===": ["!=="], "!==": ["==="], "+": ["-"], "-": ["+"], "*": ["+"], "/": ["*"],
    "%": ["/"], "<<": [">>"], ">>": ["<<"], "&": ["|"], "|": ["&"], "^": ["&"], "&&": ["||"],
    "||": ["&&"],
  ]

  override func visit(_ node: InfixOperatorExprSyntax) -> ExprSyntax {
    let written = super.visit(node)
    guard let parts = written.as(InfixOperatorExprSyntax.self),
      let operation = node.operator.as(BinaryOperatorExprSyntax.self)?.operator.text
    else { return written }
    let left = parts.leftOperand.trimmedDescription
    let right = parts.rightOperand.trimmedDescription
    let (oldLeft, oldRight) = (
      node.leftOperand.trimmedDescription, node.rightOperand.trimmedDescription
    )
    var mutants: [(String, String)] = []
    let isText = [oldLeft, oldRight].contains { $0.contains("\"") || $0.contains("[") }
    if !(operation == "+" && isText) {
      for other in Self.operators[operation] ?? [] {
        mutants.append(("\(oldLeft) \(other) \(oldRight)", "(\(left)) \(other) (\(right))"))
      }
    }
    switch operation {
    case "&&", "||":
      mutants.append((oldLeft, left))
      mutants.append((oldRight, right))
    case "??": mutants.append((oldRight, right))
    case "..<":
      mutants.append(("\(oldLeft)..<(\(oldRight) + 1)", "(\(left))..<((\(right)) + 1)"))
      mutants.append(("(\(oldLeft) + 1)..<\(oldRight)", "((\(left)) + 1)..<(\(right))"))
    case "...":
      mutants.append(("\(oldLeft)...(\(oldRight) - 1)", "(\(left))...((\(right)) - 1)"))
    default: break
    }
    return mutated(node, written, mutants)
  }

  override func visit(_ node: PrefixOperatorExprSyntax) -> ExprSyntax {
    let written = super.visit(node)
    guard let parts = written.as(PrefixOperatorExprSyntax.self),
      ["!", "-", "~"].contains(node.operator.text),
      !node.expression.is(IntegerLiteralExprSyntax.self),
      node.parent?.is(IfConfigClauseSyntax.self) != true
    else { return written }
    return mutated(
      node, written,
      [(node.expression.trimmedDescription, parts.expression.trimmedDescription)])
  }

  override func visit(_ node: IntegerLiteralExprSyntax) -> ExprSyntax {
    let text = node.literal.text
    var mutants = [("\(text) + 1", "\(text) + 1")]
    if text != "0" { mutants.append(("\(text) - 1", "\(text) - 1")) }
    return mutated(node, ExprSyntax(node), mutants)
  }

  override func visit(_ node: BooleanLiteralExprSyntax) -> ExprSyntax {
    let other = node.literal.text == "true" ? "false" : "true"
    return mutated(node, ExprSyntax(node), [(other, other)])
  }

  override func visit(_ node: StringLiteralExprSyntax) -> ExprSyntax {
    let written = super.visit(node)
    guard node.segments.description != "" else { return written }
    return mutated(node, written, [("\"\"", "\"\"")])
  }

  override func visit(_ node: TernaryExprSyntax) -> ExprSyntax {
    let written = super.visit(node)
    guard let parts = written.as(TernaryExprSyntax.self) else { return written }
    func text(_ node: some SyntaxProtocol) -> String { node.trimmedDescription }
    return mutated(
      node, written,
      [
        (text(node.thenExpression), text(parts.thenExpression)),
        (text(node.elseExpression), text(parts.elseExpression)),
      ])
  }

  override func visit(_ node: FunctionCallExprSyntax) -> ExprSyntax {
    let written = keepingIf(Statements.reservesRoom(ExprSyntax(node))) { super.visit(node) }
    guard let parts = written.as(FunctionCallExprSyntax.self) else { return written }
    return mutated(node, written, Calls.mutants(node, parts))
  }

  // MARK: - Conditions

  override func visit(_ node: ConditionElementSyntax) -> ConditionElementSyntax {
    var written = super.visit(node)
    guard case .expression(let old) = node.condition,
      case .expression(let new) = written.condition
    else { return written }
    let mutants = [
      ("!(\(old.trimmedDescription))", "!(\(new.trimmedDescription))"), ("true", "true"),
      ("false", "false"),
    ]
    written.condition = .expression(mutated(old, new, mutants))
    return written
  }

  // MARK: - Statements

  override func visit(_ node: InitializerDeclSyntax) -> DeclSyntax {
    initializers += 1
    givesOptional.append(false)
    defer {
      initializers -= 1
      givesOptional.removeLast()
    }
    return super.visit(node)
  }

  override func visit(_ node: FunctionDeclSyntax) -> DeclSyntax {
    let type = node.signature.returnClause?.type
    givesOptional.append(type?.is(OptionalTypeSyntax.self) ?? false)
    defer { givesOptional.removeLast() }
    return super.visit(node)
  }

  override func visit(_ node: ClosureExprSyntax) -> ExprSyntax {
    givesOptional.append(false)
    defer { givesOptional.removeLast() }
    return super.visit(node)
  }

  override func visit(_ node: CodeBlockItemSyntax) -> CodeBlockItemSyntax {
    let written = super.visit(node)
    let old = node.item.trimmedDescription
    let text = written.item.trimmedDescription
    var result = withoutReturn(node, old, text)
    if Statements.mayReturnBefore(node),
      let number = site(node, String(old.prefix { $0 != "\n" }), "(return)")
    {
      result = "if isMutant(\(number)) { return }; \(result)"
    }
    return result == text ? written : Self.item(result, written)
  }

  /// A statement with its chosen mutants, except for a return before it.
  private func withoutReturn(
    _ node: CodeBlockItemSyntax, _ old: String, _ text: String
  ) -> String {
    var result = text
    if let call = Statements.droppable(node), initializers == 0 || !Statements.isAssignment(call),
      !Statements.isCheck(call)
    {
      if let number = site(node, old, "(nothing)") {
        result = "if !isMutant(\(number)) { \(result) }"
      }
      if let (before, after) = Statements.otherAssignment(call, text),
        let number = site(node, old, after)
      {
        result = "if isMutant(\(number)) { \(before) } else { \(result) }"
      }
    } else if let value = node.item.as(ReturnStmtSyntax.self)?.expression?.trimmedDescription,
      givesOptional.last == true, value != "nil",
      let number = site(node, old, "return nil")
    {
      result = "if isMutant(\(number)) { return nil }; \(text)"
    }
    return result
  }

  private static func item(_ text: String, _ node: CodeBlockItemSyntax) -> CodeBlockItemSyntax {
    node.with(\.item, .expr(raw(text, like: node.item)))
  }
}
