// SPDX-License-Identifier: MIT

/// Spans by path have the text form used in traces: `0.3`, `0.3-5` (rows 3 to 5), `0.3-1.2` (across
/// sections, in table order), `1.*` and `*`. Both ends belong to the span, and the second isn't
/// before the first.
extension SelectionSpans.Span: CustomStringConvertible where Row: CustomStringConvertible {
  /// The span in the form used in traces.
  public var description: String {
    switch self {
    case .all: "*"
    case .section(let section): "\(section).*"
    case .row(let row): row.description
    case .rows(let first, let last) where first == last: first.description
    case .rows(let first, let last): Self.text(first, last)
    }
  }

  private static func text(_ first: Row, _ last: Row) -> String {
    #if !hasFeature(Embedded)
      if let first = first as? RowPath, let last = last as? RowPath,
        first.section == last.section
      {
        return "\(first)-\(last.row)"
      }
    #endif
    return "\(first.description)-\(last.description)"
  }
}

extension SelectionSpans.Span: LosslessStringConvertible where Row == RowPath {
  /// Reads a span in the form used in traces; for any other text or for a backwards span, the
  /// result is nil.
  public init?(_ description: String) { self.init(TextScanner(description)) }

  fileprivate init?(_ text: TextScanner) {
    var text = text
    guard let span = text.span(), text.isAtEnd else { return nil }
    self = span
  }
}

extension TextScanner {
  fileprivate mutating func span() -> RowSpan? {
    if take("*") { return .all }
    guard let section = number(), take(".") else { return nil }
    if take("*") { return .section(section) }
    guard let first = number().map({ RowPath(section, $0) }) else { return nil }
    guard take("-") else { return .row(first) }
    guard let (end, row) = pair(".") else { return nil }
    let last = row.map { RowPath(end, $0) } ?? RowPath(section, end)
    if first == last { return .row(first) }
    return first < last || allowsAnyRows ? .rows(from: first, through: last) : nil
  }
}

extension SelectionSpans: CustomStringConvertible where Row: CustomStringConvertible {
  /// The spans in the form used in traces, separated by spaces.
  public var description: String { spans.map { $0.description }.joined(separator: " ") }
}

#if !hasFeature(Embedded)
  /// A span by path is encoded as its text; a span by identity as `{"row": …}`, `{"from": …,
  /// "through": …}`, `{"section": 2}` or `{"all": true}`.
  extension SelectionSpans.Span: Codable where Row: Codable {
    /// Reads a span, and throws if the data doesn't describe one.
    ///
    /// The initializer also reads spans of rows that no table contains, because a log of inputs may
    /// contain such spans.
    public init(from decoder: any Decoder) throws {
      if Row.self == RowPath.self {
        let span: RowSpan = try decoder.value(orSay: "does not name rows") {
          RowSpan(TextScanner($0, allowsAnyRows: true))
        }
        if let span = span as? Self { self = span } else { self = .all }
        return
      }
      let values = try decoder.container(keyedBy: FormVersion.Key.self)
      if let row = try values.decodeIfPresent(Row.self, forKey: "row") {
        self = .row(row)
      } else if let section = try values.decodeIfPresent(Int.self, forKey: "section") {
        self = .section(section)
      } else if try values.decodeIfPresent(Bool.self, forKey: "all") == true {
        self = .all
      } else {
        self = .rows(
          from: try values.decode(Row.self, forKey: "from"),
          through: try values.decode(Row.self, forKey: "through"))
      }
    }

    /// Writes the span.
    public func encode(to encoder: any Encoder) throws {
      if let span = self as? RowSpan { return try encoder.write(span.description) }
      var values = encoder.container(keyedBy: FormVersion.Key.self)
      switch self {
      case .row(let row): try values.encode(row, forKey: "row")
      case .rows(let first, let last):
        try values.encode(first, forKey: "from")
        try values.encode(last, forKey: "through")
      case .section(let section): try values.encode(section, forKey: "section")
      case .all: try values.encode(true, forKey: "all")
      }
    }
  }
#endif
