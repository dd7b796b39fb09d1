// SPDX-License-Identifier: MIT

/// The origin of an input, which determines whether limits apply and whether events are emitted.
@usableFromInline
enum InputOrigin {
  /// The input comes from the user, so rules are called, events are emitted, and limits apply.
  case user
  /// The user ends or cancels a gesture, or pans, so events are emitted, and limits never cause the
  /// input to throw.
  case userGivingUp
  /// The input comes from the program, so no rules are called, no events are emitted, and no limits
  /// apply.
  case program
}
