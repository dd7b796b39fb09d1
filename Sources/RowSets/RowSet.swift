// SPDX-License-Identifier: MIT

/// A set of row numbers, such as the rows that are selected, checked or disabled.
///
///     var rows: RowSet = [1, 2, 3, 7]
///     rows.insert(10..<1_000_000)
///     rows.count                        // 999994
///     rows.openGap(at: 2, count: 5)     // rows 2 and up are now five further on
///
/// Row numbers range from 0 to `Int.max - 1`. Numbers outside this range are invalid: a set never
/// contains them, and inserting or removing them has no effect.
///
/// Copying a set is cheap: the copies share nodes, and a change copies only the few nodes on the
/// path to the change. In the complexity of each method, *n* is the number of rows up to the
/// highest member, and *r* the number of runs of consecutive members. A set takes at most about 1.5
/// bits for each of the *n* rows, and at most about 50 bytes for each of the *r* runs. If many runs
/// are a few hundred rows apart, each run takes five bytes.
public struct RowSet: Sendable {
  /// The tree that stores the state of each row below its length; nil if there are no such rows, or
  /// the set is a word.
  ///
  /// Nodes that other values also reference are never written, so a value may be sent anywhere.
  @usableFromInline nonisolated(unsafe) var root: Node?

  /// The form in which the members are stored.
  @usableFromInline var form = Form.word(0)

  /// A form in which a set stores its members.
  @usableFromInline
  enum Form: Equatable, Sendable {
    /// Rows stored as bits, the lowest bit for row 0, without a tree.
    case word(UInt)
    /// The members are the rows that the tree marks.
    case tree
    /// The members are the rows below an end that the tree, which may be nil, doesn't mark; the end
    /// is at least the tree's length.
    case inverted(end: Int)
  }

  /// Whether a row that is on in the tree is *not* a member.
  @inlinable @inline(__always)
  var isInverted: Bool { if case .inverted = form { true } else { false } }

  /// The valid row numbers.
  @inlinable package static var universe: Range<Int> { 0..<Int.max }

  /// Creates an empty set.
  ///
  /// - Complexity: O(1).
  public init() {}

  /// Creates the set of all rows in a range.
  ///
  /// - Complexity: O(1).
  public init(_ rows: Range<Int>) {
    let rows = rows.clamped(to: Self.universe)
    guard !rows.isEmpty else { return }
    if Self.hasWords, rows.upperBound <= UInt.bitWidth {
      form = .word(UInt(run: rows))
      return
    }
    if rows.lowerBound > 0 { root = Node.uniform(rows.lowerBound, true) }
    form = .inverted(end: rows.upperBound)
  }

  /// Creates a set of rows, given in any order.
  ///
  /// - Complexity: O(*k*) for *k* rows in ascending order, otherwise O(*k* log *k*).
  @inlinable
  public init(_ rows: some Sequence<Int>) { self.init(rows: Array(rows)) }

  /// Creates the union of ranges, given in any order.
  ///
  /// - Complexity: O(*r*) for *r* ranges in ascending order, otherwise O(*r* log *r*).
  @inlinable
  public init(ranges: some Sequence<Range<Int>>) { self.init(rangeList: Array(ranges)) }

  /// Makes a set from a new tree.
  init(_ root: consuming Node?, isInverted: Bool = false, length: Int = 0) {
    let treeLength = root?.read { $0.length } ?? 0
    if (isInverted ? length : treeLength) <= (Self.hasWords ? UInt.bitWidth : 0) {
      let word = root?.read { $0.word } ?? 0
      form = .word(isInverted ? ~word & UInt(run: 0..<length) : word)
      return
    }
    self.root = root
    form = isInverted ? .inverted(end: length) : treeForm
    checkInvariants()
  }

  /// Calls a closure with the tree, which this set keeps alive during the call.
  @inline(__always)
  func readTree<Result>(_ body: (NodeView?) -> Result) -> Result {
    withExtendedLifetime(self) { body(root?.view) }
  }

  /// The number of rows that the tree covers.
  @usableFromInline var treeLength: Int { readTree { $0?.length ?? 0 } }

  /// The number of rows that are on in the tree.
  @usableFromInline var treeWeight: Int { readTree { $0?.weight ?? 0 } }

  /// The size of all nodes in bytes, whether shared or not.
  package var storageSize: Int { readTree { $0?.storageSize ?? 0 } }

  /// The end of the rows that may be members.
  @inlinable package var extent: Int {
    switch form {
    case .word(let word): UInt.bitWidth - word.leadingZeroBitCount
    case .tree: treeLength
    case .inverted(let end): end
    }
  }

  /// Traps with a list of all defects if the set isn't well-formed; has no effect without the
  /// package trait `InvariantChecks`.
  @inline(__always)
  func checkInvariants() {
    #if InvariantChecks
      var defects = root.map(Node.defects) ?? []
      switch form {
      case .word: if root != nil { defects.append("is a word, but has a tree") }
      case .tree: if root == nil { defects.append("has no tree") }
      case .inverted(let end):
        if end < treeLength {
          defects.append("ends at \(end), but has a tree of \(treeLength) rows")
        }
      }
      precondition(defects.isEmpty, defects.joined(separator: "\n"))
    #endif
  }
}
