// SPDX-License-Identifier: MIT

/// The version of a saved form whose top level is an object.
///
/// With the version, a program that uses an older library can distinguish newer data from damaged
/// data. A form without a version number has version 1.
package enum FormVersion {
  /// The message for a version that this library can't read.
  package static func text(ofUnknown version: String, known versions: ClosedRange<Int>) -> String {
    let known =
      versions.count == 1
      ? "version \(versions.lowerBound)"
      : "versions \(versions.lowerBound) to \(versions.upperBound)"
    return "version \(version) is not known; this library reads \(known)"
  }
}

#if !hasFeature(Embedded)
  // These are saved as their names.
  extension RowAccessory: Codable {}
  extension RowEffect: Codable {}
  extension RowMotion: Codable {}
  extension RowSelectionMode: Codable {}

  extension FormVersion {
    /// A key of a saved form; all forms use the same type, because each key type takes two
    /// kilobytes of code.
    package struct Key: CodingKey, ExpressibleByStringLiteral {
      package let stringValue: String
      package var intValue: Int? { nil }

      package init(_ name: String) { stringValue = name }
      package init(stringValue: String) { self.init(stringValue) }
      package init(stringLiteral name: String) { self.init(name) }
      package init?(intValue: Int) { nil }
    }
  }

  extension Decoder {
    /// Returns the values of a form, if this library can read the form's version.
    ///
    /// - Returns: The container of the values.
    /// - Throws: `DecodingError.dataCorrupted` with a text that states the versions, if the data's
    ///   version is newer.
    package func versionedContainer() throws -> KeyedDecodingContainer<FormVersion.Key> {
      let container = try container(keyedBy: FormVersion.Key.self)
      try require(try container.decodeIfPresent(Int.self, forKey: "version") ?? 1, in: 1...1)
      return container
    }

    /// Throws an error if this library can't read a version.
    ///
    /// - Parameters:
    ///   - version: The version of the data.
    ///   - versions: The versions that can be read.
    /// - Throws: `DecodingError.dataCorrupted` with a text that states the versions.
    package func require(_ version: Int, in versions: ClosedRange<Int>) throws {
      if versions.contains(version) { return }
      throw corrupt(FormVersion.text(ofUnknown: "\(version)", known: versions), at: "version")
    }

    /// The error for data that can be decoded but isn't valid.
    ///
    /// - Parameters:
    ///   - description: A description of what is wrong with the data.
    ///   - key: The key of the invalid value, if the value has a key.
    /// - Returns: The error, with the path to the value.
    package func corrupt(_ description: String, at key: FormVersion.Key? = nil) -> DecodingError {
      .dataCorrupted(
        .init(codingPath: codingPath + (key.map { [$0] } ?? []), debugDescription: description))
    }
  }

  extension Encoder {
    /// Returns a container for the values of a form, into which the form's version is written.
    package func versionedContainer() throws -> KeyedEncodingContainer<FormVersion.Key> {
      var container = container(keyedBy: FormVersion.Key.self)
      try container.encode(1, forKey: "version")
      return container
    }
  }
#endif
