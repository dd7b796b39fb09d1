// SPDX-License-Identifier: MIT

extension InputProfile: Hashable {
  /// Whether two profiles have the same name and give the same inputs to the same actions.
  public static func == (first: InputProfile, second: InputProfile) -> Bool {
    first.name == second.name && first.secondaryClick == second.secondaryClick
      && areEqual(first.keys, second.keys) && areEqual(first.clicks, second.clicks)
  }

  /// Hashes the name, the inputs and the effects.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(name)
    combine(keys, into: &hasher)
    combine(clicks, into: &hasher)
    hasher.combine(secondaryClick)
  }
}

#if hasFeature(Embedded)
  private func areEqual<Value: Equatable>(_ first: Value, _ second: Value) -> Bool {
    first == second
  }

  private func combine(_ value: some Hashable, into hasher: inout Hasher) { hasher.combine(value) }
#else
  // Not specialized, because the code that compares and hashes dictionaries of inputs would take
  // twelve kilobytes, and hardly any app does it.
  @inline(never) @_semantics("optimize.sil.specialize.generic.never")
  private func areEqual<Value: Equatable>(_ first: Value, _ second: Value) -> Bool {
    first == second
  }

  @inline(never) @_semantics("optimize.sil.specialize.generic.never")
  private func combine(_ value: some Hashable, into hasher: inout Hasher) { hasher.combine(value) }
#endif
