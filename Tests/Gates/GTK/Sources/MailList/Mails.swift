// SPDX-License-Identifier: MIT

/// The mails of the example: identities and titles.
struct Mails {
  let count = 100_000

  private static let subjects = [
    "Minutes of Monday", "Re: the roof", "Invoice", "Holidays", "Your parcel", "Lunch?", "Ice",
  ]

  /// A title such as `Mail 00042 Minutes of Monday`.
  func title(_ id: Int) -> String {
    let digits = String(id)
    let zeros = String(repeating: "0", count: max(0, 5 - digits.utf8.count))
    return "Mail \(zeros)\(digits) \(Self.subjects[id % Self.subjects.count])"
  }

  /// The mails whose titles contain a text.
  func matching(_ text: String) -> [Int] { (0..<count).filter { title($0).contains(text) } }
}
