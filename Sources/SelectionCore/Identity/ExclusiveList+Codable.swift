// SPDX-License-Identifier: MIT

// The checked item is the user's, and is saved; whether the list is optional and its style are the
// app's, and are not.
#if !hasFeature(Embedded)
  extension ExclusiveList {
    private enum Key: CodingKey { case checked }
  }

  extension ExclusiveList: Encodable where ID: Encodable {
    /// Writes the checked item.
    public func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: Key.self)
      try container.encodeIfPresent(checked, forKey: .checked)
    }
  }

  extension ExclusiveList: Decodable where ID: Decodable {
    /// Reads a list that is not optional, of the default style.
    ///
    ///     let saved = try decoder.decode(ExclusiveList<String>.self, from: data)
    ///     let filter = ExclusiveList(checked: saved.checked, isOptional: true)
    public init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: Key.self)
      self.init(checked: try container.decodeIfPresent(ID.self, forKey: .checked))
    }
  }
#endif
