// SPDX-License-Identifier: MIT

/// The paths below the current folder that Git ignores, and Git's own folder.
struct IgnoredPaths {
  /// The command that lists the ignored paths; it runs no program that the repository's settings
  /// name.
  private static let command = Array(
    """
    exec git -c core.fsmonitor=false ls-files -z --others --ignored --exclude-standard \
    --directory 2> /dev/null
    """.utf8)
  /// The longest time to wait for Git, in milliseconds.
  private static let patience = 500
  private static let ownFolder = Array(".git/".utf8)

  /// The ignored paths; the paths of folders end with a slash.
  private let paths: Set<[UInt8]>

  /// Gets the ignored paths from Git; outside a work tree, or if Git is slow, only Git's own folder
  /// is ignored.
  init() {
    var bytes: [UInt8] = []
    var isComplete = false
    var ends: [Int32] = [-1, -1]
    if pipe(&ends) == 0 {
      defer { close(ends[0]) }
      for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
      let process = ShellCommand.start(Self.command, output: ends[1])
      close(ends[1])
      let start = ContinuousClock.now
      var buffer = [UInt8](repeating: 0, count: 1 << 16)
      while !isComplete {
        let left = Self.patience - Int(start.duration(to: .now) / .milliseconds(1))
        guard left > 0, Terminal.wait(for: ends[0], milliseconds: left) else { break }
        let count = read(ends[0], &buffer, buffer.count)
        if count > 0 { bytes += buffer.prefix(count) }
        isComplete = count == 0
      }
      if let process {
        if !isComplete { kill(-process, SIGKILL) }
        var status: Int32 = 0
        waitpid(process, &status, 0)
      }
    }
    paths = isComplete ? Set(bytes.split(separator: 0).map(Array.init)) : []
  }

  /// Whether a path is ignored; the path of a folder must end with a slash.
  func contains(_ path: [UInt8]) -> Bool {
    paths.contains(path) || path.suffix(Self.ownFolder.count) == Self.ownFolder[...]
  }
}
