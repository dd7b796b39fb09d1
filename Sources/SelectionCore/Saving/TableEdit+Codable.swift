// SPDX-License-Identifier: MIT

#if !hasFeature(Embedded)
  /// An edit is encoded as its mapping, the rows that are shown, and, for each layer, the rows that
  /// replace the layer, the rows that are marked and unmarked, and the rows that inherit marks:
  /// `{"marks":{"checked":{"mark":"0-2"}}}`.
  extension TableEdit: Codable {
    /// Reads an edit, and throws if the edit was written in a newer version of the format; row
    /// numbers are checked when the edit is applied.
    public init(from decoder: any Decoder) throws {
      let container = try decoder.versionedContainer()
      mapping = try container.decodeIfPresent(WrittenMapping.self, forKey: "mapping")?.mapping
      shown = try container.decodeIfPresent(RowSet.self, forKey: "shown")
      anchor = try container.decodeIfPresent(Int.self, forKey: "anchor")
      lead = try container.decodeIfPresent(Int.self, forKey: "lead")
      isStep = try container.decode(Bool.self, forKey: "isStep")
      marks = []
      guard container.contains("marks") else { return }
      let layers = try container.nestedContainer(keyedBy: FormVersion.Key.self, forKey: "marks")
      for key in layers.allKeys {
        let rows = try layers.nestedContainer(keyedBy: FormVersion.Key.self, forKey: key)
        let place = place(of: MarkLayer(key.stringValue))
        marks[place].base = try rows.decodeIfPresent(RowSet.self, forKey: "set")
        marks[place].adding = try rows.decodeIfPresent(RowSet.self, forKey: "mark") ?? []
        marks[place].removing = try rows.decodeIfPresent(RowSet.self, forKey: "unmark") ?? []
        let heirs = try rows.decodeIfPresent([RowSet].self, forKey: "inherit") ?? []
        let from = try rows.decodeIfPresent([RowSet].self, forKey: "from") ?? []
        let layers = try rows.decodeIfPresent([MarkLayer].self, forKey: "markedIn")
        let sources = layers ?? from.map { _ in MarkLayer(key.stringValue) }
        guard from.count == heirs.count, from.count == sources.count else {
          throw decoder.corrupt("not all heirs have sources")
        }
        marks[place].heirs = heirs.indices.map {
          MarkEdit.Heirs(sources: from[$0], layer: sources[$0], rows: heirs[$0])
        }
      }
    }

    /// Writes the edit with the version of its format.
    public func encode(to encoder: any Encoder) throws {
      var container = try encoder.versionedContainer()
      try container.encodeIfPresent(mapping.map(WrittenMapping.init), forKey: "mapping")
      try container.encodeIfPresent(shown, forKey: "shown")
      try container.encodeIfPresent(anchor, forKey: "anchor")
      try container.encodeIfPresent(lead, forKey: "lead")
      try container.encode(isStep, forKey: "isStep")
      if marks.isEmpty { return }
      var layers = container.nestedContainer(keyedBy: FormVersion.Key.self, forKey: "marks")
      for change in marks {
        let key = FormVersion.Key(change.layer.name)
        var rows = layers.nestedContainer(keyedBy: FormVersion.Key.self, forKey: key)
        try rows.encodeIfPresent(change.base, forKey: "set")
        if !change.adding.isEmpty { try rows.encode(change.adding, forKey: "mark") }
        if !change.removing.isEmpty { try rows.encode(change.removing, forKey: "unmark") }
        if change.heirs.isEmpty { continue }
        try rows.encode(change.heirs.map { $0.rows }, forKey: "inherit")
        try rows.encode(change.heirs.map { $0.sources }, forKey: "from")
        if change.heirs.allSatisfy({ $0.layer == change.layer }) { continue }
        try rows.encode(change.heirs.map { $0.layer }, forKey: "markedIn")
      }
    }
  }
#endif
