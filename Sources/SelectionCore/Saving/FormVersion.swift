// SPDX-License-Identifier: MIT

#if !hasFeature(Embedded)
  /// The version of a saved form that is an object.
  ///
  /// So a program with an older library can tell newer data from damaged data. A form without a
  /// version is of the first.
  enum FormVersion {
    /// The key of the version.
    struct Key: CodingKey {
      let stringValue = "version"
      var intValue: Int? { nil }

      init() {}
      init?(stringValue: String) {
        guard stringValue == "version" else { return nil }
      }
      init?(intValue: Int) { nil }
    }
  }

  extension Decoder {
    /// Throws if the data is of a newer version than this library reads.
    ///
    /// - Parameter versions: The versions that can be read.
    /// - Throws: `DecodingError.dataCorrupted` with a text that names the versions.
    func requireVersion(in versions: ClosedRange<Int> = 1...1) throws {
      let container = try container(keyedBy: FormVersion.Key.self)
      let version = try container.decodeIfPresent(Int.self, forKey: .init()) ?? versions.lowerBound
      guard versions.contains(version) else {
        throw corrupt(
          SnapshotError.text(ofUnknown: "\(version)", known: versions), at: FormVersion.Key())
      }
    }
  }

  extension Encoder {
    /// Writes the version of a form next to its other values.
    func writeVersion(_ version: Int = 1) throws {
      var container = container(keyedBy: FormVersion.Key.self)
      try container.encode(version, forKey: .init())
    }
  }
#endif
