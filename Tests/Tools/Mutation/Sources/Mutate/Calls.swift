// SPDX-License-Identifier: MIT
import SwiftSyntax

/// The ways to break calls.
enum Calls {
  private static let opposites = [
    "min": "max", "max": "min", "Swift.min": "Swift.max", "Swift.max": "Swift.min",
  ]

  /// The mutants of a call.
  ///
  /// - Parameters:
  ///   - node: The original call.
  ///   - written: The same with the chosen sites inside of it written out.
  /// - Returns: Pairs of a mutant's name and its text.
  static func mutants(
    _ node: FunctionCallExprSyntax, _ written: FunctionCallExprSyntax
  ) -> [(String, String)] {
    let name = node.calledExpression.trimmedDescription
    if let other = opposites[name] {
      guard node.arguments.count == 2, node.arguments.allSatisfy({ $0.label == nil }) else {
        return []
      }
      let (old, new) = (node.arguments.trimmedDescription, written.arguments.trimmedDescription)
      return [("\(other)(\(old))", "\(other)(\(new))")]
    }
    // An initializer that another calls can't be in a conditional expression.
    if name == "self.init" || name == "super.init" { return [] }
    let arguments = Array(node.arguments)
    return arguments.indices.dropLast().compactMap { i in
      guard looksAlike(arguments[i].expression, arguments[i + 1].expression) else { return nil }
      return (swapping(i, of: node).trimmedDescription, swapping(i, of: written).trimmedDescription)
    }
  }

  /// The call with an argument in the place of the next; labels don't move.
  private static func swapping(
    _ place: Int, of call: FunctionCallExprSyntax
  ) -> FunctionCallExprSyntax {
    var arguments = Array(call.arguments)
    let left = arguments[place].expression
    arguments[place].expression = arguments[place + 1].expression
    arguments[place + 1].expression = left
    return call.with(\.arguments, LabeledExprListSyntax(arguments))
  }

  /// Whether two arguments look so similar that they probably have the same type.
  private static func looksAlike(_ a: ExprSyntax, _ b: ExprSyntax) -> Bool {
    guard a.trimmedDescription != b.trimmedDescription else { return false }
    if a.is(IntegerLiteralExprSyntax.self) { return b.is(IntegerLiteralExprSyntax.self) }
    if let a = a.as(MemberAccessExprSyntax.self), let b = b.as(MemberAccessExprSyntax.self) {
      let bounds: Set = ["lowerBound", "upperBound"]
      let names: Set = [a.declName.baseName.text, b.declName.baseName.text]
      return a.base != nil && b.base != nil && (names.count == 1 || names == bounds)
    }
    return a.is(DeclReferenceExprSyntax.self) && b.is(DeclReferenceExprSyntax.self)
  }
}
