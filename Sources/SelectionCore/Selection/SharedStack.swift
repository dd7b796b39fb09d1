// SPDX-License-Identifier: MIT

/// A stack whose copies share what they have in common: pushing onto one of many copies costs O(1).
struct SharedStack<Element: Hashable & Sendable>: Sendable {
  /// An element and what lies below it; never written while it can be reached.
  private final class Node {
    let element: Element
    private(set) var below: Node?

    init(_ element: Element, on below: Node?) {
      self.element = element
      self.below = below
    }

    /// Lets go of what lies below one by one, for a chain of any length must not end in as many nested calls.
    deinit {
      var rest = below
      below = nil
      while isKnownUniquelyReferenced(&rest) {
        let next = rest?.below
        rest?.below = nil
        rest = next
      }
    }
  }

  nonisolated(unsafe) private var top: Node?

  /// The number of elements.
  private(set) var count = 0

  mutating func push(_ element: Element) {
    unsafe top = unsafe Node(element, on: top)
    count += 1
  }

  mutating func pop() -> Element? {
    guard let node = unsafe top else { return nil }
    unsafe top = node.below
    count -= 1
    return node.element
  }

  /// So many of the newest elements, the newest last.
  ///
  /// O(*k*).
  func newest(_ limit: Int) -> [Element] {
    var elements: [Element] = []
    var node = unsafe top
    while let current = node, elements.count < limit {
      elements.append(current.element)
      node = current.below
    }
    return elements.reversed()
  }

  init(_ elements: [Element] = []) {
    for element in elements { push(element) }
  }
}

extension SharedStack: Hashable {
  static func == (first: SharedStack, second: SharedStack) -> Bool {
    guard first.count == second.count else { return false }
    var a = unsafe first.top
    var b = unsafe second.top
    while let one = a, let other = b, one !== other {
      guard one.element == other.element else { return false }
      a = one.below
      b = other.below
    }
    return true
  }

  func hash(into hasher: inout Hasher) { hasher.combine(newest(count)) }
}
