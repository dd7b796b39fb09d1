// SPDX-License-Identifier: MIT

#if !hasFeature(Embedded)
  /// Tables over the app's own elements.
  ///
  /// Where these are known by another property than `id`, the table is told that one:
  /// `IdentifiedTable(sections: [mails.map(\.messageID)])`.
  extension IdentifiedTable {
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

    /// Creates a table of sections of elements in which nothing is selected.
    ///
    ///     IdentifiedTable(sections: [today, earlier])     // of mails, known by their `id`
    ///
    /// Elements are known by their `id`, even if they are `Hashable` themselves.
    /// - Parameters:
    ///   - sections: The elements, section by section.
    ///   - policy: What the user may select.
    /// - Complexity: O(*n*) for *n* elements.
    @inlinable
    public init<Element: Identifiable>(
      sections: [[Element]], policy: SelectionPolicy = SelectionPolicy()
    ) where Element.ID == ID {
      self.init(sections: sections.map { $0.map { $0.id } }, policy: policy)
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
