// SPDX-License-Identifier: MIT

/// The names of rows, computed from their identities, so that a million names take no space.
enum Labels {
  private static let firsts: [String] = [
    "Amber", "Brisk", "Calm", "Dusky", "Early", "Fabled", "Gentle", "Hidden", "Idle", "Jolly",
    "Keen", "Lunar", "Mossy", "Noble", "Opal", "Polar", "Quiet", "Rapid", "Silver", "Tidal",
    "Umber", "Vivid", "Windy", "Young", "Zesty",
  ]
  static let lasts: [String] = [
    "otter", "heron", "maple", "comet", "canyon", "lantern", "falcon", "meadow", "harbor", "ember",
    "glacier", "willow", "badger", "orchid", "summit", "lagoon", "cedar", "finch", "prairie",
    "reef",
  ]

  /// The subjects of pictures.
  private static let places: [String] = [
    "summit", "lagoon", "canyon", "meadow", "glacier", "prairie", "valley", "ridge", "coast",
    "dune", "island",
  ]

  /// The things on the packing list, and the difficulties of a trip.
  private static let packing: [String] = [
    "Tent", "Sleeping bag", "Stove", "Map and compass", "First-aid kit", "Rain jacket", "Headlamp",
  ]
  private static let difficulties: [String] = ["Easy", "Moderate", "Hard", "Expert"]

  /// All pairs of words, in the order of rows.
  static let pairs: [String] = (0..<(firsts.count * lasts.count)).map { number in
    firsts[number % firsts.count] + " " + lasts[lastWord(ofPair: number)]
  }

  /// The index of the last word of a pair.
  static func lastWord(ofPair number: Int) -> Int {
    // A different last word for each first one, so that neighbors don't look alike.
    (number / firsts.count + 7 * (number % firsts.count)) % lasts.count
  }

  /// The name of a row of the large table: two words and a number, beginning with `Amber otter 1`.
  static func row(_ identity: Int32) -> String {
    words(identity) + " " + String(Int(identity) / pairs.count + 1)
  }

  /// The words of a row's name, precomputed because a search may read the words of a million rows.
  static func words(_ identity: Int32) -> String { pairs[Int(identity) % pairs.count] }

  /// The name of a picture: two words and a number.
  static func picture(_ identity: Int32) -> String {
    pictureWords(identity) + " " + String(identity + 1)
  }

  /// The words of a picture's name.
  static func pictureWords(_ identity: Int32) -> String {
    let number = Int(identity)
    return firsts[number * 7 % firsts.count] + " " + places[number * 5 % places.count]
  }

  /// The name of an item of the packing list; items that the user adds continue the numbers.
  static func packing(_ identity: Int32) -> String {
    let number = Int(identity)
    return number < packing.count ? packing[number] : "Something else \(number + 1)"
  }

  /// The name of a difficulty.
  static func difficulty(_ identity: Int32) -> String {
    difficulties[Int(identity) % difficulties.count]
  }
}
