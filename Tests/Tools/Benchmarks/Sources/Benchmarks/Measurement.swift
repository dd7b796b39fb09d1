// SPDX-License-Identifier: MIT

/// The measurement of a peer for a workload.
struct Measurement {
  /// The least time of an operation in nanoseconds.
  var nanoseconds = Double.infinity
  /// A number that is equal for peers with equal results.
  var digest: Int
  /// Whether a single operation took the whole time.
  var isCut = false
}

/// A peer that alternates with the others.
protocol Contestant: AnyObject {
  var name: String { get }
  /// Performs the first few operations of a workload, for their results; nil if it would take too
  /// long.
  func begin(_ workload: Workload) -> Measurement?
  /// Performs more operations, for their time.
  ///
  /// - Returns: Whether there is time for another round.
  func measureRound(_ workload: Workload, _ result: inout Measurement) -> Bool
}

/// Runs workloads on a peer, within a time for each.
final class Bench<P: Peer>: Contestant {
  private let size: Size
  private let members: [Int]
  private let arguments: Arguments
  private let seconds: Double
  private let base: P
  private let clock = ContinuousClock()
  /// The state of the workload: its set, the next operation, the number of operations in a round,
  /// and the time spent.
  private var set: P
  private var next = 0
  private var count = 1
  private var spent = 0.0
  private var rounds = 0

  init(_ size: Size, members: [Int], arguments: Arguments, seconds: Double) {
    self.size = size
    self.members = members
    self.arguments = arguments
    self.seconds = seconds
    base = P(members, length: size.length)
    set = base
  }

  var name: String { P.name }

  /// Whether a peer would need an element for each of a hundred million rows.
  private func isHopeless(_ workload: Workload) -> Bool {
    P.self == PathSetPeer.self && size.length > 10_000_000
      && ["W1", "W7", "W10"].contains(workload.name)
  }

  func begin(_ workload: Workload) -> Measurement? {
    if isHopeless(workload) { return nil }
    set = base.copy()
    (next, count, spent, rounds) = (0, 1, 0, 0)
    var held: [P] = []
    var digest = workload.run(&set, &held, arguments, members, 0..<3)
    digest &+= set.count() &* 31 &+ set.sum() &* 7 &+ held.reduce(0) { $0 &+ $1.sum() }
    if workload.isConsuming { set = base.copy() }
    return Measurement(digest: digest)
  }

  func measureRound(_ workload: Workload, _ result: inout Measurement) -> Bool {
    // Before a sixteenth of the rows is used up, so that the set is what the workload says.
    if workload.isConsuming, next + count > size.length / 16 || workload.name == "W6" {
      set = P(members, length: size.length)
      next = 0
    }
    // Copies are released after each round, outside of its time.
    var held: [P] = []
    let time = clock.measure {
      blackHole &+= workload.run(&set, &held, arguments, members, next..<(next + count))
    }
    next += count
    let each = time.nanoseconds / Double(count)
    spent += time.nanoseconds / 1e9
    // Long enough that cold caches don't matter.
    let most = workload.isConsuming ? min(2_048, size.length / 16) : 65_536
    let isLong = time.nanoseconds > 2e6 || count >= most || workload.name == "W6"
    if isLong || spent >= seconds {
      result.nanoseconds = min(result.nanoseconds, each / Double(workload.units(size)))
    }
    if isLong { rounds += 1 } else { count *= 2 }
    if time.nanoseconds / 1e9 > seconds { result.isCut = count == 1 }
    return spent < seconds && rounds < 5_000
  }
}

/// The results of operations, stored here so that no work is optimized away.
nonisolated(unsafe) var blackHole = 0

extension Duration {
  var nanoseconds: Double {
    Double(components.seconds) * 1e9 + Double(components.attoseconds) / 1e9
  }
}
