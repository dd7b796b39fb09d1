// SPDX-License-Identifier: MIT

/// The names and sizes of files and folders, computed from their numbers in preorder, so that a
/// million names take no space.
struct FileNames {
  /// The places of a node's ancestors and of the node itself among their siblings, from the top
  /// level down.
  private let places: [Int]

  /// The number of children of a folder.
  static let fanOut = 10
  /// The number of levels; files are on the last level.
  static let levels = 6

  private static let folders = [
    "Archive", "Books", "Designs", "Documents", "Invoices", "Music", "Photos", "Projects",
    "Recordings", "Trash",
  ]
  private static let subjects = [
    "Alps", "Berlin", "Family", "Garden", "House", "Kyoto", "Office", "School", "Tests", "Work",
  ]
  /// The parts of file names before and after the number, for each folder on the top level.
  private static let files = [
    ("backup-", ".zip"), ("chapter-", ".epub"), ("sketch-", ".svg"), ("letter-", ".pdf"),
    ("invoice-", ".pdf"), ("track-", ".flac"), ("IMG_", ".jpg"), ("module-", ".swift"),
    ("take-", ".wav"), ("", ""),
  ]
  private static let counts = [
    "100,000 files", "10,000 files", "1,000 files", "100 files", "10 files",
  ]

  /// The node with a number.
  init(_ number: Int32) {
    var places: [Int] = []
    var (rest, size) = (Int(number), 1)
    for _ in 1..<Self.levels { size = size * Self.fanOut + 1 }
    while true {
      places.append(rest / size)
      rest %= size
      if rest == 0 || size == 1 { break }
      (rest, size) = (rest - 1, (size - 1) / Self.fanOut)
    }
    self.places = places
  }

  /// The name of the file or folder.
  var name: String {
    let place = places[places.count - 1]
    switch places.count {
    case 1: return Self.folders[place % Self.folders.count]
    case 2: return String(2016 + place)
    case 3: return Self.subjects[place]
    case 4: return "Week \(place + 1)"
    case 5: return "Day \(place + 1)"
    default:
      let (before, after) = Self.files[places[0]]
      let number = (places[3] * Self.fanOut + places[4]) * Self.fanOut + place + 1
      let zeros = number < 10 ? "000" : number < 100 ? "00" : number < 1_000 ? "0" : ""
      return before + zeros + String(number) + after
    }
  }

  /// The size of the file, or the number of files in the folder.
  var detail: String {
    if places.count < Self.levels {
      return places[0] == Self.fanOut - 1 ? "empty" : Self.counts[places.count - 1]
    }
    var mixed: UInt32 = 7
    for place in places { mixed = (mixed ^ UInt32(place)) &* 0x0100_0193 }
    let size = 20 + Int((mixed >> 7) % 9_000)
    return size < 1_000 ? "\(size) KB" : "\(size / 1_000).\(size % 1_000 / 100) MB"
  }
}
