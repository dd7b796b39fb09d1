// SPDX-License-Identifier: MIT

/// A translation of an input's values.
///
/// Translations save inputs, read them, translate them for newer data, and resolve identities to
/// rows. A value that isn't translated doesn't change. A key is the name under which a value is
/// saved.
@usableFromInline
protocol InputTranslation {
  associatedtype From: Hashable
  associatedtype To: Hashable
  associatedtype Failure: Error

  /// Called with the name of an input before its values are translated.
  func begin(_ name: String)
  func row(_ row: From, _ key: String) throws(Failure) -> To
  func rows(_ rows: SelectionSpans<From>, _ key: String) throws(Failure) -> SelectionSpans<To>
  /// Rows of the whole table, some of which may be hidden.
  func wholeRows(_ rows: SelectionSpans<From>, _ key: String) throws(Failure) -> SelectionSpans<To>
  /// The rows of a section.
  func section(of rows: [From], _ key: String) throws(Failure) -> [To]
  /// The rows of sections, section by section.
  func contents(_ contents: [[From]], _ key: String) throws(Failure) -> [[To]]
  func destination(
    _ destination: RowDestination<From>, _ key: String
  ) throws(Failure) -> RowDestination<To>
  func section(_ section: Int) throws(Failure) -> Int
  func optionalSection(_ section: Int?) throws(Failure) -> Int?
  func sections(_ sections: RowSet, _ key: String) throws(Failure) -> RowSet
  func value<Value: InputValue>(_ value: Value, _ key: String) throws(Failure) -> Value
  func optional<Value: InputValue>(_ value: Value?, _ key: String) throws(Failure) -> Value?
  func mapping(_ mapping: TableMapping, _ key: String) throws(Failure) -> TableMapping
}

#if hasFeature(Embedded)
  @usableFromInline typealias InputValue = Hashable & Sendable
#else
  @usableFromInline typealias InputValue = Codable & Hashable
#endif

extension InputTranslation {
  @inlinable
  func begin(_ name: String) {}

  @inlinable
  func rows(_ rows: SelectionSpans<From>, _ key: String) throws(Failure) -> SelectionSpans<To> {
    var spans: [SelectionSpans<To>.Span] = []
    spans.reserveCapacity(rows.spans.count)
    for span in rows.spans {
      switch span {
      case .row(let name): spans.append(.row(try row(name, key)))
      case .rows(let first, let last):
        spans.append(.rows(from: try row(first, key), through: try row(last, key)))
      case .section(let number): spans.append(.section(try section(number)))
      case .all: spans.append(.all)
      }
    }
    return SelectionSpans(spans)
  }

  @inlinable
  func wholeRows(_ rows: SelectionSpans<From>, _ key: String) throws(Failure) -> SelectionSpans<To>
  {
    try self.rows(rows, key)
  }

  @inlinable
  func section(of rows: [From], _ key: String) throws(Failure) -> [To] {
    try rows.map { name throws(Failure) in try row(name, key) }
  }

  @inlinable
  func contents(_ contents: [[From]], _ key: String) throws(Failure) -> [[To]] {
    try contents.map { rows throws(Failure) in try section(of: rows, key) }
  }

  @inlinable
  func destination(
    _ destination: RowDestination<From>, _ key: String
  ) throws(Failure) -> RowDestination<To> {
    switch destination {
    case .before(let next): .before(try row(next, key))
    case .endOfSection(let number): .endOfSection(try section(number))
    }
  }

  @inlinable
  func section(_ section: Int) throws(Failure) -> Int { section }

  @inlinable
  func sections(_ sections: RowSet, _ key: String) throws(Failure) -> RowSet {
    try value(sections, key)
  }

  @inlinable
  func optionalSection(_ number: Int?) throws(Failure) -> Int? {
    guard let number else { return nil }
    return try section(number)
  }

  @inlinable
  func value<Value: InputValue>(_ value: Value, _ key: String) throws(Failure) -> Value { value }

  @inlinable
  func optional<Value: InputValue>(
    _ value: Value?, _ key: String
  ) throws(Failure) -> Value? { value }

  @inlinable
  func mapping(_ mapping: TableMapping, _ key: String) throws(Failure) -> TableMapping { mapping }

  @inlinable @inline(__always)
  func callAsFunction(_ name: String) -> Self {
    begin(name)
    return self
  }

  @inlinable @inline(__always)
  func none(of input: SelectionInput<To>) -> SelectionInput<To> { input }
}

extension SelectionInput {
  /// The same as `translated(by:)`, but without specialized code for each kind of translation,
  /// unless all code has to be specialized.
  #if !hasFeature(Embedded)
    @inline(never) @_semantics("optimize.sil.specialize.generic.never")
  #endif
  func translatedRarely<Values: InputTranslation>(
    by values: Values
  ) throws(Values.Failure) -> SelectionInput<Values.To> where Values.From == Row {
    try translated(by: values)
  }
}
