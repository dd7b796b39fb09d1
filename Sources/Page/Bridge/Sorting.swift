// SPDX-License-Identifier: MIT

/// Sorting the large table by counting, which takes three passes for a million rows.
extension Items {
  /// The positions of items in the order of their numbers.
  func sortedByNumber(_ contents: [Int32]) -> [Int32] {
    Array(0..<Int32(contents.count)).sorted(below: count) { Int(contents[Int($0)]) }
  }

  /// The positions of items in the order of their names: by words, then by number, and each copy
  /// after its original.
  func sortedByName(_ contents: [Int32]) -> [Int32] {
    let pairs = Labels.pairs.map { Array($0.utf8) }
    let ranks = pairs.map { pair in pairs.filter { precedes($0, pair) }.count }
    func number(_ place: Int32) -> Int { Int(original(of: contents[Int(place)])) }
    return sortedByNumber(contents)
      .sorted(below: count) { number($0) }
      .sorted(below: pairs.count) { ranks[number($0) % pairs.count] }
  }

  private func precedes(_ first: [UInt8], _ second: [UInt8]) -> Bool {
    for i in 0..<min(first.count, second.count) where first[i] != second[i] {
      return first[i] < second[i]
    }
    return first.count < second.count
  }
}

extension [Int32] {
  /// The elements in the order of their keys, from 0; elements with the same key keep their order.
  fileprivate func sorted(below end: Int, by key: (Int32) -> Int) -> [Int32] {
    var places = [Int](repeating: 0, count: end + 1)
    for element in self { places[key(element) + 1] += 1 }
    for i in places.indices.dropFirst() { places[i] += places[i - 1] }
    var sorted = self
    for element in self {
      let key = key(element)
      sorted[places[key]] = element
      places[key] += 1
    }
    return sorted
  }
}
