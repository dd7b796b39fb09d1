// SPDX-License-Identifier: MIT

#if !hasFeature(Embedded)
  extension Decoder {
    /// Reads a value from its text; a text that is none is corrupt data.
    ///
    /// - Parameter complaint: What is wrong with a text, which follows it in the error.
    /// - Returns: The value.
    /// - Throws: `DecodingError.dataCorrupted`, and what the decoder throws.
    func value<Value: LosslessStringConvertible>(orSay complaint: String) throws -> Value {
      let container = try singleValueContainer()
      let text = try container.decode(String.self)
      guard let value = Value(text) else {
        throw DecodingError.dataCorruptedError(
          in: container, debugDescription: "\"\(text.shortened)\" \(complaint)")
      }
      return value
    }
  }
#endif
