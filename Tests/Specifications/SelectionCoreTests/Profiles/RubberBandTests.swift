// SPDX-License-Identifier: MIT
import RandomChoices
import Fixtures
import SelectionCore
import XCTest

/// Bands over lists, grids and any frames, compared with a test of each frame.
final class RubberBandTests: XCTestCase {
  /// The frame of each row, in order.
  private func frames(_ grid: RowGrid) -> [ViewRect] {
    let columns = max(grid.columns, 1)
    return (0..<max(grid.rowCount, 0)).map { row in
      let (line, place) = (row / columns, row % columns)
      let column = grid.isRightToLeft ? columns - 1 - place : place
      let width = grid.cellWidth ?? 10_000
      return ViewRect(
        x: grid.cellWidth == nil
          ? -5_000 : grid.origin.x + Double(column) * (width + grid.columnGap),
        y: grid.origin.y + Double(line) * (grid.cellHeight + grid.lineGap), width: width,
        height: grid.cellHeight)
    }
  }

  private func overlap(_ a: ViewRect, _ b: ViewRect) -> Bool {
    max(a.minX, b.minX) < min(a.maxX, b.maxX) && max(a.minY, b.minY) < min(a.maxY, b.maxY)
  }

  private func numbers(_ rows: RowSpans, _ count: Int) throws -> [Int] {
    Array(try rows.numbers(in: [count]))
  }

  private func grid(_ random: inout RandomSource) -> RowGrid {
    if random.below(4) == 0 {
      var list = RowGrid(rowCount: random.below(30), lineHeight: Double(1 + random.below(9)))
      list.origin.y = Double(random.below(20))
      list.lineGap = Double(random.below(4))
      return list
    }
    var grid = RowGrid(
      rowCount: random.below(40), columns: 1 + random.below(6),
      cellWidth: Double(1 + random.below(80)) / 4, cellHeight: Double(1 + random.below(80)) / 4)
    grid.origin = ViewPoint(x: Double(random.below(9)), y: Double(random.below(9)))
    (grid.columnGap, grid.lineGap) = (Double(random.below(30)) / 4, Double(random.below(30)) / 4)
    grid.isRightToLeft = random.below(2) == 0
    return grid
  }

  func testGridsCoverTheRowsWhoseFramesOverlap() throws {
    for seed in 0..<UInt64(amount(debug: 100, optimized: 3_000)) {
      var random = RandomSource(seed: seed)
      let grid = grid(&random)
      let frames = frames(grid)
      for _ in 0..<20 {
        // Quarters, so that edges coincide.
        func place() -> ViewPoint {
          ViewPoint(x: Double(random.below(600)) / 4 - 20, y: Double(random.below(600)) / 4 - 20)
        }
        let rect = ViewRect(from: place(), to: place())
        let naive = frames.indices.filter { rect.width > 0 && overlap(frames[$0], rect) }
        guard rect.width > 0, rect.height > 0 else { continue }
        let rows = try numbers(grid.rows(in: rect), grid.rowCount)
        XCTAssertEqual(rows, naive, "seed \(seed): \(grid) \(rect)")
      }
    }
  }

  func testABandByGridSelectsTheSameRowsAsByFrames() throws {
    for seed in 0..<UInt64(amount(debug: 100, optimized: 1_000)) {
      var random = RandomSource(seed: seed)
      let grid = grid(&random)
      let frames = frames(grid)
      let start = ViewPoint(x: Double(random.below(100)), y: Double(random.below(100)))
      var table = TableSelection(shape: [grid.rowCount], policy: .multiple)
      var (byGrid, byFrames) = (RubberBand<RowPath>(from: start), RubberBand<RowPath>(from: start))
      let effect = SweepEffect.allCases[random.below(4)]
      let first = RowSet(random.range(within: grid.rowCount))
      try table.select(RowPaths(first, in: table.shape))
      try table.apply(.beginSweep(effect))
      // The frames of visible rows are known, and the view scrolls with the pointer.
      var (end, inSight) = (start, 0..<0)
      for _ in 0..<12 {
        end.x += Double(random.below(81)) / 2 - 20
        end.y += Double(random.below(81)) / 2 - 20
        inSight = random.range(within: grid.rowCount)
        let old = byGrid.covered
        let input = byGrid.move(to: end, in: grid)
        XCTAssertEqual(input == nil, byGrid.covered == old, "seed \(seed)")
        if let input { try table.apply(input) }
        // All covered rows have been visible.
        let band = ViewRect(from: start, to: end)
        let isEmpty = band.width == 0 || band.height == 0
        let covered = RowSet(frames.indices.filter { !isEmpty && overlap(frames[$0], band) })
        if isEmpty { continue }
        let known = covered.union(RowSet(inSight)).map { (row: row($0), frame: frames[$0]) }
        _ = byFrames.move(to: end, over: known)
        let seen = try byFrames.covered.numbers(in: table.shape)
        XCTAssertEqual(seen, covered, "seed \(seed)")
        let selected: RowSet =
          switch effect {
          case .replacing: covered
          case .adding: first.union(covered)
          case .removing: first.subtracting(covered)
          case .toggling: first.symmetricDifference(covered)
          }
        XCTAssertEqual(table.selectedNumbers, selected, "seed \(seed) \(effect)")
      }
      try table.apply(.cancel)
      XCTAssertEqual(table.selectedNumbers, first, "seed \(seed)")
    }
  }

  func testItemsOutOfSightStayCovered() throws {
    func frame(_ number: Int) -> ViewRect {
      ViewRect(x: 0, y: Double(number) * 100, width: 50, height: 90)
    }
    func items(_ numbers: Range<Int>) -> [(row: String, frame: ViewRect)] {
      numbers.map { ("i\($0)", frame($0)) }
    }
    var band = RubberBand<String>(from: ViewPoint(x: 10, y: 150))
    XCTAssertEqual(
      band.move(to: ViewPoint(x: 20, y: 250), over: items(0..<4)),
      .continueSweep(over: ["i1", "i2"]))
    XCTAssertNil(band.move(to: ViewPoint(x: 30, y: 260), over: items(0..<4)), "the same items")
    // The view scrolls; the rows above aren't visible anymore.
    XCTAssertEqual(
      band.move(to: ViewPoint(x: 20, y: 710), over: items(5..<9)),
      .continueSweep(over: ["i1", "i2", "i3", "i5", "i6", "i7"]), "i4 was never in sight")
    XCTAssertEqual(
      band.move(to: ViewPoint(x: 20, y: 350), over: items(4..<8)),
      .continueSweep(over: ["i1", "i2", "i3"]))
    XCTAssertEqual(
      band.move(to: ViewPoint(x: 20, y: 195), over: items(4..<8)), .continueSweep(over: ["i1"]))
    XCTAssertEqual(
      band.move(to: ViewPoint(x: 20, y: 195), over: [("i1", frame(7))]), .continueSweep(over: []),
      "an item that went elsewhere")
    XCTAssertEqual(band.frame, ViewRect(x: 10, y: 150, width: 10, height: 45))
  }

  func testAListIsOneSpanHoweverLongItIs() {
    let list = RowGrid(rowCount: 5_000_000, lineHeight: 36)
    var band = RubberBand<RowPath>(from: ViewPoint(x: 0, y: 40))
    XCTAssertEqual(
      band.move(to: ViewPoint(x: 0, y: 1e12), in: list, section: 2),
      .continueSweep(over: .rows(from: row(2, 1), through: row(2, 4_999_999))))
    XCTAssertEqual(band.start, ViewPoint(x: 0, y: 40))
    XCTAssertEqual(band.end.y, 1e12)
  }

  func testAPartOfTheColumnsIsASpanForEachLineUpToAMillion() {
    for count in [4_000_000, 1_000_000_000, Int.max] {
      let grid = RowGrid(rowCount: count, columns: 4, cellWidth: 10, cellHeight: 10)
      for height in [25, 1e7, 1.1e7, 1e300, .infinity] {
        let rect = ViewRect(x: 12, y: 0, width: 10, height: height)
        let rows = grid.rows(in: rect)
        let lines = height < 1e9 ? min(Int((height / 10).rounded(.up)), count / 4) : count / 4
        XCTAssertEqual(rows.spans.count, lines > 1 << 20 ? 0 : lines, "\(count), \(height)")
        XCTAssertEqual(rows.spans.first, lines > 1 << 20 ? nil : .rows(from: "0.1", through: "0.2"))
      }
    }
  }

  func testThePointOfARowIsInNoOther() {
    for isRightToLeft in [false, true] {
      var grid = RowGrid(rowCount: 10, columns: 4, cellWidth: 10, cellHeight: 5)
      grid.origin = ViewPoint(x: 3, y: -2)
      (grid.columnGap, grid.lineGap, grid.isRightToLeft) = (2, 1, isRightToLeft)
      for x in stride(from: -1.0, through: 60, by: 0.5) {
        for y in stride(from: -4.0, through: 20, by: 0.5) {
          // A rectangle within half a step of the point touches no other cell.
          let around = ViewRect(x: x, y: y, width: 0.25, height: 0.25)
          let expected = grid.rows(in: around, section: 2).spans.first
          let found = grid.row(at: ViewPoint(x: x, y: y), section: 2)
          XCTAssertEqual(found.map { .rows(from: $0, through: $0) }, expected, "\(x), \(y)")
        }
      }
    }
    let list = RowGrid(rowCount: 3, lineHeight: 20)
    XCTAssertEqual(list.row(at: ViewPoint(x: 900, y: 59)), "0.2")
    XCTAssertNil(list.row(at: ViewPoint(x: 900, y: 60)))
    XCTAssertNil(RowGrid(rowCount: 3, lineHeight: 0).row(at: ViewPoint(x: 0, y: 0)))
    XCTAssertNil(list.row(at: ViewPoint(x: 0, y: .nan)))
    let vast = RowGrid(rowCount: .max, columns: .max, cellWidth: 1, cellHeight: 1)
    XCTAssertEqual(vast.row(at: ViewPoint(x: 0, y: 0)), "0.0")
  }

  func testInvalidSizesCoverNoRows() {
    let odd: [Double] = [.nan, .infinity, -.infinity, .greatestFiniteMagnitude, 0, -1]
    for size in odd + [10] {
      for count in [0, -1, 7, Int.max] {
        for columns in [0, -1, 3, Int.max] {
          let grid = RowGrid(
            rowCount: count, columns: columns, cellWidth: size, cellHeight: size)
          for x in odd + [15] {
            let rect = ViewRect(from: ViewPoint(x: 5, y: 5), to: ViewPoint(x: x, y: 15))
            let isPossible = count > 0 && columns > 0 && size.isFinite && size > 0
            let rows = grid.rows(in: rect)
            if !isPossible { XCTAssertEqual(rows, [], "\(grid) \(rect)") }
          }
        }
      }
    }
    var grid = RowGrid(rowCount: 9, columns: 3, cellWidth: 10, cellHeight: 10)
    let rect = ViewRect(x: 0, y: 0, width: 99, height: 99)
    XCTAssertNotEqual(grid.rows(in: rect), [])
    for gap in [Double.nan, .infinity, -10] {
      grid.columnGap = gap
      XCTAssertEqual(grid.rows(in: rect), [])
    }
  }

  func testAutoscroll() {
    let scroll = Autoscroll(margin: 30, reach: 100, topSpeed: 1_000)
    func speed(_ place: Double) -> Double { scroll.speed(at: place, from: 0, to: 400) }
    XCTAssertEqual(
      [200, 30, 370, 20, 380, -70, 470, -9e9, 9e9, .nan].map(speed),
      [0, 0, 0, -100, 100, -1_000, 1_000, -1_000, 1_000, 0])
    for place in stride(from: -200.0, through: 600, by: 7) {
      XCTAssertLessThanOrEqual(speed(place), speed(place + 7))
      XCTAssertEqual(speed(place), -speed(400 - place), accuracy: 1e-9)
    }
    // In a view lower than both margins the speed in the middle is zero.
    XCTAssertEqual(scroll.speed(at: 10, from: 0, to: 20), 0)
    XCTAssertEqual(Autoscroll(reach: 0).speed(at: 500, from: 0, to: 400), 2_400)
  }

  func testABandsEffectIsTheProfiles() {
    let expected: [String: [SweepEffect]] = [
      "touch": [.adding, .toggling, .adding], "aria": [.adding, .toggling, .adding],
    ]
    for profile in InputProfile.all {
      let effects = [KeyModifiers(), .command, .shift].map(profile.sweepEffect)
      XCTAssertEqual(
        effects, expected[profile.name] ?? [.replacing, .toggling, .adding], profile.name)
      XCTAssertEqual(profile.sweepEffect(for: .option), effects[0], "⌥ means nothing in a click")
    }
  }

  func testABandOverOtherRowsWithTheSamePathsIsToldOnce() {
    var grid = RowGrid(rowCount: 12, columns: 4, cellWidth: 10, cellHeight: 10)
    var band = RubberBand<RowPath>(from: ViewPoint(x: 11, y: 11))
    let input = band.move(to: ViewPoint(x: 29, y: 29), in: grid)
    XCTAssertNotNil(input)
    XCTAssertNil(band.move(to: ViewPoint(x: 28, y: 29), in: grid))
    grid.rowCount = 13
    band.invalidate()
    XCTAssertEqual(band.move(to: ViewPoint(x: 28, y: 29), in: grid), input)
    XCTAssertNil(band.move(to: ViewPoint(x: 29, y: 29), in: grid))
  }
}
