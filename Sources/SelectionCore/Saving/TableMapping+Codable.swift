// SPDX-License-Identifier: MIT

#if !hasFeature(Embedded)
  /// A mapping in the form in which it is encoded within an input.
  struct WrittenMapping: Codable, Hashable {
    let mapping: TableMapping

    init(_ mapping: TableMapping) { self.mapping = mapping }

    /// Reads a mapping from shapes and segments; throws if segments name a row twice, or a row that
    /// isn't in the shape.
    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: FormVersion.Key.self)
      let oldShape = try container.decode(TableShape.self, forKey: "from")
      let newShape = try container.decode(TableShape.self, forKey: "to")
      func indexMapping(
        _ key: FormVersion.Key, from oldCount: Int, to newCount: Int
      ) throws -> IndexMapping {
        let words = try container.decode([String].self, forKey: key)
        let segments = words.compactMap(RowSegment.init)
        guard segments.count == words.count,
          let mapping = try? IndexMapping(oldCount: oldCount, segments: segments),
          mapping.newCount == newCount
        else {
          throw decoder.corrupt("the segments are no mapping of the shapes", at: key)
        }
        return mapping
      }
      let rows = try indexMapping("rows", from: oldShape.rowCount, to: newShape.rowCount)
      mapping = TableMapping(
        oldShape: oldShape, newShape: newShape, rows: rows,
        sections: try indexMapping(
          "sections", from: oldShape.sectionCount, to: newShape.sectionCount),
        movedRows: rows.stayed,
        isReload: try container.decodeIfPresent(Bool.self, forKey: "isReload") ?? false)
    }

    /// Writes the shapes and the segments.
    func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: FormVersion.Key.self)
      try container.encode(mapping.oldShape, forKey: "from")
      try container.encode(mapping.newShape, forKey: "to")
      try container.encode(mapping.rows.segments.map(\.word), forKey: "rows")
      try container.encode(mapping.sections.segments.map(\.word), forKey: "sections")
      if mapping.isReload { try container.encode(true, forKey: "isReload") }
    }
  }

  extension RowSegment {
    /// The segment as a word, such as `3-5` for kept rows and `+2` for new rows.
    fileprivate var word: String {
      switch self {
      case .kept(let rows): "\(rows.lowerBound)-\(rows.upperBound - 1)"
      case .inserted(let count): "+\(count)"
      }
    }

    fileprivate init?(_ word: String) {
      var text = TextScanner(word)
      if text.take("+") {
        guard let count = text.number(), count > 0, text.isAtEnd else { return nil }
        self = .inserted(count)
      } else {
        guard let (first, end) = text.pair("-"), let last = end, text.isAtEnd,
          first <= last, last < .max
        else { return nil }
        self = .kept(first..<(last + 1))
      }
    }
  }
#endif
