// SPDX-License-Identifier: MIT

#if !hasFeature(Embedded)
  extension Decoder {
    /// The error for data that can be decoded and is not valid.
    ///
    /// - Parameters:
    ///   - description: What is wrong with it.
    ///   - key: The key of what is wrong, if it has one.
    /// - Returns: The error, with the path to it.
    func corrupt(_ description: String, at key: (any CodingKey)? = nil) -> DecodingError {
      .dataCorrupted(
        .init(codingPath: codingPath + [key].compactMap { $0 }, debugDescription: description))
    }

    /// Reads a value from its text; another text is corrupt data.
    ///
    /// - Parameter complaint: What is wrong with a text, which follows it in the error.
    /// - Returns: The value.
    /// - Throws: `DecodingError.dataCorrupted`, and what the decoder throws.
    func value<Value: LosslessStringConvertible>(orSay complaint: String) throws -> Value {
      let text = try singleValueContainer().decode(String.self)
      guard let value = Value(text) else { throw corrupt("\"\(text.shortened)\" \(complaint)") }
      return value
    }

    /// Reads a value from what it is written as.
    ///
    /// - Parameter read: Makes the value; what it throws is corrupt data.
    /// - Returns: The value.
    /// - Throws: `DecodingError.dataCorrupted`, and what the decoder throws.
    func value<Written: Decodable, Value, Failure: Error & CustomStringConvertible>(
      _ read: (Written) throws(Failure) -> Value
    ) throws -> Value {
      let written = try singleValueContainer().decode(Written.self)
      do throws(Failure) {
        return try read(written)
      } catch {
        throw corrupt(error.description)
      }
    }
  }

  extension Encoder {
    /// Writes what stands for a value.
    func write(_ written: some Encodable) throws {
      var container = singleValueContainer()
      try container.encode(written)
    }
  }
#endif
