// SPDX-License-Identifier: MIT
import SwiftSyntax

/// Properties of statements that decide whether they can be left out.
enum Statements {
  /// Code in the form for a report.
  static func onOneLine(_ code: String) -> String {
    code.split { $0 == "\n" }.map { $0.drop { $0 == " " } }.joined(separator: " ")
  }

  /// The call or assignment of a statement, if the code around it doesn't use its value.
  static func droppable(_ node: CodeBlockItemSyntax) -> ExprSyntax? {
    guard var expression = node.item.as(ExprSyntax.self),
      let list = node.parent?.as(CodeBlockItemListSyntax.self)
    else { return nil }
    while true {
      if let inner = expression.as(TryExprSyntax.self)?.expression {
        expression = inner
      } else if let inner = expression.as(UnsafeExprSyntax.self)?.expression {
        expression = inner
      } else {
        break
      }
    }
    guard expression.is(FunctionCallExprSyntax.self) || isAssignment(expression) else { return nil }
    if isAssignment(expression) || list.count > 1 && list.last?.id != node.id { return expression }
    // The last statement, or the only one, may be the value of its block.
    guard let block = list.parent?.as(CodeBlockSyntax.self), let owner = block.parent else {
      return nil
    }
    if let function = owner.as(FunctionDeclSyntax.self) {
      return function.signature.returnClause == nil ? expression : nil
    }
    let isStatement =
      owner.is(ForStmtSyntax.self) || owner.is(WhileStmtSyntax.self)
      || owner.is(InitializerDeclSyntax.self) || owner.is(IfExprSyntax.self)
    return isStatement ? expression : nil
  }

  static func isAssignment(_ expression: ExprSyntax) -> Bool {
    guard let infix = expression.as(InfixOperatorExprSyntax.self) else { return false }
    if infix.operator.is(AssignmentExprSyntax.self) { return true }
    let name = infix.operator.trimmedDescription
    return name.hasSuffix("=") && !["==", "!=", "<=", ">=", "===", "!=="].contains(name)
  }

  /// Whether a call is a check for tests, or reserves space.
  static func isCheck(_ expression: ExprSyntax) -> Bool {
    let text = expression.trimmedDescription
    return text.contains("checkInvariants()") || text.contains("noteVisit()")
      || reservesRoom(expression)
  }

  /// Whether an expression is a call that reserves space, which only affects time.
  static func reservesRoom(_ expression: ExprSyntax) -> Bool {
    let function = expression.as(FunctionCallExprSyntax.self)?.calledExpression
    return function?.as(MemberAccessExprSyntax.self)?.declName.baseName.text == "reserveCapacity"
  }

  /// Whether the statement is in the body of a function without a result, where a return before it
  /// leaves out more than a mutant of the statement itself does.
  static func mayReturnBefore(_ node: CodeBlockItemSyntax) -> Bool {
    guard !node.item.is(DeclSyntax.self), !node.item.is(ReturnStmtSyntax.self),
      let list = node.parent?.as(CodeBlockItemListSyntax.self), list.count > 1,
      let function = list.parent?.parent?.as(FunctionDeclSyntax.self),
      function.signature.returnClause == nil
    else { return false }
    if let expression = node.item.as(ExprSyntax.self), isCheck(expression) { return false }
    return list.last?.id != node.id || droppable(node) == nil
  }

  /// The statement with `+=` for `-=`, or vice versa.
  static func otherAssignment(
    _ expression: ExprSyntax, _ text: String
  ) -> (written: String, shown: String)? {
    guard let infix = expression.as(InfixOperatorExprSyntax.self) else { return nil }
    let name = infix.operator.trimmedDescription
    guard let other = ["+=": "-=", "-=": "+=", "|=": "&=", "&=": "|="][name] else { return nil }
    guard let place = text.firstRange(of: name) else { return nil }
    return (text.replacingCharacters(in: place, with: other), "\(other) for \(name)")
  }
}

extension String {
  fileprivate func firstRange(of part: String) -> Range<String.Index>? {
    var start = startIndex
    while start < endIndex {
      if self[start...].hasPrefix(part) {
        return start..<index(start, offsetBy: part.count)
      }
      start = index(after: start)
    }
    return nil
  }

  fileprivate func replacingCharacters(in range: Range<String.Index>, with other: String) -> String
  {
    String(self[..<range.lowerBound]) + other + String(self[range.upperBound...])
  }
}
