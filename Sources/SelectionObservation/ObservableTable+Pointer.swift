// SPDX-License-Identifier: MIT
#if canImport(Observation)
  import Observation
  public import SelectionCore

  @available(macOS 14.0, iOS 17.0, watchOS 10.0, tvOS 17.0, *)
  extension ObservableTable {
    /// Applies the input that a step of a pointer means, following the conventions of a platform.
    ///
    ///     for step in pointer.track(event, isSelected: mails.table.isSelected) {
    ///       mails.handle(pointer: step)
    ///     }
    ///
    /// A release that is refused is dropped, so that the next press counts.
    /// - Parameters:
    ///   - step: The step.
    ///   - profile: The conventions.
    ///   - rules: The app's rules.
    /// - Returns: The resulting change, or nil if the step is refused or concerns only the view.
    /// - Complexity: As ``apply(_:rules:)``.
    @discardableResult
    public func handle(
      pointer step: PointerStep<ID>, profile: InputProfile = .platform,
      rules: SelectionRules? = nil
    ) -> IdentifiedChange<ID>? { observed.handle(pointer: step, profile, rules) }
  }
#endif
