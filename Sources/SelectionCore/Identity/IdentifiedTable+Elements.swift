// SPDX-License-Identifier: MIT

#if !hasFeature(Embedded)
  /// Tables over the app's own elements, which are known by one of their properties.
  extension IdentifiedTable {
    /// Creates a table of one section in which nothing is selected.
    ///
    ///     var table = IdentifiedTable(mails, id: \.messageID, policy: .multiple)
    ///
    /// - Parameters:
    ///   - elements: The elements.
    ///   - id: What they are known by.
    ///   - policy: What the user may select.
    /// - Complexity: O(*n*) for *n* elements.
    @inlinable
    public init<Element>(
      _ elements: some Sequence<Element>, id: KeyPath<Element, ID>,
      policy: SelectionPolicy = SelectionPolicy()
    ) {
      self.init(sections: [elements.map { $0[keyPath: id] }], policy: policy)
    }

    /// Creates a table of one section in which nothing is selected.
    ///
    /// - Parameters:
    ///   - elements: The elements.
    ///   - policy: What the user may select.
    /// - Complexity: O(*n*) for *n* elements.
    @inlinable
    public init<Element: Identifiable>(
      _ elements: some Sequence<Element>, policy: SelectionPolicy = SelectionPolicy()
    ) where Element.ID == ID {
      self.init(sections: [elements.map { $0.id }], policy: policy)
    }

    /// Creates a table in which nothing is selected.
    ///
    /// - Parameters:
    ///   - sections: The elements, section by section.
    ///   - id: What they are known by.
    ///   - policy: What the user may select.
    /// - Complexity: O(*n*) for *n* elements.
    @inlinable
    public init<Element>(
      sections: [[Element]], id: KeyPath<Element, ID>,
      policy: SelectionPolicy = SelectionPolicy()
    ) {
      self.init(sections: sections.map { $0.map { $0[keyPath: id] } }, policy: policy)
    }

    /// Tells the table its new contents; the state of each row follows its identity.
    ///
    /// - Parameters:
    ///   - sections: The elements after the change, section by section.
    ///   - id: What they are known by.
    ///   - vanished: What becomes of elements that are in none of them.
    /// - Returns: The resulting change, with its mapping.
    /// - Throws: `SelectionError.tooManyRows`.
    /// - Complexity: As ``update(to:vanished:)-([[ID]],_)``.
    @discardableResult
    @inlinable
    public mutating func update<Element>(
      to sections: [[Element]], id: KeyPath<Element, ID>, vanished: Vanished
    ) throws(SelectionError) -> IdentifiedChange<ID> {
      try update(to: sections.map { $0.map { $0[keyPath: id] } }, vanished: vanished)
    }

    /// Tells the table its new contents; the state of each row follows its identity.
    ///
    /// - Parameters:
    ///   - sections: The elements after the change, section by section.
    ///   - vanished: What becomes of elements that are in none of them.
    /// - Returns: The resulting change, with its mapping.
    /// - Throws: `SelectionError.tooManyRows`.
    /// - Complexity: As ``update(to:vanished:)-([[ID]],_)``.
    @discardableResult
    @inlinable
    public mutating func update<Element: Identifiable>(
      to sections: [[Element]], vanished: Vanished
    ) throws(SelectionError) -> IdentifiedChange<ID> where Element.ID == ID {
      try update(to: sections.map { $0.map { $0.id } }, vanished: vanished)
    }
  }
#endif
