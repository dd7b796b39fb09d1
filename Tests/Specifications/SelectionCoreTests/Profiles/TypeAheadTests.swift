// SPDX-License-Identifier: MIT
import SelectionCore
import XCTest

/// Finding rows by the start of their labels.
final class TypeAheadTests: XCTestCase {
  private let labels = [
    "Ålesund", "Bergen", "Bodø", "Élan", "étude", "Εύα", "Oslo", "Ösel", "oo",
  ]

  private func type(_ typing: inout TypeAhead, _ text: String, at time: Double, from row: Int?)
    -> Int?
  {
    typing.type(text, at: time, from: row, count: labels.count) { labels[$0] }
  }

  func testThePrefixGrowsAndResetsAfterAPause() {
    var typing = TypeAhead(pause: 1)
    XCTAssertEqual(type(&typing, "b", at: 0, from: nil), 1)
    XCTAssertEqual(type(&typing, "o", at: 0.9, from: 1), 2)
    XCTAssertEqual(typing.prefix, "bo")
    XCTAssertEqual(type(&typing, "o", at: 2.0, from: 2), 6)
    XCTAssertEqual(typing.prefix, "o")
  }

  func testItWrapsRound() {
    var typing = TypeAhead()
    XCTAssertEqual(type(&typing, "b", at: 0, from: 6), 1)
    XCTAssertNil(type(&typing, "x", at: 0.1, from: 1))
    XCTAssertEqual(typing.prefix, "bx")
  }

  func testFromTheLastRowAllAreSearchedAndNoneBeyond() {
    var typing = TypeAhead()
    let last = labels.count - 1
    XCTAssertNil(type(&typing, "x", at: 0, from: last))
    XCTAssertEqual(type(&typing, "o", at: 5, from: last), 6)
  }

  func testCaseAndDiacriticsMakeNoDifference() {
    var typing = TypeAhead()
    XCTAssertEqual(type(&typing, "a", at: 0, from: nil), 0)
    XCTAssertEqual(type(&typing, "e", at: 5, from: nil), 3)
    XCTAssertEqual(type(&typing, "e", at: 10, from: 3), 4)
    XCTAssertEqual(type(&typing, "BODO", at: 15, from: nil), 2)
    XCTAssertEqual(type(&typing, "Ευ", at: 20, from: nil), 5)
    XCTAssertEqual(type(&typing, "e\u{301}l", at: 25, from: nil), 3)
  }

  func testOneLetterAgainAndAgainGoesOn() {
    var typing = TypeAhead()
    XCTAssertEqual(type(&typing, "b", at: 0, from: nil), 1)
    XCTAssertEqual(type(&typing, "b", at: 0.1, from: 1), 2)
    XCTAssertEqual(type(&typing, "b", at: 0.2, from: 2), 1)
    typing = TypeAhead()
    XCTAssertEqual(type(&typing, "o", at: 0.3, from: 2), 6)
    XCTAssertEqual(type(&typing, "o", at: 0.4, from: 6), 8, "oo stands in the list itself")
  }

  func testInANewSearchNothingHasBeenTyped() {
    var typing = TypeAhead(pause: 3)
    _ = type(&typing, "b", at: 0, from: nil)
    XCTAssertNotEqual(typing, TypeAhead(pause: 3))
    typing = TypeAhead(pause: 3)
    XCTAssertEqual(type(&typing, "o", at: 0.1, from: nil), 6)
    XCTAssertEqual(typing.prefix, "o")
  }

  func testTheLastRowsThereCanBeAreSearchedAsWell() {
    var typing = TypeAhead()
    let found = typing.type("a", at: 0, from: .max - 3, count: .max) { $0 == 1 ? "a" : "b" }
    XCTAssertEqual(found, 1)
  }

  func testNothingToFind() {
    var typing = TypeAhead()
    XCTAssertNil(typing.type("a", at: 0, from: nil, count: 0) { _ in "a" })
    XCTAssertNil(typing.type("", at: 9, from: nil, count: 1) { _ in "a" })
    XCTAssertEqual(typing.type("a", at: 5, from: 99, count: 1) { _ in "a" }, 0)
  }

  func testWithoutAPlaceTypingBeginsAtTheFirstRow() {
    for place in [nil, -1, 3, 99] {
      var typing = TypeAhead()
      XCTAssertEqual(typing.type("a", at: 0, from: place, count: 3) { _ in "apple" }, 0)
    }
  }

  func testAPauseIsOneSecondIfNothingElseIsSaid() {
    var typing = TypeAhead()
    _ = type(&typing, "b", at: 0, from: nil)
    _ = type(&typing, "o", at: 1, from: nil)
    XCTAssertEqual(typing.prefix, "bo")
    _ = type(&typing, "o", at: 2.01, from: nil)
    XCTAssertEqual(typing.prefix, "o")
  }

  func testTimeMayBeCountedFromAnyPointAndGoesForward() {
    for start in [-1_000.0, 0, 1_000] {
      var typing = TypeAhead()
      _ = type(&typing, "b", at: start, from: nil)
      _ = type(&typing, "o", at: start + 0.5, from: nil)
      XCTAssertEqual(typing.prefix, "bo")
      _ = type(&typing, "d", at: start + 0.25, from: nil)
      XCTAssertEqual(typing.prefix, "d")
      _ = type(&typing, "o", at: start + 2.25, from: nil)
      XCTAssertEqual(typing.prefix, "o")
    }
  }

  func testALetterTypedOnTheFirstRowGoesOnFromIt() {
    var typing = TypeAhead()
    XCTAssertEqual(typing.type("a", at: 0, from: 0, count: 3) { _ in "apple" }, 1)
  }

  func testALetterTypedTwiceIsLookedForInTheFirstRowToo() {
    let labels = ["oo", "o", "o"]
    var typing = TypeAhead()
    XCTAssertEqual(typing.type("o", at: 0, from: 0, count: 3) { labels[$0] }, 1)
    XCTAssertEqual(typing.type("o", at: 0.1, from: 1, count: 3) { labels[$0] }, 0)
  }

  func testALetterThatIsNoBaseWithMarksIsOnlyItself() {
    for letter in ["ŉ", "ß", "æ", "ə"] {
      for base in ["n", "s", "a", "e"] {
        var typing = TypeAhead()
        XCTAssertNil(typing.type(base, at: 0, from: nil, count: 1) { _ in letter })
      }
    }
  }

  /// Once only the first scalar of a letter was compared.
  func testVowelSignsFlagsAndJoinedPicturesAreNoDiacritics() {
    for (typed, other) in [("कि", "काला"), ("กี", "กา"), ("🇩🇪", "🇩🇰"), ("👩‍👩‍👧", "👩")] {
      let labels = [other, typed + "!", typed + "?"]
      var typing = TypeAhead()
      XCTAssertEqual(typing.type(typed, at: 0, from: nil, count: 3) { labels[$0] }, 1)
      XCTAssertEqual(typing.type(typed, at: 0.1, from: 1, count: 3) { labels[$0] }, 2, "repeated")
      // A sign that is typed after its letter narrows the search.
      typing = TypeAhead()
      var row: Int?
      for scalar in typed.unicodeScalars {
        row = typing.type(String(scalar), at: 0, from: row, count: 3) { labels[$0] }
      }
      XCTAssertEqual(row, 1)
    }
    // A tone mark is a diacritic, and so is a heart's form.
    for (typed, label) in [("น", "น้ำ"), ("\u{301}e", "été"), ("❤", "❤️"), ("і", "і\u{308}")] {
      var typing = TypeAhead()
      XCTAssertEqual(typing.type(typed, at: 0, from: nil, count: 1) { _ in label }, 0)
    }
    var typing = TypeAhead()
    XCTAssertNil(typing.type("\u{301}", at: 0, from: nil, count: 1) { _ in "a" })
  }
}
