// SPDX-License-Identifier: MIT

extension IndexMapping {
  /// The segments of a change at several places, on the heap.
  ///
  /// Shuffled contents have as many segments as rows, and the table stores these segments, so each
  /// takes only twelve bytes.
  @usableFromInline
  final class List: Sendable {
    /// The first old number of each segment, or -1 if it is new; then the first new number of each
    /// segment, and the number after the last segment; then the places of the kept segments in the
    /// order of their old numbers.
    let numbers: CompactNumbers
    /// The number of segments.
    @usableFromInline let count: Int
    /// The number of kept segments.
    let keptCount: Int
    /// The run that moves, if its move is known to be the only change.
    let move: KeptRun?
    /// An index that finds the kept run of a number, if the list has many runs.
    private let directory: RunDirectory?

    convenience init(_ segments: [RowSegment], oldCount: Int, move: KeptRun? = nil) {
      let numbers = CompactNumbers {
        segments.numbers($0, below: oldCount)
      } long: {
        segments.numbers($0, below: oldCount)
      }
      self.init(numbers, of: segments.count, oldCount: oldCount, move: move)
    }

    /// Creates a list from its numbers.
    init(_ numbers: CompactNumbers, of count: Int, oldCount: Int, move: KeptRun? = nil) {
      (self.numbers, self.count, self.move) = (numbers, count, move)
      let base = 2 * count + 1
      keptCount = numbers.count - base
      directory = RunDirectory(of: keptCount, below: oldCount) { [numbers] in
        numbers[numbers[base + $0]]
      }
    }

    /// The number of elements after the change.
    @usableFromInline var newCount: Int { numbers[2 * count] }

    /// The first new number of a segment; for the place after the last segment, the number of all
    /// elements.
    func start(_ i: Int) -> Int { numbers[count + i] }

    /// The segment at a place.
    @inline(__always)
    func segment(_ i: Int) -> RowSegment {
      let (old, length) = (numbers[i], start(i + 1) - start(i))
      return old < 0 ? .inserted(length) : .kept(old..<(old + length))
    }

    /// All segments, in the order of the new numbers.
    var segments: [RowSegment] { (0..<count).map { segment($0) } }

    /// The kept run at a place in the order of the old numbers.
    @inline(__always)
    func keptRun(_ k: Int) -> KeptRun {
      let i = numbers[2 * count + 1 + k]
      return KeptRun(old: numbers[i], new: start(i), count: start(i + 1) - start(i))
    }

    /// The kept runs, in the order of the old numbers.
    var keptRuns: some Sequence<KeptRun> { (0..<keptCount).lazy.map { [self] in keptRun($0) } }

    /// The place of the last kept run that begins at or below an old number, or -1.
    @inline(__always)
    func keptPlace(of old: Int) -> Int {
      if let directory { return directory.count(upTo: old) - 1 }
      // After a shuffle, each number is a run of its own.
      if keptCount > old, keptRun(old).old == old { return old }
      return partitionPoint(of: keptCount) { keptRun($0).old <= old } - 1
    }

    /// The place of the segment that contains a new number; zero for numbers below all segments,
    /// and the number of segments for numbers above all segments.
    func place(of new: Int) -> Int {
      Swift.max(partitionPoint(of: count + 1) { start($0) <= new } - 1, 0)
    }

    /// The new number of the element with an old number, which must be below the old count; nil if
    /// it was removed.
    func newIndex(of old: Int) -> Int? {
      let k = keptPlace(of: old)
      guard k >= 0 else { return nil }
      let run = keptRun(k)
      return old - run.old < run.count ? run.new + (old - run.old) : nil
    }
  }
}

extension [RowSegment] {
  /// The numbers of a list; nil if they don't fit.
  ///
  /// Kept and new segments may alternate at random, so a loop that checks the kind costs as much as
  /// a few other loops; therefore only one loop checks it.
  fileprivate func numbers<Number: FixedWidthInteger>(
    _ type: Number.Type, below oldCount: Int
  ) -> [Number]? {
    func number(_ value: Int) -> Number { Number(truncatingIfNeeded: value) }
    guard Number(exactly: oldCount) != nil, Number(exactly: 3 * count + 1) != nil
    else { return nil }
    let base = 2 * count + 1
    var numbers = [Number](repeating: number(-1), count: base + count)
    var (position, last, isAscending) = (0, -1, true)
    var k = base
    for i in indices {
      numbers[count + i] = number(position)
      guard case .kept(let rows) = self[i] else {
        position += self[i].count
        continue
      }
      position += rows.count
      numbers[i] = number(rows.lowerBound)
      numbers[k] = number(i)
      k += 1
      if rows.lowerBound < last { isAscending = false }
      last = rows.lowerBound
    }
    guard Number(exactly: position) != nil else { return nil }
    numbers.removeLast(base + count - k)
    let keptCount = k - base
    numbers[2 * count] = number(position)
    if isAscending { return numbers }
    k = base
    if keptCount == oldCount {
      // After a shuffle, each number is a run of its own.
      for i in indices where numbers[i] >= 0 { numbers[base + Int(numbers[i])] = number(i) }
    } else if keptCount > oldCount / 32 {
      // If there are many segments, each is put at its place among all old numbers.
      var places = [Number](repeating: number(-1), count: oldCount)
      for i in indices where numbers[i] >= 0 { places[Int(numbers[i])] = number(i) }
      for place in places where place >= 0 {
        numbers[k] = place
        k += 1
      }
    } else {
      let places = numbers[base...].map { Int($0) }.ordered { SortKey(first: Int(numbers[$0])) }
      for place in places {
        numbers[k] = number(place)
        k += 1
      }
    }
    return numbers
  }
}
