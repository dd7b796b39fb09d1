// SPDX-License-Identifier: MIT

/// What rows are called: made out of their identities, so that a million names take no room.
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

  /// What is to be seen in pictures.
  private static let places: [String] = [
    "summit", "lagoon", "canyon", "meadow", "glacier", "prairie", "valley", "ridge", "coast",
    "dune", "island",
  ]

  /// The things of the packing list, and what a trip can be.
  private static let packing: [String] = [
    "Tent", "Sleeping bag", "Stove", "Map and compass", "First-aid kit", "Rain jacket", "Headlamp",
  ]
  private static let difficulties: [String] = ["Easy", "Moderate", "Hard", "Expert"]

  /// All pairs of words, in the order in which rows have them.
  static let pairs: [String] = (0..<(firsts.count * lasts.count)).map { number in
    firsts[number % firsts.count] + " " + lasts[lastWord(ofPair: number)]
  }

  /// Which of the last words a pair has.
  static func lastWord(ofPair number: Int) -> Int {
    // Another last word for each first one, so that neighbors do not look alike.
    (number / firsts.count + 7 * (number % firsts.count)) % lasts.count
  }

  /// The name of a row of the large table: two words and a number, from `Amber otter 1` on.
  static func row(_ identity: Int32) -> String {
    words(identity) + " " + String(Int(identity) / pairs.count + 1)
  }

  /// The words of a row's name, which are there already: a search may ask for those of a million
  /// rows.
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

  /// The name of an item of the packing list; items that the user adds count on.
  static func packing(_ identity: Int32) -> String {
    let number = Int(identity)
    return number < packing.count ? packing[number] : "Something else \(number + 1)"
  }

  /// The name of a difficulty.
  static func difficulty(_ identity: Int32) -> String {
    difficulties[Int(identity) % difficulties.count]
  }
}
