// SPDX-License-Identifier: MIT

/// The reason why a user's input was refused: the input threw an error, or had no effect.
///
///     func tell(_ refusal: Refusal<String>) {
///       if case .noEffect(.rowDisabled(let id)) = refusal { shake(id) }
///       if case .noRoom(let limit) = refusal.announcement {
///         say("No more than \(limit)")
///       }
///     }
///
/// An input isn't refused if everything is already as requested, or if no gesture is under way.
#if hasAttribute(nonexhaustive)
  @nonexhaustive
#endif
public indirect enum Refusal<Row: Equatable>: Equatable {
  /// The input threw an error, which can also happen for the program's inputs.
  case error(SelectionError)
  /// The user's input had no effect.
  case noEffect(NoEffect<Row>)
}

extension Refusal: Sendable where Row: Sendable {}

extension Refusal: CustomStringConvertible {
  /// A message that contains the error or the reason.
  public var description: String {
    switch self {
    case .error(let error): error.description
    case .noEffect(let reason): reason.description
    }
  }
}

extension Refusal {
  /// The announcement for an assistive technology if a limit was the reason for the refusal.
  ///
  /// The value is nil for every other reason, because the state of the rows already shows that
  /// reason.
  public var announcement: Announcement<Row>? {
    switch self {
    case .error(.tooManySelected(_, let limit)), .error(.tooManyChecked(_, let limit)):
      .noRoom(limit: limit)
    case .error(.tooFewSelected(_, let limit)), .error(.tooFewChecked(_, let limit)):
      .tooFew(limit: limit)
    case .error, .noEffect: nil
    }
  }
}

extension TableChange {
  /// The reason that the user's input was refused, or nil if the input was applied or everything
  /// was already as requested.
  ///
  /// - Complexity: The cost of ``noEffect``.
  public var refusal: Refusal<Row>? {
    switch noEffect {
    case nil, .alreadySo, .nothingUnderWay: nil
    case let reason?: .noEffect(reason)
    }
  }
}
