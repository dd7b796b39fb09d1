// SPDX-License-Identifier: MIT

/// What a peer took for a workload.
struct Measurement {
  let peer: String
  /// The least time of an operation in nanoseconds, or nil if it took longer than there was time
  /// for.
  var nanoseconds: Double
  /// A number that is the same for all peers whose results are.
  var digest: Int
  /// Whether a single operation took all the time there was.
  var isCut = false
}

/// Runs workloads on a peer, within a time for each.
struct Bench<P: Peer> {
  let size: Size
  let members: [Int]
  let arguments: Arguments
  let seconds: Double
  private let clock = ContinuousClock()

  init(_ size: Size, members: [Int], arguments: Arguments, seconds: Double) {
    self.size = size
    self.members = members
    self.arguments = arguments
    self.seconds = seconds
  }

  func run(_ workloads: [Workload]) -> [String: Measurement] {
    let base = P(members, length: size.length)
    var results: [String: Measurement] = [:]
    for workload in workloads where !isHopeless(workload) {
      results[workload.name] = measure(workload, base)
    }
    return results
  }

  /// Whether a peer would need an element for each of a hundred million rows.
  private func isHopeless(_ workload: Workload) -> Bool {
    P.self == PathSetPeer.self && size.length > 10_000_000
      && ["W1", "W7", "W10"].contains(workload.name)
  }

  /// The results of the first few operations, then the times.
  private func measure(_ workload: Workload, _ base: P) -> Measurement {
    var set = base.copy()
    var held: [P] = []
    var digest = workload.run(&set, &held, arguments, members, 0..<3)
    digest &+= set.count() &* 31 &+ set.sum() &* 7 &+ held.reduce(0) { $0 &+ $1.sum() }
    var result = Measurement(peer: P.name, nanoseconds: .infinity, digest: digest)
    if workload.isConsuming { set = base.copy() }
    var count = 1
    var spent = 0.0
    var rounds = 0
    let units = Double(workload.units(size))
    var next = 0
    while spent < seconds, rounds < 5_000 {
      if workload.isConsuming, size.length <= 10_000 || workload.name == "W6" {
        set = P(members, length: size.length)
        next = 0
      }
      let time = clock.measure {
        digest &+= workload.run(&set, &held, arguments, members, next..<(next + count))
      }
      next += count
      let nanoseconds =
        Double(time.components.attoseconds) / 1e9 + Double(time.components.seconds) * 1e9
      spent += nanoseconds / 1e9
      let each = nanoseconds / Double(count)
      let isLong = nanoseconds > 2e6 || count >= 2_048 || workload.name == "W6"
      if isLong {
        result.nanoseconds = min(result.nanoseconds, each / units)
        rounds += 1
      } else {
        count *= 2
      }
      if nanoseconds / 1e9 > seconds { result.isCut = count == 1 }
      result.nanoseconds = result.nanoseconds.isFinite ? result.nanoseconds : each / units
    }
    if digest == .min { print("") }
    return result
  }
}
