// SPDX-License-Identifier: MIT
#if canImport(Observation)
  import Observation
  public import SelectionCore
  import SelectionObservation
  public import SelectionOutline

  /// Inputs of the user, and new contents. If one is refused, ``onRefusal`` is called; to get the
  /// reason as an error, use ``change(_:)``.
  @available(macOS 14.0, iOS 17.0, watchOS 10.0, tvOS 17.0, *)
  extension ObservableOutline {
    /// Applies an input for a table, by identity.
    ///
    ///     files.apply(.tap("a.txt"))
    ///     files.apply(.check(["docs"]))
    ///
    /// - Parameters:
    ///   - input: The input.
    ///   - rules: The app's rules.
    /// - Returns: The resulting change, or nil if the input is refused.
    /// - Complexity: That of the input, and O(log *n*) for each observed node that can differ; if
    ///   other nodes are there or shown after it, for each observed node.
    @discardableResult
    public func apply(
      _ input: SelectionInput<ID>, rules: SelectionRules? = nil
    ) -> OutlineChange<ID>? {
      attempt { outline throws(SelectionError) in try outline.apply(input, rules: rules) }
    }

    /// Applies an input that names rows by path.
    ///
    /// - Parameters:
    ///   - input: The input.
    ///   - rules: The app's rules.
    /// - Returns: The resulting change, or nil if the input is refused.
    /// - Complexity: As ``apply(_:rules:)``.
    @discardableResult
    public func apply(
      byPath input: TableInput, rules: SelectionRules? = nil
    ) -> OutlineChange<ID>? {
      attempt { outline throws(SelectionError) in try outline.apply(byPath: input, rules: rules) }
    }

    /// Applies an input that was meant for an older outline, such as a server's answer about what
    /// the view showed then.
    ///
    /// - Parameters:
    ///   - input: The input, for the older outline.
    ///   - older: The outline for which it was meant.
    ///   - rules: The app's rules.
    /// - Returns: The resulting change, or nil if the input is refused, or its nodes are gone.
    /// - Complexity: As ``apply(_:rules:)``.
    @discardableResult
    public func apply(
      _ input: SelectionInput<ID>, asOf older: OutlineSelection<ID>, rules: SelectionRules? = nil
    ) -> OutlineChange<ID>? {
      attempt { outline throws(SelectionError) in
        try outline.apply(input, asOf: older, rules: rules)
      }
    }

    /// Applies the input that an action of the user means, following the conventions of a platform:
    /// the left and the right arrow collapse and expand.
    ///
    ///     files.handle(.click("docs"))
    ///     files.handle(.key(KeyStroke(.right)))
    ///     files["docs"].isExpanded                   // true
    ///
    /// - Parameters:
    ///   - action: The action.
    ///   - profile: The conventions.
    ///   - rules: The app's rules.
    /// - Returns: The resulting change, or nil if the action is refused or has no meaning.
    /// - Complexity: As ``apply(_:rules:)``.
    @discardableResult
    public func handle(
      _ action: UserAction<ID>, profile: InputProfile = .platform, rules: SelectionRules? = nil
    ) -> OutlineChange<ID>? {
      attempt { outline throws(SelectionError) in
        try outline.handle(action, profile: profile, rules: rules)
      }
    }

    /// Applies the input that a step of a pointer means, following the conventions of a platform.
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
    ) -> OutlineChange<ID>? { observed.handle(pointer: step, profile, rules) }

    /// The number of steps that can be undone.
    public var undoCount: Int {
      read(.history)
      return current.undoCount
    }

    /// The number of undone steps that can be redone.
    public var redoCount: Int {
      read(.history)
      return current.redoCount
    }
  }
#endif
