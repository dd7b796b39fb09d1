// SPDX-License-Identifier: MIT

#if !hasFeature(Embedded)
  /// Tables of the app's own elements.
  ///
  /// If a property other than `id` identifies the elements, pass that property:
  /// `IdentifiedTable(sections: [mails.map(\.messageID)])`.
  extension IdentifiedTable {
    /// Creates a table with one section, in which no row is selected.
    ///
    ///     let mails = IdentifiedTable(today, policy: .multiple)
    ///     mails.contents                       // [["m1", "m2"]]
    ///
    /// - Parameters:
    ///   - elements: The elements.
    ///   - policy: The policy, which determines what the user may select.
    /// - Complexity: O(*n*) for *n* elements.
    @inlinable
    public init<Element: Identifiable>(
      _ elements: some Sequence<Element>, policy: SelectionPolicy = SelectionPolicy()
    ) where Element.ID == ID {
      self.init(sections: [elements.map { $0.id }], policy: policy)
    }

    /// Creates a table from sections of elements, in which no row is selected.
    ///
    ///     let mails = IdentifiedTable(sections: [today, earlier])
    ///     mails.contents                                  // [["m1", "m2"], ["m3"]]
    ///
    /// Elements are identified by their `id`, even if they are `Hashable` themselves.
    /// - Parameters:
    ///   - sections: The elements, section by section.
    ///   - policy: The policy, which determines what the user may select.
    /// - Complexity: O(*n*) for *n* elements.
    @inlinable
    public init<Element: Identifiable>(
      sections: [[Element]], policy: SelectionPolicy = SelectionPolicy()
    ) where Element.ID == ID {
      self.init(sections: sections.map { $0.map { $0.id } }, policy: policy)
    }

    /// Updates the table to new contents; the state of each row moves with its identity.
    ///
    ///     try mails.select(["m2"])
    ///     try mails.update(to: [today, earlier], vanished: .gone)
    ///     mails.row(of: "m2")                  // 0.1
    ///
    /// - Parameters:
    ///   - sections: The elements after the change, section by section.
    ///   - vanished: The treatment of elements that are missing from the new contents.
    /// - Returns: The resulting change, with its mapping.
    /// - Throws: `SelectionError.tooManyRows`.
    /// - Complexity: The cost of ``update(to:vanished:)-([[ID]],_)``.
    @discardableResult
    @inlinable
    public mutating func update<Element: Identifiable>(
      to sections: [[Element]], vanished: VanishedRows
    ) throws(SelectionError) -> IdentifiedChange<ID> where Element.ID == ID {
      try update(to: sections.map { $0.map { $0.id } }, vanished: vanished)
    }
  }
#endif
