// SPDX-License-Identifier: MIT

#if !hasFeature(Embedded)
  extension Decoder {
    /// Reads a value from its text, and throws if the text isn't valid.
    ///
    /// - Parameters:
    ///   - complaint: The end of the error's message, after the invalid text.
    ///   - read: A closure that creates the value from its text; nil if the text isn't valid.
    /// - Returns: The value.
    /// - Throws: `DecodingError.dataCorrupted`, and any error of the decoder.
    func value<Value>(orSay complaint: String, read: (String) -> Value?) throws -> Value {
      let text = try singleValueContainer().decode(String.self)
      guard let value = read(text) else { throw corrupt("\"\(text.shortened)\" \(complaint)") }
      return value
    }

    /// Reads a value from its encoded form.
    ///
    /// - Parameter read: A closure that creates the value; its errors are thrown as corrupt data.
    /// - Returns: The value.
    /// - Throws: `DecodingError.dataCorrupted`, and any error of the decoder.
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
    /// Writes the encoded form of a value.
    func write(_ written: some Encodable) throws {
      var container = singleValueContainer()
      try container.encode(written)
    }
  }
#endif
